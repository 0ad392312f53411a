"""Which of the books claimed some cards do not make, and how many they make instead."""

from collections.abc import Iterator

from scorekeeper.scoring.book_sum import BookSum
from scorekeeper.scoring.book_tables import NoRoom
from scorekeeper.scoring.card_pool import CardPool
from scorekeeper.scoring.check_books import special_field

Misfit = tuple[str, int, int]
"""(field, books claimed, most that there can be beside the books of the fields before it)"""


def misfits(pool: CardPool, books: BookSum) -> Iterator[Misfit]:
    """Each kind of book of which there are too many; none where all of them fit."""
    for field, claimed, growing in _kinds(books):
        if not _fits(pool, growing[-1]):
            yield field, claimed, sum(_fits(pool, fewer) for fewer in growing[1:])


def _fits(pool: CardPool, books: BookSum) -> bool:
    try:
        return pool.least_wilds(books) <= pool.wilds
    except NoRoom:
        return False


def _kinds(books: BookSum) -> Iterator[tuple[str, int, list[BookSum]]]:
    """(field, books claimed, these books from none to all beside all of the kinds before)."""
    beside: tuple[tuple[str, int], ...] = ()
    for rank, count in books.special:
        with_rank = [BookSum(special=(*beside, (rank, some))) for some in range(count + 1)]
        yield special_field(rank), count, with_rank
        beside = (*beside, (rank, count))
    clean, dirty = books.clean, books.dirty
    yield "books.clean", clean, [BookSum(some, 0, 0, beside) for some in range(clean + 1)]
    yield "books.dirty", dirty, [BookSum(clean, some, 0, beside) for some in range(dirty + 1)]
    wild = range(books.wild + 1)
    yield "books.wild", books.wild, [BookSum(clean, dirty, some, beside) for some in wild]
