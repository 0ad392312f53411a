"""Begin a game."""

from scorekeeper.actions.new_game import NewGame
from scorekeeper.storage.db import Store


def create_game(store: Store, new: NewGame) -> str:
    """Begin a game and give its id: 22 characters that nobody can guess (128 bits).

    The same game with the same `client_id` a second time gives the id of the first.
    Raises NewGameRefused with everything that is wrong.
    """
    raise NotImplementedError
