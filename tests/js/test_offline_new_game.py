"""New game on a phone without the server: the same page, the same game, the same refusals."""

import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.exports.rules_link import link_text
from scorekeeper.scoring.house_rules import house_rules
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.look import day
from scorekeeper.web.new_game import name_at
from scorekeeper.web.offline.table_words import NOT_ON_THIS_PHONE, table_words
from tests.js.conftest import Call
from tests.js.looks import OF_THE_SERVER, Looks, fetched
from tests.stores import CLASSIC, THURSDAY
from tests.web.games import PLAIN, play
from tests.web.test_new_game import KEPT, WRONG

OFTEN = {
    "rules": "canasta",
    "seating": "3-3",
    "player_0": "Ann",
    "player_2": "<b>Zoë</b> & Co",
    "target_canasta": "6000",
    "switches": ["canasta/red-threes-400", "seven-hundred/card-values"],
    "name": "Us",
    "first_dealer": "2",
}
GOOD: dict[str, dict[str, Any]] = {
    "nothing typed": {},
    "everything": OFTEN,
    "names of all scripts": {
        **{
            f"player_{seat}": name
            for seat, name in enumerate(("張", " مريم\u3000", "🎉", "x" * 40))
        },
        "side_0": "\x1c O’Hara – 2 \xa0",
        "side_1": "أ",
        "first_dealer": "3",
    },
    "a switch": {"rules": "seven-hundred", "switches": ["seven-hundred/card-values"]},
    "full-width figures": {"rules": "canasta", "target_canasta": "７，５００"},
    "figures of another script": {"rules": "canasta", "player_0": "٣", "target_canasta": "7.500"},
    "six alone": {"seating": "6-6", "player_5": "Zed"},
    "names that nobody can see": {"player_0": "\u200b", "name": "\u2028"},
    "a turned name": {"player_0": "\u202eAnn\u200f", "side_1": "\u2067", "name": "\u061cFri"},
    "two of one name": {"seating": "2-2", "player_0": "ΟΔΟΣ", "player_1": "οδος"},
    "four of one long name": {f"player_{seat}": "x" * 40 for seat in range(4)},
    "dotless i": {"side_0": "ısıl", "side_1": "isil"},
    "names that are JavaScript's": {
        "player_0": "__proto__",
        "player_1": "constructor",
        "player_2": "${1+1}`",
        "player_3": "</script>{{ 7*7 }}",
        "side_0": "toString",
        "name": "{it} $& {points} %s",
    },
    "fields that no form has": {"player_9": "Zoe", "side_7": "Zoe", "decks": "99"},
}
WRONG_TOO: dict[str, dict[str, Any]] = {
    "another sharp s": {"side_0": "Straße", "side_1": "STRASSE"},
    "a capital sharp s": {"side_0": "STRAẞE", "side_1": "strasse"},
    "all names too long": {
        "seating": "6-3",
        "name": "y" * 41,
        **{f"player_{seat}": "🎉" * 41 for seat in range(6)},
        **{f"side_{side}": str(side) * 41 for side in range(3)},
    },
    "rules that are JavaScript's": {
        "rules": "__proto__",
        "switches": ["constructor/x", "__proto__"],
    },
    "a seating that is JavaScript's": {"seating": "constructor", "first_dealer": "__proto__"},
    "two sides and the dealer": {"side_0": "Us", "side_1": "ＵＳ", "first_dealer": "04"},
}
SHOWN = {
    "the seats for a choice": {"change": "seats", "seating": "5-5", "player_0": "Ann"},
    "the seats for a choice that these rules do not know": {
        "change": "seats", "rules": "seven-hundred", "seating": "5-5", "side_1": "Ours",
    },
    "without the hint": {"change": "close-hint", "name": "Kept"},
    "an unknown rule set": {"change": "seats", "rules": "bridge"},
}  # fmt: skip


@pytest.mark.parametrize("typed", GOOD.values(), ids=GOOD)
def test_a_game_that_is_begun_is_the_server_s(looks: Looks, typed: dict[str, Any]) -> None:
    assert looks.begin(looks.phone(), typed).status_code == 303
    looks.compare()


def test_every_seating_of_every_rule_set(looks: Looks) -> None:
    for slug, rules in PRESETS.items():
        for players, sides in rules.seatings:
            looks.begin(looks.phone(), {"rules": slug, "seating": f"{players}-{sides}"})
    looks.compare()


def test_what_is_wrong_is_said_as_the_server_says_it(looks: Looks) -> None:
    for typed in (*[each for each, _ in WRONG.values()], *WRONG_TOO.values()):
        assert looks.begin(looks.phone(), {**KEPT, **typed}).status_code == 422
    looks.compare()


