"""The worked cases of openings: what forbids one, and what the coach suggests from a hand."""

from typing import Any

import pytest

from scorekeeper.scoring.cards import Cards
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.opening import check_opening
from scorekeeper.scoring.suggestions import suggest
from tests.worked_cases import Case, cases_of, rules_of, title


def table(case: Case) -> dict[str, Any]:
    """Where the opening is tried: deal, score, the pile's top card."""
    pile = case.get("from_pile", {}).get("rank")
    return {"deal": case["deal"], "score": case.get("score", 0), "from_pile": pile}


@pytest.mark.parametrize(
    "case", [case for case in cases_of("opening") if "codes" in case["expected"]], ids=title
)
def test_what_forbids_an_opening(case: Case) -> None:
    laid = [Meld(**meld) for meld in case["melds"]]
    found = check_opening(laid, rules_of(case), **table(case))
    assert [problem.code for problem in found.problems] == case["expected"]["codes"]


@pytest.mark.parametrize("case", cases_of("coach"), ids=title)
def test_the_coach_suggests(case: Case) -> None:
    prefer = case.get("prefer", "cards")
    told = suggest(Cards.of(case["hand"]), rules_of(case), prefer=prefer, **table(case))
    found = [{"points": one.points, "cards": one.cards, "wilds": one.wilds} for one in told]
    assert found == case["expected"]["suggestions"]
