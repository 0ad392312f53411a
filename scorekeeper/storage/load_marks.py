"""Who counts just now, and what stands for a game as it is: read for many games at once."""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    String,
    bindparam,
    func,
    literal_column,
    select,
)

from scorekeeper.record import Counting, mark_of
from scorekeeper.storage.query import Query
from scorekeeper.storage.tables import ActRow, CountingRow, UtcTime

_games = bindparam("games", type_=String, expanding=True)
LAST_ACTS = (
    select(ActRow.game_id, func.max(ActRow.number).label("number"))
    .where(ActRow.game_id.in_(_games))
    .group_by(ActRow.game_id)
)
# only SQLite numbers its rows
_row: ColumnElement[int] = literal_column("acts.rowid", Integer)
LAST_ROW = Query(select(func.max(_row).label("row")).select_from(ActRow))
NEW_ACTS = Query(
    select(ActRow.game_id, func.max(ActRow.number).label("number"), func.max(_row).label("row"))
    .where(_row > bindparam("row", type_=Integer))
    .group_by(ActRow.game_id)
)
_counting = (
    select(CountingRow)
    .where(CountingRow.until > bindparam("now", type_=UtcTime))
    .order_by(CountingRow.deal, CountingRow.side, CountingRow.page)
)
COUNTING_EVERYWHERE = Query(_counting)
COUNTING = Query(_counting.where(CountingRow.game_id == bindparam("game_id", type_=String)))


def load_counting(connection: Connection, game_id: str, *, now: datetime) -> tuple[Counting, ...]:
    """Who counts in a game just now."""
    rows = COUNTING.all(connection, game_id=game_id, now=now)
    return _by_game(rows).get(game_id, ())


class Marks:
    """What stands for each of some games (`record.mark_of`), asked for again and again.

    With every game that is open looked at after each save, only what was done since the last
    time is asked for, where rows have numbers in the order in which they came.
    """

    def __init__(self) -> None:
        self._acts: dict[str, int] = {}
        self._row = 0

    def load(
        self, connection: Connection, games: Collection[str], *, now: datetime
    ) -> Mapping[str, str]:
        """The marks of these games as they are now; nothing for a game that is not there."""
        counting = _by_game(COUNTING_EVERYWHERE.all(connection, now=now))
        acts, row = self._seen(connection, games)
        unknown = [game for game in games if game not in acts]
        if unknown:
            found = connection.execute(LAST_ACTS, {"games": unknown})
            acts |= {each.game_id: each.number for each in found}
        # both or none: what failed is asked for again
        self._acts, self._row = acts, row
        return {game: mark_of(act, counting.get(game, ())) for game, act in acts.items()}

    def _seen(self, connection: Connection, games: Collection[str]) -> tuple[dict[str, int], int]:
        """The newest acts of those of these games that were asked for before, and the last row."""
        if connection.dialect.name != "sqlite":
            return {}, 0
        known = {game: self._acts[game] for game in games if game in self._acts}
        if not known:
            return known, LAST_ROW.one(connection).row or 0
        since = NEW_ACTS.all(connection, row=self._row)
        known |= {each.game_id: each.number for each in since if each.game_id in known}
        return known, max((each.row for each in since), default=self._row)


def _by_game(rows: Iterable[Any]) -> Mapping[str, tuple[Counting, ...]]:
    found: dict[str, tuple[Counting, ...]] = {}
    for row in rows:
        one = Counting(row.page, row.deal, row.side, row.phone)
        found[row.game_id] = (*found.get(row.game_id, ()), one)
    return found
