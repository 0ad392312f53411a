"""A side's count made under one rule set, taken over to another; what was never counted is asked.

A table counts only what its rules count. Under other rules something else may count: then it is
not known, and never guessed. What the table adds (`answers`) makes it known.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scorekeeper.scoring.carry_books import special_books, unlisted
from scorekeeper.scoring.carry_points import card_points, left_points
from scorekeeper.scoring.carry_threes import melded, threes
from scorekeeper.scoring.carrying import Carrying, Place, Unknown
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet, for_deal


@dataclass(frozen=True, slots=True)
class Carried:
    """The count under the other rules, right only where nothing is `unknown`, and the questions.

    `asked` are all questions, those that the answers have settled too.
    """

    entry: SideEntry
    unknown: tuple[Unknown, ...]
    asked: tuple[Unknown, ...]


def carry_over(
    entry: SideEntry,
    played: RuleSet,
    other: RuleSet,
    *,
    place: Place,
    answers: Mapping[str, int],
) -> Carried:
    """The count of a side under the `other` rules, made from its count under those `played`.

    `answers` are by `Unknown.key`; one out of its range counts as none. Problems that the table
    accepted under its own rules are not taken over.
    """
    carrying = Carrying(played, other, place, answers=answers)
    carried = replace(entry, overrides=frozenset())
    for step in STEPS:
        carried = step(carrying, carried)
    return Carried(carried, tuple(carrying.unknown), tuple(carrying.asked))


def _extras(carrying: Carrying, entry: SideEntry) -> SideEntry:
    """Bonuses that the rules that were played do not have."""
    played, other, place = carrying.played, carrying.other, carrying.place
    if other.exact_cut and not played.exact_cut and not entry.exact_cuts:
        entry = replace(entry, exact_cuts=carrying.ask("exact_cuts", most=place.players) or 0)
    may_have_opened = not entry.opened_first and entry.melded is not False
    if other.opened_first and not played.opened_first and may_have_opened:
        entry = replace(entry, opened_first=bool(carrying.ask("opened_first", most=1)))
    if not entry.went_out or entry.concealed or other.concealed_bonus is None:
        return entry
    differs = other.concealed_bonus != for_deal(other.out_bonus, place.deal)
    if differs and played.concealed_bonus is None:
        entry = replace(entry, concealed=bool(carrying.ask("concealed", most=1)))
    return entry


STEPS = (special_books, unlisted, card_points, left_points, threes, melded, _extras)
