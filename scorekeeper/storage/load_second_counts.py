"""Deals counted a second time, from rows."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select

from scorekeeper.record import Act, SecondCount, rules_by_act
from scorekeeper.scoring.json_text import parse
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.side_json import read_side
from scorekeeper.storage.errors import readable
from scorekeeper.storage.tables import SecondCountRow


def load_second_counts(
    connection: Connection, game_id: str, acts: Sequence[Act], *, rules: RuleSet
) -> tuple[SecondCount, ...]:
    """The second counts of a game, in the order in which they were made. Raises DamagedGame.

    Each is read under the rules of its time: `acts` are all of the game, `rules` those of a game
    whose acts do not say them.
    """
    query = (
        select(SecondCountRow)
        .where(SecondCountRow.game_id == game_id)
        .order_by(SecondCountRow.act, SecondCountRow.at, SecondCountRow.number)
    )
    stood = rules_by_act(acts, rules)
    rows = connection.execute(query)
    with readable("second_counts"):
        return tuple(_second_count(row, stood.get(row.act, rules)) for row in rows)


def last_second_count(connection: Connection, game_id: str, deal: int) -> tuple[int, str]:
    """The number and the client id of a deal's newest second count; 0 and "" for none."""
    newest = (
        select(SecondCountRow.number, SecondCountRow.client_id)
        .where(SecondCountRow.game_id == game_id, SecondCountRow.deal == deal)
        .order_by(SecondCountRow.number.desc())
        .limit(1)
    )
    row = connection.execute(newest).one_or_none()
    return (row.number, row.client_id) if row else (0, "")


def _second_count(row: Any, rules: RuleSet) -> SecondCount:
    sides: Any = parse(row.entries)
    return SecondCount(
        deal=row.deal,
        number=row.number,
        after=row.act,
        entries=tuple(read_side(side, "entry", rules) for side in sides),
        at=row.at,
        phone=row.phone,
        client_id=row.client_id,
    )
