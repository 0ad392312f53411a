"""The least and the most that a number of unknown cards can cost."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate

from scorekeeper.scoring.cards import THREES


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the most that an amount of points can be."""

    lowest: int
    highest: int

    def plus(self, points: int) -> "Bounds":
        """Both ends moved by these points."""
        return Bounds(self.lowest + points, self.highest + points)


@dataclass(frozen=True, slots=True)
class Costs:
    """Points of one card by rank, in a hand and in a foot; a rank not named cannot be there.

    Only threes may count differently in the two places.
    """

    hand: Mapping[str, int]
    foot: Mapping[str, int]


_Choice = tuple[int, int, int]
"""A choice of threes: how many other cards are in hands, how many in feet, the threes' points."""


def bounds_of_cost(
    costs: Costs, unlisted: Mapping[str, int], *, hand: int, foot: int
) -> Bounds | None:
    """Least and most points of so many cards in hands and feet, drawn from `unlisted`.

    None if there are not so many cards.
    """
    plain = sorted(
        costs.hand[rank]
        for rank, count in unlisted.items()
        if rank not in THREES
        for _ in range(count)
    )
    least = list(accumulate(plain, initial=0))
    most = list(accumulate(reversed(plain), initial=0))
    choices = [(hand, foot, 0)]
    for rank in THREES:
        choices = list(_with_threes(choices, rank, costs, count=unlisted[rank]))
    totals = [
        (threes + least[in_hands + in_feet], threes + most[in_hands + in_feet])
        for in_hands, in_feet, threes in choices
        if in_hands + in_feet < len(least)
    ]
    if not totals:
        return None
    return Bounds(min(low for low, _ in totals), max(high for _, high in totals))


def _with_threes(
    choices: Iterable[_Choice], rank: str, costs: Costs, *, count: int
) -> Iterator[_Choice]:
    """Each choice of threes with up to `count` of this rank more."""
    for hand, foot, points in choices:
        most_in_hands = min(count, hand) if rank in costs.hand else 0
        for held in range(most_in_hands + 1):
            for below in range(min(count - held, foot) + 1):
                cost = held * costs.hand.get(rank, 0) + below * costs.foot[rank]
                yield hand - held, foot - below, points + cost
