"""What the cards of the decks in play allow at most and at least, worked out from the rule set.

Every number here follows from the cards and the rules of melding; none is a printed table.
All sides together have no more than `decks` times 54 cards, so each limit on a number of
cards or books holds for one side as well as for all of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import gcd

from scorekeeper.scoring import limits_points
from scorekeeper.scoring.cards import (
    BLACK_THREE,
    DECK_SIZE,
    IN_ONE_DECK,
    NATURALS,
    WILDS,
    WILDS_IN_ONE_DECK,
)
from scorekeeper.scoring.limits_books import BookLimits, most_books
from scorekeeper.scoring.limits_points import BookPoints
from scorekeeper.scoring.makings import MeldRank, meld_ranks
from scorekeeper.scoring.ruleset import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of one rule set with one number of decks: cards, books, points."""

    decks: int
    ranks: tuple[MeldRank, ...]  # what can be melded beside wild cards
    cards: int
    of_rank: Mapping[str, int]  # cards of each rank, wild ones and threes among them
    wilds: int
    books: BookLimits
    points: int  # card points that can be melded
    step: int  # what is melded is a multiple of this
    least: BookPoints  # of one book
    most: BookPoints
    least_meld: int
    most_open: int  # all unfinished melds that a side may have at a time
    points_left: int  # card points that can be left, threes not included
    step_left: int
    cheapest: tuple[int, ...]  # points of the 0, 1, 2 ... cheapest cards but threes

    def least_left(self, cards: int) -> int:
        """Points that this many cards have at least, none of them a three."""
        return self.cheapest[min(cards, len(self.cheapest) - 1)]


@lru_cache(maxsize=256)
def limits_for(rules: RuleSet, *, decks: int) -> Limits:
    """The limits under this rule set when this many decks of 54 are in play."""
    values = rules.card_values
    loose = sorted(
        values[rank] for rank in (*NATURALS, *WILDS) for _ in range(IN_ONE_DECK[rank] * decks)
    )
    step = gcd(*loose)
    black = values[BLACK_THREE] if rules.black_three_melds else 0
    points = sum(loose) + IN_ONE_DECK[BLACK_THREE] * decks * black
    ranks = meld_ranks(rules, decks=decks)
    return Limits(
        decks=decks,
        ranks=ranks,
        cards=DECK_SIZE * decks,
        of_rank={rank: count * decks for rank, count in IN_ONE_DECK.items()},
        wilds=WILDS_IN_ONE_DECK * decks,
        books=most_books(ranks, decks=decks),
        points=points,
        step=gcd(step, black),
        least=limits_points.least_points(rules, ranks),
        most=limits_points.most_points(rules, ranks, all_points=points),
        least_meld=limits_points.least_meld(rules, ranks),
        most_open=limits_points.most_open(rules, ranks, decks=decks),
        points_left=sum(loose),
        step_left=step,
        cheapest=tuple(accumulate(loose, initial=0)),
    )
