"""A link taken back opens nothing, and another one stands in its place."""

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.errors import LinkTakenBack, NoSuchGame
from scorekeeper.actions.join import Joined, WrongCode, join
from scorekeeper.actions.links import best_links, links_of, open_link
from scorekeeper.actions.take_back import take_back
from scorekeeper.record import Role
from scorekeeper.storage.db import Store
from tests.stores import THURSDAY, key_of

pytestmark = pytest.mark.on_both

BOTH = pytest.mark.parametrize("role", ["score", "watch"])


@BOTH
def test_the_old_key_is_dead_and_the_new_one_opens_the_game(store: Store, role: Role) -> None:
    game_id = create_game(store, THURSDAY)
    old = key_of(store, game_id, role)
    assert take_back(store, game_id, old)
    with pytest.raises(LinkTakenBack) as told:
        open_link(store, old)
    assert told.value.instead == ""
    new = open_link(store, key_of(store, game_id, role))
    assert (new.link.role, new.game.id) == (role, game_id)
    assert new.link.key != old


@BOTH
def test_the_other_links_stay_as_they_are(store: Store, role: Role) -> None:
    game_id = create_game(store, THURSDAY)
    others: dict[Role, Role] = {"score": "watch", "watch": "score"}
    kept = key_of(store, game_id, others[role])
    take_back(store, game_id, key_of(store, game_id, role))
    assert open_link(store, kept).link.role == others[role]
    assert open_link(store, game_id).link.role == "host"


def test_a_new_code_comes_with_the_new_link_and_the_old_one_is_dead(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    old = links_of(store, game_id).score
    take_back(store, game_id, old.key)
    new = links_of(store, game_id).score
    assert isinstance(join(store, old.code, caller="a"), WrongCode)
    assert join(store, new.code, caller="a") == Joined(new.key)


def test_a_second_tap_leaves_the_new_link_alone(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    old = key_of(store, game_id, "score")
    take_back(store, game_id, old)
    new = key_of(store, game_id, "score")
    assert not take_back(store, game_id, old)
    assert key_of(store, game_id, "score") == new


@pytest.mark.parametrize("key", ["", "x" * 22, "host", "another game's"])
def test_nothing_else_can_be_taken_back(store: Store, key: str) -> None:
    game_id, other = (create_game(store, THURSDAY) for _ in range(2))
    keys = {"host": game_id, "another game's": key_of(store, other, "score")}
    assert not take_back(store, game_id, keys.get(key, key))
    assert open_link(store, game_id).link.role == "host"


def test_a_game_that_is_not_there_has_no_links(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        take_back(store, "x" * 22, "y" * 22)
    with pytest.raises(NoSuchGame):
        links_of(store, "x" * 22)


def test_a_phone_forgets_a_link_that_was_taken_back(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    old = key_of(store, game_id, "score")
    take_back(store, game_id, old)
    assert best_links(store, [old]) == ()
