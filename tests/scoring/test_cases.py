"""The worked cases, run on the module; every seventh deal through the command line as well."""

from collections import Counter

import pytest

from scorekeeper.scoring.cards import DECK_SIZE
from scorekeeper.scoring.check import check_deal
from scorekeeper.scoring.deal_json import read_deal
from scorekeeper.scoring.game import begins, dealer, result, standing
from scorekeeper.scoring.melds import Meld, flaws, is_meld, meld_of
from scorekeeper.scoring.opening import check_opening, minimum
from scorekeeper.scoring.score import score_deal
from tests.worked_cases import (
    BESIDES,
    COLUMNS,
    KINDS,
    ROWS,
    Case,
    all_cases,
    cases_of,
    deal_file,
    expected_sides,
    rules_of,
    scored,
    title,
)

ALL = list(all_cases())


def test_no_cell_of_the_rules_table_is_without_a_case() -> None:
    table = {f"{row}/{column}" for row in ROWS for column in COLUMNS}
    assert table - {case["cell"] for case in ALL} == set()


@pytest.mark.parametrize("case", ALL, ids=title)
def test_case_says_which_cell_it_is_of_and_why(case: Case) -> None:
    row, _, column = case["cell"].partition("/")
    assert (row in ROWS and column in COLUMNS) or (row in BESIDES and column)
    assert case["kind"] in KINDS
    assert len(case["why"]) > 10


def test_ids_are_unique() -> None:
    ids = Counter(case["id"] for case in ALL)
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("case", cases_of("score"), ids=title)
def test_score(case: Case) -> None:
    deal = read_deal(deal_file(case))
    assert [scored(side) for side in score_deal(deal.entry, deal.rules)] == expected_sides(case)


@pytest.mark.parametrize(
    "case", [case for case in ALL if "problems" in case["expected"]], ids=title
)
def test_problems(case: Case) -> None:
    deal = read_deal(deal_file(case))
    found = [
        [problem.severity, problem.code, problem.side, problem.field]
        for problem in check_deal(deal.entry, deal.rules)
    ]
    assert found == case["expected"]["problems"]


@pytest.mark.parametrize("case", cases_of("meld"), ids=title)
def test_meld(case: Case) -> None:
    rules, expected = rules_of(case), case["expected"]
    meld = meld_of(case["cards"])
    if meld is None:
        assert expected == {"valid": False, "flaws": []}
    elif expected["valid"]:
        assert (is_meld(meld, rules), meld.kind) == (True, expected["kind"])
    else:
        assert not is_meld(meld, rules)
        assert [flaw.code for flaw in flaws(meld, rules)] == expected["flaws"]


@pytest.mark.parametrize("case", cases_of("minimum"), ids=title)
def test_minimum_to_open(case: Case) -> None:
    found = minimum(rules_of(case), deal=case["deal"], score=case["score"])
    assert found == case["expected"]["minimum"]


@pytest.mark.parametrize("case", cases_of("opening"), ids=title)
def test_opening(case: Case) -> None:
    laid = [Meld(**meld) for meld in case["melds"]]
    pile = case.get("from_pile", {}).get("rank")
    found = check_opening(
        laid, rules_of(case), deal=case["deal"], score=case.get("score", 0), from_pile=pile
    )
    expected = {key: value for key, value in case["expected"].items() if key != "codes"}
    assert {key: getattr(found, key) for key in expected} == expected


@pytest.mark.parametrize("case", cases_of("game"), ids=title)
def test_game(case: Case) -> None:
    rules, expected = rules_of(case), case["expected"]
    sides = case.get("sides") or len(expected["totals"])
    now = standing(case["deals"], rules, players=case["players"], sides=sides)
    assert list(now.totals) == expected["totals"]
    assert list(now.leaders) == expected["leaders"]
    assert (now.lead, now.next_deal) == (expected["lead"], expected["next_deal"])
    assert now.is_over == ("outcome" in expected)


@pytest.mark.parametrize(
    "case", [case for case in cases_of("game") if "outcome" in case["expected"]], ids=title
)
def test_how_a_game_ended(case: Case) -> None:
    ended = result(case["expected"]["totals"], rules_of(case))
    assert ended.outcome == case["expected"]["outcome"]
    assert list(ended.winners) == case["expected"]["winners"]


@pytest.mark.parametrize("case", cases_of("dealer"), ids=title)
def test_dealer(case: Case) -> None:
    players, first, expected = case["players"], case["first"], case["expected"]
    deals = range(1, len(expected["dealers"]) + 1)
    assert [dealer(deal, first, players) for deal in deals] == expected["dealers"]
    assert [begins(deal, first, players) for deal in deals] == expected["beginners"]


@pytest.mark.parametrize("case", cases_of("table"), ids=title)
def test_table(case: Case) -> None:
    rules, players, expected = rules_of(case), case["players"], case["expected"]
    decks = rules.decks_for(players)
    found = {
        "sides": [sides for at_table, sides in rules.seatings if at_table == players],
        "decks": decks,
        "cards": decks * DECK_SIZE,
        "hand": rules.hand_for(players),
        "feet": rules.feet,
        "foot": rules.foot_cards,
    }
    assert {key: found[key] for key in expected} == expected
