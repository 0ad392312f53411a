"""More than the decks hold or allow: each limit for one side, then for all sides together."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from scorekeeper.scoring.cards import BLACK_THREE, RANKS, RED_THREE
from scorekeeper.scoring.check_books import special_field
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.problems import Problem, problem
from scorekeeper.scoring.sheet import Sheet

Amount = tuple[str, str, int, int]
"""(what is counted, the field, how much there is of it, the most that all sides can have)"""


def check_caps(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """What one side cannot have; then what all sides together cannot have."""
    each = [(sheet.side, _amounts(sheet)) for sheet in sheets]
    told = set()
    for side, amounts in each:
        for amount in _too_much(amounts):
            told.add(amount[0])
            yield _problem(side, "too_many", amount)
    for amount in _too_much(_gathered(chain(*(amounts for _, amounts in each)))):
        if amount[0] not in told:
            yield _problem(None, "too_many_together", amount)


def _too_much(amounts: Iterable[Amount]) -> list[Amount]:
    return [amount for amount in amounts if amount[2] > amount[3]]


def _problem(side: int | None, code: str, amount: Amount) -> Problem:
    thing, field, value, limit = amount
    if thing in RANKS:
        return problem(side, code, field, value=value, limit=limit, rule="decks.cards", rank=thing)
    return problem(side, code, field, value=value, limit=limit, rule="decks.books")


def _amounts(sheet: Sheet) -> Iterable[Amount]:
    """Everything on a sheet that the decks limit."""
    of_rank = sheet.limits.of_rank
    of_books = [(field, field, value, limit) for field, value, limit in _books(sheet) if value]
    of_ranks = [
        (rank, field, count, of_rank[rank]) for field, rank, count in places(sheet.entry) if count
    ]
    return _gathered(of_books + of_ranks)


def _gathered(amounts: Iterable[Amount]) -> Iterable[Amount]:
    """What there is of each thing together, with the field in which it is met first."""
    found: dict[str, Amount] = {}
    for thing, field, more, limit in amounts:
        _, first, before, _ = found.get(thing, (thing, field, 0, limit))
        found[thing] = (thing, first, before + more, limit)
    return found.values()


def _books(sheet: Sheet) -> Iterator[tuple[str, int, int]]:
    books, most = sheet.books, sheet.limits.books
    yield "books.clean", books.clean, most.clean
    if most.dirty:  # where no book may hold wilds, that is what is said of a dirty one
        yield "books.dirty", books.dirty, most.dirty
    yield "books.wild", books.wild + books.wild_mixed, most.wild
    for rank, count in books.special.items():
        yield special_field(rank), count, most.special[rank]
    yield "books", books.total, most.total


def places(entry: SideEntry) -> Iterator[tuple[str, str, int]]:
    """(field, rank, cards) for all cards whose rank is known, wherever they were entered."""
    red, black = entry.red_threes, entry.black_threes
    if entry.cards.counts or entry.melds or entry.left.by_card:
        yield from _listed(entry)
    yield "red_threes.laid", RED_THREE, red.laid
    yield "red_threes.hand", RED_THREE, red.hand
    yield "red_threes.foot", RED_THREE, red.foot
    yield "left.black_threes.hand", BLACK_THREE, black.hand
    yield "left.black_threes.foot", BLACK_THREE, black.foot


def _listed(entry: SideEntry) -> Iterator[tuple[str, str, int]]:
    for rank, count in entry.cards:
        yield f"cards.{rank}", rank, count
    for index, meld in enumerate(entry.melds):
        field = f"melds[{index}]"
        if meld.naturals:
            yield field, meld.rank, meld.naturals
        yield field, "joker", meld.jokers
        yield field, "2", meld.twos
    for field, cards in (("left.hand", entry.left.hand), ("left.foot", entry.left.foot)):
        for rank, count in cards or ():
            yield field, rank, count
