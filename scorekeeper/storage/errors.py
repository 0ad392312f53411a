"""What storage raises: each with one clear line for the person at the keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager


class StoreError(Exception):
    """The database cannot be used; the message is one line that says why."""


class DamagedGame(StoreError):
    """A row of a game cannot be read: says which table, never the game's id."""


@contextmanager
def readable(table: str) -> Iterator[None]:
    """A value that cannot be read is the database's fault, and is told as such."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise DamagedGame(f"a row of the table {table} is damaged: {error}") from error
