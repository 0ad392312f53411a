"""Load a game, scored."""

from scorekeeper.actions.game_view import Game
from scorekeeper.storage.db import Store


def load_game(store: Store, game_id: str) -> Game:
    """The game with this id. Raises NoSuchGame, and DamagedGame for rows that cannot be read."""
    raise NotImplementedError
