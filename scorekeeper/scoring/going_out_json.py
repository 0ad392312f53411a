"""The going-out file: what a side has on the table, and what its partner has done or said."""

from dataclasses import dataclass

from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.fields import SCORE_MAX
from scorekeeper.scoring.file_format import GOING_OUT, expect_format
from scorekeeper.scoring.going_out_effect import Held
from scorekeeper.scoring.reading import MISSING, Keys, Reading
from scorekeeper.scoring.ruleset import MAX_PLAYERS, RuleSet
from scorekeeper.scoring.ruleset_json import players_in, rules_in
from scorekeeper.scoring.side_json import side_from

NOTHING = Held()


@dataclass(frozen=True, slots=True)
class AtTheTable:
    """A side when the deal ends now: its entry, its total before the deal, what it holds unseen."""

    side: SideEntry
    score_before: int
    held: Held


@dataclass(frozen=True, slots=True, kw_only=True)
class GoingOutFile:
    """A side that wants to go out in this deal (from 1); None where nobody said.

    `score_before`, `held` and the `others` tell what that does to the totals; there are no
    others where it is not asked.
    """

    rules: RuleSet
    players: int
    deal: int
    side: SideEntry
    partner_played_from_foot: bool | None = None
    permission: bool | None = None
    score_before: int = 0
    held: Held = NOTHING
    others: tuple[AtTheTable, ...] = ()

    @property
    def own(self) -> AtTheTable:
        """The side that goes out, as the others are told."""
        return AtTheTable(self.side, self.score_before, self.held)


def read_going_out(data: object) -> GoingOutFile:
    """A going-out file from plain data. Raises FileErrors with everything that is wrong in it."""
    reading = Reading()
    keys = reading.keys(data, "")
    expect_format(keys, GOING_OUT)
    rules = rules_in(reading, keys)
    players = players_in(keys, rules)
    found = GoingOutFile(
        rules=rules,
        players=players,
        deal=keys.whole("deal", least=1, default=1),
        side=_side_from(reading, keys, rules, players=players),
        partner_played_from_foot=_said(keys, "partner_played_from_foot"),
        permission=_said(keys, "permission"),
        score_before=_score_before(keys),
        held=_held(keys),
        others=tuple(
            _other_from(reading, reading.keys(item, path), rules)
            for item, path in keys.items("others", most=MAX_PLAYERS - 1)
        ),
    )
    reading.finish()
    return found


def _side_from(reading: Reading, keys: Keys, rules: RuleSet, *, players: int) -> SideEntry:
    value = keys.needed("side")
    if value is MISSING:
        return SideEntry()
    side = side_from(reading, reading.keys(value, "side"), rules)
    if reading.is_sound and side.players is not None and side.players > players:
        reading.wrong("side.players", f"must be at most {players}, the players of the table")
    return side


def _other_from(reading: Reading, keys: Keys, rules: RuleSet) -> AtTheTable:
    side = side_from(reading, keys.keys("side"), rules)
    return AtTheTable(side, _score_before(keys), _held(keys))


def _score_before(keys: Keys) -> int:
    return keys.whole("score_before", least=-SCORE_MAX, most=SCORE_MAX)


def _held(keys: Keys) -> Held:
    held = keys.keys("held")
    return Held(held.whole("hand"), held.whole("feet"))


def _said(keys: Keys, key: str) -> bool | None:
    return keys.flag(key) if keys.has(key) else None
