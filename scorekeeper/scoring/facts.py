"""What the scoring in JavaScript is told by this one, so that no number is written twice.

The modules of `static/js/scoring/` have the names of those here and give the same answers. A rule
set reaches them as `rules_to_json` gives it; every other number is among these facts.
"""

from collections.abc import Mapping

from scorekeeper.scoring import (
    cards,
    cards_json,
    check_items,
    check_left,
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
    side_json,
    suggestions,
)
from scorekeeper.scoring.ruleset_json import UNREAD, rules_to_json

NAMES = {
    cards: (
        "NATURALS", "WILDS", "THREES", "RANKS", "IN_ONE_DECK", "BOOK", "NATURAL_POINTS",
    ),
    cards_json: ("MELD_RANKS",),
    check_items: ("ITEMS",),
    check_left: ("MOST_DRAWN",),
    deal_json: ("USUAL_PLAYERS",),
    entry: ("SPECIAL_KEYS",),
    fields: ("SCORE_MAX",),
    file_format: ("DEAL", "OPENING", "GOING_OUT"),
    melds: ("SMALLEST_MELD",),
    opening: ("PAIR",),
    point_gaps: ("REACH",),
    problems: ("SEVERITIES", "RULES"),
    reading: ("COUNT_MAX", "AMOUNT_MAX", "UNKNOWN_TOLD"),
    ruleset: ("MIN_PLAYERS", "MAX_PLAYERS"),
    score: ("LINES", "RED_SETS", "ALWAYS_SHOWN"),
    side_json: ("NAME_LONGEST", "NOTE_LONGEST"),
    suggestions: ("MOST_SHOWN", "MOST_CARDS"),
}  # fmt: skip
"""The constants that are told, by their own names."""


COUNT = ("whole", 0, 0, reading.COUNT_MAX)
POINTS = ("whole", 0, 0, reading.AMOUNT_MAX)
ADJUSTED = ("whole", 0, -reading.AMOUNT_MAX, reading.AMOUNT_MAX)
SCORE = ("whole", 0, -fields.SCORE_MAX, fields.SCORE_MAX)
DEAL_NUMBER = ("whole", 1, 1, reading.COUNT_MAX)
PLAYERS = ("whole", None, ruleset.MIN_PLAYERS, ruleset.MAX_PLAYERS)
FLAG = ("flag", False)
IF_SAID = ("flag", None)
IF_GIVEN = ("whole", None, 0, reading.COUNT_MAX)
CARDS_IF_GIVEN = ("cards", None)
NOTE = ("text", "", side_json.NOTE_LONGEST)
GIVEN = ("any", "needed")
ANY = ("any",)  # what stands there is judged where it is known of what kind it must be
HELD = {"hand": COUNT, "feet": COUNT}
BOOKS = dict.fromkeys(("clean", "dirty", "wild"), COUNT)
PLACES = dict.fromkeys(side_json.PLACES, IF_GIVEN)

SHAPES = {
    "DEAL": {
        "format": GIVEN, "rules": GIVEN, "players": PLAYERS, "deal": DEAL_NUMBER,
        "scores_before": ANY, "sides": ANY, "overrides": ("any", ()),
    },
    "OPENING": {
        "format": GIVEN, "rules": GIVEN, "players": PLAYERS, "deal": DEAL_NUMBER, "score": SCORE,
        "melds": ANY, "hand": CARDS_IF_GIVEN, "prefer": ANY, "from_pile": ANY,
    },
    "GOING_OUT": {
        "format": GIVEN, "rules": GIVEN, "players": PLAYERS, "deal": DEAL_NUMBER, "side": ANY,
        "partner_played_from_foot": IF_SAID, "permission": IF_SAID, "score_before": SCORE,
        "held": HELD, "others": ANY,
    },
    "other": {"side": ANY, "score_before": SCORE, "held": HELD},
    "pile": {"rank": ("choice", "needed", cards.RANKS)},
    "meld": {
        "rank": ("choice", "needed", cards_json.MELD_RANKS),
        "naturals": COUNT, "jokers": COUNT, "twos": COUNT,
    },
    "cards": dict.fromkeys(cards.RANKS, COUNT),
    "side": {
        "left": {
            "points": ("whole", None, 0, reading.AMOUNT_MAX), "black_threes": PLACES,
            "hand": CARDS_IF_GIVEN, "foot": CARDS_IF_GIVEN, "unopened_feet": IF_GIVEN,
        },
        "name": ("text", "", side_json.NAME_LONGEST),
        "players": ("players", None, ruleset.MAX_PLAYERS, side_json.NAME_LONGEST),
        "books": BOOKS | dict.fromkeys(entry.SPECIAL_KEYS.values(), IF_GIVEN),
        "card_points": POINTS,
        "melds": ("melds", (), reading.COUNT_MAX),
        "cards": ("cards", ()),
        "red_threes": {"laid": COUNT, **PLACES},
        "went_out": FLAG, "concealed": FLAG, "exact_cuts": COUNT, "opened_first": FLAG,
        "adjustment": {"points": ADJUSTED, "note": NOTE},
        "melded": IF_SAID,
        "overrides": ("overrides", (), reading.COUNT_MAX, side_json.NOTE_LONGEST),
    },
}  # fmt: skip
"""What the keys of the files hold: the kind of value, what a missing one counts as, its limits."""


def facts() -> dict[str, object]:
    """All of them as plain data for JSON: the constants, `SHAPES`, and what stands for no rules."""
    unread = rules_to_json(UNREAD)
    constants = ((module, name) for module, names in NAMES.items() for name in names)
    return {
        **{name: _plain(getattr(module, name)) for module, name in constants},
        "SHAPES": SHAPES,
        "UNREAD": {field: unread[field] for field in ("seatings", "special_books")},
    }


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return dict(value)
    return sorted(value) if isinstance(value, frozenset) else value
