"""From the links of games to rows; only `actions` uses it. A link is added, and taken back."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, insert, update

from scorekeeper.record import Link
from scorekeeper.storage.tables import LinkRow


def insert_links(connection: Connection, links: Iterable[Link]) -> None:
    """Add links."""
    rows = [
        {
            "game_id": link.game_id,
            "key": link.key,
            "role": link.role,
            "made": link.made,
            "code": link.code or None,
            "revoked": link.revoked,
            "instead": link.instead or None,
        }
        for link in links
    ]
    connection.execute(insert(LinkRow), rows)


def revoke(connection: Connection, link: Link, *, at: datetime, instead: str = "") -> None:
    """Let a link open nothing any more; its code is free again."""
    place = (LinkRow.game_id == link.game_id, LinkRow.key == link.key)
    values = {"revoked": at, "code": None, "instead": instead or None}
    connection.execute(update(LinkRow).where(*place).values(**values))
