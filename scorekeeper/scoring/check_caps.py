"""More than the decks hold or allow: each limit for one side, then for all sides together."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorekeeper.scoring.books import count_books
from scorekeeper.scoring.cards import BLACK_THREE, RED_THREE
from scorekeeper.scoring.check_books import special_field
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet


class Amount(NamedTuple):
    """So much of something on one side, and the most of it that the decks have for all sides."""

    thing: str
    field: str
    value: int
    limit: int
    rule: str
    extra: tuple[tuple[str, str], ...] = ()


def check_caps(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """What one side cannot have; then what all sides together cannot have."""
    totals: dict[str, Amount] = {}
    told = set()
    for sheet in sheets:
        for amount in _amounts(sheet):
            thing, _, value, limit, _, _ = amount
            if thing in totals:
                totals[thing] = amount._replace(value=totals[thing].value + value)
            else:
                totals[thing] = amount
            if value > limit:
                told.add(thing)
                yield _problem("too_many", amount, side=sheet.side)
    for thing, amount in totals.items():
        if amount.value > amount.limit and thing not in told:
            yield _problem("too_many_together", amount, side=None)


def _problem(code: str, amount: Amount, *, side: int | None) -> Problem:
    _, field, value, limit, rule, extra = amount
    return Problem(code, side, field, value, limit, rule, extra)


def _amounts(sheet: Sheet) -> Iterator[Amount]:
    """Everything on a sheet that the decks limit; a field that is empty may be left out."""
    yield from _books(sheet)
    found: dict[str, tuple[str, int]] = {}
    for field, rank, count in _places(sheet.entry):
        if count:
            first, before = found.get(rank, (field, 0))
            found[rank] = (first, before + count)
    for rank, (field, count) in found.items():
        limit = sheet.limits.of_rank[rank]
        yield Amount(rank, field, count, limit, "decks.cards", (("rank", rank),))


def _books(sheet: Sheet) -> Iterator[Amount]:
    books, most = count_books(sheet.entry, sheet.rules), sheet.limits.books
    if not books.total:
        return
    for field, value, limit in (
        ("books.clean", books.clean, most.clean),
        # where no book may hold wilds, that is what is said of a dirty one
        ("books.dirty", books.dirty, most.dirty or books.dirty),
        ("books.wild", books.wild + books.wild_mixed, most.wild),
        *(
            (special_field(rank), count, most.special[rank])
            for rank, count in books.special.items()
        ),
        ("books", books.total, most.total),
    ):
        yield Amount(field, field, value, limit, "decks.books")


def _places(entry: SideEntry) -> Iterator[tuple[str, str, int]]:
    """(field, rank, cards) for all cards whose rank is known, wherever they were entered."""
    red, black, left = entry.red_threes, entry.black_threes, entry.left
    for rank, count in entry.cards:
        yield f"cards.{rank}", rank, count
    for index, meld in enumerate(entry.melds):
        field = f"melds[{index}]"
        if meld.naturals:
            yield field, meld.rank, meld.naturals
        yield field, "joker", meld.jokers
        yield field, "2", meld.twos
    yield "red_threes.laid", RED_THREE, red.laid
    yield "red_threes.hand", RED_THREE, red.hand
    yield "red_threes.foot", RED_THREE, red.foot
    yield "left.black_threes.hand", BLACK_THREE, black.hand
    yield "left.black_threes.foot", BLACK_THREE, black.foot
    for field, cards in (("left.hand", left.hand), ("left.foot", left.foot)):
        for rank, count in cards or ():
            yield field, rank, count
