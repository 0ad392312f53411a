"""The worked cases through the HTTP API, and a rules page for every rule set."""

from typing import Any

import pytest

from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.words.rules import faq, sections, summary
from tests.web.conftest import Phone, words_of
from tests.worked_cases import Case, cases_of, deal_file, expected_sides, items_of, title


def scored(side: Any) -> dict[str, int]:
    """A side of a result in the words of the cases."""
    lines = [(line["item"], line["points"]) for line in side["lines"]]
    return items_of(lines) | {"total": side["total"], "after": side["total_after"]}


@pytest.mark.parametrize("case", cases_of("score")[::7], ids=title)
def test_a_case_posted(phone: Phone, case: Case) -> None:
    answer = phone.post("/api/v1/score", json=deal_file(case))
    assert answer.json is not None
    assert [scored(side) for side in answer.json["sides"]] == expected_sides(case)


@pytest.mark.parametrize("case", cases_of("problems")[::7], ids=title)
def test_what_is_wrong_with_a_case_posted(phone: Phone, case: Case) -> None:
    answer = phone.post("/api/v1/score", json=deal_file(case))
    assert answer.json is not None
    assert [
        [one["severity"], one["code"], one["side"], one["field"]] for one in answer.json["problems"]
    ] == case["expected"]["problems"]


@pytest.mark.parametrize("slug", PRESETS)
def test_a_rules_page_says_every_rule_and_answers_every_question(phone: Phone, slug: str) -> None:
    rules = PRESETS[slug]
    page = words_of(phone.get(f"/rules/{slug}"))
    rows = [row for section in sections(rules) for row in section.rows]
    said = [*summary(rules), *(row.value for row in rows), *(each.answer for each in faq(rules))]
    assert [text for text in said if text not in page] == []
