"""Which phones counted what stands in a game."""

from collections.abc import Mapping

from scorekeeper.storage.db import Store
from scorekeeper.storage.load import load_saved_by


def saved_by(store: Store, game_id: str) -> Mapping[tuple[int, int], str]:
    """By (deal, side) what the phone is called that counted it last, "" for one without a name."""
    with store.reading() as connection:
        return load_saved_by(connection, game_id)
