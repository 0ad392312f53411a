"""What is missing to go out, in words."""

from collections.abc import Mapping
from types import MappingProxyType

from scorekeeper.scoring.extremes import Bounds
from scorekeeper.scoring.going_out import Missing
from scorekeeper.words.lines import COUNTED
from scorekeeper.words.nouns import FIELDS
from scorekeeper.words.numbers import counted, points

MISSING: Mapping[str, str] = MappingProxyType(
    {
        "melded": "A meld on the table.",
        "good_melds": "Melds that these rules allow: {have} of {need} are.",
        "own_foot": "The player's own foot, picked up.",
        "partner_foot": "The partner's foot: the partner must have played from it.",
        "partner_foot_unknown": "Has the partner played from the foot? Ask.",
        "permission": "The partner's permission.",
        "permission_unknown": "Does the partner allow it? Ask.",
    }
)
"""What is missing besides books, by its code."""

NOTES: Mapping[str, str] = MappingProxyType(
    {
        "final_discard": "Keep one card for the last discard.",
        "may_ask_partner": "Asking the partner is a courtesy, the answer does not bind.",
    }
)
"""What to keep in mind, by its code."""


def missing_words(missing: Missing) -> str:
    """One thing that is missing: "1 more clean book."."""
    if missing.code in MISSING:
        have, need = points(missing.have), points(missing.need)
        return MISSING[missing.code].format(have=have, need=need)
    one, many = COUNTED.get(missing.code, FIELDS["books"])
    return f"{counted(missing.need - missing.have, f'more {one}', f'more {many}')}."


def lead_words(name: str, lead: Bounds) -> str:
    """How far ahead of the others going out puts this side, at least and at most."""
    if lead.lowest < 0 < lead.highest:
        behind, ahead = points(-lead.lowest), points(lead.highest)
        return f"{name} would be {behind} behind at worst, {ahead} ahead at best."
    if lead.lowest == lead.highest == 0:
        return f"{name} would be level."
    if lead.highest <= 0:
        return f"{name} would be behind by {span(Bounds(-lead.highest, -lead.lowest))}."
    return f"{name} would be ahead by {span(lead)}."


def span(bounds: Bounds) -> str:
    """Points, at least and at most: "2,500 to 2,785"; one number where both are the same."""
    least, most = points(bounds.lowest), points(bounds.highest)
    return least if least == most else f"{least} to {most}"
