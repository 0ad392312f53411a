"""What a sheet counts is over when it was not said again for 45 seconds."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from scorekeeper.actions.counting import begin_counting, stop_counting, who_counts
from scorekeeper.actions.create_game import create_game
from scorekeeper.record import Counting
from scorekeeper.storage.db import Store
from tests.stores import THURSDAY

pytestmark = pytest.mark.on_both

NOON = datetime(2024, 5, 31, 12, tzinfo=UTC)
ANN = Counting("ann", 1, 0, "Ann's phone")
BOB = Counting("bob", 1, 1, "")


def at(store: Store, seconds: int) -> Store:
    """The same database so many seconds after noon."""
    return replace(store, now=lambda: NOON + timedelta(seconds=seconds))


@pytest.fixture
def game_id(store: Store) -> str:
    return create_game(store, THURSDAY)


@pytest.mark.parametrize(("seconds", "counts"), [(44, (ANN,)), (45, ())])
def test_it_is_over_after_45_seconds(
    store: Store, game_id: str, *, seconds: int, counts: tuple[Counting, ...]
) -> None:
    begin_counting(at(store, 0), game_id, ANN)
    assert who_counts(at(store, seconds), game_id) == counts


def test_said_again_it_goes_on(store: Store, game_id: str) -> None:
    for seconds in (0, 20, 40):
        begin_counting(at(store, seconds), game_id, ANN)
    assert who_counts(at(store, 80), game_id) == (ANN,)


def test_each_sheet_counts_one_side(store: Store, game_id: str) -> None:
    for one in (ANN, BOB, replace(ANN, side=1)):
        begin_counting(at(store, 0), game_id, one)
    assert who_counts(at(store, 1), game_id) == (replace(ANN, side=1), BOB)
    stop_counting(store, game_id, "ann")
    assert who_counts(at(store, 1), game_id) == (BOB,)


def test_it_is_heard_of_when_somebody_no_longer_counts(store: Store, game_id: str) -> None:
    with store.watch.listening(game_id) as listener:
        listener.wait(5)
        alone = listener.mark
        begin_counting(store, game_id, ANN)
        assert listener.wait(5)
        assert listener.mark != alone
        begin_counting(store, game_id, ANN)
        assert not listener.wait(0.3)
        stop_counting(store, game_id, "ann")
        assert listener.wait(5)
        assert listener.mark == alone
