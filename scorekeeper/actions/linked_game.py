"""A finished game as a link that no server has to remember, and the game of such a link."""

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.score_record import score_record
from scorekeeper.exports.game_link import game_link_text, game_of_link
from scorekeeper.storage.db import Store


def link_of_game(store: Store, game_id: str) -> str:
    """The text of a link that holds the whole game as it stands. Raises NoSuchGame."""
    with store.reading() as connection:
        return game_link_text(record_of(connection, game_id))


def linked_game(text: str) -> Game:
    """The game of such a text, scored.

    Raises FileError for what is no link, and FileErrors with everything wrong in its game.
    """
    return score_record(game_of_link(text))
