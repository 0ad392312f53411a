"""A game as a file."""

from scorekeeper.actions.load_game import record_of
from scorekeeper.exports.game_json import game_to_json
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import load_acts
from scorekeeper.storage.load_second_counts import load_second_counts


def export_game(store: Store, game_id: str) -> dict[str, object]:
    """The game file (format game-1) of a game with its whole history, without its id.

    Raises NoSuchGame and DamagedGame.
    """
    with store.reading() as connection:
        game = record_of(connection, game_id)
        acts = load_acts(connection, game_id, game.rules)
        again = load_second_counts(connection, game_id, acts, rules=game.rules)
        return game_to_json(game, acts, again)
