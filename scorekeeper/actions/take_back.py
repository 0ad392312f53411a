"""Take a link back: whoever has it can do nothing more, and there is another one in its place."""

from scorekeeper.actions.links import living_links, new_link
from scorekeeper.actions.load_game import record_of
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.save_links import insert_links, revoke


@begun_again
def take_back(store: Store, game_id: str, key: str) -> bool:
    """Take the link with this key back, to score or to look at, with its code.

    False where it is not one of them, as after the first of two taps. Raises NoSuchGame.
    """
    with store.writing() as connection:
        record_of(connection, game_id, to_change=True)
        links = living_links(connection, game_id)
        old = next((link for link in (links.score, links.watch) if link.key == key), None)
        if old is None:
            return False
        now = store.now()
        revoke(connection, old, at=now)
        insert_links(connection, [new_link(connection, game_id, old.role, at=now)])
        return True
