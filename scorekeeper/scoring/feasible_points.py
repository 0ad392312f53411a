"""Card points against what the books of some sides count at least and at most together.

Each group of sides is held against its own bounds: two sides may each have few points for
their books, but not both of them, for the cheap cards are there only once.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from scorekeeper.scoring.book_sum import NO_BOOKS, BookSum
from scorekeeper.scoring.card_pool import CardPool
from scorekeeper.scoring.demands import Demand
from scorekeeper.scoring.problems import Problem

RULE = "decks.together"


def check_bounds(
    pool: CardPool, demands: Sequence[Demand], *, unfinished: int
) -> Iterator[Problem]:
    """What is too few or too many points, of the smallest groups of sides in which it shows.

    `unfinished` is how many unfinished melds of a rank a side may have.
    """
    found = list(_melded(pool, demands, unfinished)) or list(_gaps(pool, demands, unfinished))
    yield from found or list(_left(pool, demands)) or _melded_and_left(pool, demands)


def _melded(pool: CardPool, demands: Sequence[Demand], unfinished: int) -> Iterator[Problem]:
    told: set[int] = set()
    for group in _groups([demand for demand in demands if demand.points is not None]):
        if told and any(demand.side in told for demand in group):
            continue
        books = _books_of(group)
        points = sum(demand.points or 0 for demand in group)
        least = pool.least_points(books)
        others = [demand for demand in demands if demand not in group]
        elsewhere = pool.least_wilds(_books_of(others))
        most = pool.most_points(books, unfinished * len(group), elsewhere)
        if not least <= points <= most:
            told.update(demand.side for demand in group)
            limit, few = (least, "few") if points < least else (most, "many")
            code = f"too_{few}_points" if len(group) == 1 else f"too_{few}_melded"
            extra = (("books", books.total),)
            yield Problem(code, _side_of(group), "card_points", points, limit, RULE, extra)


def _gaps(pool: CardPool, demands: Sequence[Demand], unfinished: int) -> Iterator[Problem]:
    """Points of one side that no such books and melds add up to."""
    for side, books, points, _, _ in demands:
        gap = None if points is None else pool.gap_at(books, points, unfinished)
        if gap:
            below, above = gap
            extra = (("below", below),)
            yield Problem("points_between", side, "card_points", points or 0, above, RULE, extra)


def _left(pool: CardPool, demands: Sequence[Demand]) -> Iterator[Problem]:
    """Points left of all sides together; the single sides are checked with their other limits."""
    points = sum(demand.left or 0 for demand in demands)
    cards = sum(demand.cards_left for demand in demands)
    least = pool.cheapest(cards)
    if points < least:
        yield Problem(
            "left_too_few_points", None, "left.points", points, least, RULE, (("cards", cards),)
        )


def _melded_and_left(pool: CardPool, demands: Sequence[Demand]) -> Iterator[Problem]:
    """What the books and the cards left need together, of one side and of all sides."""
    counted = [one for one in demands if one.points is not None and one.left is not None]
    for group in [*([demand] for demand in counted), counted]:
        cards = sum(demand.cards_left for demand in group)
        points = sum((demand.points or 0) + (demand.left or 0) for demand in group)
        least = pool.least_with_left(_books_of(group), cards)
        if points < least:
            yield Problem(
                "too_few_together",
                _side_of(group),
                "card_points",
                points,
                least,
                RULE,
                (("cards", cards),),
            )
            return


def _groups(demands: Sequence[Demand]) -> Iterator[tuple[Demand, ...]]:
    """Every group of these sides, the smallest first."""
    for size in range(1, len(demands) + 1):
        yield from combinations(demands, size)


def _books_of(group: Sequence[Demand]) -> BookSum:
    books = group[0].books if group else NO_BOOKS
    for demand in group[1:]:
        books = books.and_those(demand.books)
    return books


def _side_of(group: Sequence[Demand]) -> int | None:
    return group[0].side if len(group) == 1 else None
