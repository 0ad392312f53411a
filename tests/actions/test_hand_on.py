"""The host's part goes to another phone, whole, to one phone only, and nobody is locked out."""

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.errors import LinkTakenBack, NoSuchGame
from scorekeeper.actions.hand_on import offer, offered_game, take_over, withdraw
from scorekeeper.actions.links import best_links, links_of, open_link
from scorekeeper.actions.take_back import take_back
from scorekeeper.storage.db import Store
from tests.stores import THURSDAY, key_of

pytestmark = pytest.mark.on_both


def offered(store: Store) -> tuple[str, str]:
    """A game whose host's part is offered, and the key of the offer."""
    game_id = create_game(store, THURSDAY)
    offer(store, game_id)
    there = links_of(store, game_id).offer
    assert there
    return game_id, there.key


def test_nothing_changes_until_it_is_taken(store: Store) -> None:
    game_id, key = offered(store)
    assert open_link(store, game_id).link.role == "host"
    shown = offered_game(store, key)
    assert shown
    assert shown.id == game_id


def test_an_offer_is_no_way_into_the_game(store: Store) -> None:
    _, key = offered(store)
    with pytest.raises(NoSuchGame):
        open_link(store, key)
    assert best_links(store, [key]) == ()


def test_the_new_host_has_a_key_that_nobody_else_has_seen(store: Store) -> None:
    game_id, key = offered(store)
    own = take_over(store, key, client_id="Bob's page")
    assert own
    assert own not in {game_id, key}
    assert len(own) == 22
    assert open_link(store, own).link.role == "host"


def test_the_old_host_has_the_link_to_score_instead(store: Store) -> None:
    game_id, key = offered(store)
    take_over(store, key, client_id="Bob's page")
    with pytest.raises(LinkTakenBack) as told:
        open_link(store, game_id)
    assert told.value.instead == key_of(store, game_id, "score")
    assert [link.role for link in best_links(store, [game_id])] == ["score"]


def test_the_old_host_can_be_sent_away_like_the_others(store: Store) -> None:
    game_id, key = offered(store)
    take_over(store, key, client_id="Bob's page")
    take_back(store, game_id, key_of(store, game_id, "score"))
    assert best_links(store, [game_id]) == ()


def test_a_second_tap_of_the_same_page_gets_the_same_key(store: Store) -> None:
    _, key = offered(store)
    first, second = (take_over(store, key, client_id="Bob's page") for _ in range(2))
    assert first == second is not None


@pytest.mark.parametrize("client_id", ["Cem's page", ""])
def test_only_one_phone_can_take_over(store: Store, client_id: str) -> None:
    _, key = offered(store)
    assert take_over(store, key, client_id="Bob's page")
    assert take_over(store, key, client_id=client_id) is None
    assert offered_game(store, key) is None


def test_an_offer_that_was_withdrawn_is_gone(store: Store) -> None:
    game_id, key = offered(store)
    withdraw(store, game_id)
    assert take_over(store, key, client_id="Bob's page") is None
    assert open_link(store, game_id).link.role == "host"


def test_an_offer_made_twice_is_one_and_can_be_made_again_later(store: Store) -> None:
    game_id, key = offered(store)
    offer(store, game_id)
    there = links_of(store, game_id).offer
    assert there
    assert there.key == key
    withdraw(store, game_id)
    offer(store, game_id)
    again = links_of(store, game_id).offer
    assert again
    assert again.key != key


@pytest.mark.parametrize("kind", ["nothing", "host", "score", "watch"])
def test_no_other_key_can_be_taken_over(store: Store, kind: str) -> None:
    game_id, _ = offered(store)
    links = links_of(store, game_id)
    key = getattr(links, kind).key if hasattr(links, kind) else "x" * 22
    with pytest.raises(NoSuchGame):
        take_over(store, key, client_id="a")
    with pytest.raises(NoSuchGame):
        offered_game(store, key)
