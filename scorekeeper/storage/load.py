"""From rows to the record of a game: three queries for a game, whatever its length, and two more
where its rules were changed.
"""

import json
from collections.abc import Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from typing import Any, TypeVar

from sqlalchemy import Connection, String, bindparam, func, select
from sqlalchemy.orm import aliased

from scorekeeper.record import (
    Act,
    Agreement,
    GameRecord,
    Removal,
    Revision,
    Seats,
    accepted_then,
    gap_in,
    rules_by_act,
)
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.json_text import parse
from scorekeeper.scoring.reading import Reading, unturned
from scorekeeper.scoring.ruleset import MAX_PLAYERS, MIN_PLAYERS, RuleSet
from scorekeeper.scoring.ruleset_json import read_rules
from scorekeeper.scoring.side_json import read_side
from scorekeeper.storage.errors import readable
from scorekeeper.storage.query import Query
from scorekeeper.storage.tables import ActRow, EntryRow, GameRow, RulesRow

Made = TypeVar("Made")

RULE_SETS_KEPT = 256
ENTRIES_KEPT = 4_096
COLUMN_LONGEST = 1_000

_game_id = bindparam("game_id", type_=String)
_other = aliased(EntryRow)
_newest_revision = select(func.max(_other.revision)).where(
    _other.game_id == EntryRow.game_id,
    _other.deal == EntryRow.deal,
    _other.side == EntryRow.side,
)
_last_act = (
    select(func.max(ActRow.number)).where(ActRow.game_id == GameRow.game_id).correlate(GameRow)
)
GAME = Query(
    select(GameRow, _last_act.scalar_subquery().label("last_act")).where(
        GameRow.game_id == _game_id
    )
)
LOCK = Query(select(GameRow.game_id).where(GameRow.game_id == _game_id).with_for_update())
ACT_OF = Query(
    select(ActRow.number).where(
        ActRow.game_id == _game_id, ActRow.client_id == bindparam("client_id", type_=String)
    )
)
NEWEST = Query(
    select(EntryRow)
    .where(EntryRow.game_id == _game_id)
    .where(EntryRow.revision == _newest_revision.correlate(EntryRow).scalar_subquery())
    .order_by(EntryRow.deal, EntryRow.side)
)
ENTRIES = Query(
    select(EntryRow)
    .where(EntryRow.game_id == _game_id)
    .order_by(EntryRow.deal, EntryRow.side, EntryRow.revision)
)
ACTS = Query(select(ActRow).where(ActRow.game_id == _game_id).order_by(ActRow.number))
SAVED_BY = Query(
    select(EntryRow.deal, EntryRow.side, ActRow.phone)
    .join(ActRow, (ActRow.game_id == EntryRow.game_id) & (ActRow.number == EntryRow.act))
    .where(EntryRow.game_id == _game_id)
    .where(EntryRow.revision == _newest_revision.correlate(EntryRow).scalar_subquery())
)
AGREED = Query(
    select(ActRow.agreements, ActRow.rules)
    .where(ActRow.game_id == _game_id)
    .where(ActRow.agreements.is_not(None) | ActRow.rules.is_not(None))
    .order_by(ActRow.number)
)
REMATCH = Query(select(GameRow.game_id).where(GameRow.rematch_of == _game_id))


def load_record(
    connection: Connection, game_id: str, *, to_change: bool = False
) -> GameRecord | None:
    """The game with the newest revision of each entry, or None. Raises DamagedGame.

    `to_change` keeps other writers out of the game until the transaction ends.
    """
    if to_change:
        lock_game(connection, game_id)
    with readable("games"):
        row = GAME.one(connection, game_id=game_id)
        if row is None:
            return None
        rules, seats = rules_of(row.rules), _seats(row)
    with readable("entries"):
        made = [_made(row, rules) for row in NEWEST.all(connection, game_id=game_id)]
        newest = _only(Revision, made)
        gap = gap_in(newest, len(seats.sides))
        if gap:
            raise ValueError(gap)
    with readable("acts"):
        ruled = AGREED.all(connection, game_id=game_id)
        before = [row.rules for row in ruled if row.rules is not None][-2:-1]
        rules_before = rules_of(before[0]) if before else None
        agreed = _agreed(ruled)
    acts = load_acts(connection, game_id, rules) if rules_before else ()
    return GameRecord(
        id=row.game_id,
        name=unturned(row.name),
        created=row.created,
        rules=rules,
        seats=seats,
        newest=newest,
        removed=_only(Removal, made),
        agreed=agreed,
        last_act=row.last_act or 0,
        rules_before=rules_before,
        accepted_then=accepted_then(acts, rules),
    )


def lock_game(connection: Connection, game_id: str) -> None:
    """Keep other writers out of the game until the transaction ends. What is asked next knows what
    they did: a query that waits itself tells some of what was before.
    """
    LOCK.all(connection, game_id=game_id)


