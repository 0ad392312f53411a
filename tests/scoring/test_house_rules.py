"""House rules: a preset with changes, and where they came from."""

from dataclasses import replace

import pytest
from hypothesis import given

from scorekeeper.scoring.contradictions import RuleSetError
from scorekeeper.scoring.house_rules import (
    AGREED,
    as_house_rules,
    base_of,
    changed_fields,
    house_rules,
)
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from tests.strategies import rule_sets

CLASSIC = PRESETS["classic"]
OURS = house_rules(CLASSIC, {"clean_book": 700, "red_three_hand": -300}, name="Our rules")


def test_what_differs_from_the_preset_is_told() -> None:
    assert changed_fields(OURS) == {"clean_book", "red_three_hand"}


def test_changed_rules_are_agreed_at_the_table_and_not_the_sheets() -> None:
    assert OURS.source_of("clean_book") == AGREED
    assert OURS.source_of("red_three_laid") == CLASSIC.source_of("red_three_laid")


def test_a_value_that_is_changed_back_is_the_presets_again() -> None:
    again = house_rules(OURS, {"clean_book": CLASSIC.clean_book}, name="Our rules")
    assert changed_fields(again) == {"red_three_hand"}
    assert again.source_of("clean_book") == CLASSIC.source_of("clean_book")


@pytest.mark.parametrize("slug", PRESETS)
def test_house_rules_know_the_preset_they_started_from(slug: str) -> None:
    other = CLASSIC if slug == "canasta" else PRESETS["canasta"]
    everything = {name: getattr(other, name) for name in changed_fields_between(slug, other)}
    assert base_of(house_rules(PRESETS[slug], everything, name="All else")).slug == slug


def changed_fields_between(slug: str, other: RuleSet) -> frozenset[str]:
    return changed_fields(replace(other, slug=f"house-{slug}"))


def test_rules_of_another_origin_are_compared_with_the_nearest_preset() -> None:
    mine = replace(PRESETS["rv-club"], slug="mine", clean_book=600)
    assert base_of(mine).slug == "rv-club"
    assert changed_fields(mine) == {"clean_book"}


def test_house_rules_that_contradict_themselves_are_refused_at_the_field() -> None:
    with pytest.raises(RuleSetError) as told:
        house_rules(CLASSIC, {"wild_melds": False}, name="No wilds")
    assert [field for field, _ in told.value.found] == ["out_wild"]


@given(rule_sets())
def test_house_rules_made_anew_are_the_same(rules: RuleSet) -> None:
    once = house_rules(rules, {}, name="Ours")
    assert house_rules(once, {}, name="Ours") == once


@pytest.mark.parametrize(
    ("rules", "slug", "name"),
    [
        (CLASSIC, "classic", "Classic"),
        (replace(CLASSIC, clean_book=600), "house-classic", "Our Classic"),
        (replace(CLASSIC, clean_book=600, name="Mine"), "house-classic", "Mine"),
        (OURS, "house-classic", "Our rules"),
    ],
    ids=["a preset", "a preset with changes", "under its own name", "house rules"],
)
def test_only_a_preset_bears_its_name(rules: RuleSet, slug: str, name: str) -> None:
    named = as_house_rules(rules)
    assert (named.slug, named.name) == (slug, name)
    assert changed_fields(named) == changed_fields(rules)
