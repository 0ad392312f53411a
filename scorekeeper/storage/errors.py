"""What storage raises: each with one clear line for the person at the keyboard."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """The database cannot be used; the message is one line that says why."""


class BrokenOff(StoreError):
    """The database broke a transaction off for the sake of another one: begun again, it passes."""


class DamagedGame(StoreError):
    """A row of a game cannot be read: says which table, never the game's id."""


@contextmanager
def readable(table: str) -> Iterator[None]:
    """A value that cannot be read is the database's fault, and is told as such."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise DamagedGame(f"a row of the table {table} is damaged: {error}") from error


def reason(error: DBAPIError) -> str:
    """Why a database refused something, in one line; a server's details are left out."""
    told = getattr(error.orig, "diag", None)
    primary: str | None = told and told.message_primary
    return primary or " ".join(str(error.orig).split())
