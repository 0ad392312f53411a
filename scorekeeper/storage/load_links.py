"""From rows to the links of games."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, String, bindparam, func, select

from scorekeeper.record import Link
from scorekeeper.storage.tables import ActRow, LinkRow

# Put together once: making a query takes longer than running it.
LINK = select(LinkRow).where(LinkRow.key == bindparam("key", type_=String))
_last_act = (
    select(func.max(ActRow.number)).where(ActRow.game_id == LinkRow.game_id).correlate(LinkRow)
)
LINK_AND_ACT = LINK.add_columns(_last_act.scalar_subquery().label("last_act"))
LINKS = (
    select(LinkRow)
    .where(LinkRow.game_id == bindparam("game_id", type_=String), LinkRow.revoked.is_(None))
    .order_by(LinkRow.made)
)


def find_open_link(connection: Connection, key: str) -> tuple[Link, int] | None:
    """The link with this key and the newest act of its game, or None as `find_link`."""
    row = connection.execute(LINK_AND_ACT, {"key": key}).one_or_none()
    return None if row is None else (_link(row), row.last_act or 0)


def find_link(connection: Connection, key: str) -> Link | None:
    """The link with this key, one that was taken back too, or None."""
    row = connection.execute(LINK, {"key": key}).one_or_none()
    return None if row is None else _link(row)


def find_links(connection: Connection, keys: Collection[str]) -> tuple[Link, ...]:
    """The links with these keys, in no order, without those that are not there."""
    return tuple(map(_link, connection.execute(select(LinkRow).where(LinkRow.key.in_(keys)))))


def find_code(connection: Connection, code: str) -> Link | None:
    """The link to which this code leads, or None."""
    row = connection.execute(select(LinkRow).where(LinkRow.code == code)).one_or_none()
    return None if row is None else _link(row)


def load_links(connection: Connection, game_id: str) -> tuple[Link, ...]:
    """The links of a game that open it, the oldest first."""
    return tuple(map(_link, connection.execute(LINKS, {"game_id": game_id})))


def _link(row: Any) -> Link:
    return Link(
        game_id=row.game_id,
        key=row.key,
        role=row.role,
        made=row.made,
        code=row.code or "",
        revoked=row.revoked,
        instead=row.instead or "",
    )
