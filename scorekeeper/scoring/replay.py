"""A game counted again under other rules: what it would be, and what cannot be known of it.

The cards stay as they fell; that people would have played otherwise is beyond any count.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.scoring.carry_over import Carried, carry_over
from scorekeeper.scoring.carrying import Place, Unknown
from scorekeeper.scoring.check import check_deal
from scorekeeper.scoring.entry import DealEntry, SideEntry
from scorekeeper.scoring.game import Result, result, standing
from scorekeeper.scoring.melds import most_wilds_at_seven
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import Line, score_side

Counted = Mapping[tuple[int, int], tuple[SideEntry, RuleSet]]

NO_ANSWERS: Mapping[str, int] = {}
NO_COUNTS: Counted = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayedSide:
    """A side in a deal under the other rules.

    `total` is None, and there are no `lines`, where something is `unknown`. `asked` are all
    questions, those with an answer too. `unseen_dirty` counts dirty books of which nobody
    knows whether the other rules, which allow fewer wild cards, would let them stand.
    """

    carried: Carried
    lines: tuple[Line, ...]
    total: int | None
    after: int | None
    unseen_dirty: int

    @property
    def unknown(self) -> tuple[Unknown, ...]:
        """What is not known."""
        return self.carried.unknown


@dataclass(frozen=True, slots=True)
class ReplayedDeal:
    """A deal under the other rules. `problems` are what would break them, as far as known."""

    number: int
    sides: tuple[ReplayedSide, ...]
    problems: tuple[Problem, ...]

    @property
    def totals(self) -> tuple[int, ...] | None:
        """Points by side, None where one of them is not known."""
        totals = [side.total for side in self.sides if side.total is not None]
        return tuple(totals) if len(totals) == len(self.sides) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """A game under other rules.

    `deals` are those that the other rules would have had; `ended_early` says that they end the
    game before its last deal. `totals` are None by side where something is unknown; `result`
    is None where the game would go on or is not known. `is_seated` says whether the other
    rules know so many players in so many sides.
    """

    deals: tuple[ReplayedDeal, ...]
    totals: tuple[int | None, ...]
    result: Result | None
    is_over: bool
    ended_early: bool
    is_seated: bool

    @property
    def unknown(self) -> tuple[Unknown, ...]:
        """Everything that is not known, deal by deal."""
        return tuple(each for deal in self.deals for side in deal.sides for each in side.unknown)

    @property
    def asked(self) -> tuple[Unknown, ...]:
        """Every question, those that the answers have settled too."""
        sides = (side for deal in self.deals for side in deal.sides)
        return tuple(each for side in sides for each in side.carried.asked)


def replay(
    deals: Sequence[DealEntry],
    played: RuleSet,
    other: RuleSet,
    *,
    answers: Mapping[str, int] = NO_ANSWERS,
    counted: Counted = NO_COUNTS,
) -> Replay:
    """The complete deals of a game, counted as they were under `played`, under the `other` rules.

    `answers` give what the table adds, by `Unknown.key`. `counted` are, by (deal, side), counts
    that were made by still other rules, with these rules: they take the place of those in `deals`.
    """
    sides = len(deals[0].sides) if deals else 0
    players = deals[0].players if deals else 0
    after: tuple[int | None, ...] = (0,) * sides
    done: list[ReplayedDeal] = []
    is_over = False
    for entry in deals:
        if is_over:
            break
        made = [
            counted.get((entry.deal, side), (count, played))
            for side, count in enumerate(entry.sides)
        ]
        deal = _replayed(entry, made, other, answers=answers, before=after)
        after = tuple(side.after for side in deal.sides)
        done.append(deal)
        is_over = _is_over(done, other, players=players, sides=sides)
    known = [total for total in after if total is not None]
    return Replay(
        deals=tuple(done),
        totals=after,
        result=result(known, other) if is_over and len(known) == sides else None,
        is_over=is_over,
        ended_early=is_over and len(done) < len(deals),
        is_seated=(players, sides) in other.seatings,
    )


def _replayed(
    entry: DealEntry,
    made: Sequence[tuple[SideEntry, RuleSet]],
    other: RuleSet,
    *,
    answers: Mapping[str, int],
    before: tuple[int | None, ...],
) -> ReplayedDeal:
    sides = []
    for index, (counted, played) in enumerate(made):
        place = Place(
            deal=entry.deal, side=index, table=entry.players, players=entry.players_of(index)
        )
        carried = carry_over(counted, played, other, place=place, answers=answers)
        lines = _lines(carried, played, other, place=place)
        total = None if carried.unknown else sum(line.points for line in lines)
        start = before[index]
        sides.append(
            ReplayedSide(
                carried=carried,
                lines=lines,
                total=total,
                after=None if total is None or start is None else start + total,
                unseen_dirty=_unseen_dirty(carried, played, other),
            )
        )
    return ReplayedDeal(entry.deal, tuple(sides), _problems(entry, sides, other))


def _lines(carried: Carried, played: RuleSet, other: RuleSet, *, place: Place) -> tuple[Line, ...]:
    """The score sheet; a set of all red threes is all of the decks that were played with."""
    if carried.unknown:
        return ()
    return score_side(
        carried.entry,
        other,
        deal=place.deal,
        players=place.table,
        decks=played.decks_for(place.table),
    )


def _unseen_dirty(carried: Carried, played: RuleSet, other: RuleSet) -> int:
    fewer = most_wilds_at_seven(other) < most_wilds_at_seven(played)
    return carried.entry.books.dirty if fewer else 0


def _problems(
    entry: DealEntry, sides: Sequence[ReplayedSide], other: RuleSet
) -> tuple[Problem, ...]:
    """What breaks the other rules; that they have fewer decks makes nothing impossible here."""
    carried = tuple(side.carried.entry for side in sides)
    judged = DealEntry(entry.players, entry.deal, carried, entry.scores_before)
    return tuple(
        found
        for found in check_deal(judged, other)
        if found.severity == "rule" and found.code != "seating"
    )


def _is_over(done: Sequence[ReplayedDeal], other: RuleSet, *, players: int, sides: int) -> bool:
    """Whether the other rules end the game here; to a target only where all totals are known."""
    if other.deals is not None:
        return len(done) >= other.deals
    known = [totals for deal in done if (totals := deal.totals) is not None]
    return len(known) == len(done) and standing(known, other, players=players, sides=sides).is_over
