"""The books claimed by number are of kinds that the rules know."""

from collections.abc import Iterator

from scorekeeper.scoring.entry import SPECIAL_KEYS
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet


def check_books(sheet: Sheet) -> Iterator[Problem]:
    """Kinds of books that the rules forbid or do not know."""
    books, rules = sheet.entry.books, sheet.rules
    if books.dirty and not sheet.limits.books.dirty:
        yield sheet.problem(
            "wilds_forbidden", "books.dirty", value=books.dirty, limit=0, rule="melds.wilds_max"
        )
    if books.wild and not rules.wild_melds:
        yield sheet.problem("wild_books_forbidden", "books.wild", value=books.wild, limit=0)
    for rank, count in books.special:
        if count and rank not in sheet.limits.books.special:
            field = special_field(rank)
            yield sheet.problem("not_in_rules", field, value=count, limit=0, rule="books.special")


def special_field(rank: str) -> str:
    """The field in which books of a special rank are counted."""
    return f"books.{SPECIAL_KEYS[rank]}"
