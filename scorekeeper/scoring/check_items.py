"""Items that the rule set does not score: nothing is concluded from them."""

from collections.abc import Iterator

from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet


def check_items(sheet: Sheet) -> Iterator[Problem]:
    """Amounts and marks that have no place in these rules; more exact cuts than players."""
    entry, rules = sheet.entry, sheet.rules
    if entry.card_points and not rules.melded_counted:
        yield _not_scored(sheet, "card_points", entry.card_points, rule="cards.melded")
    if entry.left.points and not sheet.left_known and not _out_alone(sheet):
        yield _not_scored(sheet, "left.points", entry.left.points, rule="left.cards")
    if entry.concealed and rules.concealed_bonus is None:
        yield _not_scored(sheet, "concealed", 1, rule="going_out.concealed")
    if entry.exact_cuts and not rules.exact_cut:
        yield _not_scored(sheet, "exact_cuts", entry.exact_cuts, rule="extras.exact_cut")
    elif entry.exact_cuts > sheet.players:
        yield sheet.problem(
            "too_many",
            "exact_cuts",
            value=entry.exact_cuts,
            limit=sheet.players,
            rule="extras.exact_cut",
        )
    if entry.opened_first and not rules.opened_first:
        yield _not_scored(sheet, "opened_first", 1, rule="extras.opened_first")
    if entry.adjustment.points and not rules.adjustments:
        yield _not_scored(
            sheet, "adjustment.points", entry.adjustment.points, rule="extras.adjustment"
        )


def _out_alone(sheet: Sheet) -> bool:
    """A player alone who is out holds nothing, which is more than that nothing is counted."""
    return sheet.entry.went_out and sheet.players == 1 and sheet.rules.left_counted


def _not_scored(sheet: Sheet, field: str, value: int, *, rule: str) -> Problem:
    return sheet.problem("not_in_rules", field, value=value, limit=0, rule=rule)
