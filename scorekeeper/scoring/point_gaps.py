"""Card points that no books and melds add up to, though they are more than the least.

Just above the least there are gaps: a clean book counts 35, 70 or 140, and the poorest meld
beside it 15, so a side with one clean book never has 40 points. Points are kept as bits here,
counted in the steps in which they come.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from scorekeeper.scoring.bits import ZERO_ONLY, Bits, bits_of, near_lowest, sums
from scorekeeper.scoring.book_sum import BookSum
from scorekeeper.scoring.cards import BOOK
from scorekeeper.scoring.makings import MeldRank
from scorekeeper.scoring.melds import SMALLEST_MELD
from scorekeeper.scoring.rank_options import Books, wild_counts

REACH = 12
"""How far above the least sum gaps are looked for, in steps."""
ByBooks = Mapping[Books, Bits]


class Melding(NamedTuple):
    """What of the rules bears on the sums: points of wild cards, the step, wild melds or none."""

    joker: int
    two: int
    step: int
    wild_melds: bool


def sums_near_least(
    ranks: Iterable[MeldRank], books: BookSum, melding: Melding, *, unfinished: int
) -> Bits:
    """Every sum, in steps, that such books and unfinished melds may come to; near the least only.

    `ranks` are those that can be melded, with the cards that are free of each; `unfinished` is
    how many unfinished melds of a rank there may be. Wild cards are not counted here.
    """
    claimed = dict(books.special)
    found = {(0, 0): _wild_melds(books.wild, melding, unfinished)}
    for rank in ranks:
        options = _of_rank(rank, melding, unfinished=unfinished)
        if rank.special:
            count = claimed.get(rank.rank, 0)
            bits = (more for kinds, more in options.items() if sum(kinds) == count)
            options = {(0, 0): reduce(or_, bits, 0)}
        found = _with_rank(found, options, books)
    return found.get((books.clean, books.dirty), 0)


def _with_rank(found: ByBooks, options: ByBooks, books: BookSum) -> dict[Books, Bits]:
    longer: dict[Books, Bits] = {}
    for (clean, dirty), bits in found.items():
        for (more_clean, more_dirty), more in options.items():
            both = clean + more_clean, dirty + more_dirty
            if both[0] <= books.clean and both[1] <= books.dirty:
                longer[both] = longer.get(both, 0) | sums(bits, more)
    return {both: near_lowest(bits, REACH) for both, bits in longer.items()}


def _wild_melds(books: int, melding: Melding, unfinished: int) -> Bits:
    bits = _wild_sums(BOOK * books, melding)
    for _ in range(unfinished * melding.wild_melds):
        for size in range(SMALLEST_MELD, BOOK):
            bits |= sums(bits, _wild_sums(size, melding))
    return near_lowest(bits, REACH)


@lru_cache(maxsize=4096)
def _of_rank(rank: MeldRank, melding: Melding, *, unfinished: int) -> ByBooks:
    """For each (clean, dirty) of the rank, its unfinished melds included."""
    beside = _unfinished(rank, melding, melds=unfinished)
    found: dict[Books, Bits] = {}
    for (clean, dirty), counts in wild_counts(rank):
        bits = 0
        for used in counts:
            naturals = BOOK * (clean + dirty) - used
            in_books = _wild_sums(used, melding) << naturals * rank.value // melding.step
            bits |= sums(in_books, beside[rank.cards - naturals])
        found[clean, dirty] = near_lowest(bits, REACH)
    return found


def _unfinished(rank: MeldRank, melding: Melding, *, melds: int) -> list[Bits]:
    """The same for so many unfinished melds or fewer, by the naturals that are free for them."""
    found = [ZERO_ONLY] * (rank.cards + 1)
    for _ in range(melds):
        more = list(found)
        for naturals, wilds in rank.open_melds:
            points = _wild_sums(wilds, melding) << naturals * rank.value // melding.step
            for free in range(naturals, rank.cards + 1):
                more[free] |= sums(found[free - naturals], points)
        found = [near_lowest(bits, REACH) for bits in more]
    return found


@lru_cache(maxsize=512)
def _wild_sums(cards: int, melding: Melding) -> Bits:
    """What so many wild cards may count."""
    joker, two = melding.joker // melding.step, melding.two // melding.step
    return bits_of(joker * jokers + two * (cards - jokers) for jokers in range(cards + 1))
