"""Change the rules of a game: every deal is scored by them, and nothing that was is lost."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from scorekeeper.actions.client_ids import kept_client_id
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.names import phone_name
from scorekeeper.actions.rules_preview import RulesPreview, preview
from scorekeeper.record import Act, GameRecord, counts_made
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import find_act, load_acts
from scorekeeper.storage.save import insert_acts, set_rules


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeRules:
    """Other rules for a game, as a table saw and agreed to them.

    `answers` say what it added, by `Unknown.key`; `base_act` is the last act that it saw
    (`RulesPreview.last_act`). `client_id` makes a repeated request harmless.
    """

    rules: RuleSet
    answers: Mapping[str, int]
    base_act: int
    client_id: str
    phone: str = ""


@dataclass(frozen=True, slots=True)
class Changed:
    """The game is played by the new rules from now on, and so are its earlier deals."""


@dataclass(frozen=True, slots=True)
class NotChanged:
    """Nothing was changed: the preview, as it is now, says why, or somebody acted meanwhile."""

    preview: RulesPreview
    is_stale: bool


def preview_rules(
    store: Store, game_id: str, rules: RuleSet, *, answers: Mapping[str, int]
) -> RulesPreview:
    """What other rules would make of a game. Raises NoSuchGame and DamagedGame."""
    with store.reading() as connection:
        return _preview(connection, record_of(connection, game_id), rules, answers=answers)


def counted_by(store: Store, game_id: str) -> Mapping[tuple[int, int], tuple[SideEntry, RuleSet]]:
    """By (deal, side) what was counted last, and by which rules. Raises NoSuchGame, DamagedGame."""
    with store.reading() as connection:
        record = record_of(connection, game_id)
        return counts_made(load_acts(connection, game_id, record.rules), record.rules)


@begun_again
def change_rules(store: Store, game_id: str, request: ChangeRules) -> Changed | NotChanged:
    """Give a game other rules, with its counts carried over to them, as one act.

    Raises NoSuchGame and DamagedGame.
    """
    client_id = kept_client_id(request.client_id)
    with store.writing() as connection:
        record = record_of(connection, game_id, to_change=True)
        is_repeated = bool(client_id) and find_act(connection, game_id, client_id) is not None
        if is_repeated and record.rules == request.rules:
            return Changed()
        seen = _preview(connection, record, request.rules, answers=request.answers)
        is_stale = is_repeated or seen.last_act != request.base_act
        if is_stale or not seen.is_possible:
            return NotChanged(seen, is_stale)
        act = _act(seen, client_id=client_id, phone=request.phone, at=store.now())
        insert_acts(connection, game_id, [act])
        set_rules(connection, game_id, seen.rules)
        return Changed()


def _preview(
    connection: Connection, record: GameRecord, rules: RuleSet, *, answers: Mapping[str, int]
) -> RulesPreview:
    return preview(record, load_acts(connection, record.id, record.rules), rules, answers=answers)


def _act(seen: RulesPreview, *, client_id: str, phone: str, at: datetime) -> Act:
    return Act(
        number=seen.last_act + 1,
        kind="rules",
        at=at,
        phone=phone_name(phone),
        client_id=client_id,
        rules=seen.rules,
        revisions=seen.changed,
    )
