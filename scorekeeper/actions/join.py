"""Join a game by its code."""

from dataclasses import dataclass
from datetime import datetime
from math import ceil

from sqlalchemy import Connection

from scorekeeper.actions.brake import MEMORY, counted, is_crowd, nobody, slowed
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.score_record import score_record
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.guesses import (
    Guesser,
    find_everybody,
    find_guesser,
    forget_guessers,
    keep_guesser,
)
from scorekeeper.storage.load_links import find_code


@dataclass(frozen=True, slots=True)
class Joined:
    """The code leads to a game that is on: the key of its link."""

    key: str


@dataclass(frozen=True, slots=True)
class WrongCode:
    """No game that is on has this code; `everybody` counts the wrong ones of the last minutes."""

    everybody: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Too many wrong codes came from there: nothing was looked up."""

    seconds: int


@begun_again
def join(store: Store, code: str, *, caller: str) -> Joined | WrongCode | Wait:
    """The game with this plain code. `caller` stands for the address that asks."""
    now = store.now()
    with store.writing() as connection:
        everybody = find_everybody(connection)
        guesser = find_guesser(connection, caller) or nobody(caller, now)
        if guesser.until > now:
            return Wait(ceil((guesser.until - now).total_seconds()))
        key = _key_of(connection, code)
        return Joined(key) if key else _wrong(connection, guesser, everybody, now=now)


def _key_of(connection: Connection, code: str) -> str:
    link = find_code(connection, code)
    if link is None:
        return ""
    game = score_record(record_of(connection, link.game_id))
    return "" if game.result else link.key


def _wrong(
    connection: Connection, guesser: Guesser, everybody: Guesser, *, now: datetime
) -> WrongCode:
    together = counted(everybody, now)
    keep_guesser(connection, together)
    keep_guesser(connection, slowed(guesser, now, crowded=is_crowd(everybody, now)))
    forget_guessers(connection, before=now - MEMORY)
    return WrongCode(together.wrong)
