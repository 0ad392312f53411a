"""Items that the rule set does not score: nothing is concluded from them."""

from collections.abc import Iterator
from operator import attrgetter

from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet

ITEMS: tuple[tuple[str, str, int | None], ...] = (
    ("card_points", "melded_counted", False),
    ("left.points", "", None),  # it takes more than one field to know this
    ("concealed", "concealed_bonus", None),
    ("exact_cuts", "exact_cut", 0),
    ("opened_first", "opened_first", 0),
    ("adjustment.points", "adjustments", False),
)
"""(the field of an entry, the field of the rule set, its value where the item is not scored)"""
_VALUES = attrgetter(*(field for field, _, _ in ITEMS))


def check_items(sheet: Sheet) -> Iterator[Problem]:
    """Amounts and marks that have no place in these rules; more exact cuts than players."""
    for (field, setting, unscored), value in zip(ITEMS, _VALUES(sheet.entry), strict=True):
        if not value:
            continue
        scored = getattr(sheet.rules, setting) != unscored if setting else _scores_left(sheet)
        if not scored:
            yield sheet.problem("not_in_rules", field, value=int(value), limit=0)
        elif field == "exact_cuts" and value > sheet.players:
            yield sheet.problem("too_many", field, value=value, limit=sheet.players)


def _scores_left(sheet: Sheet) -> bool:
    """A player alone who is out holds nothing, which is more than that nothing is counted."""
    alone = sheet.entry.went_out and sheet.players == 1
    return sheet.left_known or (alone and sheet.rules.left_counted)
