"""The worker of a phone as a whole: what it answers, what it keeps, what it sends."""

from typing import Any

import pytest

from tests.js.whole_phone import AWAY, NOT_OURS, WholePhone

Json = dict[str, Any]

SHEET = "sheet1"  # the client id of the first deal's sheet


def arrived(phone: WholePhone, status: int) -> Json:
    """Whether the server says that the game has what was sent."""
    return {f"GET {phone.table}/arrived": {"status": status}}


def count_and_be_refused(phone: WholePhone) -> None:
    """A deal is counted without the server, which refuses it once it is back."""
    phone.serve(None)
    phone.count()
    refused = {f"POST {phone.table}/deals/1": {"status": 422}}
    phone.serve(phone.usual(**refused))
    phone.send()


def test_what_was_counted_is_kept_and_sent(whole_phone: WholePhone) -> None:
    whole_phone.serve(None)
    assert whole_phone.count()["to"].endswith(whole_phone.table)
    assert "not yet sent: deal 1." in whole_phone.unsent()
    saved = {f"POST {whole_phone.table}/deals/1": {"to": whole_phone.table}}
    whole_phone.serve(whole_phone.usual(**saved))
    whole_phone.send()
    assert whole_phone.acts == []


@pytest.mark.parametrize(
    ("error", "at_once"),
    [("InvalidStateError", True), ("UnknownError", False)],
    ids=["told as it is used", "told afterwards"],
)
def test_a_database_that_a_phone_dropped_is_opened_anew(
    whole_phone: WholePhone, error: str, *, at_once: bool
) -> None:
    whole_phone.serve(None)
    sheet = whole_phone.sheet()
    whole_phone.drop(error, at_once=at_once)
    whole_phone.ask("POST", f"{whole_phone.table}/deals/1", sheet)
    assert [act["path"] for act in whole_phone.acts] == [f"{whole_phone.table}/deals/1"]


def test_the_pages_of_a_wall_are_none_of_ours(whole_phone: WholePhone) -> None:
    whole_phone.serve({"*": NOT_OURS})
    assert "not yet sent" not in whole_phone.ask("GET", whole_phone.table)["text"]
    assert "North–South" in whole_phone.ask("GET", whole_phone.table)["text"]
    whole_phone.count()
    whole_phone.send()
    assert [act["state"] for act in whole_phone.acts] == ["waiting"]


def test_a_page_of_a_wall_is_not_kept_for_later(whole_phone: WholePhone) -> None:
    whole_phone.serve({"*": NOT_OURS})
    assert whole_phone.ask("GET", "/rules/classic")["text"] == "log in"
    whole_phone.serve(None)
    assert "Not connected" in whole_phone.ask("GET", "/rules/classic")["text"]


def test_no_worker_begins_with_the_pages_of_a_wall(whole_phone: WholePhone) -> None:
    kit = {"GET /offline/kit": {"json": whole_phone.kit}}
    assert whole_phone.begin({**kit, "*": {"text": "a file"}})
    assert not whole_phone.begin({**kit, "*": NOT_OURS})


def test_a_save_that_a_wall_leads_away_is_kept(whole_phone: WholePhone) -> None:
    save = {f"POST {whole_phone.table}/deals/1": AWAY}
    whole_phone.serve(whole_phone.usual(**save, **arrived(whole_phone, 404)))
    assert whole_phone.count()["type"] == "opaqueredirect"
    assert [act["path"] for act in whole_phone.acts] == [f"{whole_phone.table}/deals/1"]
    asked = ["GET", f"{whole_phone.table}/arrived?client_id={SHEET}", None]
    assert asked in whole_phone.told()


def test_of_a_save_that_arrived_nothing_is_kept(whole_phone: WholePhone) -> None:
    save = {f"POST {whole_phone.table}/deals/1": {"to": whole_phone.table}}
    whole_phone.serve(whole_phone.usual(**save, **arrived(whole_phone, 204)))
    whole_phone.count()
    assert whole_phone.acts == []


def failing(phone: WholePhone, *deals: int) -> Json:
    """A server that cannot save these deals."""
    saves = {f"POST {phone.table}/deals/{deal}": {"status": 500} for deal in deals}
    return phone.usual(**saves)


def test_after_three_faults_of_the_server_the_page_says_so(whole_phone: WholePhone) -> None:
    whole_phone.serve(None)
    whole_phone.count()
    whole_phone.serve(failing(whole_phone, 1))
    said = []
    for _ in range(4):
        whole_phone.send()
        said.append("cannot be saved by the score keeper just now" in whole_phone.unsent())
    assert said == [False, False, True, True]
    unsent = whole_phone.unsent()
    assert f'href="{whole_phone.table}/deals/1">Open it' in unsent
    assert "not yet sent: deal 1." in unsent
    assert "Deal 1 of “Thursday table” cannot be saved" in whole_phone.unsent("/")
    assert "Deal 1 of" not in unsent


