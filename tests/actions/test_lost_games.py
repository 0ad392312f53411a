"""Which games are closed to a phone, by their names of then."""

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.hand_on import offer, take_over
from scorekeeper.actions.links import links_of
from scorekeeper.actions.lost_games import LostGame, lost_games
from scorekeeper.actions.rename_game import rename_game
from scorekeeper.actions.take_back import take_back
from scorekeeper.record import Role
from scorekeeper.storage.db import Store
from tests.stores import THURSDAY, key_of

pytestmark = pytest.mark.on_both


@pytest.fixture
def game(store: Store) -> str:
    return create_game(store, THURSDAY)


def taken_back(store: Store, game: str, role: Role = "score") -> str:
    """The key of a link that was taken back."""
    key = key_of(store, game, role)
    take_back(store, game, key)
    return key


@pytest.mark.parametrize("role", ["score", "watch"])
def test_a_game_whose_link_was_taken_back_is_lost(store: Store, game: str, role: Role) -> None:
    key = taken_back(store, game, role)
    assert lost_games(store, [key]) == (LostGame("Thursday table", (key,)),)


def test_one_that_is_open_by_another_link_is_not_lost(store: Store, game: str) -> None:
    key = taken_back(store, game)
    assert lost_games(store, [key, key_of(store, game, "watch")]) == ()


def test_one_lost_twice_is_told_once(store: Store, game: str) -> None:
    keys = [taken_back(store, game), taken_back(store, game)]
    assert [each.keys for each in lost_games(store, keys)] == [tuple(keys)]


def test_a_host_who_handed_it_on_has_not_lost_it(store: Store, game: str) -> None:
    offer(store, game)
    offered = links_of(store, game).offer
    assert offered
    take_over(store, offered.key, client_id="tap")
    assert lost_games(store, [game]) == ()


def test_it_is_called_as_it_was_when_it_was_closed(store: Store, game: str) -> None:
    rename_game(store, game, "Friday")
    key = taken_back(store, game)
    rename_game(store, game, "Nobody else's business")
    assert [each.name for each in lost_games(store, [key])] == ["Friday"]


@pytest.mark.parametrize("key", ["", "not a key"])
def test_what_is_no_key_is_not_lost(store: Store, key: str) -> None:
    assert lost_games(store, [key]) == ()
