"""Undo, redo, take the last deal away, go back to an earlier state: acts like any other.

Nothing is lost by them: what stood there stays in the history.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection

from scorekeeper.actions.client_ids import kept_client_id
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.names import phone_name
from scorekeeper.actions.timeline import (
    Difference,
    State,
    difference,
    redo_target,
    state_after,
    undo_target,
)
from scorekeeper.record import Act, GameRecord
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import find_act, load_acts
from scorekeeper.storage.save import insert_acts, rename, set_rules

Kind = Literal["undo", "redo", "restore", "remove"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Restore:
    """What to do, as a phone asked that saw the history up to `base_act`.

    `to` is the act whose state is wanted ("restore"). `client_id` makes a repeated request
    harmless.
    """

    kind: Kind
    base_act: int
    client_id: str
    to: int | None = None
    phone: str = ""


@begun_again
def restore(store: Store, game_id: str, request: Restore) -> bool:
    """Do it as one act. False where nothing was done: somebody acted meanwhile, or there is
    nothing to undo, to redo, to take away or to go back to. Raises NoSuchGame and DamagedGame.
    """
    client_id = kept_client_id(request.client_id)
    with store.writing() as connection:
        record = record_of(connection, game_id, to_change=True)
        if client_id and find_act(connection, game_id, client_id) is not None:
            return True
        acts = load_acts(connection, game_id, record.rules)
        wanted = _wanted(acts, record, request)
        if len(acts) != request.base_act or wanted is None:
            return False
        target, state = wanted
        found = difference(acts, state, record.rules)
        act = Act(
            number=len(acts) + 1,
            kind=request.kind,
            at=store.now(),
            phone=phone_name(request.phone),
            client_id=client_id,
            name=found.name,
            rules=found.rules,
            revisions=found.revisions,
            removals=found.removals,
            agreements=found.agreements,
            restores=target,
        )
        insert_acts(connection, game_id, [act])
        _set_present(connection, game_id, found)
        return True


def _wanted(
    acts: Sequence[Act], record: GameRecord, request: Restore
) -> tuple[int | None, State] | None:
    """The act to go back to (None for no act's) and the state that is wanted."""
    if request.kind == "remove":
        return _without_last_deal(acts, record)
    targets = {"undo": undo_target(acts), "redo": redo_target(acts), "restore": request.to}
    target = targets[request.kind]
    if target is None or not 1 <= target <= len(acts):
        return None
    return target, state_after(acts, target, record.rules)


def _without_last_deal(acts: Sequence[Act], record: GameRecord) -> tuple[None, State] | None:
    last = max((made.deal for made in record.newest), default=0)
    if not last:
        return None
    now = state_after(acts, len(acts), record.rules)
    kept = {place: entry for place, entry in now.counts.items() if place[0] != last}
    agreed = frozenset(place for place in now.agreed if place[0] != last)
    return None, State(now.name, now.rules, kept, agreed)


def _set_present(connection: Connection, game_id: str, found: Difference) -> None:
    if found.name is not None:
        rename(connection, game_id, found.name)
    if found.rules is not None:
        set_rules(connection, game_id, found.rules)
