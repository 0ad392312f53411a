"""Of every field of a rule set: its group, kind, unit and range.

The readers refuse by it and the rules editor is drawn from it. Kinds and choices follow from
the types in `ruleset.py`; ranges are those seen in published sheets, and a bit around them.
"""

import dataclasses
from collections.abc import Iterator, Mapping
from types import MappingProxyType, NoneType
from typing import Literal, get_args, get_origin

from scorekeeper.scoring.ruleset import ByDeal, ByPlayers, RuleSet

Kind = Literal[
    "text", "notes", "number", "flag", "choice", "by_players", "by_deal", "seatings",
    "special_books", "by_score",
]  # fmt: skip

_KINDS: Mapping[object, Kind] = {
    str: "text",
    int: "number",
    bool: "flag",
    ByPlayers: "by_players",
    ByDeal: "by_deal",
    tuple[tuple[int, int], ...]: "seatings",
    tuple[tuple[str, int], ...]: "special_books",
    tuple[tuple[int | None, int], ...]: "by_score",
    tuple[tuple[str, str], ...]: "notes",
}

MOST_DEALS = 20
SCORE_MAX = 1_000_000
"""Most points of a side's running total, either way."""

# (field, unit, least, most): of a number its range, of a text its length
_TABLE: Mapping[str, tuple[tuple[str, str, int, int], ...]] = {
    "about": (
        ("slug", "characters", 1, 40),
        ("name", "characters", 1, 60),
        ("source", "characters", 1, 300),
        ("notes", "characters", 0, 300),
    ),
    "table": (
        ("seatings", "players", 1, 6),
        ("decks", "decks", -1, 8),
        ("decks_follow_players", "", 0, 1),
        ("hand_cards", "cards", 5, 20),
        ("feet", "piles", 0, 3),
        ("foot_cards", "cards", 0, 20),
    ),
    "card values": (
        ("joker_points", "points", 0, 500),
        ("two_points", "points", 0, 200),
        ("ace_points", "points", 0, 200),
        ("tens_from", "rank", 8, 10),
        ("black_three_points", "points", 0, 300),
        ("melded_counted", "", 0, 1),
        ("left_counted", "", 0, 1),
    ),
    "melds": (
        ("wilds_max", "cards", 0, 6),
        ("naturals", "", 0, 0),
        ("book_naturals_min", "cards", 0, 7),
        ("past_seven", "", 0, 0),
        ("open_melds", "melds", 1, 4),
        ("wild_melds", "", 0, 1),
        ("black_three_melds", "", 0, 1),
    ),
    "books": (
        ("clean_book", "points", 0, 2000),
        ("dirty_book", "points", 0, 1000),
        ("wild_book", "points", 0, 5000),
        ("wild_book_mixed", "points", 0, 5000),
        ("special_books", "points", 0, 10_000),
        ("special_wilds", "", 0, 1),
        ("special_unfinished_costs", "", 0, 1),
    ),
    "red threes": (
        ("red_three_laid", "points", -1000, 1000),
        ("red_three_needs", "", 0, 0),
        ("red_three_without", "points", -1000, 1000),
        ("red_three_set", "", 0, 0),
        ("red_three_set_bonus", "points", -2000, 2000),
        ("red_three_set_without", "points", -2000, 2000),
        ("red_three_hand", "points", -1000, 1000),
        ("red_three_hand_allowed", "", 0, 1),
        ("red_three_foot", "points", -1000, 1000),
    ),
    "black threes": (
        ("black_three_hand", "points", -500, 500),
        ("black_three_foot", "points", -500, 500),
    ),
    "opening": (
        ("opening", "", 0, 0),
        ("opening_by_deal", "points", 0, 500),
        ("opening_by_score", "points", 0, 500),
        ("opening_wilds", "", 0, 1),
    ),
    "going out": (
        ("out_bonus", "points", 0, 2000),
        ("concealed_bonus", "points", 0, 2000),
        ("out_clean", "books", 0, 12),
        ("out_dirty", "books", 0, 12),
        ("out_wild", "books", 0, 12),
        ("out_special", "books", 0, 12),
        ("out_books", "books", 0, 12),
        ("partner_foot", "", 0, 0),
        ("permission", "", 0, 0),
        ("final_discard", "", 0, 1),
        ("out_left_counted", "", 0, 1),
    ),
    "extras": (
        ("exact_cut", "points", 0, 1000),
        ("opened_first", "points", 0, 1000),
        ("adjustments", "", 0, 1),
    ),
    "length": (
        ("deals", "deals", 1, MOST_DEALS),
        ("target", "points", 500, 100_000),
        ("tie", "", 0, 0),
    ),
}


@dataclasses.dataclass(frozen=True, slots=True)
class Field:
    """One field of a rule set.

    `least` and `most` bound each number in it, or the length of a text; `choices` are the words
    of a choice; `optional` says that it may be None (no cap, not in these rules).
    """

    name: str
    group: str
    kind: Kind
    unit: str
    least: int
    most: int
    choices: tuple[str, ...]
    optional: bool


def _fields() -> Iterator[Field]:
    types = {field.name: field.type for field in dataclasses.fields(RuleSet)}
    for group, rows in _TABLE.items():
        for name, unit, least, most in rows:
            kind, choices, optional = _of_type(types[name])
            yield Field(name, group, kind, unit, least, most, choices, optional)


def _of_type(declared: object) -> tuple[Kind, tuple[str, ...], bool]:
    """Kind, choices and whether None is allowed, as the type says."""
    alternatives = get_args(declared)
    if NoneType in alternatives:
        return _KINDS[alternatives[0]], (), True
    if get_origin(declared) is Literal:
        return "choice", alternatives, False
    return _KINDS[declared], (), False


FIELDS: Mapping[str, Field] = MappingProxyType({field.name: field for field in _fields()})
"""Every field by its name, in the order of the rules editor."""
