"""The least and the most that a number of unknown cards can cost."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, product

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
    totals = [
        (threes + least[rest], threes + most[rest])
        for threes, rest in _with_threes(costs, unlisted, hand=hand, foot=foot)
        if rest < len(least)
    ]
    if not totals:
        return None
    return Bounds(min(low for low, _ in totals), max(high for _, high in totals))


def _with_threes(
    costs: Costs, unlisted: Mapping[str, int], *, hand: int, foot: int
) -> Iterator[tuple[int, int]]:
    """Each choice of threes for hands and feet: (its points, how many other cards there are)."""
    red, black = (_places(rank, costs, unlisted[rank], hand=hand, foot=foot) for rank in THREES)
    for (red_hand, red_foot, red_points), (black_hand, black_foot, black_points) in product(
        red, black
    ):
        in_hands, in_feet = red_hand + black_hand, red_foot + black_foot
        if in_hands <= hand and in_feet <= foot:
            yield red_points + black_points, hand - in_hands + foot - in_feet


def _places(
    rank: str, costs: Costs, count: int, *, hand: int, foot: int
) -> Sequence[tuple[int, int, int]]:
    """Each (in hands, in feet, points) of up to `count` threes of this rank."""
    most_in_hands = min(count, hand) if rank in costs.hand else 0
    return [
        (in_hands, in_feet, in_hands * costs.hand.get(rank, 0) + in_feet * costs.foot[rank])
        for in_hands in range(most_in_hands + 1)
        for in_feet in range(min(count - in_hands, foot) + 1)
    ]
