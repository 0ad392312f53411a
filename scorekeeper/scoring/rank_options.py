"""What the cards of one rank can be made into: so many clean and so many dirty books.

Each function gives, for each (clean, dirty) that the cards of the rank allow, the best of some
amount: fewest wild cards, fewest points, most points. Books of exactly seven are counted, for
a longer one needs no fewer cards.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from scorekeeper.scoring.cards import BOOK
from scorekeeper.scoring.makings import MeldRank

Books = tuple[int, int]
"""(clean, dirty)"""
Options = Mapping[Books, int]


@lru_cache(maxsize=4096)
def fewest_wilds(rank: MeldRank) -> Options:
    """Wild cards that the dirty books need at least."""
    return {books: min(wilds) for books, wilds in wild_counts(rank)}


@lru_cache(maxsize=4096)
def fewest_points(rank: MeldRank, wild: int) -> Options:
    """Card points of the books at least, a wild card counting `wild`."""
    return {
        (clean, dirty): min(_points(rank, clean + dirty, wilds=used, wild=wild) for used in wilds)
        for (clean, dirty), wilds in wild_counts(rank)
    }


@lru_cache(maxsize=4096)
def most_points(rank: MeldRank, wild: int, *, beside: int, grows: int | None) -> Options:
    """Card points at most, with up to `beside` unfinished melds of the rank beside the books.

    A wild card counts `wild`. Where books may grow past seven cards, `grows` is how many wild
    cards they may hold besides; None where they are closed.
    """
    unfinished = _unfinished_points(rank, wild, beside)
    most = {}
    for (clean, dirty), wilds in wild_counts(rank):
        books = clean + dirty
        if books and grows is not None:
            free = rank.value * rank.cards + unfinished_wilds(rank, beside) * wild
            most[clean, dirty] = free + wild * (max(wilds) + (grows if dirty else 0))
        else:
            most[clean, dirty] = max(
                _points(rank, books, wilds=used, wild=wild)
                + unfinished[rank.cards - (BOOK * books - used)]
                for used in wilds
            )
    return most


def unfinished_wilds(rank: MeldRank, melds: int) -> int:
    """Most wild cards in so many unfinished melds of the rank."""
    return melds * max((wilds for _, wilds in rank.open_melds), default=0)


def _points(rank: MeldRank, books: int, *, wilds: int, wild: int) -> int:
    return rank.value * (BOOK * books - wilds) + wild * wilds


def wild_counts(rank: MeldRank) -> Iterator[tuple[Books, list[int]]]:
    """For each (clean, dirty): the numbers of wild cards with which the rank's cards are enough."""
    sums = {0}
    dirty = 0
    while sums:
        clean = 0
        while wilds := [used for used in sums if BOOK * (clean + dirty) - used <= rank.cards]:
            yield (clean, dirty), wilds
            clean += 1
        dirty += 1
        naturals = BOOK * dirty - rank.cards
        sums = {
            used + more for used in sums for _, more in rank.dirty_books if used + more >= naturals
        }


def _unfinished_points(rank: MeldRank, wild: int, melds: int) -> list[int]:
    """Most points of so many unfinished melds, by the naturals that are free for them."""
    best = [0] * (rank.cards + 1)
    for _ in range(melds):
        best = [
            max(
                best[free],
                max(
                    (
                        best[free - naturals] + naturals * rank.value + wilds * wild
                        for naturals, wilds in rank.open_melds
                        if naturals <= free
                    ),
                    default=0,
                ),
            )
            for free in range(rank.cards + 1)
        ]
    return best
