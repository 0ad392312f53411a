"""From rows to the links of games."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, String, bindparam, func, select
from sqlalchemy.orm import aliased

from scorekeeper.record import Link
from scorekeeper.storage.query import Query
from scorekeeper.storage.tables import ID_LENGTH, ActRow, LinkRow

# whatever stands in an address is asked for, and not every database takes every character
PLAIN = re.compile(rf"[\w-]{{1,{ID_LENGTH}}}", re.ASCII)
_link_of_key = select(LinkRow).where(LinkRow.key == bindparam("key", type_=String))
_last_act = (
    select(func.max(ActRow.number)).where(ActRow.game_id == LinkRow.game_id).correlate(LinkRow)
)
_other = aliased(LinkRow)
_watch_key = (
    select(_other.key)
    .where(_other.game_id == LinkRow.game_id, _other.role == "watch", _other.revoked.is_(None))
    .correlate(LinkRow)
)
LINK = Query(_link_of_key)
OPENING = Query(
    _link_of_key.add_columns(
        _last_act.scalar_subquery().label("last_act"),
        _watch_key.scalar_subquery().label("watch_key"),
    )
)
LINKS = Query(
    select(LinkRow)
    .where(LinkRow.game_id == bindparam("game_id", type_=String), LinkRow.revoked.is_(None))
    .order_by(LinkRow.made)
)


@dataclass(frozen=True, slots=True)
class Opening:
    """A link, and of its game the number of the newest act and the key of the link to look."""

    link: Link
    last_act: int
    watch_key: str


def find_opening(connection: Connection, key: str) -> Opening | None:
    """What this key opens, or None as `find_link`."""
    row = OPENING.one(connection, key=key) if PLAIN.fullmatch(key) else None
    return None if row is None else Opening(_link(row), row.last_act or 0, row.watch_key or "")


def find_link(connection: Connection, key: str) -> Link | None:
    """The link with this key, one that was taken back too, or None."""
    row = LINK.one(connection, key=key) if PLAIN.fullmatch(key) else None
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
    return tuple(map(_link, LINKS.all(connection, game_id=game_id)))


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
