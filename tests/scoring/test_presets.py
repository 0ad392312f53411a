"""The presets: each says where it comes from, and what its source leaves open."""

import dataclasses
import re

import pytest

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.scoring.rulesets.as_classic import SILENT, STOCK_END
from tests.worked_cases import cases_of

SEEDS = ("classic", "players-plus-one", "seven-hundred", "canasta")
CLASSIC = PRESETS["classic"]
OTHERS = [rules for slug, rules in PRESETS.items() if slug not in SEEDS]
NAMES = {field.name for field in dataclasses.fields(RuleSet)}


def test_there_are_the_four_of_the_rules_sheets_and_six_more() -> None:
    assert tuple(PRESETS) == (
        *SEEDS, "bicycle", "simpson", "rv-club", "rising-hands", "knee-and-foot", "pennies",
    )  # fmt: skip


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.slug)
def test_notes_are_about_fields_and_say_it_once(rules: RuleSet) -> None:
    noted = [field for field, _ in rules.notes]
    assert set(noted) <= NAMES
    assert len(noted) == len(set(noted))


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.slug)
def test_notes_are_set_as_all_words_for_players(rules: RuleSet) -> None:
    for _, note in rules.notes:
        assert note.endswith(".")
        assert not re.search(r"-\d|\d{4}", note), "a true minus, a comma at the thousands"


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.slug)
def test_no_sheet_says_who_gets_the_bonus_when_the_stock_ends_the_deal(rules: RuleSet) -> None:
    assert rules.source_of("out_bonus").endswith(f". {STOCK_END}")


@pytest.mark.parametrize("slug", ["seven-hundred", "canasta"])
def test_a_sheet_silent_on_asking_the_partner_is_not_named_as_the_source(slug: str) -> None:
    assert PRESETS[slug].source_of("permission").startswith("Not stated: ")


@pytest.mark.parametrize("rules", OTHERS, ids=lambda rules: rules.slug)
def test_a_source_has_its_address(rules: RuleSet) -> None:
    assert "." in rules.source
    assert "/" in rules.source


@pytest.mark.parametrize("rules", OTHERS, ids=lambda rules: rules.slug)
def test_what_a_source_leaves_open_is_as_in_classic(rules: RuleSet) -> None:
    silent = [field for field, note in rules.notes if note == SILENT]
    assert silent
    assert [field for field in silent if getattr(rules, field) != getattr(CLASSIC, field)] == []


@pytest.mark.parametrize("slug", PRESETS)
def test_each_preset_has_ten_worked_cases_or_more(slug: str) -> None:
    kinds = ("score", "problems", "meld", "minimum", "opening", "going-out", "table", "game")
    assert sum(case["rules"] == slug for case in cases_of(*kinds)) >= 10
