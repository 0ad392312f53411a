"""Going out, melding at all and opening first: what follows from them, what they need."""

from collections.abc import Iterator, Sequence

from scorekeeper.scoring.entry import SPECIAL_KEYS
from scorekeeper.scoring.going_out import books_missing
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet

FIELDS = {
    "books": "books",
    **{f"{kind}_books": f"books.{kind}" for kind in ("clean", "dirty", "wild")},
    **{f"{key}_books": f"books.{key}" for key in SPECIAL_KEYS.values()},
}
"""Where the books are entered that are missing to go out."""


def check_out(sheet: Sheet) -> Iterator[Problem]:
    """A side that went out: it has melded, and it has the books that the rules require."""
    entry = sheet.entry
    if not entry.went_out:
        if entry.concealed:
            yield sheet.problem(
                "concealed_without_out", "concealed", value=1, limit=0, rule="going_out.concealed"
            )
        return
    if sheet.never_melded:
        yield sheet.problem("out_without_meld", "went_out", value=1, limit=0, rule="going_out.meld")
        return
    for missing in books_missing(sheet.books, sheet.rules, deal=sheet.deal, players=sheet.table):
        yield sheet.problem(
            "books_missing",
            FIELDS[missing.code],
            value=missing.have,
            limit=missing.need,
            rule="going_out.books",
        )


def check_melded(sheet: Sheet) -> Iterator[Problem]:
    """What was said of having melded, against what lies there."""
    entry = sheet.entry
    if entry.melded is False and entry.shows_melds:
        yield sheet.problem(
            "melds_without_melding", "melded", value=1, limit=0, rule="melds.melded"
        )
    if entry.melded and not entry.shows_melds and _melds_show(sheet):
        yield sheet.problem(
            "melding_without_melds",
            "melded",
            value=0,
            limit=sheet.limits.least_meld,
            rule="melds.melded",
        )
    if entry.opened_first and sheet.never_melded:
        yield sheet.problem(
            "opened_without_meld", "opened_first", value=1, limit=0, rule="extras.opened_first"
        )


def _melds_show(sheet: Sheet) -> bool:
    """Whether a side that has melded is bound to have card points to enter."""
    return sheet.rules.melded_counted and sheet.limits.least_meld > 0


def check_once(sheets: Sequence[Sheet]) -> Iterator[Problem]:
    """What only one side can have done."""
    out = sum(sheet.entry.went_out for sheet in sheets)
    if out > 1:
        yield Problem("went_out_twice", None, "went_out", out, 1, "going_out.once")
    first = sum(sheet.entry.opened_first for sheet in sheets)
    if first > 1:
        yield Problem("opened_first_twice", None, "opened_first", first, 1, "extras.opened_first")
