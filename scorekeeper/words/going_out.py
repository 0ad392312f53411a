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


MISSING_BOOKS: Mapping[str, str] = MappingProxyType({"noun": "more {noun}", "said": "{counted}."})
"""How many books are missing."""

LEAD: Mapping[str, str] = MappingProxyType(
    {
        "between": "{name} would be {behind} behind at worst, {ahead} ahead at best.",
        "level": "{name} would be level.",
        "behind": "{name} would be behind by {span}.",
        "ahead": "{name} would be ahead by {span}.",
        "span": "{least} to {most}",
    }
)
"""How far ahead or behind going out puts a side."""


def missing_words(missing: Missing) -> str:
    """One thing that is missing: "1 more clean book."."""
    if missing.code in MISSING:
        have, need = points(missing.have), points(missing.need)
        return MISSING[missing.code].format(have=have, need=need)
    nouns = COUNTED.get(missing.code, FIELDS["books"])
    one, many = (MISSING_BOOKS["noun"].format(noun=noun) for noun in nouns)
    return MISSING_BOOKS["said"].format(counted=counted(missing.need - missing.have, one, many))


def lead_words(name: str, lead: Bounds) -> str:
    """How far ahead of the others going out puts this side, at least and at most."""
    if lead.lowest < 0 < lead.highest:
        behind, ahead = points(-lead.lowest), points(lead.highest)
        return LEAD["between"].format(name=name, behind=behind, ahead=ahead)
    if lead.lowest == lead.highest == 0:
        return LEAD["level"].format(name=name)
    if lead.highest <= 0:
        return LEAD["behind"].format(name=name, span=span(Bounds(-lead.highest, -lead.lowest)))
    return LEAD["ahead"].format(name=name, span=span(lead))


def span(bounds: Bounds) -> str:
    """Points, at least and at most: "2,500 to 2,785"; one number where both are the same."""
    least, most = points(bounds.lowest), points(bounds.highest)
    return least if least == most else LEAD["span"].format(least=least, most=most)
