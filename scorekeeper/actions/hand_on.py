"""Hand the host's part on: it is offered by a link of its own, and another phone takes it over.

The new host has a key that nobody else has seen; the old one has the link to score from then on.
"""

from base64 import urlsafe_b64encode

from scorekeeper.actions.client_ids import digest
from scorekeeper.actions.errors import NoSuchGame
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.links import KEY_BYTES, living_links, new_key, new_link
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.score_record import score_record
from scorekeeper.record import Link
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.load_links import find_link
from scorekeeper.storage.save_links import insert_links, revoke


@begun_again
def offer(store: Store, game_id: str) -> None:
    """Make the link by which another phone takes over; once is enough. Raises NoSuchGame."""
    with store.writing() as connection:
        record_of(connection, game_id, to_change=True)
        if living_links(connection, game_id).offer is None:
            made = new_link(connection, game_id, "offer", at=store.now())
            insert_links(connection, [made])


@begun_again
def withdraw(store: Store, game_id: str) -> None:
    """Take the offer back, if there is one. Raises NoSuchGame."""
    with store.writing() as connection:
        record_of(connection, game_id, to_change=True)
        offered = living_links(connection, game_id).offer
        if offered is not None:
            revoke(connection, offered, at=store.now())


def offered_game(store: Store, key: str) -> Game | None:
    """The game whose host's part is offered by this key, None where it was taken or withdrawn.

    Raises NoSuchGame for a key that never offered one.
    """
    with store.reading() as connection:
        link = find_link(connection, key)
        if link is None or link.role != "offer":
            raise NoSuchGame
        return None if link.revoked else score_record(record_of(connection, link.game_id))


@begun_again
def take_over(store: Store, key: str, *, client_id: str) -> str | None:
    """Become the host by the key of an offer, and get the host's new key.

    The same `client_id` gets the same key again, so that a second tap loses nothing. None where
    somebody else was quicker, or the offer was withdrawn. Raises NoSuchGame.
    """
    with store.writing() as connection:
        found = find_link(connection, key)
        if found is None or found.role != "offer":
            raise NoSuchGame
        record_of(connection, found.game_id, to_change=True)
        links, own = living_links(connection, found.game_id), _key_for(key, client_id)
        if links.host.key == own:
            return own
        if links.offer is None or links.offer.key != key:
            return None
        now = store.now()
        revoke(connection, links.offer, at=now)
        revoke(connection, links.host, at=now, instead=links.score.key)
        host = Link(game_id=found.game_id, key=own, role="host", made=now)
        insert_links(connection, [host])
        return own


def _key_for(offered: str, client_id: str) -> str:
    """The host's key for whoever sent this id, which is as hard to guess as the id is."""
    if not client_id:
        return new_key()
    made = bytes.fromhex(digest(offered, client_id))[:KEY_BYTES]
    return urlsafe_b64encode(made).decode().rstrip("=")
