"""What is needed to begin a game, and everything that may be wrong with it."""

from dataclasses import dataclass

from scorekeeper.record import Seats
from scorekeeper.scoring.ruleset import RuleSet

LONGEST_NAME = 40
"""Characters that the name of a game, a side, a player or a phone may have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """A game to begin. `client_id` makes a repeated creation give the same game."""

    name: str
    rules: RuleSet
    seats: Seats
    client_id: str = ""
    phone: str = ""


@dataclass(frozen=True, slots=True)
class NewGameProblem:
    """One thing wrong with a new game.

    `field` is "name", "seats.players[1]", "seats.sides[0]", "seats.players", "seats.sides" or
    "seats.first_dealer"; `code` is "empty", "too_long", "unprintable", "seating" (the rule set
    does not know so many players in so many sides) or "no_such_seat"; `limit` goes with it.
    """

    field: str
    code: str
    limit: int = 0


class NewGameRefused(ValueError):
    """A game that cannot be begun; `problems` are all at once."""

    def __init__(self, problems: tuple[NewGameProblem, ...]) -> None:
        super().__init__("; ".join(f"{found.field}: {found.code}" for found in problems))
        self.problems = problems
