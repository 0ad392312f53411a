"""Signs that turn the reading direction are left out of whatever is typed, sent or opened."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from scorekeeper.actions.history import history
from scorekeeper.actions.load_game import load_game
from scorekeeper.exports.rules_link import PRESS, rules_of_link
from scorekeeper.scoring.reading import unturned
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.scoring.side_json import read_side
from scorekeeper.storage.db import Store
from scorekeeper.web.forms.rules_form import read_draft, texts_of
from scorekeeper.words.told_back import typed_words
from tests.web.conftest import Phone
from tests.web.games import begin
from tests.web.house_rules import CLASSIC, OURS
from tests.web.test_count_form import GOOD

TURNS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
ANN = f"{TURNS}Ann{TURNS}"
"""A name as it may be pasted, or stand in a foreign file."""
OTHERS = {
    "Hebrew": "אבא",
    "Arabic": "جدة",
    "Persian with its joiner": "می\u200cخواهم",
    "a family of emoji": "👩\u200d👧",
    "Chinese": "奶奶",
}


@pytest.mark.parametrize("sign", TURNS, ids=lambda sign: f"U+{ord(sign):04X}")
def test_each_of_them_is_left_out(sign: str) -> None:
    assert unturned(f"{sign}An{sign}n{sign}") == "Ann"


@pytest.mark.parametrize("name", OTHERS.values(), ids=OTHERS.keys())
def test_names_of_any_script_stay_as_they_are(name: str) -> None:
    assert unturned(name) == name


def at(answer_location: str | None) -> str:
    """The id of the game that a page leads to."""
    assert answer_location
    return answer_location.removeprefix("/g/")


def of_new_game(phone: Phone, store: Store) -> set[str]:
    sent = phone.submit("/new", name=ANN, player_0=ANN, player_2="Bob", side_1=ANN)
    game = load_game(store, at(sent.location))
    return {game.name, game.players[0], game.sides[1].name}


def of_rename(phone: Phone, store: Store) -> set[str]:
    game = begin(store)
    phone.submit(f"/g/{game}/share", f"/g/{game}/name", name=ANN)
    return {load_game(store, game).name}


def of_phone(phone: Phone, store: Store) -> set[str]:
    phone.submit("/phone", whose=ANN)
    game = begin(store)
    phone.submit(f"/g/{game}/deals/1", **{**GOOD, "client_id": ""})
    return {history(store, game).items[0].act.phone}


def of_game_file(phone: Phone, store: Store) -> set[str]:
    file = json.loads(phone.get(f"/g/{begin(store)}/game.json").text)
    file["name"] = file["revisions"][0]["name"] = ANN
    file["sides"][0]["players"][0] = file["sides"][1]["name"] = ANN
    file["revisions"][0]["phone"] = ANN
    game = load_game(store, at(phone.submit("/open", text=json.dumps(file)).location))
    first = history(store, game.id).items[-1].act
    return {game.name, game.players[0], game.sides[1].name, first.phone, first.name or ""}


@pytest.mark.parametrize(
    "kept",
    [
        pytest.param(of_new_game, id="the names of a new game"),
        pytest.param(of_rename, id="another name for a game"),
        pytest.param(of_phone, id="a phone's name"),
        pytest.param(of_game_file, id="a game file"),
    ],
)
def test_a_game_keeps_none_of_them(
    phone: Phone, store: Store, kept: Callable[[Phone, Store], set[str]]
) -> None:
    assert kept(phone, store) == {"Ann"}


def edited(name: str) -> str:
    """What the rules editor makes of a name."""
    rules = read_draft(texts_of(CLASSIC, name), CLASSIC).rules
    assert rules
    return rules.name


RULES = rules_to_json(replace(OURS, name=ANN))


def test_a_rules_file_keeps_none_of_them(phone: Phone) -> None:
    sent = phone.submit("/rules/open", text=json.dumps(RULES))
    assert sent.location
    assert rules_of_link(sent.location.removeprefix("/rules/")).name == "Ann"


@pytest.mark.parametrize(
    "read",
    [
        pytest.param(lambda: rules_of_link(PRESS.link_text(RULES)).name, id="a rules link"),
        pytest.param(lambda: edited(ANN), id="the rules editor"),
        pytest.param(
            lambda: read_side({"adjustment": {"points": 5, "note": ANN}}, "", OURS).adjustment.note,
            id="the reason of an adjustment",
        ),
        pytest.param(
            lambda: typed_words([("0.x", ANN)])[0].removeprefix("First side: x "),
            id="what is told back of a sheet that was not saved",
        ),
    ],
)
def test_what_is_read_has_none_of_them(read: Callable[[], str]) -> None:
    assert read() == "Ann"
