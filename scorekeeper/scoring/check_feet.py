"""Feet that nobody picked up: how many there may be, and how many cards lie in them."""

from collections.abc import Iterator

from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet

COUNT = "left.unopened_feet"
RULE = "table.feet"


def check_feet(sheet: Sheet) -> Iterator[Problem]:
    """The number of unopened feet, and the cards that were entered as lying in them."""
    number = list(_number(sheet))
    yield from number
    if not sheet.rules.feet:
        yield from _no_feet(sheet)
    elif not number:
        yield from _size(sheet)


def _no_feet(sheet: Sheet) -> Iterator[Problem]:
    for field, cards in _in_feet(sheet):
        yield sheet.problem("no_feet", field, value=cards, limit=0, rule=RULE)


def _number(sheet: Sheet) -> Iterator[Problem]:
    feet = sheet.entry.left.unopened_feet
    if feet is None:
        return
    dealt, most = sheet.players * sheet.rules.feet, sheet.most_feet
    if feet and not dealt:
        yield sheet.problem("no_feet", COUNT, value=feet, limit=0, rule=RULE)
    elif feet > dealt:
        yield sheet.problem("too_many", COUNT, value=feet, limit=dealt, rule=RULE)
    elif feet > most:
        yield sheet.problem(
            "out_with_unopened_foot", COUNT, value=feet, limit=most, rule="going_out.foot"
        )
    elif feet < dealt and sheet.holds_all:
        yield sheet.problem("unmelded_feet", COUNT, value=feet, limit=dealt, rule=RULE)


def _in_feet(sheet: Sheet) -> list[tuple[str, int]]:
    """(field, cards) of what was entered as lying in unopened feet, threes counted once."""
    entry = sheet.entry
    foot = entry.left.foot
    places = (
        ("red_threes.foot", entry.red_threes.foot),
        ("left.black_threes.foot", entry.black_threes.foot),
        ("left.foot", len(foot) if foot else 0),
    )
    return [(field, cards) for field, cards in places if cards]


def least_feet(sheet: Sheet) -> int:
    """Feet that are unopened for certain."""
    feet = sheet.entry.left.unopened_feet
    if feet is not None:
        return feet
    return sheet.players * sheet.rules.feet if sheet.holds_all else 0


def _size(sheet: Sheet) -> Iterator[Problem]:
    """Cards in unopened feet: no more than the feet hold; exactly that where all are listed."""
    feet, size = sheet.entry.left.unopened_feet, sheet.rules.foot_cards
    places = _in_feet(sheet)
    found = sum(cards for _, cards in places)
    most = sheet.most_feet if feet is None else feet
    if found > most * size:
        field = places[-1][0]
        if feet == 0:
            yield sheet.problem("no_unopened_foot", field, value=found, limit=0, rule=RULE)
        elif most == 0:
            yield sheet.problem(
                "out_with_unopened_foot", field, value=found, limit=0, rule="going_out.foot"
            )
        else:
            yield sheet.problem("foot_size", field, value=found, limit=most * size, rule=RULE)
    elif sheet.left_known and sheet.entry.left.by_card:
        least = max(least_feet(sheet), -(-found // size) if size else 0) * size
        if found < least:
            yield sheet.problem("foot_size", "left.foot", value=found, limit=least, rule=RULE)
