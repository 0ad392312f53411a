"""Give a game another name."""

from scorekeeper.storage.db import Store


def rename_game(store: Store, game_id: str, name: str, *, phone: str = "") -> None:
    """Rename a game; the old name stays in its history.

    Raises NoSuchGame, and NewGameRefused for a name that is empty, too long or unprintable.
    """
    raise NotImplementedError
