"""Card points: multiples of what a card counts, no fewer than the books hold, no more than fit."""

from collections.abc import Iterator, Sequence

from scorekeeper.scoring.limits_points import BookPoints
from scorekeeper.scoring.problems import Problem, problem
from scorekeeper.scoring.score import melded_points
from scorekeeper.scoring.sheet import Sheet

FIELD = "card_points"


def check_points(sheet: Sheet) -> Iterator[Problem]:
    """Card points of what the side melded, where the rules count them."""
    if not sheet.rules.melded_counted:
        return
    limits, points = sheet.limits, sheet.entry.card_points
    if points % limits.step:
        yield sheet.problem("not_a_multiple", FIELD, value=points, limit=limits.step)
    melded = sheet.melded_unlisted
    books = sheet.entry.books.total
    least = max(_of_books(sheet, limits.least), limits.least_meld if melded else 0)
    if melded < least:
        yield sheet.problem("too_few_points", FIELD, value=melded, limit=least, books=books)
    most = min(_of_books(sheet, limits.most) + limits.most_open, limits.points)
    if melded > most:
        yield sheet.problem("too_many_points", FIELD, value=melded, limit=most, books=books)


def _of_books(sheet: Sheet, each: BookPoints) -> int:
    books = sheet.entry.books
    points = books.clean * each.clean + books.dirty * each.dirty + books.wild * each.wild
    for rank, count in books.special:
        points += count * each.special.get(rank, 0)
    return points


def check_points_together(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """All cards melded and left count no more than the decks hold."""
    points = 0
    for sheet in sheets:
        if sheet.rules.melded_counted:
            points += melded_points(sheet.entry, sheet.rules)
        if sheet.left_known:
            points += sheet.entry.left_points(sheet.rules.card_values)
    limit = sheets[0].limits.points
    if points > limit:
        yield problem(
            None, "too_many_points", FIELD, value=points, limit=limit, rule="decks.points"
        )
