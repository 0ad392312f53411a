"""The rule behind a problem: what its code or its field says of it."""

import pytest

from scorekeeper.scoring.problems import RULES, SEVERITIES, problem

BY_FIELD = {"left_too_few_points", "left_too_many_points", "unmelded_left", "too_few_points"}
BY_FIELD_OR_SAID = {"not_in_rules", "too_many", "too_many_points"}
SAID = {
    "too_many_together", "points_between", "too_few_melded", "too_many_melded", "too_few_together",
}  # fmt: skip


def test_every_code_leads_to_a_rule() -> None:
    assert SEVERITIES.keys() - RULES.keys() == BY_FIELD | BY_FIELD_OR_SAID | SAID


@pytest.mark.parametrize(
    ("code", "field", "rule"),
    [
        pytest.param("foot_size", "left.foot", "table.feet", id="by its code"),
        pytest.param("not_in_rules", "exact_cuts", "extras.exact_cut", id="by its field"),
        pytest.param("not_a_multiple", "left.points", "cards.values", id="first by its code"),
    ],
)
def test_a_rule_follows_from_code_and_field(code: str, field: str, rule: str) -> None:
    assert problem(0, code, field, value=1, limit=0).rule == rule


def test_whoever_knows_the_rule_better_says_it() -> None:
    found = problem(None, "too_many_points", "card_points", value=9, limit=8, rule="decks.points")
    assert (found.rule, found.severity) == ("decks.points", "error")


def test_what_the_sentence_needs_besides_is_kept() -> None:
    found = problem(1, "too_many", "cards.K", value=9, limit=8, rule="decks.cards", rank="K")
    assert found.extra == (("rank", "K"),)
