"""What is needed to begin a game, and everything that may be wrong with it."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.actions.names import name_fault
from scorekeeper.record import LONGEST_NAME, Seats
from scorekeeper.scoring.ruleset import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """A game to begin. `client_id` makes a repeated creation give the same game.

    A name that nobody typed (`is_named` says no) may be another one when it is repeated.
    """

    name: str
    rules: RuleSet
    seats: Seats
    client_id: str = ""
    phone: str = ""
    is_named: bool = True


@dataclass(frozen=True, slots=True)
class NewGameProblem:
    """One thing wrong with a new game.

    `field` is "name", "seats.players[1]", "seats.sides[0]", "seats" or "seats.first_dealer";
    `code` is "empty", "too_long", "unprintable", "seating" (the rule set does not know so many
    players in so many sides) or "no_such_seat"; `limit` is the length or number allowed.
    """

    field: str
    code: str
    limit: int = 0


class NewGameRefused(ValueError):
    """A game that cannot be begun; `problems` are all at once."""

    def __init__(self, problems: tuple[NewGameProblem, ...]) -> None:
        super().__init__("; ".join(f"{found.field}: {found.code}" for found in problems))
        self.problems = problems


def refuse_faults(new: NewGame) -> None:
    """Raise NewGameRefused if anything is wrong with a new game."""
    problems = (*name_problems("name", new.name), *_seat_problems(new))
    if problems:
        raise NewGameRefused(problems)


def name_problems(field: str, name: str) -> Iterator[NewGameProblem]:
    """What is wrong with a name, if anything."""
    fault = name_fault(name)
    if fault:
        yield NewGameProblem(field, fault, LONGEST_NAME)


def _seat_problems(new: NewGame) -> Iterator[NewGameProblem]:
    seats = new.seats
    for kind, names in (("players", seats.players), ("sides", seats.sides)):
        for index, name in enumerate(names):
            yield from name_problems(f"seats.{kind}[{index}]", name)
    if (len(seats.players), len(seats.sides)) not in new.rules.seatings:
        yield NewGameProblem("seats", "seating")
    if not 0 <= seats.first_dealer < len(seats.players):
        yield NewGameProblem("seats.first_dealer", "no_such_seat", len(seats.players))
