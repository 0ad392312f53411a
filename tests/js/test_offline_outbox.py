"""What a phone did without the server: sent in order, once, never over another phone's count."""

from pathlib import Path
from typing import Any

import pytest

from tests.js.conftest import Call

OUTBOX = str(Path(__file__).with_name("outbox.mjs"))
MODULE = "offline/outbox.js"
Json = dict[str, Any]

TABLE = {"status": 200, "isRedirected": True, "path": "/g/a"}
TWO_COUNTS = {"status": 409, "html": '<form id="versus">'}


def act(number: int, deal: int | None = 1, sides: tuple[int, ...] = (0, 1), **more: Any) -> Json:
    """A count of a deal in the game "a"; nothing was counted before it but by earlier acts."""
    base = more.pop("base", "r:0,0")
    entries = [{"card_points": 100 * number} if side in sides else None for side in (0, 1)]
    kept = {"kind": "deal", "key": "a", "path": f"/g/a/deals/{deal}", "state": "waiting", "why": ""}
    return {
        **kept, "id": number, "deal": deal, "sides": list(sides), "entries": entries,
        "body": f"base={base}&client_id={number}", **more,
    }  # fmt: skip


BEGUN = act(1, kind="game", key="~x", path="/new", deal=None, sides=())


def test_acts_arrive_in_order_with_one_token(call: Call) -> None:
    answer = call(OUTBOX, "sent", [act(1), act(2, 2), act(3, 3)], [TABLE] * 3)
    assert [(number, anew) for number, anew, _ in answer["told"]] == [
        (1, True), (2, False), (3, False)
    ]  # fmt: skip
    assert (answer["left"], answer["isDone"]) == ([], True)


def test_where_the_server_is_gone_everything_waits(call: Call) -> None:
    answer = call(OUTBOX, "sent", [act(1), act(2, 2), act(3, 3)], [TABLE, None])
    assert [left[:2] for left in answer["left"]] == [[2, "waiting"], [3, "waiting"]]
    assert not answer["isDone"]


LATER = {
    "the server is out of order": {"status": 500},
    "it is asked too often": {"status": 429},
    "something between answers": {"status": 200, "isOurs": False},
    "something between forbids it": {"status": 403, "isOurs": False},
    "something between leads on": {**TABLE, "isOurs": False},
}


@pytest.mark.parametrize("answer", LATER.values(), ids=LATER)
def test_what_is_not_the_answer_is_asked_again_later(call: Call, answer: Json) -> None:
    told = call(OUTBOX, "sent", [act(1), act(2, 2)], [answer])
    assert [left[:2] for left in told["left"]] == [[1, "waiting"], [2, "waiting"]]


def test_the_games_of_others_do_not_wait_for_one_that_cannot_be_sent(call: Call) -> None:
    other = act(2, key="b", path="/g/b/deals/1")
    told = call(OUTBOX, "sent", [act(1), other], [{"status": 500}, TABLE])
    assert [left[0] for left in told["left"]] == [1]


def test_the_next_deal_is_not_held_up_by_one_at_which_the_server_fails(call: Call) -> None:
    stuck = act(1, faults=3)
    told = call(OUTBOX, "sent", [stuck, act(2, 2)], [{"status": 500}, TABLE])
    assert [left[:2] for left in told["left"]] == [[1, "waiting"]]
    told = call(OUTBOX, "sent", [stuck, act(2, 2)], [{"status": 500}, {"status": 404}])
    assert [left[:2] for left in told["left"]] == [[1, "waiting"], [2, "waiting"]]


def test_a_count_that_came_after_one_at_which_the_server_fails_takes_its_place(call: Call) -> None:
    acts = [act(1, faults=2), act(2, sides=(0,), base="r:1,1")]
    told = call(OUTBOX, "sent", acts, [{"status": 500}, TABLE])
    assert told["told"] == [[1, True, "r:0,0"], [1, False, "r:0,0"]]
    assert told["left"] == []


KEPT = {
    "two counts": (TWO_COUNTS, "conflict"),
    "other rules": ({"status": 409}, "rules"),
    "the link was taken back": ({"status": 410}, "gone"),
    "the link is only to look": ({"status": 403}, "gone"),
    "the table refuses it": ({"status": 422}, "refused"),
    "there is no such deal": ({"status": 404}, "refused"),
    "it led to another page": ({**TABLE, "path": "/help"}, "refused"),
}


@pytest.mark.parametrize(("answer", "why"), KEPT.values(), ids=KEPT)
def test_what_somebody_has_to_look_at_stays(call: Call, answer: Json, why: str) -> None:
    told = call(OUTBOX, "sent", [act(1)], [answer])
    assert told["left"] == [[1, "kept", why, "base=r:0,0&client_id=1"]]


def test_an_old_token_is_renewed_once(call: Call) -> None:
    told = call(OUTBOX, "sent", [act(1)], [{"status": 400}, TABLE])
    assert ([anew for _, anew, _ in told["told"]], told["left"]) == ([True, True], [])
    told = call(OUTBOX, "sent", [act(1)], [{"status": 400}, {"status": 400}])
    assert told["left"][0][1:3] == ["kept", "refused"]


