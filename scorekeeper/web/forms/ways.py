"""The ways of counting what a side melded, and the fields of each.

"total": the card points as one number; "groups": cards counted by their value; "cards": by
their rank; "melds": book by book. A sheet keeps what was typed in each, only the chosen one
counts, so that a table may change its mind without loss.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from scorekeeper.scoring.cards import NATURALS
from scorekeeper.scoring.ruleset import RuleSet

Way = Literal["total", "groups", "cards", "melds"]
WAYS: tuple[Way, ...] = ("total", "groups", "cards", "melds")
WAY = "way"
MELDS = "melds"
"""The field of the melds, one a line."""


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


def rank_tiles(rules: RuleSet) -> tuple[Tile, ...]:
    """A tile for each rank that can be melded, aces first, wilds last."""
    values = rules.card_values
    return tuple(
        Tile(f"cards.{rank}", "Joker" if rank == "joker" else rank, values[rank])
        for rank in (*NATURALS, "2", "joker")
    )


def group_tiles(rules: RuleSet) -> tuple[Tile, ...]:
    """A tile for each card value, the dearest first: "Joker", "A 2", "K to 8", "7 to 4"."""
    values = rules.card_values
    groups: dict[int, list[str]] = {}
    for rank in ("joker", *NATURALS, "2"):
        groups.setdefault(values[rank], []).append("Joker" if rank == "joker" else rank)
    return tuple(
        Tile(f"groups.{each}", _joined(groups[each]), each) for each in sorted(groups, reverse=True)
    )


def _joined(ranks: list[str]) -> str:
    return " ".join(ranks) if len(ranks) <= 2 else f"{ranks[0]} to {ranks[-1]}"
