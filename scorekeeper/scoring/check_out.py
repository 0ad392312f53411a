"""Going out, melding at all and opening first: what follows from them, what they need."""

from collections.abc import Iterator, Sequence

from scorekeeper.scoring.entry import SPECIAL_KEYS
from scorekeeper.scoring.going_out import books_missing
from scorekeeper.scoring.problems import Problem, problem
from scorekeeper.scoring.sheet import Sheet

FIELDS = {
    "books": "books",
    **{f"{kind}_books": f"books.{kind}" for kind in ("clean", "dirty", "wild")},
    **{f"{key}_books": f"books.{key}" for key in SPECIAL_KEYS.values()},
}
"""Where the books are entered that are missing to go out."""


def check_out(sheet: Sheet) -> Iterator[Problem]:
    """A side that went out: it has melded, and it has the books that the rules require."""
    if not sheet.entry.went_out:
        if sheet.entry.concealed:
            yield sheet.problem("concealed_without_out", "concealed", value=1, limit=0)
        return
    if sheet.never_melded:
        yield sheet.problem("out_without_meld", "went_out", value=1, limit=0)
        return
    for missing in books_missing(sheet.books, sheet.rules, deal=sheet.deal, players=sheet.table):
        field = FIELDS[missing.code]
        yield sheet.problem("books_missing", field, value=missing.have, limit=missing.need)


def check_melded(sheet: Sheet) -> Iterator[Problem]:
    """What was said of having melded, against what lies there."""
    entry, least = sheet.entry, sheet.limits.least_meld
    if entry.melded is False and entry.shows_melds:
        yield sheet.problem("melds_without_melding", "melded", value=1, limit=0)
    if entry.melded and not entry.shows_melds and sheet.rules.melded_counted and least:
        yield sheet.problem("melding_without_melds", "melded", value=0, limit=least)
    if entry.opened_first and sheet.never_melded:
        yield sheet.problem("opened_without_meld", "opened_first", value=1, limit=0)


def check_once(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """What only one side can have done."""
    for field in ("went_out", "opened_first"):
        sides = sum(getattr(sheet.entry, field) for sheet in sheets)
        if sides > 1:
            yield problem(None, f"{field}_twice", field, value=sides, limit=1)
