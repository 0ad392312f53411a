"""Every way to spend cards on an opening, over all ranks: what can be laid, and for how much.

The table is built rank by rank (dynamic programming): for each number of wilds, of pairs
broken up and of naturals spent it keeps the most card points that the naturals can make.
Wilds are not told apart here, because every meld takes a joker where it takes a two.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.opening import PAIR
from scorekeeper.scoring.ways import Way

NOT_POSSIBLE = -(10**9)
_Table = dict[tuple[int, int], list[int]]
"""(wilds, pairs broken up) -> points of the naturals, by how many naturals are spent."""


@dataclass(frozen=True, slots=True)
class HeldRank:
    """A rank held: its naturals, the points of each, and the ways to lay them."""

    naturals: int
    each: int
    ways: tuple[Way, ...]

    @property
    def is_pair(self) -> bool:
        """Whether there are two naturals or more: enough to take a pile with this rank on top."""
        return self.naturals >= PAIR

    def breaks_pair(self, way: Way) -> int:
        """1 where this way leaves fewer than two naturals of a rank that had them, else 0."""
        return int(self.is_pair and self.naturals - way.naturals < PAIR)


class Spending(NamedTuple):
    """Cards spent: naturals, wilds, pairs broken up, and the most card points all that makes."""

    naturals: int
    wilds: int
    broken: int
    points: int

    @property
    def cards(self) -> int:
        """All cards spent."""
        return self.naturals + self.wilds


class Spendings:
    """All that can be spent on these ranks, of which the meld of wilds is one.

    `worth` has the points of the wilds spent, by how many: `worth[0]` is 0, `worth[2]` what
    the two dearest make together.
    """

    def __init__(self, ranks: Sequence[HeldRank], worth: Sequence[int]) -> None:
        self._ranks = ranks
        self._worth = worth
        self._longest = 1 + sum(rank.naturals for rank in ranks)
        self._tables: list[_Table] = [{(0, 0): [0] + [NOT_POSSIBLE] * (self._longest - 1)}]
        for rank in ranks:
            self._tables.append(self._with(self._tables[-1], rank))

    def reaching(self, least: int) -> Iterator[Spending]:
        """Each that lays a meld and makes at least so many points.

        There is one for each (naturals, wilds, broken): the one with the most points.
        """
        for (wilds, broken), row in self._tables[-1].items():
            worth = self._worth[wilds]
            for naturals, points in enumerate(row):
                if points >= 0 and points + worth >= least and naturals + wilds:
                    yield Spending(naturals, wilds, broken, points + worth)

    def melds(self, spending: Spending) -> tuple[Meld, ...]:
        """The melds of one of these spendings, rank by rank; all wilds stand as twos."""
        left = spending._replace(points=spending.points - self._worth[spending.wilds])
        chosen: list[Way] = []
        for rank, before in zip(reversed(self._ranks), reversed(self._tables[:-1]), strict=True):
            way, left = _last_step(before, rank, left)
            chosen.append(way)
        return tuple(meld for way in reversed(chosen) for meld in way.melds)

    def _with(self, table: _Table, rank: HeldRank) -> _Table:
        """The table with one rank more."""
        grown: _Table = {}
        for (wilds, broken), row in table.items():
            for way in rank.ways:
                if wilds + way.wilds >= len(self._worth):
                    continue
                gain = rank.each * way.naturals
                kept = row[: self._longest - way.naturals]
                laid = [NOT_POSSIBLE] * way.naturals + [points + gain for points in kept]
                key = (wilds + way.wilds, broken + rank.breaks_pair(way))
                known = grown.get(key)
                grown[key] = laid if known is None else list(map(max, known, laid))
        return grown


def _last_step(before: _Table, rank: HeldRank, after: Spending) -> tuple[Way, Spending]:
    """A way of this rank that can have been laid last, and what was spent before it."""
    steps = ((way, _less(after, rank, way)) for way in rank.ways)
    return next((way, left) for way, left in steps if _is_in(before, left))


def _less(spending: Spending, rank: HeldRank, way: Way) -> Spending:
    return Spending(
        spending.naturals - way.naturals,
        spending.wilds - way.wilds,
        spending.broken - rank.breaks_pair(way),
        spending.points - rank.each * way.naturals,
    )


def _is_in(table: _Table, spending: Spending) -> bool:
    row = table.get((spending.wilds, spending.broken))
    if row is None or spending.naturals < 0:
        return False
    return row[spending.naturals] == spending.points
