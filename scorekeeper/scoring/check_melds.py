"""What was listed card by card: is each a meld, and may it lie beside the others?"""

from collections.abc import Iterator

from scorekeeper.scoring.cards import BLACK_THREE, RED_THREE
from scorekeeper.scoring.melds import crowding, flaws
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet


def check_melds(sheet: Sheet) -> Iterator[Problem]:
    """Melds that the rule set forbids, and threes among the melded cards."""
    melds, rules = sheet.entry.melds, sheet.rules
    for index, meld in enumerate(melds):
        for flaw in (*flaws(meld, rules), *crowding(meld, rules, melds[:index])):
            yield sheet.problem(
                flaw.code,
                f"melds[{index}]",
                value=flaw.value,
                limit=flaw.limit,
                rank=meld.rank,
            )
    yield from _threes(sheet)


def _threes(sheet: Sheet) -> Iterator[Problem]:
    for rank, count in sheet.entry.cards:
        black = rank == BLACK_THREE and not sheet.rules.black_three_melds
        if black or rank == RED_THREE:
            yield sheet.problem("threes_melded", f"cards.{rank}", value=count, limit=0, rank=rank)
