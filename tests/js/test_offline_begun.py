"""A game that is begun on a phone: as it is sent, refused, mended and given up."""

from urllib.parse import parse_qs

import pytest

from tests.js.whole_phone import AWAY, WholePhone

NEW = {"rules": "classic", "seating": "4-2", "name": "In the cabin"}


@pytest.mark.parametrize("arrives", [True, False], ids=["to the server", "by a wall"])
def test_a_new_game_that_is_led_on(whole_phone: WholePhone, *, arrives: bool) -> None:
    games = [*(["there"] if arrives else []), *whole_phone.kit["games"]]
    kit = {"GET /offline/kit": {"json": {**whole_phone.kit, "games": games}}}
    whole_phone.serve(whole_phone.usual(**{"POST /new": AWAY}, **kit))
    form = {**NEW, "client_id": "begun", "csrf_token": whole_phone.mark}
    assert whole_phone.ask("POST", "/new", form)["type"] == "opaqueredirect"
    assert [act["game"] for act in whole_phone.acts] == ([] if arrives else ["In the cabin"])


REFUSED = {"POST /new": {"status": 422, "text": "what is wrong"}}


def begun(phone: WholePhone) -> str:
    """The table of a game that was begun without the server, with one deal in it."""
    phone.serve(None)
    form = {**NEW, "client_id": "begun", "csrf_token": phone.mark}
    table: str = phone.ask("POST", "/new", form)["to"].removeprefix("https://cards.example")
    phone.count(table=table)
    return table


def test_the_deals_of_a_game_that_is_refused_wait_with_it(whole_phone: WholePhone) -> None:
    table = begun(whole_phone)
    whole_phone.serve(whole_phone.usual(**REFUSED))
    whole_phone.send()
    assert [act["state"] for act in whole_phone.acts] == ["kept", "waiting"]
    assert "What was counted in it waits with it and is sent then." in whole_phone.unsent(table)
    assert "The new game “In the cabin” could not be begun" in whole_phone.unsent("/")
    form = {**NEW, "client_id": "begun", "csrf_token": whole_phone.mark}
    assert whole_phone.ask("POST", "/new", form)["text"] == "what is wrong"
    assert [act["state"] for act in whole_phone.acts] == ["kept", "waiting"]


def test_a_refused_game_that_is_mended_goes_with_its_deals(whole_phone: WholePhone) -> None:
    begun(whole_phone)
    whole_phone.serve(whole_phone.usual(**REFUSED))
    whole_phone.send()
    there = {
        "POST /new": {"to": "/g/there"},
        "GET /g/there": {"text": "its table"},
        "GET /g/there/offline": {"json": {**whole_phone.play, "key": "there"}},
        "POST /g/there/deals/1": {"to": "/g/there"},
    }
    whole_phone.serve(whole_phone.usual(**there))
    form = {**NEW, "name": "Another name", "client_id": "begun", "csrf_token": whole_phone.mark}
    assert whole_phone.ask("POST", "/new", form)["to"].endswith("/g/there")
    sent = [path for method, path, _ in whole_phone.told() if method == "POST"]
    assert sent == ["/new", "/g/there/deals/1"]
    assert whole_phone.acts == []


def test_a_refused_game_is_mended_without_the_server_too(whole_phone: WholePhone) -> None:
    table = begun(whole_phone)
    whole_phone.serve(whole_phone.usual(**REFUSED))
    whole_phone.send()
    whole_phone.serve(None)
    form = {**NEW, "name": "Another name", "client_id": "begun", "csrf_token": whole_phone.mark}
    assert whole_phone.ask("POST", "/new", form)["to"].endswith(table)
    assert [act["state"] for act in whole_phone.acts] == ["waiting", "waiting"]
    assert "Another name" in whole_phone.ask("GET", table)["text"]
    assert "400" in whole_phone.ask("GET", table)["text"]


def test_a_game_that_nobody_named_is_sent_with_what_it_was_called_here(
    whole_phone: WholePhone,
) -> None:
    whole_phone.serve(None)
    form = {**NEW, "name": " ", "client_id": "begun", "csrf_token": whole_phone.mark}
    whole_phone.ask("POST", "/new", form)
    sent = parse_qs(whole_phone.acts[0]["body"])
    assert (sent["name"], sent["called"]) == ([" "], [whole_phone.acts[0]["game"]])


def test_a_game_that_is_given_up_takes_its_deals_with_it(whole_phone: WholePhone) -> None:
    table = begun(whole_phone)
    whole_phone.serve(whole_phone.usual(**REFUSED))
    whole_phone.send()
    assert "everything that was counted in it are gone for good" in whole_phone.unsent(table)
    form = {"act": whole_phone.acts[0]["id"], "back": table, "csrf_token": whole_phone.mark}
    assert whole_phone.ask("POST", "/offline/forget", form)["to"] == "https://cards.example/"
    assert whole_phone.acts == []
    assert [play["key"] for play in whole_phone.kept["plays"]] == [whole_phone.key]


def test_a_table_without_the_server_does_not_tell_to_share(whole_phone: WholePhone) -> None:
    table = begun(whole_phone)
    assert "Tap Share" not in whole_phone.ask("GET", table)["text"]
