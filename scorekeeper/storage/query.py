"""Queries that are asked again and again: put together once, run with little around them.

SQLAlchemy looks each statement up anew, makes its parameters and a result that can do everything;
for a query of one row that takes several times longer than the query itself.
"""

from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Dialect, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

Processor = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class _Ready:
    """A statement in the words of one kind of database; `order` is None where that goes by name."""

    text: str
    order: Sequence[str] | None
    constants: Mapping[str, object]
    given: Mapping[str, Processor]
    taken: Sequence[tuple[int, Processor]]


class Query:
    """A select whose values are named parameters."""

    def __init__(self, statement: Select[*tuple[Any, ...]]) -> None:
        self.statement = statement
        columns = statement.selected_columns
        self._types = [column.type for column in columns]
        self._row = namedtuple("Row", [column.key for column in columns])  # type: ignore[misc]
        self._ready: dict[str, _Ready] = {}

    def all(self, connection: Connection, **values: object) -> list[Any]:
        """The rows that it finds, each with its columns by name."""
        ready = self._in_words_of(connection.dialect)
        if not connection.in_transaction():
            connection.begin()
        driver_error: type[Exception] = connection.dialect.loaded_dbapi.Error
        try:
            cursor = connection.connection.cursor()
            cursor.execute(ready.text, _parameters(ready, values))
            found = cursor.fetchall()
            cursor.close()
        except driver_error as error:
            raise DBAPIError(ready.text, None, error, hide_parameters=True) from error
        if not ready.taken:
            return [self._row(*row) for row in found]
        return [self._row(*_processed(row, ready)) for row in found]

    def one(self, connection: Connection, **values: object) -> Any:
        """The first row that it finds, None for none."""
        return next(iter(self.all(connection, **values)), None)

    def _in_words_of(self, dialect: Dialect) -> _Ready:
        ready = self._ready.get(dialect.name)
        if ready is None:
            ready = self._ready[dialect.name] = self._put_together(dialect)
        return ready

    def _put_together(self, dialect: Dialect) -> _Ready:
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
        return _Ready(str(compiled), compiled.positiontup, constants, given, taken)


def _processed(row: Sequence[Any], ready: _Ready) -> list[Any]:
    cells = list(row)
    for at, process in ready.taken:
        cells[at] = process(cells[at])
    return cells


def _parameters(ready: _Ready, values: Mapping[str, object]) -> Any:
    bound = {
        name: ready.given[name](value) if name in ready.given else value
        for name, value in {**ready.constants, **values}.items()
    }
    return bound if ready.order is None else tuple(bound[name] for name in ready.order)
