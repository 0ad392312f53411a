"""The game file: export and import give the same game; what is wrong in it is refused."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.export_game import export_game
from scorekeeper.actions.import_game import import_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.rename_game import rename_game
from scorekeeper.actions.save_deal import Saved, save_deal
from scorekeeper.exports.game_json import read_game
from scorekeeper.scoring.entry import Books
from scorekeeper.scoring.reading import FileErrors
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.stores import THURSDAY, both, change, counted, items_of, store_in

Data = dict[str, Any]
RISING = PRESETS["rising-hands"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty database."""
    opened = store_in(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def data(store: Store) -> Data:
    """A game with a correction, a new name and a half-counted deal, after a trip through text."""
    game_id = create_game(store, replace(THURSDAY, client_id="form", phone="Ann's phone"))
    save_deal(store, game_id, both(500, 300, client="one"))
    save_deal(store, game_id, both(505, 300, base=(1, 1), client="two"))
    rename_game(store, game_id, "Friday")
    save_deal(store, game_id, replace(both(100, 0, deal=2), entries=(None, counted(100))))
    found: Data = json.loads(json.dumps(export_game(store, game_id)))
    return found


def test_import_of_an_export_gives_the_same_file(store: Store, data: Data) -> None:
    assert export_game(store, import_game(store, data)) == data


def test_an_imported_game_is_another_game_with_the_same_totals(store: Store, data: Data) -> None:
    first, second = (load_game(store, import_game(store, data)) for _ in range(2))
    assert first.id != second.id
    assert (first.totals_after, first.name) == (((505, 300),), "Friday")
    assert replace(first, id="") == replace(second, id="")


def test_an_imported_game_goes_on(store: Store, data: Data) -> None:
    game_id = import_game(store, data)
    save_deal(store, game_id, replace(both(100, 0, deal=2), entries=(counted(200), None)))
    assert load_game(store, game_id).totals_after == ((505, 300), (705, 400))


def test_the_file_does_not_tell_the_link_of_the_game(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    assert game_id not in json.dumps(export_game(store, game_id))


def test_a_file_of_another_program_may_leave_out_history_name_and_dealer(
    store: Store, data: Data
) -> None:
    for key in ("revisions", "name", "first_dealer"):
        del data[key]
    data["rules"] = "classic"
    game_id = import_game(store, data)
    game = load_game(store, game_id)
    assert (game.name, game.first_dealer) == ("North-South – East-West", 0)
    assert (game.players, game.totals_after) == (THURSDAY.seats.players, ((505, 300),))
    assert [item.act.kind for item in items_of(store, game_id)] == ["save", "save", "create"]


COUNT = {
    "deal": 2,
    "side": 1,
    "revision": 1,
    "entry": {"card_points": 100, "left": {"unopened_feet": 0}},
}
STRANGER = {"deal": 2, "side": 5, "revision": 1, "entry": {}}


def without(*path: str | int) -> Callable[[Data], None]:
    return lambda data: _at(data, path[:-1]).__delitem__(path[-1])


def setting(value: object, *path: str | int) -> Callable[[Data], None]:
    return lambda data: _at(data, path[:-1]).__setitem__(path[-1], value)


def _at(data: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


@pytest.mark.parametrize(
    ("change", "path"),
    [
        pytest.param(without("format"), "format", id="no format"),
        pytest.param(setting("scorekeeper/game-2", "format"), "format", id="newer version"),
        pytest.param(without("rules"), "rules", id="no rules"),
        pytest.param(setting(-5, "rules", "clean_book"), "rules.clean_book", id="rule off range"),
        pytest.param(without("created"), "created", id="no time"),
        pytest.param(setting("2024-05-31", "created"), "created", id="day without a time zone"),
        pytest.param(setting(5, "created"), "created", id="time as a number"),
        pytest.param(setting("", "name"), "name", id="empty name"),
        pytest.param(setting("  ", "name"), "name", id="name of spaces"),
        pytest.param(setting("Monday", "name"), "name", id="name that the history does not know"),
        pytest.param(without("sides"), "sides", id="no sides"),
        pytest.param(without("sides", 1), "sides", id="one side"),
        pytest.param(without("sides", 0, "players", 1), "sides", id="sides of two and one"),
        pytest.param(without("sides", 0, "name"), "sides[0].name", id="side without a name"),
        pytest.param(setting([7], "sides", 0, "players"), "sides[0].players[0]", id="no name"),
        pytest.param(setting(4, "first_dealer"), "first_dealer", id="dealer who is not there"),
        pytest.param(without("deals"), "deals", id="no deals"),
        pytest.param(setting(1, "rules", "deals"), "deals", id="deals after the end of the game"),
        pytest.param(setting([], "deals", 0), "deals[0]", id="deal without sides"),
        pytest.param(setting(None, "deals", 0, 1), "deals[0]", id="hole in the deals"),
        pytest.param(setting([None, None], "deals", 1), "deals[1]", id="deal nobody counted"),
        pytest.param(
            setting(-5, "deals", 0, 0, "card_points"), "deals[0][0].card_points", id="negative"
        ),
        pytest.param(
            setting(900, "deals", 0, 0, "card_points"), "deals", id="deals against the history"
        ),
        pytest.param(
            setting([COUNT, STRANGER], "revisions", 4, "entries"), "deals", id="count of no side"
        ),
        pytest.param(setting([], "revisions"), "revisions", id="empty history"),
        pytest.param(without("revisions", 0), "revisions[0].kind", id="history not begun"),
        pytest.param(
            setting("create", "revisions", 2, "kind"), "revisions[2].kind", id="begun twice"
        ),
        pytest.param(without("revisions", 1), "revisions[1].entries[0].revision", id="lost save"),
        pytest.param(
            setting("one", "revisions", 2, "client_id"), "revisions[2].client_id", id="id twice"
        ),
        pytest.param(without("revisions", 3, "name"), "revisions[3].name", id="rename to nothing"),
        pytest.param(
            setting(3, "revisions", 1, "entries", 0, "deal"),
            "revisions[2].entries[0].revision",
            id="revision of another deal",
        ),
        pytest.param(setting(1, "colour"), "colour", id="unknown key"),
    ],
)
def test_what_is_wrong_is_told_with_its_path(
    data: Data, change: Callable[[Data], None], path: str
) -> None:
    change(data)
    with pytest.raises(FileErrors) as refused:
        read_game(data)
    assert refused.value.path == path


@pytest.mark.parametrize("data", [None, [], "classic", 5, {}])
def test_what_is_no_game_file_is_refused(data: object) -> None:
    with pytest.raises(FileErrors):
        read_game(data)


@pytest.fixture
def ruled(store: Store) -> Data:
    """A game whose rules gained books of sevens, lost them again, and has a deal of each."""
    game_id = create_game(store, THURSDAY)
    save_deal(store, game_id, both(500, 300))
    change(store, game_id, RISING)
    sevens = replace(counted(500), books=Books(special=(("7", 1),)))
    request = replace(both(0, 300, deal=2), entries=(sevens, counted(300)))
    assert isinstance(save_deal(store, game_id, request), Saved)
    change(store, game_id, THURSDAY.rules, answers={"2.0.special_was_clean.7": 1})
    found: Data = json.loads(json.dumps(export_game(store, game_id)))
    return found


def test_a_game_whose_rules_changed_is_the_same_game_after_import(
    store: Store, ruled: Data
) -> None:
    game_id = import_game(store, ruled)
    assert export_game(store, game_id) == ruled
    # 500 for the book of sevens as a clean one: its 1,000 went with the rules
    assert load_game(store, game_id).totals_after == ((500, 300), (1500, 600))
    kinds = [
        (item.act.kind, item.act.rules and item.act.rules.slug) for item in items_of(store, game_id)
    ]
    assert kinds == [
        ("rules", "classic"), ("save", None), ("rules", "rising-hands"), ("save", None),
        ("create", "classic"),
    ]  # fmt: skip


def test_the_rules_that_a_game_began_with_are_told_where_they_changed(
    store: Store, data: Data
) -> None:
    assert "rules" not in data["revisions"][0]
    game_id = create_game(store, THURSDAY)
    change(store, game_id, RISING)
    told = export_game(store, game_id)
    assert isinstance(told["revisions"], list)
    assert [act["rules"]["slug"] for act in told["revisions"]] == ["classic", "rising-hands"]
    assert export_game(store, import_game(store, told)) == told


@pytest.mark.parametrize(
    ("change", "path"),
    [
        pytest.param(
            setting("rising-hands", "rules"), "rules", id="rules that the history does not know"
        ),
        pytest.param(without("revisions", 2, "rules"), "revisions[2].rules", id="no rules"),
        pytest.param(
            setting(-5, "revisions", 2, "rules", "clean_book"),
            "revisions[2].rules.clean_book",
            id="rule off range",
        ),
        pytest.param(without("revisions", 2), "revisions[2].entries[0].entry.books.sevens",
                     id="books of sevens under rules without them"),
        pytest.param(setting([], "revisions", 4, "entries"), "deals", id="entry not carried over"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_changed_rules_is_told_with_its_path(
    ruled: Data, change: Callable[[Data], None], path: str
) -> None:
    change(ruled)
    with pytest.raises(FileErrors) as refused:
        read_game(ruled)
    assert refused.value.path == path
