"""The words and numbers of the count sheet, as data for a phone that draws it itself."""

from collections.abc import Mapping
from dataclasses import asdict
from types import ModuleType

from scorekeeper.scoring import file_error, reading, side_json
from scorekeeper.web import conflict, deals, makings, meld_view
from scorekeeper.web.forms import deal_form, deal_rows, deal_side, meld_lines, numbers, ways
from scorekeeper.words import nouns, problem_table, problems, quick_line, told_back

NAMES: Mapping[ModuleType, tuple[str, ...]] = {
    conflict: ("NONE",),
    deal_form: ("NAME_SHOWN", "OWN_FIELDS", "SHEET_ERRORS"),
    deal_rows: ("CHIPS", "ROW_HINTS", "ROW_LABELS"),
    deal_side: ("FIELD_ERRORS",),
    deals: ("NEW_RULES", "NO_BASE"),
    file_error: ("SHOWN_AS",),
    makings: ("LARGEST",),
    meld_lines: (
        "ALL_WILD", "JOINS", "LINE_ERRORS", "LONGEST_LINE", "MOST_LINES", "MOST_OF_A_KIND",
        "RANK_WORDS", "SHOWN", "WILD_WORDS",
    ),
    meld_view: ("MELD_TITLES", "SUITS", "SUITS_OF"),
    nouns: ("FIELDS", "PLAIN", "RANKS"),
    numbers: ("LONGEST", "LONGEST_NUMBER", "NUMBER_ERRORS"),
    problem_table: ("SENTENCES",),
    problems: ("FIELD_MEANT", "OF_A_RANK", "PROBLEM_PHRASES"),
    reading: ("REASONS",),
    side_json: ("OVERRIDE_REASONS",),
    told_back: ("SAID", "SIDES_TOLD"),
    ways: ("AND", "FROM_TO", "MUST_BE_NAMED", "PRINTED", "WAYS"),
}  # fmt: skip
"""The constants that are told, by their own names."""
QUICK_LINE = ("NUMBERS", "TIMES", "PLUS", "MINUS", "NOT", "SKIPPED")
IN_ORDER = ("YES", "NOBODY", "EXAMPLE")
"""Tables of the quick line that are told in their own order, as pairs: JSON loses that of keys."""


def sheet_words() -> dict[str, object]:
    """All of them as plain data for JSON, and those of the quick line as `QUICK_LINE`."""
    told = {name: _plain(getattr(module, name)) for module in NAMES for name in NAMES[module]}
    return {**told, "QUICK_LINE": _quick_line()}


def _quick_line() -> dict[str, object]:
    return {
        **{name: _plain(getattr(quick_line, name)) for name in QUICK_LINE},
        **{name: list(getattr(quick_line, name).items()) for name in IN_ORDER},
        "ROWS": [(path, asdict(said)) for path, said in quick_line.ROWS.items()],
    }


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return dict(value)
    return sorted(value) if isinstance(value, frozenset) else value
