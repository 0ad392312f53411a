"""Engines: one that only reads, and one whose transactions may write, for each kind of database."""

from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from scorekeeper.storage.errors import StoreError

BUSY_SECONDS = 5
READERS = 8
MORE_READERS = 56
SERVER_CONNECTIONS = 8  # for reading and as many for writing: a server gives away a hundred
MORE_SERVER_CONNECTIONS = 8
LEFT_OPEN_SECONDS = 30
"""A transaction whose program is gone, or asleep, keeps others out of its game no longer."""

SERVER = "postgresql"
DRIVER = "postgresql+psycopg"


def make_engine(address: str, *, writes: bool) -> Engine:
    """An engine that only reads, or one whose transactions begin with the right to write.

    Raises StoreError for an address that leads nowhere.
    """
    try:
        url = make_url(address)
        if url.get_backend_name() == SERVER:
            return _server(url, writes=writes)
        return _sqlite(url, writes=writes)
    except (ImportError, ArgumentError, ValueError) as error:
        raise StoreError(f"the database's address cannot be used: {error}") from error


def _server(url: URL, *, writes: bool) -> Engine:
    if url.drivername not in (SERVER, DRIVER):
        raise StoreError(f"the database's address cannot be used: it must begin with {DRIVER}://")
    query = {"connect_timeout": str(BUSY_SECONDS), **url.query}
    try:
        engine = create_engine(
            url.set(drivername=DRIVER, query=query),
            hide_parameters=True,
            # a reader sees one state; a writer sees what was done until it got hold of the game
            isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",
            pool_pre_ping=True,
            pool_size=SERVER_CONNECTIONS,
            max_overflow=MORE_SERVER_CONNECTIONS,
            pool_timeout=2 * BUSY_SECONDS,
        )
    except ModuleNotFoundError as error:
        raise StoreError(
            f"PostgreSQL needs the Python package {error.name}, and it is not installed here:"
            " pip install 'psycopg[binary]'"
        ) from error
    event.listen(engine, "connect", _prepare_server_writer if writes else _prepare_server_reader)
    return engine


def _prepare_server_reader(connection: Any, _record: Any) -> None:
    _set(connection, "TIME ZONE 'UTC'")
    connection.read_only = True


def _prepare_server_writer(connection: Any, _record: Any) -> None:
    _set(
        connection,
        "TIME ZONE 'UTC'",
        f"lock_timeout = '{BUSY_SECONDS}s'",
        f"idle_in_transaction_session_timeout = '{LEFT_OPEN_SECONDS}s'",
    )


def _set(connection: Any, *settings: str) -> None:
    for setting in settings:
        connection.execute(f"SET {setting}")
    connection.commit()


def _sqlite(url: URL, *, writes: bool) -> Engine:
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
