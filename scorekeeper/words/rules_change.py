"""Other rules for a game in words: what forbids them, what came of it."""

from collections.abc import Mapping
from types import MappingProxyType

from scorekeeper.words.numbers import counted

OBSTACLES: Mapping[str, str] = MappingProxyType(
    {
        "same_rules": "The game is played by {name} already. Choose other rules.",
        "seating": (
            "{name} knows no game of {players} in {sides}. Choose rules that do, or change its"
            " seats first."
        ),
        "too_many_deals": (
            "{name} ends after {most}, but {deals} counted. Choose rules with as many deals, or"
            " change their number first."
        ),
    }
)
"""What forbids other rules, by its code."""
CHANGED: Mapping[str, str] = MappingProxyType(
    {
        "single": "Single rules of {after} were changed. All deals count by the new ones.",
        "other": ("The rules were changed from {before} to {after}. All deals count by {after}."),
    }
)
"""What the table is told of the last change of its rules."""


def obstacle_words(
    code: str, *, name: str, players: int, sides: int, deals: int, most: int | None
) -> str:
    """Why these rules (`name`, `most` deals long) cannot be the game's, and what to do.

    The game has so many `players` and `sides`, and `deals` that somebody has counted.
    """
    return OBSTACLES[code].format(
        name=name,
        players=counted(players, "player", "players"),
        sides=counted(sides, "side", "sides"),
        deals=counted(deals, "is", "are"),
        most=counted(most or 0, "deal", "deals"),
    )


def changed_words(before: str, after: str) -> str:
    """What the table is told of the last change of its rules."""
    return CHANGED["single" if before == after else "other"].format(before=before, after=after)