def test_what_is_only_to_be_shown_begins_nothing(looks: Looks) -> None:
    for typed in SHOWN.values():
        assert looks.begin(looks.phone(), typed).status_code == 200
    looks.compare()


def test_rules_that_only_the_server_can_read_are_refused(looks: Looks) -> None:
    typed = {"rules": "1.eJyrVkrLz1eyUkpKLFKqBQAfdwQX", "player_0": "Ann"}
    looks.begin(looks.phone(), typed)
    [answer] = looks.answers()
    assert answer["status"] == 422
    assert NOT_ON_THIS_PHONE in answer["html"]


@pytest.mark.parametrize("typed", GOOD.values(), ids=GOOD)
def test_the_next_game_is_filled_in_like_the_last_one(looks: Looks, typed: dict[str, Any]) -> None:
    phone = looks.phone()
    last = looks.last_of(phone, looks.begin(phone, typed))
    looks.look("new", phone, "/new", play=last, plays=[last])
    looks.look("new", phone, "/new?rules=pennies", play=last, plays=[last])
    looks.compare()


@pytest.mark.parametrize(
    "changes",
    [
        {"clean_book": 700},
        {"slug": "house-canasta", "name": "Ours & theirs"},
        {"deals": None, "target": (9000,) * 5, "tie": "draw"},
    ],
    ids=str,
)
def test_the_rules_of_the_last_game_are_offered_again(
    looks: Looks, changes: dict[str, Any]
) -> None:
    rules = replace(CLASSIC, **changes)
    game_id = create_game(looks.store, replace(THURSDAY, rules=rules))
    phone = looks.phone()
    phone.get(f"/g/{game_id}")
    last = fetched(phone, f"/g/{game_id}/offline")
    looks.look("new", phone, "/new", play=last, plays=[last])
    named = last["as_ours"]["named"]
    looks.begin(phone, {"rules": named, "name": "Another", "target_canasta": "8000"}, play=last)
    looks.begin(phone, {"rules": named, "seating": "9-9"}, play=last)
    looks.compare()


def test_a_phone_s_own_rules_are_offered(looks: Looks) -> None:
    phone = looks.phone()
    for name in ("Ours", "<i>Theirs</i>"):
        rules = link_text(house_rules(CLASSIC, {"clean_book": 600}, name=name))
        phone.submit(f"/rules/{rules}", f"/rules/{rules}/keep")
    phone.get("/")  # says that they are kept, once
    named = [own["named"] for own in fetched(phone, "/offline/kit")["own"]]
    assert len(named) == 2
    looks.look("new", phone, "/new")
    looks.look("new", phone, f"/new?rules={named[1]}")
    looks.begin(phone, {"rules": named[0], "first_dealer": "9"})
    looks.begin(phone, {"rules": named[1]})
    looks.compare()


def test_a_game_that_nobody_counted_in_is_the_same_game(looks: Looks) -> None:
    phone = looks.phone()
    typed = {"seating": "6-2", "player_0": "Ada"}
    last = looks.last_of(phone, looks.begin(phone, typed))
    looks.begin(phone, typed, play=last, plays=[last])
    play(looks.store, last["key"], (PLAIN, PLAIN))
    counted = fetched(phone, f"/g/{last['key']}/offline")
    looks.begin(phone, typed, play=counted, plays=[counted])
    looks.compare()


def test_a_game_that_was_begun_on_the_phone_has_its_pages_at_once(looks: Looks) -> None:
    phone = looks.phone()
    there = looks.last_of(phone, looks.begin(phone, GOOD["everything"]))
    [answer] = looks.answers()
    given = {name: there[name] for name in OF_THE_SERVER if name != "as_ours"}
    here = {**answer["save"]["play"], **given}
    looks.asked, looks.sent = [], []
    looks.look("table", phone, f"/g/{there['key']}", key=there["key"], play=here)
    looks.look("home", phone, "/", plays=[here])
    looks.look("new", phone, "/new", play=here, plays=[here])
    looks.compare()


ZONES = ("UTC", "America/St_Johns", "Asia/Kolkata", "Pacific/Kiritimati")
MOMENTS = [datetime(2026, 1, 1, 0, 30, tzinfo=UTC) + timedelta(hours=31 * n) for n in range(300)]


@pytest.mark.parametrize("zone", ZONES)
def test_dates_and_names_follow_the_clock_on_the_wall(
    call: Call, monkeypatch: pytest.MonkeyPatch, *, offline: str, zone: str
) -> None:
    moments = [moment.isoformat() for moment in MOMENTS]
    called = call(offline, "calledThen", zone, moments, table_words())
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    expected = [[day(moment), name_at(moment.astimezone())] for moment in MOMENTS]
    monkeypatch.undo()
    time.tzset()
    assert called == expected
