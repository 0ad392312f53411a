"""What the scoring in JavaScript is told by this one, so that no number is written twice.

The modules of `static/js/scoring/` have the names of those here and give the same answers. A rule
set reaches them as `rules_to_json` gives it; every other number is among these facts.
"""

from collections.abc import Mapping

from scorekeeper.scoring import (
    cards,
    cards_json,
    deal_json,
    entry,
    fields,
    file_format,
    melds,
    opening,
    point_gaps,
    problems,
    reading,
    ruleset,
    score,
    sheet,
    side_json,
    suggestions,
)
from scorekeeper.scoring.ruleset_json import UNREAD, rules_to_json

NAMES = {
    cards: (
        "NATURALS", "WILDS", "THREES", "RANKS", "IN_ONE_DECK", "BOOK", "LOW_POINTS", "TEN_POINTS",
    ),
    cards_json: ("MELD_RANKS",),
    deal_json: ("USUAL_PLAYERS",),
    entry: ("SPECIAL_KEYS",),
    fields: ("SCORE_MAX",),
    file_format: ("DEAL", "OPENING", "GOING_OUT"),
    melds: ("SMALLEST_MELD",),
    opening: ("PAIR",),
    point_gaps: ("REACH",),
    problems: ("SEVERITIES",),
    reading: ("COUNT_MAX", "AMOUNT_MAX", "UNKNOWN_TOLD"),
    ruleset: ("MIN_PLAYERS", "MAX_PLAYERS"),
    score: ("SEVEN_OF_A_SET", "FOUR_OF_A_SET", "ALWAYS_SHOWN"),
    sheet: ("MOST_DRAWN",),
    side_json: ("NAME_LONGEST", "NOTE_LONGEST"),
    suggestions: ("MOST_SHOWN", "MOST_CARDS"),
}  # fmt: skip
"""The constants that are told, by their own names."""


def facts() -> dict[str, object]:
    """All of them as plain data for JSON."""
    told = {name: _plain(getattr(module, name)) for module, names in NAMES.items() for name in names}
    unread = rules_to_json(UNREAD)
    return {**told, "UNREAD": {field: unread[field] for field in ("seatings", "special_books")}}


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return dict(value)
    return sorted(value) if isinstance(value, frozenset) else value
