"""A red three in a hand, where the rules have it laid and replaced."""

from collections.abc import Iterator

from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet


def check_threes(sheet: Sheet) -> Iterator[Problem]:
    """Red threes left in hands under rules that make a player lay them."""
    red = sheet.entry.red
    if red.hand and not sheet.rules.red_three_hand_allowed:
        field = "red_threes.hand" if sheet.entry.red_threes.hand else "left.hand"
        yield sheet.problem("red_three_in_hand", field, value=red.hand, limit=0)
