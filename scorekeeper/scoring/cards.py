"""The cards of a 54-card deck, as Hand and Foot sees them.

A rank is a short string: eleven natural ranks, two wild ones ("2" and "joker")
and the threes, which are told apart by colour ("3R", "3B").
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

NATURALS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4")
WILDS = ("2", "joker")
RED_THREE = "3R"
BLACK_THREE = "3B"
THREES = (RED_THREE, BLACK_THREE)
RANKS = NATURALS + WILDS + THREES

IN_ONE_DECK: Mapping[str, int] = MappingProxyType(
    {**dict.fromkeys(NATURALS, 4), "2": 4, "joker": 2, RED_THREE: 2, BLACK_THREE: 2}
)
DECK_SIZE = sum(IN_ONE_DECK.values())
WILDS_IN_ONE_DECK = IN_ONE_DECK["2"] + IN_ONE_DECK["joker"]
BOOK = 7
NATURAL_POINTS: Mapping[int, Mapping[str, int]] = MappingProxyType(
    {
        tens_from: {
            rank: 5 if rank.isdigit() and int(rank) < tens_from else 10 for rank in NATURALS[1:]
        }
        for tens_from in (8, 9, 10)
    }
)
"""Points of the natural ranks but the ace, by the lowest rank that counts 10 and not 5."""


@dataclass(frozen=True, slots=True)
class Cards:
    """Some cards, counted by rank: pairs of (rank, count) in the order of `RANKS`, no zeros."""

    counts: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, counts: Mapping[str, int]) -> "Cards":
        """Cards from a mapping of rank to count (>= 0). Raises ValueError for an unknown rank."""
        unknown = counts.keys() - set(RANKS)
        if unknown:
            raise ValueError(f"unknown rank: {sorted(unknown)[0]}")
        return cls(tuple((rank, counts[rank]) for rank in RANKS if counts.get(rank)))

    def __iter__(self) -> Iterator[tuple[str, int]]:
        return iter(self.counts)

    def __len__(self) -> int:
        """How many cards there are."""
        return sum(count for _, count in self.counts)

    def count(self, *ranks: str) -> int:
        """How many cards of these ranks there are."""
        return sum(count for rank, count in self.counts if rank in ranks)

    def points(self, values: Mapping[str, int]) -> int:
        """Their card points; a rank that `values` does not list counts nothing."""
        return sum(values.get(rank, 0) * count for rank, count in self.counts)

    def without(self, *ranks: str) -> "Cards":
        """The same cards less all cards of these ranks."""
        return Cards(tuple(pair for pair in self.counts if pair[0] not in ranks))


NO_CARDS = Cards()


def together(several: Iterable[Cards]) -> Cards:
    """All these cards in one heap."""
    total: dict[str, int] = {}
    for cards in several:
        for rank, count in cards:
            total[rank] = total.get(rank, 0) + count
    return Cards.of(total)


@lru_cache(maxsize=256)
def card_values(
    joker: int, two: int, ace: int, *, tens_from: int, black_three: int
) -> Mapping[str, int]:
    """Points of one card of each rank but the red three, which has no card value.

    `tens_from` is the lowest rank (8, 9 or 10) that counts 10; the ones below it count 5.
    """
    others = {"joker": joker, "2": two, "A": ace, BLACK_THREE: black_three}
    return MappingProxyType({**NATURAL_POINTS[tens_from], **others})
