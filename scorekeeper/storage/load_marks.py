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
from scorekeeper.storage.tables import ActRow, CountingRow, UtcTime

# Put together once: making a query takes longer than running it.
_games = bindparam("games", type_=String, expanding=True)
_last_acts = select(ActRow.game_id, func.max(ActRow.number).label("number")).group_by(
    ActRow.game_id
)
LAST_ACTS = _last_acts.where(ActRow.game_id.in_(_games))
_row: ColumnElement[int] = literal_column("acts.rowid", Integer)
NEW_ACTS = _last_acts.where(_row > bindparam("row", type_=Integer))
LAST_ROW = select(func.max(_row)).select_from(ActRow)
COUNTING_EVERYWHERE = (
    select(CountingRow)
    .where(CountingRow.until > bindparam("now", type_=UtcTime))
    .order_by(CountingRow.deal, CountingRow.side, CountingRow.page)
)
COUNTING = COUNTING_EVERYWHERE.where(CountingRow.game_id.in_(_games))


def load_counting(
    connection: Connection, games: Collection[str], *, now: datetime
) -> Mapping[str, tuple[Counting, ...]]:
    """Who counts in these games just now, by game; nothing for a game in which nobody does."""
    return _by_game(connection.execute(COUNTING, {"games": list(games), "now": now}))


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
        counting = _by_game(connection.execute(COUNTING_EVERYWHERE, {"now": now}))
        numbered = connection.dialect.name == "sqlite"
        row = connection.execute(LAST_ROW).scalar() if numbered else None
        acts = self._seen(connection, games) if numbered else {}
        unknown = [game for game in games if game not in acts]
        if unknown:
            found = connection.execute(LAST_ACTS, {"games": unknown})
            acts |= {each.game_id: each.number for each in found}
        # both or none: what failed is asked for again
        self._acts, self._row = acts, row or 0
        return {game: mark_of(act, counting.get(game, ())) for game, act in acts.items()}

    def _seen(self, connection: Connection, games: Collection[str]) -> dict[str, int]:
        """The newest acts of those of these games that were asked for before."""
        known = {game: self._acts[game] for game in games if game in self._acts}
        if known:
            since = connection.execute(NEW_ACTS, {"row": self._row})
            known |= {each.game_id: each.number for each in since if each.game_id in known}
        return known


def _by_game(rows: Iterable[Any]) -> Mapping[str, tuple[Counting, ...]]:
    found: dict[str, tuple[Counting, ...]] = {}
    for row in rows:
        one = Counting(row.page, row.deal, row.side, row.phone)
        found[row.game_id] = (*found.get(row.game_id, ()), one)
    return found
