"""The ways of counting what a side melded, and the fields of each.

"total": the card points as one number; "groups": cards counted by their value; "cards": by
their rank; "melds": book by book. A sheet keeps what was typed in each, only the chosen one
counts, so that a table may change its mind without loss.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from scorekeeper.scoring.cards import BLACK_THREE, NATURALS
from scorekeeper.scoring.entry import SPECIAL_KEYS
from scorekeeper.scoring.ruleset import RuleSet

Way = Literal["total", "groups", "cards", "melds"]
WAYS: tuple[Way, ...] = ("total", "groups", "cards", "melds")
WAY = "way"
MELDS = "melds"
"""The field of the melds, one a line."""
PRINTED: Mapping[str, str] = MappingProxyType({"joker": "Joker", BLACK_THREE: "Black 3"})
"""Ranks that a tile calls otherwise than a card does."""
FROM_TO = "{first} to {last}"
MUST_BE_NAMED: Mapping[str, str] = MappingProxyType(
    {
        "mixed": "wild books with both jokers and twos",
        "unfinished": "melds of {ranks} that are no books yet",
    }
)
AND = " and "


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of "count for me": one rank, or all ranks of one value; `points` is each."""

    path: str
    label: str
    points: int


def way_fields(rules: RuleSet) -> Iterator[str]:
    """The paths of every field that belongs to a way of counting."""
    if rules.melded_counted:
        yield WAY
        yield MELDS
        for tile in (*group_tiles(rules), *rank_tiles(rules)):
            yield tile.path


def must_be_named(rules: RuleSet) -> str:
    """The melds that score by what they are made of, so that no number of books tells them.

    These are listed one by one beside any other way of counting; "" where there are none.
    """
    mixed = rules.wild_book_mixed is not None and rules.wild_melds
    unfinished = rules.special_unfinished_costs and bool(rules.special_books)
    ranks = ", ".join(SPECIAL_KEYS[rank] for rank, _ in rules.special_books)
    named = [
        *([MUST_BE_NAMED["mixed"]] if mixed else []),
        *([MUST_BE_NAMED["unfinished"].format(ranks=ranks)] if unfinished else []),
    ]
    return AND.join(named)


def rank_tiles(rules: RuleSet) -> tuple[Tile, ...]:
    """A tile for each rank that can be melded, aces first, wilds last."""
    values = rules.card_values
    return tuple(Tile(f"cards.{rank}", _printed(rank), values[rank]) for rank in _melded(rules))


def group_tiles(rules: RuleSet) -> tuple[Tile, ...]:
    """A tile for each card value, the dearest first: "Joker", "A 2", "K to 8", "7 to 4"."""
    values = rules.card_values
    groups: dict[int, list[str]] = {}
    for rank in sorted(_melded(rules), key=lambda rank: rank != "joker"):
        groups.setdefault(values[rank], []).append(_printed(rank))
    return tuple(
        Tile(f"groups.{each}", _joined(groups[each]), each) for each in sorted(groups, reverse=True)
    )


def _melded(rules: RuleSet) -> tuple[str, ...]:
    return (*NATURALS, *((BLACK_THREE,) if rules.black_three_melds else ()), "2", "joker")


def _printed(rank: str) -> str:
    return PRINTED.get(rank, rank)


def _joined(ranks: list[str]) -> str:
    if len(ranks) <= 2:
        return " ".join(ranks)
    return FROM_TO.format(first=ranks[0], last=ranks[-1])
