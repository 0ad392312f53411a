"""Statements that are run again and again: put together once, run with little around them.

SQLAlchemy looks each statement up anew, makes its parameters and a result that can do everything;
for a query of one row that takes several times longer than the query itself.
"""

from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

Processor = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class _Words:
    """A statement in the words of one kind of database; `order` is None where that goes by name."""

    text: str
    order: Sequence[str] | None
    constants: Mapping[str, object]
    given: Mapping[str, Processor]
    taken: Sequence[tuple[int, Processor]]


class Ready:
    """A statement whose values are named parameters."""

    def __init__(self, statement: Select[*tuple[Any, ...]] | Insert) -> None:
        self.statement = statement
        self._types: list[TypeEngine[Any]] = []
        self._words: dict[str, _Words] = {}

    def run(self, connection: Connection, **values: object) -> list[Any]:
        """Run it, within a transaction as always; the rows that it gives."""
        words = self._in_words_of(connection.dialect)
        if not connection.in_transaction():
            connection.begin()
        driver: Any = connection.dialect.loaded_dbapi
        try:
            cursor = connection.connection.cursor()
            cursor.execute(words.text, _parameters(words, values))
            found = cursor.fetchall() if self._types else []
            cursor.close()
        except driver.Error as error:
            kind = IntegrityError if isinstance(error, driver.IntegrityError) else DBAPIError
            raise kind(words.text, None, error, hide_parameters=True) from error
        return [_processed(row, words) for row in found] if words.taken else list(found)

    def _in_words_of(self, dialect: Dialect) -> _Words:
        words = self._words.get(dialect.name)
        if words is None:
            words = self._words[dialect.name] = self._put_together(dialect)
        return words

    def _put_together(self, dialect: Dialect) -> _Words:
        compiled = self.statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        binds = compiled.binds.items()
        given = {
            name: process
            for name, bound in binds
            if (process := bound.type.dialect_impl(dialect).bind_processor(dialect))
        }
        taken = [
            (at, process)
            for at, kind in enumerate(self._types)
            if (process := kind.dialect_impl(dialect).result_processor(dialect, None))
        ]
        constants = {name: bound.value for name, bound in binds if not bound.required}
        return _Words(str(compiled), compiled.positiontup, constants, given, taken)


class Query(Ready):
    """A select: rows with their columns by name."""

    def __init__(self, statement: Select[*tuple[Any, ...]]) -> None:
        super().__init__(statement)
        columns = statement.selected_columns
        self._types = [column.type for column in columns]
        self._row = namedtuple("Row", [column.key for column in columns])  # type: ignore[misc]

    def all(self, connection: Connection, **values: object) -> list[Any]:
        """The rows that it finds."""
        return [self._row(*row) for row in self.run(connection, **values)]

    def one(self, connection: Connection, **values: object) -> Any:
        """The first row that it finds, None for none."""
        return next(iter(self.all(connection, **values)), None)


def _processed(row: Sequence[Any], words: _Words) -> list[Any]:
    cells = list(row)
    for at, process in words.taken:
        cells[at] = process(cells[at])
    return cells


def _parameters(words: _Words, values: Mapping[str, object]) -> Any:
    bound = {
        name: words.given[name](value) if name in words.given else value
        for name, value in {**words.constants, **values}.items()
    }
    return bound if words.order is None else tuple(bound[name] for name in words.order)
