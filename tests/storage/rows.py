"""Rows as they are, of a database of any kind."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from sqlalchemy import Connection, text

from scorekeeper.config import Settings
from scorekeeper.storage.engines import make_engine


@contextmanager
def writing(settings: Settings) -> Iterator[Connection]:
    """A transaction of a program that knows nothing of the store."""
    engine = make_engine(settings.database_url, writes=True)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def ask(settings: Settings, query: str) -> list[object]:
    """The first column of what it finds."""
    with writing(settings) as connection:
        return list(connection.execute(text(query)).scalars())


def run(settings: Settings, statement: str, *rows: Mapping[str, object]) -> None:
    """Run it, for each of these rows."""
    with writing(settings) as connection:
        connection.execute(text(statement), rows or None)