def test_what_counts_on_a_count_that_met_another_one_is_never_sent_alone(call: Call) -> None:
    """On the server its base is the other phone's count: it would be taken for a correction."""
    acts = [act(1), act(2, sides=(0,), base="r:1,1"), act(3, 2)]
    told = call(OUTBOX, "sent", acts, [TWO_COUNTS, TABLE])
    assert [number for number, _, _ in told["told"]] == [1, 3]
    assert told["left"] == [[1, "kept", "conflict", "base=r%3A0%2C0&client_id=2"]]


def test_the_other_side_of_that_deal_is_sent(call: Call) -> None:
    acts = [act(1, sides=(0,)), act(2, sides=(1,), base="r:1,0")]
    told = call(OUTBOX, "sent", acts, [TWO_COUNTS, TABLE])
    assert [left[0] for left in told["left"]] == [1]


def test_a_deal_waits_while_the_one_before_it_is_still_to_be_chosen(call: Call) -> None:
    told = call(OUTBOX, "sent", [act(1), act(2, 2)], [TWO_COUNTS, {"status": 404}])
    assert [left[:3] for left in told["left"]] == [[1, "kept", "conflict"], [2, "waiting", ""]]


def test_a_correction_is_tried_where_what_it_corrects_was_refused(call: Call) -> None:
    told = call(OUTBOX, "sent", [act(1), act(2, base="r:1,1")], [{"status": 422}, TABLE])
    assert told["told"] == [[1, True, "r:0,0"], [1, False, "r:0,0"]]
    assert told["left"] == []


def test_a_deal_waits_for_the_game_that_was_begun_here(call: Call) -> None:
    deal = act(2, key="~x", path="/g/~x/deals/1")
    told = call(OUTBOX, "sent", [BEGUN, deal], [{"status": 422}])
    assert [left[:2] for left in told["left"]] == [[1, "kept"], [2, "waiting"]]


@pytest.mark.parametrize(
    ("body", "gone"), [("", [1]), ("do=save-0", [1]), ("do=save-1", [])], ids=["all", "it", "other"]
)
def test_a_kept_count_is_done_with_once_its_side_was_saved(
    call: Call, body: str, gone: list[int]
) -> None:
    acts = [act(1, sides=(0,), state="kept"), act(2, 2, state="kept"), act(3)]
    assert call(OUTBOX, "after", acts, "a", 1, body) == gone


PLAY = {
    "key": "a",
    "deals": [],
    "removed": [{"deal": 1, "side": 1, "revision": 3}],
    "agreed": [[1, 0], [2, 0]],
    "last_act": 5,
}


def test_a_game_counts_on_as_the_server_would(call: Call) -> None:
    play = call(MODULE, "withActs", PLAY, [act(1, sides=(1,)), act(2, 2)])
    first, second = play["deals"]
    assert [side["revision"] for side in first["sides"]] == [0, 4]
    assert [side["entry"] for side in second["sides"]] == [{"card_points": 200}] * 2
    assert (play["agreed"], play["last_act"]) == ([], 7)
    assert play["unsent"] == [
        {"deal": 1, "side": 1}, {"deal": 2, "side": 0}, {"deal": 2, "side": 1}
    ]  # fmt: skip


def test_a_count_that_changes_nothing_makes_no_revision(call: Call) -> None:
    play = call(MODULE, "withActs", PLAY, [act(2), {**act(3), "entries": act(2)["entries"]}])
    assert [side["revision"] for side in play["deals"][0]["sides"]] == [1, 4]
    assert call(MODULE, "changedSides", play, {"deal": 1, "entries": act(2)["entries"]}) == []


def test_what_somebody_has_to_look_at_is_not_counted(call: Call) -> None:
    play = call(MODULE, "withActs", PLAY, [act(1, state="kept"), act(2, key="b")])
    assert (play["deals"], play["unsent"]) == ([], [])


def test_an_act_is_kept_as_it_was_sent_but_for_its_token(call: Call) -> None:
    save = {"kind": "deal", "deal": 1, "entries": None}
    made = call(
        MODULE, "newAct", "a", save, "/g/a/deals/1", "csrf_token=t&x=%F0%9F%83%8F&x=", "now"
    )
    assert made["body"] == "x=%F0%9F%83%8F&x="


SENT_BY = {
    "a page of ours": ("navigate", "https://cards.example/g/a", "csrf_token=x", True),
    "a page that this phone drew": ("navigate", "", "csrf_token=own+mark", True),
    "a script of a page of ours": ("cors", "", "csrf_token=x", True),
    "whoever asks for a page": ("navigate", "https://evil.example/", None, True),
    "a page of another site": ("navigate", "https://evil.example/", "csrf_token=", False),
    "a page that hides where it is": ("navigate", "", "csrf_token=x", False),
    "one that looks like ours": ("navigate", "https://cards.example.evil/", "csrf_token=", False),
}


@pytest.mark.parametrize(("mode", "referrer", "body", "is_ours"), SENT_BY.values(), ids=SENT_BY)
def test_only_what_our_own_pages_send_is_kept_and_gets_a_token(
    call: Call, mode: str, referrer: str, *, body: str | None, is_ours: bool
) -> None:
    assert call(OUTBOX, "fromHere", mode, referrer, body) == is_ours
