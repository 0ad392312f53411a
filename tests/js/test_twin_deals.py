"""A deal is scored and checked in JavaScript exactly as in Python, to the last word."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from scorekeeper.scoring.deal_json import DealFile, deal_to_json, read_deal
from scorekeeper.scoring.entry import DealEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.words.results import deal_result
from tests.dealer.houses import any_house
from tests.js.spoilt import Json, near_the_limits, real_deals, spoilt
from tests.js.twins import AnswerAll, expected, without
from tests.strategies import rules_and_deals

CLASSIC = PRESETS["classic"]
BLOCKS = 8
HOUSES = 10
NEAR = 16
JOINT = {
    "books_need_cards", "cards_make_fewer_books", "cards_make_no_melds", "left_too_few_points",
    "points_between", "too_few_melded", "too_few_points", "too_few_together", "too_many",
    "too_many_points", "too_many_together", "unmelded_left",
}  # fmt: skip
"""Problems that only show when numbers are counted together, of one side or of all."""


def deals(rules: RuleSet, random: Random) -> list[Json]:
    """28 deals of two sides or more: really played, the same with mistakes, and near the limits."""
    played = real_deals(rules, random)
    wrong = [spoilt(random.choice(played), random) for _ in range(8)]
    return [*played, *wrong, *(near_the_limits(rules, random) for _ in range(NEAR))]


@pytest.mark.slow
@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_deals_under_random_house_rules(answer_all: AnswerAll, block: int) -> None:
    for number in range(HOUSES):
        random = Random(f"twin {block} {number}")
        rules = any_house(random)
        files = deals(rules, random)
        answers = answer_all("answerDeal", files, rules)
        for file, answer in zip(files, answers, strict=True):
            assert answer == expected("answerDeal", file, rules), (number, file)


def test_the_twin_answers_as_the_server_does_but_for_the_sentences(answer_all: AnswerAll) -> None:
    files = deals(CLASSIC, Random("served"))
    for file, answer in zip(files, answer_all("answerDeal", files, CLASSIC), strict=True):
        served = deal_result(read_deal({**file, "rules": "classic"}))
        assert without("extra", answer) == without("message", json.loads(json.dumps(served)))


@pytest.mark.slow
@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(case=rules_and_deals())
def test_whatever_is_typed_under_any_rules(
    answer_all: AnswerAll, case: tuple[RuleSet, DealEntry]
) -> None:
    rules, entry = case
    file = deal_to_json(DealFile(entry, rules))
    del file["rules"]
    assert answer_all("answerDeal", [file], rules) == [expected("answerDeal", file, rules)]


def test_the_random_deals_have_all_kinds_of_problems() -> None:
    told: Counter[str] = Counter()
    for number in range(25):
        random = Random(f"kinds {number}")
        rules = any_house(random)
        for file in [near_the_limits(rules, random) for _ in range(12)]:
            answer = expected("answerDeal", file, rules)
            told.update(problem["code"] for problem in answer["problems"])
    assert told.keys() >= JOINT
