"""Second counts are checks: kept beside the acts, told in the history, changing nothing."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.export_game import export_game
from scorekeeper.actions.history import history
from scorekeeper.actions.import_game import import_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.restore import Kind, Restore, restore
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.actions.second_count import save_second_count, second_count
from scorekeeper.scoring.entry import Books
from scorekeeper.scoring.reading import FileErrors
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.backup import copy_of
from scorekeeper.storage.db import Store, open_store
from tests.stores import THURSDAY, both, change, counted, settings_in

RISING = PRESETS["rising-hands"]


@pytest.fixture
def game(store: Store) -> str:
    """A game whose first deal was counted with 500 and 300, then again with 505 and 300."""
    game_id = create_game(store, THURSDAY)
    save_deal(store, game_id, both(500, 300))
    count_again(store, game_id, 505)
    return game_id


def count_again(store: Store, game_id: str, points: int, *, client: str = "") -> None:
    entries = (counted(points), counted(300))
    save_second_count(store, game_id, entries, deal=1, client_id=client, phone="Ann's phone")


def do(store: Store, game_id: str, kind: Kind) -> bool:
    seen = history(store, game_id).last_act
    return restore(store, game_id, Restore(kind=kind, base_act=seen, client_id=""))


def test_undo_passes_a_second_count_by(store: Store, game: str) -> None:
    assert do(store, game, "undo")
    assert load_game(store, game).deals == ()
    assert do(store, game, "redo")
    assert load_game(store, game).totals_after == ((500, 300),)


def test_it_is_told_against_what_stood_then(store: Store, game: str) -> None:
    save_deal(store, game, both(505, 300, base=(1, 1)))
    count_again(store, game, 505)
    told = [
        (each.count.number, each.count.after, each.first) for each in history(store, game).again
    ]
    assert told == [
        (2, 3, (counted(505), counted(300))),
        (1, 2, (counted(500), counted(300))),
    ]


def test_it_is_compared_while_the_deal_stands_corrected_too(store: Store, game: str) -> None:
    save_deal(store, game, both(510, 300, base=(1, 1)))
    assert second_count(store, game, 1)


@pytest.mark.parametrize(
    "then",
    [
        pytest.param(lambda store, game: do(store, game, "remove"), id="deal taken away"),
        pytest.param(lambda store, game: do(store, game, "undo"), id="deal undone"),
        pytest.param(lambda store, game: change(store, game, RISING), id="other rules"),
    ],
)
def test_it_is_only_told_once_the_deal_is_another_one(
    store: Store, game: str, then: Callable[[Store, str], object]
) -> None:
    then(store, game)
    assert second_count(store, game, 1) is None
    assert len(history(store, game).again) == 1


def test_what_only_the_rules_of_then_know_is_read_by_them(store: Store) -> None:
    game = create_game(store, replace(THURSDAY, rules=RISING))
    save_deal(store, game, both(500, 300))
    sevens = replace(counted(500), books=Books(special=(("7", 1),)))
    save_second_count(store, game, (sevens, counted(300)), deal=1, client_id="")
    change(store, game, THURSDAY.rules)
    assert history(store, game).again[0].count.entries[0] == sevens
    count_again(store, game, 500)
    told = export_game(store, game)
    assert export_game(store, import_game(store, json.loads(json.dumps(told)))) == told


def test_a_game_file_brings_it_back(store: Store, game: str) -> None:
    count_again(store, game, 500, client="tap")
    told = json.loads(json.dumps(export_game(store, game)))
    other = import_game(store, told)
    assert history(store, other).again == history(store, game).again
    assert export_game(store, other) == told


def test_a_backup_brings_it_back(store: Store, game: str, tmp_path: Path) -> None:
    folder = tmp_path / "back"
    folder.mkdir()
    copy_of(tmp_path / "scorekeeper.db").rename(folder / "scorekeeper.db")
    with closing(open_store(settings_in(folder))) as other:
        assert history(other, game).again == history(store, game).again


def test_a_file_without_second_counts_does_not_name_them(store: Store) -> None:
    assert "second_counts" not in export_game(store, create_game(store, THURSDAY))


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        pytest.param({"deal": 2}, "deal", id="deal that nobody counted"),
        pytest.param({"after": 3}, "after", id="act that is not there"),
        pytest.param({"at": "21:14"}, "at", id="time without a day"),
        pytest.param({"phone": 7}, "phone", id="phone as a number"),
        pytest.param({"sides": [{}]}, "sides", id="a side too few"),
        pytest.param({"sides": [{}, {"card_points": -5}]}, "sides[1].card_points", id="negative"),
        pytest.param({"colour": 1}, "colour", id="unknown key"),
    ],
)
def test_what_is_wrong_with_it_in_a_file_is_told_with_its_path(
    store: Store, game: str, *, wrong: dict[str, object], path: str
) -> None:
    told = json.loads(json.dumps(export_game(store, game)))
    told["second_counts"][0] |= wrong
    with pytest.raises(FileErrors) as refused:
        import_game(store, told)
    assert refused.value.path == f"second_counts[0].{path}"


def test_a_row_that_cannot_be_read_does_not_keep_anybody_from_counting_again(
    store: Store, game: str, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "scorekeeper.db")) as database:
        database.execute("UPDATE second_counts SET entries = '[]]'")
        database.commit()
    count_again(store, game, 500)
