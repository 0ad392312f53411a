"""Games that a phone had and that are closed to it, because the link was taken back."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.actions.links import best_links
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import load_name_then
from scorekeeper.storage.load_links import find_links


@dataclass(frozen=True, slots=True)
class LostGame:
    """What a game was called as it was closed to a phone, and the phone's `keys` for it: they are
    good for nothing any more.
    """

    name: str
    keys: tuple[str, ...]


def lost_games(store: Store, keys: Sequence[str]) -> tuple[LostGame, ...]:
    """The games that none of these keys opens any more, in the order of the keys.

    A link for which its holder got another one is not lost. Later names are not told: whoever
    closed the game need not tell them.
    """
    open_now = {link.game_id for link in best_links(store, keys)}
    lost: dict[str, LostGame] = {}
    with store.reading() as connection:
        found = {link.key: link for link in find_links(connection, keys)}
        for link in (found[key] for key in keys if key in found):
            if link.revoked is None or link.game_id in open_now or link.role == "offer":
                continue
            before = lost.get(link.game_id)
            name = before.name if before else load_name_then(connection, link.game_id, link.revoked)
            lost[link.game_id] = LostGame(name, (*(before.keys if before else ()), link.key))
    return tuple(lost.values())