def test_what_the_server_fails_at_can_be_opened_and_counted_otherwise(
    whole_phone: WholePhone,
) -> None:
    whole_phone.serve(None)
    whole_phone.count()
    whole_phone.serve(failing(whole_phone, 1))
    for _ in range(3):
        whole_phone.send()
    assert 'value="400"' in whole_phone.ask("GET", f"{whole_phone.table}/deals/1")["text"]
    again = f"{whole_phone.play['rules_id']}:1,1"
    whole_phone.count(1, 500, 300, base=again, client_id="other")
    saved = {f"POST {whole_phone.table}/deals/1": [{"status": 500}, {"to": whole_phone.table}]}
    whole_phone.serve(whole_phone.usual(**saved))
    whole_phone.send()
    sent = [body for method, _, body in whole_phone.told() if method == "POST"]
    assert ["client_id=other" in body for body in sent] == [False, True]
    assert whole_phone.acts == []


def test_what_was_refused_is_done_with_once_it_is_counted_again(whole_phone: WholePhone) -> None:
    count_and_be_refused(whole_phone)
    whole_phone.serve(None)
    whole_phone.count(1, 500, 300, client_id="other")
    assert [(act["id"], act["state"]) for act in whole_phone.acts] == [(2, "waiting")]


def test_what_was_counted_is_told_by_the_names_of_the_sides(whole_phone: WholePhone) -> None:
    count_and_be_refused(whole_phone)
    assert "North–South: card points 400" in whole_phone.unsent()


def test_the_names_stay_where_the_game_is_gone(whole_phone: WholePhone) -> None:
    whole_phone.serve(None)
    whole_phone.count()
    gone = {f"POST {whole_phone.table}/deals/1": {"status": 410}}
    offline = {f"GET {whole_phone.table}/offline": {"status": 410}}
    whole_phone.serve(whole_phone.usual(**gone, **offline))
    whole_phone.send()
    whole_phone.ask("GET", f"{whole_phone.table}/rules")
    unsent = whole_phone.unsent("/")
    assert "North–South: card points 400" in unsent
    assert "Deal 1 of “Thursday table” cannot be sent" in unsent


def test_giving_up_is_asked_first_and_works_without_a_referrer(whole_phone: WholePhone) -> None:
    count_and_be_refused(whole_phone)
    assert "Then this count is gone for good: it stands nowhere else." in whole_phone.unsent()
    form = {"act": whole_phone.acts[0]["id"], "back": whole_phone.table}
    whole_phone.ask("POST", "/offline/forget", form, referrer="")
    assert len(whole_phone.acts) == 1
    whole_phone.ask(
        "POST", "/offline/forget", {**form, "csrf_token": whole_phone.mark}, referrer=""
    )
    assert whole_phone.acts == []


def test_a_phone_whose_database_never_answers_is_served_by_the_server(
    whole_phone: WholePhone,
) -> None:
    """Some phones do not open it until the page is loaded again."""
    whole_phone.begin(whole_phone.usual(), opens=False)
    assert whole_phone.ask("GET", whole_phone.table)["text"] == "the server's table"
    saved = {f"POST {whole_phone.table}/deals/1": {"to": whole_phone.table}}
    whole_phone.serve(whole_phone.usual(**saved))
    assert whole_phone.ask("POST", f"{whole_phone.table}/deals/1", {})["type"] == "opaqueredirect"
    assert whole_phone.ask("GET", f"{whole_phone.table}/live", mode="cors")["text"] == "a file"
    assert whole_phone.ask("GET", "/offline/unsent?at=/", mode="cors")["status"] == 503


def test_a_save_without_a_referrer_is_kept_where_the_page_was_ours(whole_phone: WholePhone) -> None:
    whole_phone.serve(None)
    path = f"{whole_phone.table}/deals/1"
    token = f"{whole_phone.kit['mark']}.aTime.aSignature"
    guessed = whole_phone.sheet(csrf_token=f"x{token}")
    for referrer in ("", "https://evil.example/"):
        whole_phone.ask("POST", path, guessed, referrer=referrer)
    assert whole_phone.acts == []
    whole_phone.ask("POST", path, whole_phone.sheet(csrf_token=token), referrer="")
    assert [act["deal"] for act in whole_phone.acts] == [1]


ONLY_THERE = {
    "to play again": "rematch",
    "to agree": "deals/1/agree",
    "to count a deal a second time": "deals/1/again",
}


@pytest.mark.parametrize("act", ONLY_THERE.values(), ids=ONLY_THERE)
def test_what_needs_the_server_says_so_and_leads_back(whole_phone: WholePhone, act: str) -> None:
    whole_phone.serve(None)
    form = {"csrf_token": whole_phone.mark, "0.card_points": "285+120"}
    answer = whole_phone.ask("POST", f"{whole_phone.table}/{act}", form)
    assert answer["status"] == 503
    assert "This needs the score keeper" in answer["text"]
    assert f'href="{whole_phone.table}">To the table' in answer["text"]
    assert "North–South: card points 285+120" in answer["text"]


def test_a_phone_keeps_fifty_games_and_what_is_not_sent(whole_phone: WholePhone) -> None:
    whole_phone.serve(None)
    whole_phone.count()
    tables = [f"/g/game{number}" for number in range(51)]
    plays = {
        f"GET {at}/offline": {"json": {**whole_phone.play, "key": at.removeprefix("/g/")}}
        for at in tables
    }
    whole_phone.serve(whole_phone.usual(**plays))
    for at in tables:
        whole_phone.ask("GET", at)
    kept = {play["key"] for play in whole_phone.kept["plays"]}
    assert kept == {whole_phone.key, *(f"game{number}" for number in range(1, 51))}
