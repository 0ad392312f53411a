"""Short ways to write the entries that tests need."""

from dataclasses import replace
from typing import Any

from scorekeeper.scoring.cards import Cards
from scorekeeper.scoring.check import check_deal
from scorekeeper.scoring.entry import Books, DealEntry, Left, SideEntry, Threes
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS

CLASSIC = PRESETS["classic"]
PLAYERS_PLUS_ONE = PRESETS["players-plus-one"]
SEVEN_HUNDRED = PRESETS["seven-hundred"]
CANASTA = PRESETS["canasta"]

Told = tuple[str, int | None, str, int, int]


def cards(**counts: int) -> Cards:
    """Cards by rank; "t" before a number: `cards(K=2, t10=1, t3B=1)`."""
    return Cards.of({rank.removeprefix("t"): count for rank, count in counts.items()})


def books(clean: int = 0, dirty: int = 0, wild: int = 0, **special: int) -> Books:
    """Books by number; special ones as `r7=1`."""
    by_rank = tuple((rank.removeprefix("r"), count) for rank, count in special.items())
    return Books(clean, dirty, wild, special=by_rank)


def melded(points: int = 200, **more: Any) -> SideEntry:
    """A side that melded and holds some cards: nothing is wrong with it."""
    return replace(SideEntry(card_points=points, left=Left(points=50)), **more)


def out(**more: Any) -> SideEntry:
    """A side that went out under the classic rules, its partner holding some cards."""
    entry = SideEntry(books=Books(2, 2, 1), card_points=500, left=Left(points=20), went_out=True)
    return replace(entry, **more)


def unmelded(points: int = 400, **more: Any) -> SideEntry:
    """Two players who never melded: 52 cards or more."""
    return replace(SideEntry(left=Left(points=points)), **more)


def deal(*sides: SideEntry, players: int = 4, number: int = 1) -> DealEntry:
    """A deal of these sides, no points before it."""
    return DealEntry(players, number, sides, (0,) * len(sides))


def told(
    *sides: SideEntry, rules: RuleSet = CLASSIC, players: int = 4, number: int = 1
) -> list[Told]:
    """Every problem of the deal as (code, side, field, value, limit)."""
    problems = check_deal(deal(*sides, players=players, number=number), rules)
    return [(one.code, one.side, one.field, one.value, one.limit) for one in problems]


__all__ = ["Cards", "Left", "Meld", "SideEntry", "Threes"]
