"""Melded cards listed by rank: can they be laid as the books claimed, with none left over?"""

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_

from scorekeeper.scoring import arrangements
from scorekeeper.scoring.bits import Bits, has, sums
from scorekeeper.scoring.book_sum import BookSum
from scorekeeper.scoring.card_pool import CardPool
from scorekeeper.scoring.cards import WILDS
from scorekeeper.scoring.demands import claimed, lists_all_melds
from scorekeeper.scoring.misfits import misfits
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.rank_options import Books
from scorekeeper.scoring.sheet import Sheet


def check_listed(sheet: Sheet) -> Iterator[Problem]:
    """Books that the listed cards cannot make; cards that fit into no book and no other meld."""
    if not lists_all_melds(sheet):
        return
    books = claimed(sheet)
    if _arranged(sheet, books):
        return
    found = next(misfits(_pool_of(sheet), books), None)
    if found:
        field, count, most = found
        yield sheet.problem("cards_make_fewer_books", field, value=count, limit=most)
    else:
        cards = len(sheet.entry.cards)
        yield sheet.problem("cards_make_no_melds", "cards", value=cards, limit=books.total)


def _arranged(sheet: Sheet, books: BookSum) -> bool:
    """Whether all the cards can be laid as exactly these books and unfinished melds."""
    rules, cards = sheet.rules, sheet.entry.cards
    wilds = cards.count(*WILDS)
    special = dict(books.special)
    found: dict[Books, Bits] = {(0, 0): arrangements.of_wilds(rules, books.wild, wilds=wilds)}
    for rank in sheet.limits.ranks:
        naturals = cards.count(rank.rank)
        if not naturals:
            if special.get(rank.rank):
                return False
            continue
        options = arrangements.of_rank(rules, rank.rank, naturals, wilds=wilds)
        if rank.special:
            wanted = special.get(rank.rank, 0)
            bits = (more for kinds, more in options.items() if sum(kinds) == wanted)
            options = {(0, 0): reduce(or_, bits, 0)}
        found = _with_options(found, options, books)
    return has(found.get((books.clean, books.dirty), 0), wilds)


def _with_options(
    found: Mapping[Books, Bits], options: Mapping[Books, Bits], books: BookSum
) -> dict[Books, Bits]:
    longer: dict[Books, Bits] = {}
    for (clean, dirty), bits in found.items():
        for (more_clean, more_dirty), more in options.items():
            both = clean + more_clean, dirty + more_dirty
            if both[0] <= books.clean and both[1] <= books.dirty:
                longer[both] = longer.get(both, 0) | sums(bits, more)
    return longer


def _pool_of(sheet: Sheet) -> CardPool:
    """The listed cards as the only ones there are."""
    cards, of_rank = sheet.entry.cards, sheet.limits.of_rank
    elsewhere = {rank: count - cards.count(rank) for rank, count in of_rank.items()}
    return CardPool(sheet.rules, sheet.limits.decks, elsewhere)
