"""What going out now does to the totals, when of the cards held only their number is known."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from scorekeeper.scoring.cards import IN_ONE_DECK, RANKS, RED_THREE, Cards
from scorekeeper.scoring.check_caps import places
from scorekeeper.scoring.entry import DealEntry, Left, SideEntry
from scorekeeper.scoring.extremes import Bounds, Costs, bounds_of_cost
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import score_side


@dataclass(frozen=True, slots=True)
class Held:
    """What a side's players hold without showing it: cards in hands, feet nobody picked up.

    The player who goes out holds nothing; the partners' cards count for the side that goes out.
    """

    hand: int = 0
    feet: int = 0


@dataclass(frozen=True, slots=True)
class SideEffect:
    """A side when the deal ends now: its points of this deal and its total after it."""

    deal: Bounds
    total_after: Bounds


@dataclass(frozen=True, slots=True)
class Effect:
    """What going out now does, by side in seat order.

    `lead` is how far the side that goes out is then ahead of the best of the others (below 0:
    behind). It puts the worst cards of the one against the best of the others, and the reverse.
    """

    sides: tuple[SideEffect, ...]
    lead: Bounds


def effect_of_going_out(
    entry: DealEntry, rules: RuleSet, *, going: int, held: Sequence[Held]
) -> Effect | None:
    """The totals if a player of side `going` goes out now; None if nobody can hold so many cards.

    `entry` has what lies on the table and, as cards or points left, what is known of the cards
    held; `held` has, by side, the cards of which nothing is known. Each side's bounds are
    exact: they are reached by cards of the decks in play that no side has listed by rank. Where
    the rules do not let a red three stay in a hand, none is thought to be there.
    """
    ended = [replace(side, went_out=index == going) for index, side in enumerate(entry.sides)]
    unlisted = _unlisted(ended, decks=rules.decks_for(entry.players))
    points = _Points(rules, entry.deal, entry.players)
    effects = []
    for side, unknown, before in zip(ended, held, entry.scores_before, strict=True):
        foot = unknown.feet * rules.foot_cards
        unknown_cost = bounds_of_cost(_costs(side, points), unlisted, hand=unknown.hand, foot=foot)
        if unknown_cost is None:
            return None
        deal = unknown_cost.plus(points.of(side))
        effects.append(SideEffect(deal, deal.plus(before)))
    return Effect(tuple(effects), _lead(effects, going))


@dataclass(frozen=True, slots=True)
class _Points:
    """What sides score in this deal at this table."""

    rules: RuleSet
    deal: int
    players: int

    def of(self, side: SideEntry) -> int:
        lines = score_side(side, self.rules, deal=self.deal, players=self.players)
        return sum(line.points for line in lines)


def _unlisted(sides: Sequence[SideEntry], *, decks: int) -> dict[str, int]:
    """The cards of the decks that no side has listed by rank, as counts."""
    listed: Counter[str] = Counter()
    for side in sides:
        for _, rank, count in places(side):
            listed[rank] += count
    return {rank: max(0, count * decks - listed[rank]) for rank, count in IN_ONE_DECK.items()}


def _costs(side: SideEntry, points: _Points) -> Costs:
    """What one card more of each rank changes, in a hand and in a foot."""
    bare = replace(side, left=Left())
    nothing = points.of(bare)
    return Costs(
        hand={
            rank: points.of(replace(bare, left=Left(hand=Cards.of({rank: 1})))) - nothing
            for rank in RANKS
            if rank != RED_THREE or points.rules.red_three_hand_allowed
        },
        foot={
            rank: points.of(replace(bare, left=Left(foot=Cards.of({rank: 1})))) - nothing
            for rank in RANKS
        },
    )


def _lead(effects: Sequence[SideEffect], going: int) -> Bounds:
    own = effects[going].total_after
    others = [effect.total_after for side, effect in enumerate(effects) if side != going]
    return Bounds(
        own.lowest - max(other.highest for other in others),
        own.highest - max(other.lowest for other in others),
    )
