"""The database: one engine that reads and one that writes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from scorekeeper.config import Settings
from scorekeeper.storage.changes import announce
from scorekeeper.storage.engines import make_engine
from scorekeeper.storage.errors import BrokenOff, StoreError, reason
from scorekeeper.storage.kept import Kept
from scorekeeper.storage.watch import Watch

BROKEN_OFF = frozenset({"40001", "40P01"})
"""Serialization failure and deadlock, as PostgreSQL calls them."""


def utc_now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


_open: ContextVar[tuple[Engine, Connection] | None] = ContextVar("open", default=None)


@dataclass(frozen=True, slots=True)
class Store:
    """An open database and the clock that dates what is saved. Close it at the end.

    `games` are those that the actions read last, scored.
    """

    reader: Engine
    writer: Engine
    watch: Watch
    now: Callable[[], datetime] = utc_now
    games: Kept[Any] = field(default_factory=Kept)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that sees one state of the database and cannot change it.

        Within another one it is the same: whoever reads several things opens one around them.
        """
        around = _open.get()
        if around and around[0] is self.reader:
            yield around[1]
            return
        with _plain_errors(), self.reader.connect() as connection:
            before = _open.set((self.reader, connection))
            try:
                yield connection
            finally:
                _open.reset(before)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction, kept at the end and undone on an error.

        On SQLite nobody else writes beside it. On a server others do: `lock_game` keeps them out
        of one game, and an action that it may break off is `begun_again`.
        """
        with _plain_errors(), self.writer.begin() as connection:
            yield connection
            announce(connection)
        self.watch.look()

    def close(self) -> None:
        """Let all listeners go and give back all connections."""
        self.watch.close()
        self.reader.dispose()
        self.writer.dispose()


def open_store(settings: Settings) -> Store:
    """Open the database of these settings (run `migrate.upgrade` first). Raises StoreError."""
    url = settings.database_url
    reader = make_engine(url, writes=False)
    return Store(reader, make_engine(url, writes=True), Watch(reader, utc_now))


@contextmanager
def _plain_errors() -> Iterator[None]:
    """What the database refuses (locked, full, damaged, read-only) becomes one line."""
    try:
        yield
    except IntegrityError as error:
        # a server's own words tell the values that it refused, a game's id among them
        told = Exception(reason(error))
        raise IntegrityError(error.statement, None, told, hide_parameters=True) from None
    except DBAPIError as error:
        is_broken_off = getattr(error.orig, "sqlstate", None) in BROKEN_OFF
        kind = BrokenOff if is_broken_off else StoreError
        raise kind(f"the database cannot be used: {reason(error)}") from error
    except PoolTimeout as error:
        raise StoreError("the database cannot be used: too many ask it at once") from error
