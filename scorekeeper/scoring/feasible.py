"""Could any deal of the real cards give these entries, all sides together?

The single limits are checked elsewhere; here the cards are shared out. Books of unknown rank
are allotted to ranks exactly, card points are bounded by what such books and unfinished melds
count at least and at most. What comes from real cards is never refused.
"""

from collections.abc import Iterator, Sequence

from scorekeeper.scoring.book_sum import NO_BOOKS
from scorekeeper.scoring.book_tables import NoRoom
from scorekeeper.scoring.card_pool import CardPool, whole_pool
from scorekeeper.scoring.cards import BOOK
from scorekeeper.scoring.check_listed import check_listed
from scorekeeper.scoring.demands import Demand, demand_of, known_cards
from scorekeeper.scoring.feasible_points import check_bounds
from scorekeeper.scoring.misfits import misfits
from scorekeeper.scoring.problems import Problem, problem
from scorekeeper.scoring.sheet import Sheet


def check_feasible(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """Why no deal of the cards gives these entries; nothing where one may.

    To be asked only where the single limits are kept: it takes them for granted.
    """
    listed = [one for sheet in sheets for one in check_listed(sheet)]
    yield from listed
    if any(one.severity == "error" for one in listed):
        return
    demands = [demand_of(sheet) for sheet in sheets]
    if all(demand.asks_nothing for demand in demands):
        return
    rules, decks = sheets[0].rules, sheets[0].limits.decks
    known = known_cards(sheets)
    pool = CardPool(rules, decks, known) if known else whole_pool(rules, decks=decks)
    found = _wilds(pool, demands) or _cards(pool, demands)
    if found:
        yield found
    else:
        yield from check_bounds(pool, demands, unfinished=rules.open_melds)


def _wilds(pool: CardPool, demands: Sequence[Demand]) -> Problem | None:
    """Books that the ranks have no room for, or that need more wild cards than there are."""
    books, claiming = NO_BOOKS, []
    for demand in demands:
        if demand.books != NO_BOOKS:
            books = books.and_those(demand.books)
            claiming.append(demand.side)
    side = claiming[0] if len(claiming) == 1 else None
    try:
        needed = pool.least_wilds(books)
    except NoRoom:
        field, claimed, most = next(misfits(pool, books))
        return problem(side, "books_do_not_fit", field, value=claimed, limit=most)
    if needed <= pool.wilds:
        return None
    value, limit = needed + pool.known_wilds, pool.wilds + pool.known_wilds
    return problem(side, "books_need_cards", "books", value=value, limit=limit, rank="wild")


def _cards(pool: CardPool, demands: Sequence[Demand]) -> Problem | None:
    """More cards in books, hands and feet than the decks hold, threes not counted."""
    needed = sum(BOOK * demand.books.total + demand.cards_left for demand in demands)
    if needed <= pool.cards:
        return None
    value, limit = needed + pool.known_cards, pool.cards + pool.known_cards
    return problem(None, "deal_needs_cards", "books", value=value, limit=limit)
