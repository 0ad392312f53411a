"""More than the decks hold or allow: each limit for one side, then for all sides together."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorekeeper.scoring.cards import BLACK_THREE, RED_THREE
from scorekeeper.scoring.check_books import special_field
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet


class Amount(NamedTuple):
    """So much of something on one side, and the most of it that the decks have for all sides."""

    field: str
    value: int
    limit: int
    rule: str
    rank: str = ""


def check_caps(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """What one side cannot have; then what all sides together cannot have."""
    totals: dict[str, int] = {}
    first: dict[str, Amount] = {}
    told = set()
    for sheet in sheets:
        for amount in _amounts(sheet):
            thing = amount.rank or amount.field
            totals[thing] = totals.get(thing, 0) + amount.value
            first.setdefault(thing, amount)
            if amount.value > amount.limit:
                told.add(thing)
                yield _problem("too_many", amount, side=sheet.side)
    for thing, total in totals.items():
        if total > first[thing].limit and thing not in told:
            amount = first[thing]._replace(value=total)
            yield _problem("too_many_together", amount, side=None)


def _problem(code: str, amount: Amount, *, side: int | None) -> Problem:
    field, value, limit, rule, rank = amount
    return Problem(code, side, field, value, limit, rule, (("rank", rank),) if rank else ())


def _amounts(sheet: Sheet) -> list[Amount]:
    """Everything on a sheet that the decks limit."""
    amounts = [
        Amount(field, value, limit, "decks.books") for field, value, limit in _books(sheet) if value
    ]
    found: dict[str, tuple[str, int]] = {}
    for field, rank, count in _places(sheet.entry):
        if count:
            earlier, before = found.get(rank, (field, 0))
            found[rank] = (earlier, before + count)
    of_rank = sheet.limits.of_rank
    for rank, (field, count) in found.items():
        amounts.append(Amount(field, count, of_rank[rank], "decks.cards", rank))
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


def _places(entry: SideEntry) -> Iterator[tuple[str, str, int]]:
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