def load_acts(connection: Connection, game_id: str, rules: RuleSet) -> tuple[Act, ...]:
    """Everything that was done to a game, in order, with all revisions. Raises DamagedGame.

    Each revision is read under the rules that stood when it was made: the acts say them, and
    `rules` are those of a game whose acts do not.
    """
    with readable("acts"):
        acts = [_act(row) for row in ACTS.all(connection, game_id=game_id)]
    stood = rules_by_act(acts, rules)
    made: dict[int, list[Revision | Removal]] = {act.number: [] for act in acts}
    with readable("entries"):
        for row in ENTRIES.all(connection, game_id=game_id):
            made[row.act].append(_made(row, stood[row.act]))
    return tuple(
        replace(
            act,
            revisions=_only(Revision, made[act.number]),
            removals=_only(Removal, made[act.number]),
        )
        for act in acts
    )


def load_saved_by(connection: Connection, game_id: str) -> dict[tuple[int, int], str]:
    """By (deal, side) the phone that made its newest revision, "" for one without a name."""
    found = SAVED_BY.all(connection, game_id=game_id)
    return {(row.deal, row.side): row.phone for row in found}


def load_name_then(connection: Connection, game_id: str, moment: datetime) -> str:
    """What a game was called at a moment."""
    is_before = (ActRow.at <= moment) | (ActRow.number == 1)
    names = (
        select(ActRow.name)
        .where(ActRow.game_id == game_id, ActRow.name.is_not(None), is_before)
        .order_by(ActRow.number.desc())
    )
    return connection.execute(names.limit(1)).scalar() or ""


def find_act(connection: Connection, game_id: str, client_id: str) -> int | None:
    """The number of the act of a game that bears this client id."""
    found = ACT_OF.all(connection, game_id=game_id, client_id=client_id)
    return next((row.number for row in found), None)


def find_made_by(connection: Connection, digest: str) -> str | None:
    """The id of the game that the request with this digest made."""
    return connection.execute(select(GameRow.game_id).where(GameRow.made_by == digest)).scalar()


def find_rematch(connection: Connection, game_id: str) -> str | None:
    """The id of the game that was played after this one."""
    found = REMATCH.all(connection, game_id=game_id)
    return next((row.game_id for row in found), None)


def load_rules(connection: Connection, ids: Collection[str]) -> dict[str, RuleSet]:
    """The saved rule sets with these ids, without those that are not there.

    One that cannot be read (a later version's) is left out as well: no game depends on it.
    """
    query = select(RulesRow).where(RulesRow.rules_id.in_(ids))
    found = {}
    for row in connection.execute(query):
        with suppress(ValueError):
            found[row.rules_id] = rules_of(row.rules)
    return found


@lru_cache(maxsize=RULE_SETS_KEPT)
def rules_of(text: str) -> RuleSet:
    """The rule set of its JSON text; most games of a table share one."""
    return read_rules(parse(text), "rules")


def _made(row: Any, rules: RuleSet) -> Revision | Removal:
    entry = _entry(row.entry, rules)
    if entry is None:
        return Removal(row.deal, row.side, row.revision)
    return Revision(row.deal, row.side, row.revision, entry)


@lru_cache(maxsize=ENTRIES_KEPT)
def _entry(text: str, rules: RuleSet) -> SideEntry | None:
    """The count of its JSON text, None where it was taken away; a game is read again and again."""
    data = parse(text)
    return None if data is None else read_side(data, "entry", rules)


def _only(kind: type[Made], made: Iterable[object]) -> tuple[Made, ...]:
    return tuple(each for each in made if isinstance(each, kind))


def _agreed(rows: Iterable[Any]) -> tuple[Agreement, ...]:
    """Who agrees since the rules were changed last; whether the counts changed is not asked."""
    stands: dict[tuple[int, int], Agreement] = {}
    for row in rows:
        if row.rules is not None:
            stands.clear()
        stands |= {(one.deal, one.side): one for one in _agreements(row.agreements)}
    return tuple(one for one in stands.values() if one.holds)


def _agreements(text: str | None) -> tuple[Agreement, ...]:
    rows: Any = parse(text) if text else []
    return tuple(
        Agreement(int(deal), int(side), tuple(map(int, revisions)), bool(holds))
        for deal, side, revisions, holds in rows
    )


def _act(row: Any) -> Act:
    return Act(
        number=row.number,
        kind=row.kind,
        at=row.at,
        phone=unturned(row.phone),
        client_id=row.client_id or "",
        name=row.name and unturned(row.name),
        rules=rules_of(row.rules) if row.rules else None,
        restores=row.restores,
        agreements=_agreements(row.agreements),
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
