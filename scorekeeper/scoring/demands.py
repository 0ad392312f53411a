"""What each side's entry demands of the cards: cards of known rank, books and points of unknown."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorekeeper.scoring.book_sum import NO_BOOKS, BookSum
from scorekeeper.scoring.cards import BLACK_THREE, THREES
from scorekeeper.scoring.check_left import least_left, says_what_is_left
from scorekeeper.scoring.sheet import Sheet


class Demand(NamedTuple):
    """What one side needs of the cards whose rank nobody listed."""

    side: int
    books: BookSum
    points: int | None  # card points of these books and the melds beside them; None: not known
    left: int | None  # points of the cards left, threes not included; None: not known or listed
    cards_left: int  # how many cards that are at least

    @property
    def asks_nothing(self) -> bool:
        """Whether every card of the side is listed, or nobody counts it."""
        return self.books == NO_BOOKS and not self.points and self.left is None


def demand_of(sheet: Sheet) -> Demand:
    """The demand of one side; nothing is demanded of cards that it listed."""
    listed = lists_all_melds(sheet)
    counts = sheet.rules.melded_counted and not listed
    counts_left = sheet.left_known and not sheet.entry.left.by_card and says_what_is_left(sheet)
    return Demand(
        side=sheet.side,
        books=NO_BOOKS if listed else claimed(sheet),
        points=sheet.melded_unlisted if counts else None,
        left=sheet.entry.left.points if counts_left else None,
        cards_left=least_left(sheet) if counts_left else 0,
    )


def lists_all_melds(sheet: Sheet) -> bool:
    """Whether all melded cards are listed by rank, the cards of the claimed books among them."""
    entry = sheet.entry
    return bool(entry.cards.counts) and not entry.card_points and sheet.rules.melded_counted


def claimed(sheet: Sheet) -> BookSum:
    """The books that the side claims by number, of kinds that can be made at all."""
    books, most = sheet.entry.books, sheet.limits.books
    dirty = books.dirty if most.dirty else 0
    if not books.special:
        return BookSum(books.clean, dirty, books.wild)
    special = tuple((rank, count) for rank, count in books.special if rank in most.special)
    return BookSum(books.clean, dirty, books.wild, special)


def known_cards(sheets: Sequence[Sheet]) -> dict[str, int]:
    """Cards of known rank over all sides, of the ranks that can be melded."""
    known: dict[str, int] = {}
    for sheet in sheets:
        for rank, count in _known(sheet):
            known[rank] = known.get(rank, 0) + count
    return known


def _known(sheet: Sheet) -> Iterator[tuple[str, int]]:
    entry = sheet.entry
    for meld in entry.melds:
        yield from meld.cards
    for cards in entry.left.cards:
        yield from cards.without(*THREES)
    if lists_all_melds(sheet):
        yield from entry.cards
    if sheet.rules.black_three_melds and entry.black.total:
        yield BLACK_THREE, entry.black.total
