"""More than the decks hold or allow: each limit for one side, then for all sides together."""

from collections.abc import Iterator, Sequence

from scorekeeper.scoring.cards import BLACK_THREE, RANKS, RED_THREE
from scorekeeper.scoring.check_books import special_field
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet

Amount = tuple[str, str, int, int]
"""(what is counted, the field, how much a side has of it, the most that all sides can have)"""


def check_caps(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """What one side cannot have; then what all sides together cannot have."""
    totals: dict[str, int] = {}
    first: dict[str, Amount] = {}
    told = set()
    for sheet in sheets:
        for amount in _amounts(sheet):
            thing, _, value, limit = amount
            totals[thing] = totals.get(thing, 0) + value
            first.setdefault(thing, amount)
            if value > limit:
                told.add(thing)
                yield _problem("too_many", amount, value, side=sheet.side)
    for thing, total in totals.items():
        if total > first[thing][3] and thing not in told:
            yield _problem("too_many_together", first[thing], total, side=None)


def _problem(code: str, amount: Amount, value: int, *, side: int | None) -> Problem:
    thing, field, _, limit = amount
    if thing in RANKS:
        return Problem(code, side, field, value, limit, "decks.cards", (("rank", thing),))
    return Problem(code, side, field, value, limit, "decks.books")


def _amounts(sheet: Sheet) -> list[Amount]:
    """Everything on a sheet that the decks limit."""
    amounts = [(field, field, value, limit) for field, value, limit in _books(sheet) if value]
    found: dict[str, tuple[str, int]] = {}
    for field, rank, count in places(sheet.entry):
        if count:
            earlier, before = found.get(rank, (field, 0))
            found[rank] = (earlier, before + count)
    of_rank = sheet.limits.of_rank
    for rank, (field, count) in found.items():
        amounts.append((rank, field, count, of_rank[rank]))
    return amounts


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
