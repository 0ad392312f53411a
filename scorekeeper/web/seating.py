"""Who sits with whom, in words, and the names that a table gets when nobody typed any."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.scoring.ruleset import MAX_PLAYERS, MIN_PLAYERS
from scorekeeper.words.numbers import spelt

PAIR = 2
COMPASS = ("North", "East", "South", "West")
COMPASS_SIDES = ("North\N{EN DASH}South", "East\N{EN DASH}West")
SEATED: Mapping[str, str] = MappingProxyType(
    {
        "alone": "alone",
        "pairs": "in pairs",
        "more": "in {number}s",
        "player": "Player {number}",
        "side": "Side {letter}",
    }
)
"""How many sit together, and what they are called."""


@dataclass(frozen=True, slots=True)
class Seating:
    """So many players in so many sides; partners sit opposite, so sides alternate."""

    players: int
    sides: int

    @classmethod
    def of(cls, value: str | None) -> "Seating | None":
        """The seating of a form's value ("4-2"), or None if it is none."""
        players, _, sides = (value or "").partition("-")
        numbers = {str(number): number for number in range(MIN_PLAYERS, MAX_PLAYERS + 1)}
        if players not in numbers or sides not in numbers:
            return None
        return cls(numbers[players], numbers[sides])

    @property
    def value(self) -> str:
        """How a form sends it."""
        return f"{self.players}-{self.sides}"

    @property
    def alone(self) -> bool:
        """Whether everybody plays alone, so that a side is called like its player."""
        return self.players == self.sides

    @property
    def label(self) -> str:
        """In words, without the number of players: "in pairs", "in threes", "alone"."""
        if self.alone:
            return SEATED["alone"]
        each = self.players // self.sides
        return SEATED["pairs" if each == PAIR else "more"].format(number=spelt(each))

    @property
    def player_names(self) -> tuple[str, ...]:
        """Names for the seats, in order: those of the compass where there are four."""
        if self.players == len(COMPASS):
            return COMPASS
        return tuple(SEATED["player"].format(number=seat + 1) for seat in range(self.players))

    @property
    def side_names(self) -> tuple[str, ...]:
        """Names for the sides, in order; nothing where everybody plays alone."""
        if self.alone:
            return ()
        if self.player_names == COMPASS:
            return COMPASS_SIDES
        return tuple(SEATED["side"].format(letter="ABC"[side]) for side in range(self.sides))


SEATINGS = tuple(
    Seating(players, sides)
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
    for sides in range(2, players + 1)
    if players % sides == 0
)
"""Every way to share players evenly, the fewest players and the larger sides first."""
