"""Everything that is wrong with the entries of a deal, all at once.

An *error* cannot have happened with the cards in play; a *rule* problem breaks the rules but
can happen at a table, which may accept it. The numbers are those of `limits.py`.
"""

from collections.abc import Iterable, Iterator

from scorekeeper.scoring.check_books import check_books
from scorekeeper.scoring.check_caps import check_caps
from scorekeeper.scoring.check_feet import check_feet
from scorekeeper.scoring.check_items import check_items
from scorekeeper.scoring.check_left import check_left
from scorekeeper.scoring.check_melds import check_melds
from scorekeeper.scoring.check_out import check_melded, check_once, check_out
from scorekeeper.scoring.check_points import check_points, check_points_together
from scorekeeper.scoring.check_threes import check_threes
from scorekeeper.scoring.entry import DealEntry
from scorekeeper.scoring.feasible import check_feasible
from scorekeeper.scoring.limits import limits_for
from scorekeeper.scoring.problems import Problem, problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.sheet import seats, sheets

ONE_SIDE = (
    check_books,
    check_points,
    check_melds,
    check_melded,
    check_threes,
    check_feet,
    check_left,
    check_out,
    check_items,
)
ALL_SIDES = (check_caps, check_points_together, check_once)


def check_deal(entry: DealEntry, rules: RuleSet) -> tuple[Problem, ...]:
    """Every problem of the deal, in the order of the sides; those of all sides together last."""
    limits = limits_for(rules, decks=rules.decks_for(seats(entry.players)))
    all_sheets = sheets(entry, rules, limits)
    problems = list(_seating(entry, rules))
    for sheet in all_sheets:
        for check in ONE_SIDE:
            problems.extend(check(sheet))
    for check_all in ALL_SIDES:
        problems.extend(check_all(all_sheets))
    if not any(problem.severity == "error" for problem in problems):
        problems.extend(check_feasible(all_sheets))
    problems.sort(key=lambda problem: _side_order(problem, len(all_sheets)))
    return tuple(problems)


def open_problems(entry: DealEntry, problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Errors, and the rule problems that the table has not accepted.

    A problem of all sides together is accepted once any side's entry accepts it.
    """
    everybody = frozenset().union(*(side.overrides for side in entry.sides))

    def is_open(problem: Problem) -> bool:
        if problem.severity == "error":
            return True
        side = problem.side
        accepted = everybody if side is None else entry.sides[side].overrides
        return (problem.code, problem.field) not in accepted

    return tuple(filter(is_open, problems))


def _side_order(problem: Problem, sides: int) -> int:
    return sides if problem.side is None else problem.side


def _seating(entry: DealEntry, rules: RuleSet) -> Iterator[Problem]:
    """The rules are written for so many players in so many sides, all equally large."""
    sides = len(entry.sides)
    even = all(entry.players_of(side) * sides == entry.players for side in range(sides))
    if not even or (entry.players, sides) not in rules.seatings:
        yield problem(None, "seating", "players", value=entry.players, limit=sides)
