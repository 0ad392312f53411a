"""Load a game, scored."""

from sqlalchemy import Connection

from scorekeeper.actions.errors import NoSuchGame
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.score_record import score_record
from scorekeeper.record import GameRecord
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import load_record


def load_game(store: Store, game_id: str) -> Game:
    """The game with this id. Raises NoSuchGame, and DamagedGame for rows that cannot be read."""
    with store.reading() as connection:
        record = record_of(connection, game_id)
    return score_record(record)


def record_of(connection: Connection, game_id: str, *, to_change: bool = False) -> GameRecord:
    """The record of a game, `to_change` within a transaction that changes it.

    Raises NoSuchGame and DamagedGame.
    """
    record = load_record(connection, game_id, to_change=to_change)
    if record is None:
        raise NoSuchGame
    return record
