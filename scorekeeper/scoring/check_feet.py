"""Feet that nobody picked up: how many there may be, and how many cards lie in them."""

from collections.abc import Iterator, Sequence

from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet

COUNT = "left.unopened_feet"


def check_feet(sheet: Sheet) -> Iterator[Problem]:
    """The number of unopened feet, and the cards that were entered as lying in them."""
    found = [(field, cards) for field, cards in sheet.entry.entered_in("foot") if cards]
    number = list(_number(sheet))
    yield from number
    if not sheet.rules.feet:
        for field, cards in found:
            yield sheet.problem("no_feet", field, value=cards, limit=0)
    elif not number:
        yield from _size(sheet, found)


def _number(sheet: Sheet) -> Iterator[Problem]:
    feet = sheet.entry.left.unopened_feet
    if feet is None:
        return
    dealt, most = sheet.players * sheet.rules.feet, _most_feet(sheet)
    if feet and not dealt:
        yield sheet.problem("no_feet", COUNT, value=feet, limit=0)
    elif feet > dealt:
        yield sheet.problem("too_many", COUNT, value=feet, limit=dealt)
    elif feet > most:
        yield sheet.problem("out_with_unopened_foot", COUNT, value=feet, limit=most)
    elif feet < dealt and sheet.holds_all:
        yield sheet.problem("unmelded_feet", COUNT, value=feet, limit=dealt)


def _most_feet(sheet: Sheet) -> int:
    """Feet that may be unopened at the end: not those of the player who is out."""
    if not sheet.entry.went_out:
        return sheet.players * sheet.rules.feet
    return (sheet.players - 1) * sheet.rules.feet if sheet.rules.partner_foot == "none" else 0


def least_feet(sheet: Sheet) -> int:
    """Feet that are unopened for certain."""
    feet = sheet.entry.left.unopened_feet
    if feet is not None:
        return feet
    return sheet.players * sheet.rules.feet if sheet.holds_all else 0


def _size(sheet: Sheet, places: Sequence[tuple[str, int]]) -> Iterator[Problem]:
    """Cards in unopened feet: no more than the feet hold; exactly that where all are listed."""
    feet, size = sheet.entry.left.unopened_feet, sheet.rules.foot_cards
    found = sum(cards for _, cards in places)
    most = (_most_feet(sheet) if feet is None else feet) * size
    if found > most:
        unopened = "foot_size" if most else "out_with_unopened_foot"
        code = "no_unopened_foot" if feet == 0 else unopened
        yield sheet.problem(code, places[-1][0], value=found, limit=most)
    elif sheet.left_known and sheet.entry.left.by_card:
        least = max(least_feet(sheet), -(-found // size)) * size
        if found < least:
            yield sheet.problem("foot_size", "left.foot", value=found, limit=least)
