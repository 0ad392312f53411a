"""A side agrees to a deal as it stands: void as soon as anything changes, and undone like it."""

from dataclasses import replace

import pytest

from scorekeeper.actions.agree import Agree, agree
from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.export_game import export_game
from scorekeeper.actions.import_game import import_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.actions.test_restore import do
from tests.stores import THURSDAY, both, change, counted, items_of

pytestmark = pytest.mark.on_both


@pytest.fixture
def game_id(store: Store) -> str:
    """A game of two deals."""
    made = create_game(store, THURSDAY)
    for deal in (1, 2):
        save_deal(store, made, both(500, 300, deal=deal))
    return made


def ask(
    *, deal: int = 1, side: int = 0, revisions: tuple[int, ...] = (1, 1), holds: bool = True
) -> Agree:
    return Agree(deal=deal, side=side, revisions=revisions, client_id="", holds=holds)


def agreed(store: Store, game_id: str) -> set[tuple[int, int]]:
    return set(load_game(store, game_id).agreed)


def test_a_side_agrees_and_takes_it_back(store: Store, game_id: str) -> None:
    assert agree(store, game_id, ask(side=1))
    assert agreed(store, game_id) == {(1, 1)}
    assert agree(store, game_id, ask(side=1, holds=False))
    assert agreed(store, game_id) == set()


def test_what_is_agreed_already_is_no_new_act(store: Store, game_id: str) -> None:
    for _ in range(2):
        assert agree(store, game_id, ask())
    assert agree(store, game_id, ask(side=1, holds=False))
    assert len(items_of(store, game_id)) == 4


def test_a_repeated_tap_is_harmless(store: Store, game_id: str) -> None:
    once = replace(ask(), client_id="tap")
    assert agree(store, game_id, once)
    agree(store, game_id, ask(holds=False))
    assert agree(store, game_id, once)
    assert agreed(store, game_id) == set()


def test_a_correction_of_the_deal_makes_it_void_for_all_sides(store: Store, game_id: str) -> None:
    for side in (0, 1):
        agree(store, game_id, ask(side=side))
        agree(store, game_id, ask(deal=2, side=side))
    save_deal(store, game_id, both(505, 300, base=(1, 1)))
    assert agreed(store, game_id) == {(2, 0), (2, 1)}


def test_other_rules_make_it_void(store: Store, game_id: str) -> None:
    agree(store, game_id, ask())
    change(store, game_id, PRESETS["players-plus-one"])
    assert agreed(store, game_id) == set()


@pytest.mark.parametrize(
    "wrong",
    [ask(revisions=(2, 1)), ask(revisions=(1,)), ask(deal=3), ask(deal=0), ask(side=2)],
    ids=["counts seen long ago", "one side only", "no such deal", "no deal at all", "no such side"],
)
def test_what_was_not_seen_is_not_agreed_to(store: Store, game_id: str, wrong: Agree) -> None:
    assert not agree(store, game_id, wrong)
    assert agreed(store, game_id) == set()


def test_a_deal_that_not_all_sides_have_counted_cannot_be_agreed_to(
    store: Store, game_id: str
) -> None:
    one = replace(both(100, 0, deal=3), entries=(counted(100), None))
    save_deal(store, game_id, one)
    assert not agree(store, game_id, ask(deal=3, revisions=(1, 0)))


def test_agreeing_is_undone_and_done_again(store: Store, game_id: str) -> None:
    agree(store, game_id, ask())
    do(store, game_id, "undo")
    assert agreed(store, game_id) == set()
    do(store, game_id, "redo")
    assert agreed(store, game_id) == {(1, 0)}


def test_undoing_a_correction_brings_the_agreement_back(store: Store, game_id: str) -> None:
    agree(store, game_id, ask())
    save_deal(store, game_id, both(505, 300, base=(1, 1)))
    do(store, game_id, "undo")
    assert agreed(store, game_id) == {(1, 0)}
    assert load_game(store, game_id).revisions_of(1) == (3, 1)


def test_a_deal_taken_away_and_brought_back_is_agreed_to_as_before(
    store: Store, game_id: str
) -> None:
    agree(store, game_id, ask(deal=2, side=1))
    do(store, game_id, "remove")
    assert agreed(store, game_id) == set()
    do(store, game_id, "undo")
    assert agreed(store, game_id) == {(2, 1)}


def test_undoing_other_rules_brings_the_agreement_back(store: Store, game_id: str) -> None:
    agree(store, game_id, ask())
    change(store, game_id, PRESETS["players-plus-one"])
    do(store, game_id, "undo")
    assert agreed(store, game_id) == {(1, 0)}


def test_a_game_file_keeps_who_agreed(store: Store, game_id: str) -> None:
    agree(store, game_id, ask())
    agree(store, game_id, ask(side=1))
    agree(store, game_id, ask(side=1, holds=False))
    file = export_game(store, game_id)
    again = import_game(store, file)
    assert agreed(store, again) == {(1, 0)}
    assert export_game(store, again) == file
