"""Who counts just now, and what stands for a game as it is: read for many games at once."""

from collections.abc import Collection, Mapping
from datetime import datetime

from sqlalchemy import Connection, String, bindparam, func, select

from scorekeeper.record import Counting, mark_of
from scorekeeper.storage.tables import ActRow, CountingRow, UtcTime

# Put together once: making a query takes longer than running it.
_games = bindparam("games", type_=String, expanding=True)
LAST_ACTS = (
    select(ActRow.game_id, func.max(ActRow.number).label("number"))
    .where(ActRow.game_id.in_(_games))
    .group_by(ActRow.game_id)
)
COUNTING = (
    select(CountingRow)
    .where(CountingRow.game_id.in_(_games))
    .where(CountingRow.until > bindparam("now", type_=UtcTime))
    .order_by(CountingRow.deal, CountingRow.side, CountingRow.page)
)


def load_counting(
    connection: Connection, games: Collection[str], *, now: datetime
) -> Mapping[str, tuple[Counting, ...]]:
    """Who counts in these games just now, by game; nothing for a game in which nobody does."""
    found: dict[str, tuple[Counting, ...]] = {}
    for row in connection.execute(COUNTING, {"games": list(games), "now": now}):
        one = Counting(row.page, row.deal, row.side, row.phone)
        found[row.game_id] = (*found.get(row.game_id, ()), one)
    return found


def load_marks(
    connection: Connection, games: Collection[str], *, now: datetime
) -> Mapping[str, str]:
    """What stands for each of these games as it is now (`record.mark_of`)."""
    counting = load_counting(connection, games, now=now)
    return {
        row.game_id: mark_of(row.number, counting.get(row.game_id, ()))
        for row in connection.execute(LAST_ACTS, {"games": list(games)})
    }
