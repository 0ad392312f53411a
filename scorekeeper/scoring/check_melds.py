"""What was listed card by card: is each a meld, and may it lie beside the others?"""

from collections.abc import Iterator

from scorekeeper.scoring.cards import BLACK_THREE, RED_THREE
from scorekeeper.scoring.melds import flaws
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet


def check_melds(sheet: Sheet) -> Iterator[Problem]:
    """Melds that the rule set forbids, and threes among the melded cards."""
    open_melds: dict[str, int] = {}
    for index, meld in enumerate(sheet.entry.melds):
        field = f"melds[{index}]"
        for flaw in flaws(meld, sheet.rules):
            yield sheet.problem(
                flaw.code,
                field,
                value=flaw.value,
                limit=flaw.limit,
                rule=flaw.rule,
                rank=meld.rank,
            )
        if not meld.is_book:
            beside = open_melds[meld.rank] = open_melds.get(meld.rank, 0) + 1
            limit = sheet.rules.open_melds
            if beside > limit:
                yield sheet.problem(
                    "too_many_open_melds", field, value=beside, limit=limit, rank=meld.rank
                )
    yield from _threes(sheet)


def _threes(sheet: Sheet) -> Iterator[Problem]:
    for rank, count in sheet.entry.cards:
        black = rank == BLACK_THREE and not sheet.rules.black_three_melds
        if black or rank == RED_THREE:
            yield sheet.problem("threes_melded", f"cards.{rank}", value=count, limit=0, rank=rank)
