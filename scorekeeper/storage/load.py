"""From rows to the record of a game: two queries for a game, whatever its length."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, ScalarSelect, func, select
from sqlalchemy.orm import aliased

from scorekeeper.record import Act, GameRecord, Revision, Seats, gap_in
from scorekeeper.scoring.json_text import parse
from scorekeeper.scoring.reading import Reading
from scorekeeper.scoring.ruleset import MAX_PLAYERS, MIN_PLAYERS, RuleSet
from scorekeeper.scoring.ruleset_json import read_rules
from scorekeeper.scoring.side_json import read_side
from scorekeeper.storage.errors import DamagedGame
from scorekeeper.storage.tables import ActRow, EntryRow, GameRow

RULE_SETS_KEPT = 256
COLUMN_LONGEST = 1_000


def load_record(
    connection: Connection, game_id: str, *, to_change: bool = False
) -> GameRecord | None:
    """The game with the newest revision of each entry, or None. Raises DamagedGame.

    `to_change` keeps other writers out of the game until the transaction ends.
    """
    query = select(GameRow).where(GameRow.game_id == game_id)
    with _readable("games"):
        row = connection.execute(query.with_for_update() if to_change else query).one_or_none()
        if row is None:
            return None
        rules, seats = rules_of(row.rules), _seats(row)
    with _readable("entries"):
        newest = tuple(_newest(connection, game_id, rules))
        gap = gap_in(newest, len(seats.sides))
        if gap:
            raise ValueError(gap)
    return GameRecord(
        id=row.game_id,
        name=row.name,
        created=row.created,
        rules=rules,
        seats=seats,
        newest=newest,
    )


def load_acts(connection: Connection, game_id: str, rules: RuleSet) -> tuple[Act, ...]:
    """Everything that was done to a game, in order, with all revisions. Raises DamagedGame."""
    entries = select(EntryRow).where(EntryRow.game_id == game_id)
    made: dict[int, list[Revision]] = {}
    with _readable("entries"):
        for row in connection.execute(entries.order_by(EntryRow.deal, EntryRow.side)):
            made.setdefault(row.act, []).append(_revision(row, rules))
    acts = select(ActRow).where(ActRow.game_id == game_id).order_by(ActRow.number)
    with _readable("acts"):
        rows = connection.execute(acts).all()
        return tuple(_act(row, tuple(made.get(row.number, ()))) for row in rows)


def find_act(connection: Connection, game_id: str, client_id: str) -> int | None:
    """The number of the act of a game that bears this client id."""
    query = select(ActRow.number).where(ActRow.game_id == game_id, ActRow.client_id == client_id)
    return connection.execute(query).scalar()


def find_made_by(connection: Connection, digest: str) -> str | None:
    """The id of the game that the request with this digest made."""
    return connection.execute(select(GameRow.game_id).where(GameRow.made_by == digest)).scalar()


def find_rematch(connection: Connection, game_id: str) -> str | None:
    """The id of the game that was played after this one."""
    return connection.execute(select(GameRow.game_id).where(GameRow.rematch_of == game_id)).scalar()


@lru_cache(maxsize=RULE_SETS_KEPT)
def rules_of(text: str) -> RuleSet:
    """The rule set of its JSON text; most games of a table share one."""
    return read_rules(parse(text), "rules")


def _newest(connection: Connection, game_id: str, rules: RuleSet) -> Iterator[Revision]:
    query = (
        select(EntryRow)
        .where(EntryRow.game_id == game_id, EntryRow.revision == _newest_revision())
        .order_by(EntryRow.deal, EntryRow.side)
    )
    for row in connection.execute(query):
        yield _revision(row, rules)


def _newest_revision() -> ScalarSelect[int]:
    """The newest revision of the entry at hand: the end of its stretch of the primary key."""
    other = aliased(EntryRow)
    same = (
        other.game_id == EntryRow.game_id,
        other.deal == EntryRow.deal,
        other.side == EntryRow.side,
    )
    return select(func.max(other.revision)).where(*same).correlate(EntryRow).scalar_subquery()


def _revision(row: Any, rules: RuleSet) -> Revision:
    entry = read_side(parse(row.entry), "entry", rules)
    return Revision(row.deal, row.side, row.revision, entry)


def _act(row: Any, revisions: tuple[Revision, ...]) -> Act:
    return Act(
        number=row.number,
        kind=row.kind,
        at=row.at,
        phone=row.phone,
        client_id=row.client_id or "",
        name=row.name,
        revisions=revisions,
    )


def _seats(row: Any) -> Seats:
    reading = Reading()
    lists = {
        column: reading.items(
            json.loads(getattr(row, column)), column, least=MIN_PLAYERS, most=MAX_PLAYERS
        )
        for column in ("players", "sides")
    }
    players, sides = (
        tuple(reading.text(name, path, longest=COLUMN_LONGEST) for name, path in names)
        for names in lists.values()
    )
    first_dealer = reading.whole(row.first_dealer, "first_dealer", most=MAX_PLAYERS - 1)
    reading.finish()
    return Seats(players=players, sides=sides, first_dealer=first_dealer)


@contextmanager
def _readable(table: str) -> Iterator[None]:
    """A value that cannot be read is the database's fault, and is told as such."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise DamagedGame(f"a row of the table {table} is damaged: {error}") from error
