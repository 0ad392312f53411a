"""Undo, redo, going back, taking the last deal away: acts like any other, and nothing is lost."""

from collections.abc import Sequence

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.export_game import export_game
from scorekeeper.actions.history import history
from scorekeeper.actions.import_game import import_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.rename_game import rename_game
from scorekeeper.actions.restore import Kind, Restore, restore
from scorekeeper.actions.save_deal import Conflict, Saved, save_deal
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.stores import CLASSIC, THURSDAY, both, change, counted, items_of

pytestmark = pytest.mark.on_both

PLUS_ONE = PRESETS["players-plus-one"]


def do(store: Store, game_id: str, *kinds: Kind, to: int | None = None) -> list[bool]:
    """Do these one after the other, as a phone that sees each of them."""
    return [
        restore(
            store,
            game_id,
            Restore(
                kind=kind, to=to, base_act=history(store, game_id).last_act, client_id="", phone="A"
            ),
        )
        for kind in kinds
    ]


def totals(store: Store, game_id: str) -> tuple[int, ...]:
    return load_game(store, game_id).standing.totals


def played(store: Store, *deals: Sequence[int]) -> str:
    game_id = create_game(store, THURSDAY)
    for number, points in enumerate(deals, start=1):
        assert isinstance(save_deal(store, game_id, both(*points, deal=number)), Saved)
    return game_id


def test_undo_takes_a_count_away_and_redo_brings_it_back(store: Store) -> None:
    game_id = played(store, (500, 300), (100, 50))
    assert do(store, game_id, "undo") == [True]
    assert totals(store, game_id) == (500, 300)
    assert do(store, game_id, "undo", "redo", "redo") == [True] * 3
    assert totals(store, game_id) == (600, 350)


def test_a_sheet_saved_as_it_was_is_no_step_of_undo(store: Store) -> None:
    game_id = played(store, (500, 300), (100, 50))
    save_deal(store, game_id, both(100, 50, deal=2, base=(1, 1)))
    assert do(store, game_id, "undo") == [True]
    assert totals(store, game_id) == (500, 300)


def test_a_sheet_saved_as_it_was_leaves_what_can_be_done_again(store: Store) -> None:
    game_id = played(store, (500, 300), (100, 50))
    do(store, game_id, "undo")
    save_deal(store, game_id, both(500, 300, base=(1, 1)))
    assert do(store, game_id, "redo") == [True]
    assert totals(store, game_id) == (600, 350)


def test_undo_of_a_correction_brings_the_earlier_count_back(store: Store) -> None:
    game_id = played(store, (500, 300))
    save_deal(store, game_id, both(505, 300, base=(1, 1)))
    do(store, game_id, "undo")
    assert totals(store, game_id) == (500, 300)
    newest = items_of(store, game_id)[0].act
    assert [(made.side, made.revision, made.entry) for made in newest.revisions] == [
        (0, 3, counted(500))
    ]


def test_a_name_and_other_rules_are_undone(store: Store) -> None:
    game_id = played(store, (500, 300))
    rename_game(store, game_id, "Friday")
    change(store, game_id, PLUS_ONE)
    do(store, game_id, "undo", "undo")
    game = load_game(store, game_id)
    assert (game.rules, game.name) == (CLASSIC, "Thursday table")
    do(store, game_id, "redo", "redo")
    game = load_game(store, game_id)
    assert (game.rules, game.name) == (PLUS_ONE, "Friday")


def test_there_is_an_end_to_undo_and_to_redo(store: Store) -> None:
    game_id = played(store, (500, 300))
    assert do(store, game_id, "redo", "undo", "undo", "redo", "redo") == [
        False, True, False, True, False,
    ]  # fmt: skip


def test_what_is_done_after_an_undo_is_the_next_thing_to_undo(store: Store) -> None:
    game_id = played(store, (500, 300), (100, 50))
    do(store, game_id, "undo")
    save_deal(store, game_id, both(70, 80, deal=2, base=load_game(store, game_id).revisions_of(2)))
    assert do(store, game_id, "redo") == [False]
    assert totals(store, game_id) == (570, 380)
    do(store, game_id, "undo", "undo")
    assert totals(store, game_id) == (0, 0)
    do(store, game_id, "redo", "redo")
    assert totals(store, game_id) == (570, 380)


def test_the_last_deal_is_taken_away_and_comes_back(store: Store) -> None:
    game_id = played(store, (500, 300), (100, 50))
    do(store, game_id, "remove")
    assert [deal.number for deal in load_game(store, game_id).deals] == [1]
    do(store, game_id, "undo")
    assert totals(store, game_id) == (600, 350)


def test_there_is_no_deal_to_take_away_from_a_fresh_game(store: Store) -> None:
    assert do(store, played(store), "remove") == [False]


def test_a_finished_game_goes_on_when_its_last_deal_is_taken_away(store: Store) -> None:
    game_id = played(store, *[(100, 50)] * 4)
    assert load_game(store, game_id).result
    do(store, game_id, "remove")
    assert load_game(store, game_id).next_deal == 4


def test_any_earlier_state_can_be_gone_back_to_and_that_is_undone_too(store: Store) -> None:
    game_id = played(store, (500, 300), (100, 50), (20, 30))
    do(store, game_id, "restore", to=2)
    assert totals(store, game_id) == (500, 300)
    do(store, game_id, "undo")
    assert totals(store, game_id) == (620, 380)


@pytest.mark.parametrize("to", [None, 0, -1, 99])
def test_there_is_nothing_to_go_back_to(store: Store, to: int | None) -> None:
    assert do(store, played(store, (500, 300)), "restore", to=to) == [False]


def test_who_has_not_seen_the_last_act_undoes_nothing(store: Store) -> None:
    game_id = played(store, (500, 300), (100, 50))
    stale = Restore(kind="undo", base_act=2, client_id="")
    assert not restore(store, game_id, stale)
    assert totals(store, game_id) == (600, 350)


def test_a_repeated_undo_undoes_once(store: Store) -> None:
    game_id = played(store, (500, 300), (100, 50))
    once = Restore(kind="undo", base_act=3, client_id="tap")
    assert [restore(store, game_id, once), restore(store, game_id, once)] == [True, True]
    assert totals(store, game_id) == (500, 300)


def test_a_sheet_that_was_open_while_the_deal_was_taken_away_is_a_conflict(store: Store) -> None:
    game_id = played(store, (500, 300))
    do(store, game_id, "remove")
    assert isinstance(save_deal(store, game_id, both(505, 300, base=(1, 1))), Conflict)
    assert load_game(store, game_id).revisions_of(1) == (2, 2)
    assert save_deal(store, game_id, both(505, 300, base=(2, 2))) == Saved((3, 3))


def test_a_game_with_undone_acts_is_the_same_game_after_import(store: Store) -> None:
    game_id = played(store, (500, 300), (100, 50))
    rename_game(store, game_id, "Friday")
    change(store, game_id, PLUS_ONE)
    do(store, game_id, "undo", "undo", "redo", "remove")
    do(store, game_id, "restore", to=2)
    file = export_game(store, game_id)
    again = import_game(store, file)
    assert export_game(store, again) == file
    do(store, again, "undo", "undo")
    assert totals(store, again) == (600, 350)
