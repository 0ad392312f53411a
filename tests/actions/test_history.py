"""What was done to a game, by whom and when."""

from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.errors import NoSuchGame
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.new_game import NewGameRefused
from scorekeeper.actions.rename_game import rename_game
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.storage.db import Store
from tests.stores import THURSDAY, both, counted, items_of


def test_the_newest_act_comes_first(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    save_deal(store, game_id, both(500, 300))
    rename_game(store, game_id, "Friday", phone="Ann's phone")
    kinds = [(item.act.number, item.act.kind, item.act.name) for item in items_of(store, game_id)]
    assert kinds == [(3, "rename", "Friday"), (2, "save", None), (1, "create", "Thursday table")]


def test_a_correction_tells_before_and_after(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    save_deal(store, game_id, both(500, 300))
    save_deal(store, game_id, replace(both(500, 310, base=(1, 1)), phone=" Ann's\nphone "))
    item = items_of(store, game_id)[0]
    (change,) = item.changes
    assert item.act.phone == "Ann'sphone"
    assert (change.deal, change.side, change.before, change.after) == (
        1,
        1,
        counted(300),
        counted(310),
    )
    assert (change.points_before, change.points_after) == (300, 310)


def test_changes_stand_in_the_order_of_the_sides(store: Store) -> None:
    game_id = create_game(store, replace(THURSDAY, client_id="form"))
    save_deal(store, game_id, both(500, 300, client="one"))
    save_deal(store, game_id, both(505, 300, base=(1, 1), client="two"))
    save_deal(store, game_id, both(510, 310, base=(2, 1), client="three"))
    newest, *_, first = items_of(store, game_id)
    assert [(made.side, made.revision) for made in newest.act.revisions] == [(0, 3), (1, 2)]
    assert (newest.act.client_id, first.act.client_id) == ("three", "form")


def test_a_first_count_comes_from_nothing(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    save_deal(store, game_id, both(500, 300))
    changes = items_of(store, game_id)[0].changes
    assert [(change.before, change.points_before) for change in changes] == [(None, 0), (None, 0)]


def test_acts_bear_the_time_at_which_they_were_done(store: Store) -> None:
    noon = datetime(2024, 5, 31, 12, tzinfo=timezone(timedelta(hours=8)))
    clock = iter([noon, noon + timedelta(hours=1)])
    timed = replace(store, now=lambda: next(clock))
    game_id = create_game(timed, THURSDAY)
    save_deal(timed, game_id, both(500, 300))
    assert [item.act.at for item in items_of(store, game_id)] == [
        noon + timedelta(hours=1),
        noon,
    ]
    assert load_game(store, game_id).created == noon


def test_a_renamed_game_has_its_new_name(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    rename_game(store, game_id, "Friday")
    rename_game(store, game_id, "Friday")
    assert load_game(store, game_id).name == "Friday"
    assert len(items_of(store, game_id)) == 2


@pytest.mark.parametrize("name", ["", "x" * 41, "a\x00b"])
def test_a_name_that_cannot_be_shown_is_refused(store: Store, name: str) -> None:
    game_id = create_game(store, THURSDAY)
    with pytest.raises(NewGameRefused):
        rename_game(store, game_id, name)


def test_an_unknown_game_has_no_history_and_no_name(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        items_of(store, "x" * 22)
    with pytest.raises(NoSuchGame):
        rename_game(store, "x" * 22, "Friday")
    with pytest.raises(NoSuchGame):
        load_game(store, "")
