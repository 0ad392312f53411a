"""Wrong codes, counted for each address and for everybody; only `actions` uses it."""

from dataclasses import asdict, dataclass
from datetime import datetime

from sqlalchemy import Connection, delete, insert, select, update

from scorekeeper.storage.tables import GuesserRow

EVERYBODY = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guesser:
    """How often one caller was wrong since when, how often it had to wait, and until when."""

    caller: str
    since: datetime
    wrong: int
    waits: int
    until: datetime


def find_everybody(connection: Connection) -> Guesser:
    """The count of all callers together; nobody else counts until the transaction ends."""
    query = select(GuesserRow).where(GuesserRow.caller == EVERYBODY).with_for_update()
    return _guesser(connection.execute(query).one())


def find_guesser(connection: Connection, caller: str) -> Guesser | None:
    """The count of one caller, None where nothing is known of it."""
    row = connection.execute(select(GuesserRow).where(GuesserRow.caller == caller)).one_or_none()
    return None if row is None else _guesser(row)


def keep_guesser(connection: Connection, guesser: Guesser) -> None:
    """Keep the count of a caller, in the place of the one before."""
    values = asdict(guesser)
    query = update(GuesserRow).where(GuesserRow.caller == guesser.caller).values(**values)
    if not connection.execute(query).rowcount:
        connection.execute(insert(GuesserRow), values)


def forget_guessers(connection: Connection, *, before: datetime) -> None:
    """Forget every caller that was not wrong since then and has not to wait."""
    connection.execute(
        delete(GuesserRow).where(
            GuesserRow.caller != EVERYBODY, GuesserRow.since < before, GuesserRow.until < before
        )
    )


def _guesser(row: object) -> Guesser:
    return Guesser(**{name: getattr(row, name) for name in Guesser.__slots__})
