"""Everything that was done to a game."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from scorekeeper.actions.load_game import record_of
from scorekeeper.record import Act, GameRecord, Revision, rules_by_act
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import score_side
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import load_acts


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One side's count of one deal that an act changed; points are the side's total of the deal.

    `before` is None, and `points_before` 0, where it was the first count. Both are scored by the
    rules of their time.
    """

    deal: int
    side: int
    before: SideEntry | None
    after: SideEntry
    points_before: int
    points_after: int


@dataclass(frozen=True, slots=True)
class HistoryItem:
    """An act and what it changed; `act.name` is the new name where it was a rename.

    Other rules score deals anew that they do not change: `act.rules` are these rules.
    """

    act: Act
    changes: tuple[Change, ...]


def history(store: Store, game_id: str) -> tuple[HistoryItem, ...]:
    """All acts of a game, the newest first. Raises NoSuchGame and DamagedGame."""
    with store.reading() as connection:
        game = record_of(connection, game_id)
        acts = load_acts(connection, game_id, game.rules)
    return tuple(_items(game, acts))[::-1]


def _items(game: GameRecord, acts: tuple[Act, ...]) -> Iterator[HistoryItem]:
    stood = rules_by_act(acts, game.rules)
    stands: dict[tuple[int, int], SideEntry] = {}
    for act in acts:
        now = stood[act.number]
        then = stood.get(act.number - 1, now)
        changes = []
        for made in act.revisions:
            before = stands.get((made.deal, made.side))
            changes.append(_change(game, made, before=before, then=then, now=now))
            stands[made.deal, made.side] = made.entry
        yield HistoryItem(act, tuple(changes))


def _change(
    game: GameRecord, made: Revision, *, before: SideEntry | None, then: RuleSet, now: RuleSet
) -> Change:
    """A change with the points under the rules just before the act, and under those after it."""
    return Change(
        deal=made.deal,
        side=made.side,
        before=before,
        after=made.entry,
        points_before=_points(game, replace(made, entry=before), then) if before else 0,
        points_after=_points(game, made, now),
    )


def _points(game: GameRecord, made: Revision, rules: RuleSet) -> int:
    lines = score_side(made.entry, rules, deal=made.deal, players=len(game.seats.players))
    return sum(line.points for line in lines)
