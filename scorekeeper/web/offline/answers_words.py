"""What the opening check and "Can we go out?" say and know, as data for a phone."""

from collections.abc import Mapping
from types import ModuleType

from scorekeeper.scoring import fields
from scorekeeper.web import going_out, going_out_totals, opening_view
from scorekeeper.web.forms import opening_form
from scorekeeper.words import going_out as missing

NAMES: Mapping[ModuleType, tuple[str, ...]] = {
    fields: ("MOST_DEALS",),
    going_out: ("EFFECTS",),
    going_out_totals: ("HELD_WORDS", "TOTALS"),
    missing: ("LEAD", "MISSING", "MISSING_BOOKS", "NOTES"),
    opening_form: ("FORM_ERRORS", "LONGEST_FIELD", "MOST_OF_A_RANK"),
    opening_view: ("BEST", "OPENING"),
}
"""The constants that are told, by their own names."""


def answers_words() -> dict[str, object]:
    """All of them as plain data for JSON."""
    told = ((module, name) for module, names in NAMES.items() for name in names)
    return {name: _plain(getattr(module, name)) for module, name in told}


def _plain(value: object) -> object:
    return dict(value) if isinstance(value, Mapping) else value
