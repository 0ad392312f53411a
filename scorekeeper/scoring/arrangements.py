"""Every way to arrange melded cards into books and unfinished melds, so that none is left over.

Numbers of wild cards are kept as bits. Wild cards of one kind are as good as those of the other
here.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from scorekeeper.scoring.bits import ZERO_ONLY, Bits, bits_of, sums
from scorekeeper.scoring.cards import BOOK
from scorekeeper.scoring.melds import SMALLEST_MELD, Meld, is_meld
from scorekeeper.scoring.rank_options import Books
from scorekeeper.scoring.ruleset import RuleSet

Making = tuple[int, int]
"""(naturals, wilds)"""
ByNaturals = Mapping[int, Bits]


@lru_cache(maxsize=4096)
def of_rank(rules: RuleSet, rank: str, naturals: int, *, wilds: int) -> Mapping[Books, Bits]:
    """For each (clean, dirty) books that all these naturals can be laid as: the wilds beside them.

    At most `wilds` wild cards are at hand, and as many unfinished melds as the rules allow.
    """
    clean = _piled([(size, 0) for size in _book_sizes(rules, naturals)], naturals)
    dirty = _piled(list(_makings(rules, rank, naturals, wilds=wilds)), naturals)
    unfinished = _unfinished(rules, rank, naturals, wilds=wilds)
    found: dict[Books, Bits] = {}
    for clean_books, clean_cards in enumerate(clean):
        for dirty_books, dirty_cards in enumerate(dirty):
            bits = 0
            for used in clean_cards:
                for more, beside in dirty_cards.items():
                    rest = unfinished.get(naturals - used - more, 0)
                    bits |= sums(beside, rest)
            if bits:
                found[clean_books, dirty_books] = bits
    return found


def of_wilds(rules: RuleSet, books: int, *, wilds: int) -> Bits:
    """Numbers of wild cards that so many wild books and unfinished wild melds may hold."""
    bits = ZERO_ONLY
    most = wilds if rules.past_seven == "any" else BOOK
    for _ in range(books):
        bits = sums(bits, bits_of(range(BOOK, most + 1)))
    if rules.wild_melds:
        for _ in range(rules.open_melds):
            bits |= sums(bits, bits_of(range(SMALLEST_MELD, BOOK)))
    return bits


def _book_sizes(rules: RuleSet, naturals: int) -> range:
    return range(BOOK, (BOOK if rules.past_seven == "none" else naturals) + 1)


def _makings(rules: RuleSet, rank: str, naturals: int, *, wilds: int) -> Iterator[Making]:
    """Dirty books that no more than these cards make."""
    for used in range(1, naturals + 1):
        for beside in range(1, wilds + 1):
            meld = Meld(rank, used, twos=beside)
            if meld.is_book and is_meld(meld, rules):
                yield used, beside


def _piled(makings: Sequence[Making], naturals: int) -> list[ByNaturals]:
    """For 0, 1, 2 ... melds of these makings: the naturals used, and the wilds beside them."""
    piles: list[ByNaturals] = []
    pile: dict[int, Bits] = {0: ZERO_ONLY}
    while pile:
        piles.append(pile)
        higher: dict[int, Bits] = {}
        for used, bits in pile.items():
            for more, wilds in makings:
                if used + more <= naturals:
                    higher[used + more] = higher.get(used + more, 0) | bits << wilds
        pile = higher
    return piles


def _unfinished(rules: RuleSet, rank: str, naturals: int, *, wilds: int) -> ByNaturals:
    """The same for as many unfinished melds as the rules allow, or fewer."""
    makings = [
        (size - beside, beside)
        for size in range(SMALLEST_MELD, BOOK)
        for beside in range(min(size - 1, wilds) + 1)
        if is_meld(Meld(rank, size - beside, twos=beside), rules)
    ]
    found: dict[int, Bits] = {}
    for pile in _piled(makings, naturals)[: rules.open_melds + 1]:
        for used, bits in pile.items():
            found[used] = found.get(used, 0) | bits
    return found
