"""From the record of a game to rows; only `actions` uses it. Rows are added, never changed,
but for the game's present name and rules, and for who counts just now.
"""

import json
from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from scorekeeper.record import Act, Agreement, Counting, GameRecord, Removal, Revision, SecondCount
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.scoring.side_json import side_to_json
from scorekeeper.storage.query import Ready
from scorekeeper.storage.tables import (
    ActRow,
    CountingRow,
    EntryRow,
    GameRow,
    RulesRow,
    SecondCountRow,
)

REMOVED = "null"
"""The text of an entry that was taken away."""

ACT = Ready(insert(ActRow))
ENTRY = Ready(insert(EntryRow))


def entry_text(entry: SideEntry) -> str:
    """An entry as it is kept; the same entry gives the same text."""
    return json.dumps(side_to_json(entry), sort_keys=True, separators=(",", ":"))


def rules_text(rules: RuleSet) -> str:
    """A rule set as it is kept; the same rule set gives the same text."""
    return json.dumps(rules_to_json(rules), sort_keys=True, separators=(",", ":"))


def insert_game(
    connection: Connection,
    game: GameRecord,
    *,
    made_by: str | None = None,
    rematch_of: str | None = None,
) -> None:
    """Add a game without its acts."""
    row = {
        "game_id": game.id,
        "name": game.name,
        "created": game.created,
        "rules": rules_text(game.rules),
        "players": json.dumps(game.seats.players),
        "sides": json.dumps(game.seats.sides),
        "first_dealer": game.seats.first_dealer,
        "made_by": made_by,
        "rematch_of": rematch_of,
    }
    connection.execute(insert(GameRow), row)


def next_act(connection: Connection, game_id: str) -> int:
    """The number of the act to come."""
    last = select(func.max(ActRow.number)).where(ActRow.game_id == game_id)
    return (connection.execute(last).scalar() or 0) + 1


def insert_acts(connection: Connection, game_id: str, acts: Iterable[Act]) -> None:
    """Add acts with the revisions that they made."""
    for act in acts:
        ACT.run(connection, **_act_row(game_id, act))
        for made in act.made:
            ENTRY.run(connection, **_entry_row(game_id, act, made))


def rename(connection: Connection, game_id: str, name: str) -> None:
    """Set the present name of a game."""
    connection.execute(update(GameRow).where(GameRow.game_id == game_id).values(name=name))


def insert_rules(connection: Connection, rules_id: str, rules: RuleSet, *, saved: datetime) -> None:
    """Add a rule set; one that is there already stays as it is."""
    row = {"rules_id": rules_id, "saved": saved, "rules": rules_text(rules)}
    try:
        with connection.begin_nested():
            connection.execute(insert(RulesRow), row)
    except IntegrityError:
        pass  # the id follows from the rules: it is the same set


def set_rules(connection: Connection, game_id: str, rules: RuleSet) -> None:
    """Set the present rules of a game."""
    text = rules_text(rules)
    connection.execute(update(GameRow).where(GameRow.game_id == game_id).values(rules=text))


def insert_second_count(connection: Connection, game_id: str, count: SecondCount) -> None:
    """Add a count of a deal beside the first one."""
    row = {
        "game_id": game_id,
        "deal": count.deal,
        "number": count.number,
        "at": count.at,
        "phone": count.phone,
        "client_id": count.client_id,
        "entries": json.dumps([side_to_json(entry) for entry in count.entries]),
        "act": count.after,
    }
    connection.execute(insert(SecondCountRow), row)


def put_counting(connection: Connection, game_id: str, one: Counting, *, until: datetime) -> None:
    """Let a phone count this side until then, in place of what it counted before."""
    drop_counting(connection, game_id, one.page)
    row = {
        "game_id": game_id,
        "page": one.page,
        "deal": one.deal,
        "side": one.side,
        "phone": one.phone,
        "until": until,
    }
    connection.execute(insert(CountingRow), row)


def drop_counting(connection: Connection, game_id: str, page: str) -> None:
    """Let the sheet that is open as `page` count no more."""
    there = (CountingRow.game_id == game_id) & (CountingRow.page == page)
    connection.execute(delete(CountingRow).where(there))


def sweep_counting(connection: Connection, *, now: datetime) -> None:
    """Take away whoever has not said for a while that it counts."""
    connection.execute(delete(CountingRow).where(CountingRow.until <= now))


def _act_row(game_id: str, act: Act) -> dict[str, object]:
    return {
        "game_id": game_id,
        "number": act.number,
        "kind": act.kind,
        "at": act.at,
        "phone": act.phone,
        "client_id": act.client_id or None,
        "name": act.name,
        "rules": rules_text(act.rules) if act.rules else None,
        "restores": act.restores,
        "agreements": _agreements_text(act.agreements) if act.agreements else None,
    }


def _agreements_text(agreements: Iterable[Agreement]) -> str:
    rows = [[one.deal, one.side, list(one.revisions), one.holds] for one in agreements]
    return json.dumps(rows, separators=(",", ":"))


def _entry_row(game_id: str, act: Act, made: Revision | Removal) -> dict[str, object]:
    return {
        "game_id": game_id,
        "deal": made.deal,
        "side": made.side,
        "revision": made.revision,
        "act": act.number,
        "entry": entry_text(made.entry) if isinstance(made, Revision) else REMOVED,
    }
