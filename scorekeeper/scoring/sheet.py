"""One side's entry with what the checks need beside it: the rules, the limits, the table."""

from typing import NamedTuple

from scorekeeper.scoring.books import BookCount, count_books
from scorekeeper.scoring.entry import DealEntry, SideEntry
from scorekeeper.scoring.limits import Limits
from scorekeeper.scoring.problems import Problem, problem
from scorekeeper.scoring.ruleset import MAX_PLAYERS, MIN_PLAYERS, RuleSet


class Sheet(NamedTuple):
    """The score sheet of side `side` (from 0) in one deal, as the checks read it."""

    side: int
    entry: SideEntry
    rules: RuleSet
    limits: Limits
    deal: int
    table: int  # players at the table
    players: int  # players of this side
    other_out: bool  # another side went out
    books: BookCount  # claimed and listed
    never_melded: bool  # it is certain that the side melded nothing
    left_known: bool  # the rules make the side count the points of its cards left

    def problem(
        self, code: str, field: str, *, value: int, limit: int, rule: str = "", **extra: int | str
    ) -> Problem:
        """A problem of this side; `rule` is given where `RULES` has none."""
        return problem(self.side, code, field, value=value, limit=limit, rule=rule, **extra)

    @property
    def holds_all(self) -> bool:
        """Whether every player of the side is certain to hold a whole hand and all feet."""
        return self.never_melded and not self.entry.went_out

    @property
    def melded_unlisted(self) -> int:
        """Card points of what was melded and is not listed meld by meld."""
        entry = self.entry
        if not entry.cards.counts:
            return entry.card_points
        return entry.card_points + entry.cards.points(self.rules.card_values)


def sheets(entry: DealEntry, rules: RuleSet, limits: Limits) -> list[Sheet]:
    """A sheet for each side of the deal."""
    out = sum(side.went_out for side in entry.sides)
    return [
        Sheet(
            index,
            side,
            rules,
            limits,
            entry.deal,
            seats(entry.players),
            entry.players_of(index),
            out > side.went_out,
            count_books(side, rules),
            never_melded(side, rules),
            rules.left_counted and (rules.out_left_counted or not side.went_out),
        )
        for index, side in enumerate(entry.sides)
    ]


def seats(players: int) -> int:
    """Players at the table, as far as the rules know of such a table (2 to 6).

    A side that is scored alone comes without a table; what is dealt to two is assumed then. A file
    always has one, so that a phone needs nothing of the kind.
    """
    return min(max(players, MIN_PLAYERS), MAX_PLAYERS)


def never_melded(entry: SideEntry, rules: RuleSet) -> bool:
    """Whether it is certain that the side melded nothing: said, or plain from the entry.

    Where melded cards are not counted, unfinished melds leave no trace in the entry.
    """
    if entry.shows_melds:
        return False
    return rules.melded_counted if entry.melded is None else not entry.melded
