"""What is wrong with an opening, with the numbers that its sentence needs."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.opening import check_opening, minimum
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS

CLASSIC, CANASTA = PRESETS["classic"], PRESETS["canasta"]
ACES, KINGS = Meld("A", 3), Meld("K", 3)


def told(rules: RuleSet, *melds: Meld, pile: str | None = None) -> tuple[Problem, ...]:
    """Every problem of an opening in deal 1 at no points."""
    return check_opening(melds, rules, deal=1, score=0, from_pile=pile).problems


def wrong(code: str, field: str, value: int, *, limit: int, rule: str, rank: str) -> Problem:
    """A problem of the side that opens."""
    return Problem(code, None, field, value, limit, rule, (("rank", rank),))


@pytest.mark.parametrize(
    ("melds", "pile", "problem"),
    [
        (
            (ACES, Meld("K", 3, 1, 1)), None,
            wrong("too_few_naturals", "melds[1]", 3, limit=4, rule="melds.naturals", rank="K"),
        ),
        (
            (ACES, Meld("Q", 3), ACES), None,
            wrong("too_many_open_melds", "melds[2]", 2, limit=1, rule="melds.open", rank="A"),
        ),
        (
            (ACES,), "3B",
            wrong("pile_blocked", "from_pile", 1, limit=0, rule="pile.top", rank="3B"),
        ),
        (
            (ACES,), "Q",
            wrong("pile_unused", "from_pile", 0, limit=1, rule="pile.meld", rank="Q"),
        ),
        (
            (ACES, Meld("K", 2, 1)), "K",
            wrong("pile_needs_pair", "from_pile", 1, limit=2, rule="pile.pair", rank="K"),
        ),
        (
            (Meld("K", 2, 1), Meld("K", 1, 0, 2)), "K",
            wrong("too_few_naturals", "melds[1]", 1, limit=4, rule="melds.naturals", rank="K"),
        ),
    ],
    ids=[
        "too few naturals", "a second open meld of a rank", "a blocked pile", "the top card unused",
        "one king of the hand is no pair", "the second meld is at fault",
    ],
)  # fmt: skip
def test_the_first_problem(melds: tuple[Meld, ...], pile: str | None, problem: Problem) -> None:
    assert told(CLASSIC, *melds, pile=pile)[0] == problem


def test_of_two_melds_of_the_top_card_the_larger_says_how_many_were_held() -> None:
    problems = told(replace(CLASSIC, open_melds=2), Meld("K", 2, 1), Meld("K", 1, 0, 2), pile="K")
    assert problems[-1] == wrong(
        "pile_needs_pair", "from_pile", 1, limit=2, rule="pile.pair", rank="K"
    )


def test_no_natural_with_the_top_card_is_none_held() -> None:
    (problem, *_) = [
        one for one in told(CLASSIC, Meld("K", 0, 3), pile="K") if one.code == "pile_needs_pair"
    ]
    assert problem.value == 0


@pytest.mark.parametrize(
    ("rules", "meld", "problem"),
    [
        (
            replace(CLASSIC, opening_wilds=False), Meld("K", 2, 1),
            wrong("wilds_in_opening", "melds[0]", 1, limit=0, rule="opening.wilds", rank="K"),
        ),
        (
            replace(CANASTA, black_three_melds=True), Meld("3B", 4),
            wrong(
                "black_threes_opening", "melds[0]", 4, limit=0, rule="melds.black_threes",
                rank="3B",
            ),
        ),
    ],
    ids=["a wild card where the opening must be clean", "black threes before going out"],
)  # fmt: skip
def test_what_only_an_opening_forbids(rules: RuleSet, meld: Meld, problem: Problem) -> None:
    assert told(rules, meld) == (problem,)


def test_where_black_threes_may_be_melded_kings_still_open() -> None:
    rules: Any = replace(CANASTA, black_three_melds=True)
    assert told(rules, ACES, KINGS) == ()


@pytest.mark.parametrize(("score", "least"), [(-5, 0), (0, 50), (495, 50), (500, 90)])
def test_below_the_first_threshold_nothing_is_asked_for(score: int, least: int) -> None:
    rules = replace(CLASSIC, opening="score", opening_by_score=((0, 50), (500, 90)))
    assert minimum(rules, deal=4, score=score) == least
