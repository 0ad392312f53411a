"""Bring the database to the shape that this version of the program needs, safely.

The check alone takes milliseconds, since the steps are imported only where one is to be run.
"""

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from scorekeeper.config import Settings
from scorekeeper.storage.backup import copy_of
from scorekeeper.storage.engines import make_engine
from scorekeeper.storage.errors import StoreError, reason

TURN = 5_310_021  # the number of the lock that a server knows it by: any that is always the same
MIGRATIONS = Path(__file__).resolve().parent / "migrations"


def steps() -> tuple[str, ...]:
    """The numbers of all steps, the last one being the shape that the program needs."""
    return tuple(sorted(file.name[:4] for file in MIGRATIONS.glob("versions/[0-9]*.py")))


def upgrade(settings: Settings) -> None:
    """Make or upgrade the database if need be, after a backup copy. Raises StoreError.

    Processes that start at the same time wait for each other.
    """
    engine = make_engine(settings.database_url, writes=True)
    try:
        # the transaction holds the right to write: whoever comes second finds it done
        with engine.begin() as connection:
            _take_turns(connection)
            shape = _shape(connection)
            if shape == steps()[-1]:
                return
            if shape is not None and shape not in steps():
                raise StoreError(
                    f"the database was made by a newer version (its shape is {shape}, this"
                    f" version knows up to {steps()[-1]}): install that version again"
                )
            if shape is not None and connection.dialect.name == "sqlite":
                _copy(connection)
            _run_steps(connection)
    except DBAPIError as error:
        where = engine.url.render_as_string(hide_password=True)
        raise StoreError(f"the database {where} cannot be used: {reason(error)}") from error
    finally:
        engine.dispose()


def _take_turns(connection: Connection) -> None:
    """Wait, on a server too, until nobody else is at it, however long that takes."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({TURN})")


def _shape(connection: Connection) -> str | None:
    """The number of the last step that this database has seen, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _copy(connection: Connection) -> None:
    """Copy the database beside itself: no step is run where that cannot be done."""
    _, _, file = connection.execute(text("PRAGMA database_list")).one()
    try:
        copy_of(Path(file))
    except (OSError, sqlite3.Error) as error:
        raise StoreError(
            f"the database must be upgraded, but no copy of it can be made first: {error}"
        ) from error


def _run_steps(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
