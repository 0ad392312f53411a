"""Databases that an earlier version of the program has filled: nothing of them is lost."""

import json
from pathlib import Path

import pytest

from scorekeeper.actions.change_rules import Changed
from scorekeeper.actions.codes import is_code
from scorekeeper.actions.links import links_of, open_link
from scorekeeper.actions.load_game import load_game
from scorekeeper.config import Settings
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import open_store
from scorekeeper.storage.migrate import upgrade
from scorekeeper.storage.save import entry_text, rules_text
from tests.storage.rows import ask, run
from tests.stores import CLASSIC, FOUR, change, counted, items_of

PLUS_ONE = PRESETS["players-plus-one"]
LONG_AGO = "'2024-05-31 20:15:00.000000'"

pytestmark = pytest.mark.on_both


@pytest.fixture
def first_shape(empty: Settings, newer: Path) -> Settings:
    """A database of the first shape with one game "g": begun, and its first deal counted."""
    later = {file: file.read_text() for file in newer.glob("versions/000[2-9]*.py")}
    for file in later:
        file.unlink()
    upgrade(empty)
    game = {"rules": rules_text(CLASSIC), "players": FOUR.players, "sides": FOUR.sides}
    run(
        empty,
        f"INSERT INTO games VALUES ('g', 'Friday', {LONG_AGO}, :rules, :players, :sides, 0,"
        " NULL, NULL)",
        {name: each if isinstance(each, str) else json.dumps(each) for name, each in game.items()},
    )
    run(
        empty,
        f"INSERT INTO acts VALUES ('g', :number, :kind, {LONG_AGO}, '', NULL, :name)",
        {"number": 1, "kind": "create", "name": "Friday"},
        {"number": 2, "kind": "save", "name": None},
    )
    run(
        empty,
        "INSERT INTO entries VALUES ('g', 1, :side, 1, 2, :entry)",
        {"side": 0, "entry": entry_text(counted(500))},
        {"side": 1, "entry": entry_text(counted(300))},
    )
    for file, step in later.items():
        file.write_text(step)
    return empty


def test_a_game_of_the_first_shape_keeps_its_rules_on_the_act_that_began_it(
    first_shape: Settings,
) -> None:
    upgrade(first_shape)
    kept = ask(first_shape, "SELECT rules FROM acts ORDER BY number")
    assert kept == [rules_text(CLASSIC), None]


def test_a_game_of_the_first_shape_can_change_its_rules(first_shape: Settings) -> None:
    upgrade(first_shape)
    store = open_store(first_shape)
    assert change(store, "g", PLUS_ONE) == Changed()
    assert load_game(store, "g").rules == PLUS_ONE
    assert [item.act.rules for item in items_of(store, "g")] == [PLUS_ONE, None, CLASSIC]
    store.close()


def test_a_game_of_the_first_shape_gets_links_and_its_old_address_is_the_hosts(
    first_shape: Settings,
) -> None:
    upgrade(first_shape)
    store = open_store(first_shape)
    links = links_of(store, "g")
    opened = [open_link(store, key) for key in ("g", links.score.key, links.watch.key)]
    assert [each.link.role for each in opened] == ["host", "score", "watch"]
    assert {each.game.name for each in opened} == {"Friday"}
    assert is_code(links.score.code)
    store.close()


@pytest.fixture
def fifth_shape(empty: Settings, newer: Path) -> Settings:
    """A database of the fifth shape: a deal that was counted again between two acts."""
    last = next(newer.glob("versions/0006*.py"))
    step = last.read_text()
    last.unlink()
    upgrade(empty)
    run(empty, f"INSERT INTO games VALUES ('g', 'Friday', {LONG_AGO}, '', '', '', 0, NULL, NULL)")
    run(
        empty,
        "INSERT INTO acts (game_id, number, kind, at, phone) VALUES"
        " ('g', 1, 'save', '2024-05-31 20:11:00.000000', ''),"
        " ('g', 2, 'save', '2024-05-31 20:12:00.000000', ''),"
        " ('g', 3, 'save', '2024-05-31 20:13:00.000000', '')",
    )
    run(empty, "INSERT INTO entries VALUES ('g', 2, 0, 1, 2, '{}'), ('g', 2, 1, 1, 3, '{}')")
    run(
        empty,
        "INSERT INTO second_counts VALUES"
        " ('g', 1, 1, '2024-05-31 20:12:30.000000', '', '', '[]'),"
        " ('g', 1, 2, '2024-05-30 20:00:00.000000', '', '', '[]'),"
        " ('g', 2, 3, '2024-05-30 20:00:00.000000', '', '', '[]')",
    )
    last.write_text(step)
    return empty


def test_second_counts_of_the_fifth_shape_stand_after_the_act_before_them(
    fifth_shape: Settings,
) -> None:
    upgrade(fifth_shape)
    # the clock went backwards: before the second nothing was, the third saw both sides counted
    assert ask(fifth_shape, "SELECT act FROM second_counts ORDER BY number") == [2, 1, 3]
