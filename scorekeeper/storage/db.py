"""The database: one engine that reads and one that writes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from scorekeeper.config import Settings
from scorekeeper.storage.errors import StoreError
from scorekeeper.storage.kept import Kept
from scorekeeper.storage.watch import Watch

BUSY_SECONDS = 5
READERS = 8
MORE_READERS = 56


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
        """A transaction that nobody else writes beside; kept at the end, undone on an error."""
        with _plain_errors(), self.writer.begin() as connection:
            yield connection
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


def make_engine(url: str, *, writes: bool) -> Engine:
    """An engine that only reads, or one whose transactions begin with the right to write.

    Raises StoreError for an address that leads nowhere.
    """
    try:
        return _sqlite(url, writes=writes) if url.startswith("sqlite") else _server(url)
    except (ImportError, ArgumentError, ValueError) as error:
        raise StoreError(f"the database's address cannot be used: {error}") from error


def _server(url: str) -> Engine:
    return create_engine(url, pool_pre_ping=True, hide_parameters=True)


def _sqlite(url: str, *, writes: bool) -> Engine:
    # One writer a process: others wait for their turn here, not by asking the file again and again.
    size = (1, 0) if writes else (READERS, MORE_READERS)
    engine = create_engine(
        url,
        hide_parameters=True,  # a game's id opens the game, so no error may tell it
        connect_args={"timeout": BUSY_SECONDS},
        pool_size=size[0],
        max_overflow=size[1],
        pool_timeout=2 * BUSY_SECONDS,
    )
    event.listen(engine, "connect", _prepare_writer if writes else _prepare_reader)
    event.listen(engine, "begin", _begin_writing if writes else _begin_reading)
    return engine


def _prepare_writer(connection: Any, _record: Any) -> None:
    # The driver's own way to begin transactions would lose their isolation.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _prepare_reader(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA query_only = ON")


def _begin_writing(connection: Connection) -> None:
    # Begun as a reader, two writers at once would fail with "database is locked".
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Connection) -> None:
    # By the driver itself: begun for every look at a game, and it can fail at nothing yet.
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN")


@contextmanager
def _plain_errors() -> Iterator[None]:
    """What the database refuses (locked, full, damaged, read-only) becomes one line."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise StoreError(f"the database cannot be used: {error.orig}") from error
    except PoolTimeout as error:
        raise StoreError("the database cannot be used: too many ask it at once") from error
