"""Whether a database changed at all, by whatever process: asked so often that it must be cheap."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

from sqlalchemy import Connection, Engine

CHANNEL = "scorekeeper"
"""By which a server tells all processes that a transaction was kept."""


def announce(connection: Connection) -> None:
    """Let the others hear of this transaction once it is kept; SQLite tells it by itself."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"NOTIFY {CHANNEL}")


@contextmanager
def changes(engine: Engine) -> Iterator[Callable[[], bool]]:
    """Asks whether another connection has changed the database since the last time."""
    # outside of any transaction: within one, nothing would ever change
    with closing(engine.raw_connection()) as connection:
        if engine.dialect.name == "sqlite":
            yield _version_changed(connection.cursor())
        else:
            server = connection.driver_connection
            connection.detach()  # to be closed at the end: else its next user would be told as well
            yield _was_told(server)


def _version_changed(cursor: Any) -> Callable[[], bool]:
    seen: list[object] = [None]

    def is_changed() -> bool:
        cursor.execute("PRAGMA data_version")
        before, seen[0] = seen[0], cursor.fetchone()
        return before != seen[0]

    return is_changed


def _was_told(server: Any) -> Callable[[], bool]:
    server.autocommit = True
    server.execute(f"LISTEN {CHANNEL}")
    return lambda: bool(list(server.notifies(timeout=0)))
