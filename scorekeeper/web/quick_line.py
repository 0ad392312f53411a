"""The quick line's vocabulary for a sheet: what each of its rows is called, for the parser."""

from collections.abc import Sequence
from typing import Any

from scorekeeper.scoring.cards import NATURALS
from scorekeeper.scoring.melds import SMALLEST_MELD
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.web.forms.deal_form import NOBODY, WHO
from scorekeeper.web.forms.deal_rows import Row
from scorekeeper.words import quick_line as words

BARE = "card_points"
"""The row that a number without a word goes to."""
OWN = "own"
"""Stands for the number of the side whose line it is."""
FIELDS = {path: name for name, path in WHO.items()}
"""The field of the whole table by the path of what it says of a side."""


def vocabulary(rows: Sequence[Row], rules: RuleSet) -> dict[str, Any]:
    """Every word that the parser knows, with the field that it fills.

    Words of rows that this sheet does not have come without a field: they are words of the
    table, but nothing to be counted here.
    """
    by_path = {row.path: row for row in rows}
    return {
        "numbers": dict(words.NUMBERS),
        "times": dict(words.TIMES),
        "plus": words.PLUS,
        "minus": words.MINUS,
        "not": words.NOT,
        "skipped": words.SKIPPED,
        "bare": _bare(by_path, rules),
        "rows": [_row(path, said, by_path.get(path)) for path, said in words.ROWS.items()],
        "flags": [_flag(path, said, by_path) for path, said in words.YES.items()]
        + [_nobody(path, said, by_path) for path, said in words.NOBODY.items()],
    }


def example(rows: Sequence[Row]) -> str:
    """A count as it may be said of these rows."""
    return words.example(frozenset(row.path for row in rows))


def _bare(by_path: dict[str, Row], rules: RuleSet) -> dict[str, Any] | None:
    """Where a number alone goes, and the least that it is then: what the smallest meld counts."""
    if BARE not in by_path:
        return None
    least = SMALLEST_MELD * min(rules.card_values[rank] for rank in NATURALS)
    return {"field": BARE, "least": least}


def _row(path: str, said: words.Said, row: Row | None) -> dict[str, Any]:
    """A row; `off`: what it counts is taken off, so that a minus sign says nothing new."""
    return {
        "field": path if row else "",
        "kind": row.kind if row else "",
        "off": path == "left.points" or (row is not None and (row.each or 0) < 0),
        "words": said.words,
        "ones": said.ones,
    }


def _flag(path: str, said: Sequence[str], by_path: dict[str, Row]) -> dict[str, Any]:
    field = FIELDS.get(path, path) if path in by_path else ""
    return {"field": field, "value": OWN if path in FIELDS else "yes", "words": said}


def _nobody(path: str, said: Sequence[str], by_path: dict[str, Row]) -> dict[str, Any]:
    return {"field": FIELDS[path] if path in by_path else "", "value": NOBODY, "words": said}
