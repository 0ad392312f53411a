"""A rule set answers for a number of players and a deal; each value has its source."""

import dataclasses
from dataclasses import replace

import pytest

from scorekeeper.scoring.ruleset import RuleSet, for_deal
from scorekeeper.scoring.rulesets import PRESETS, SWITCHES

CLASSIC, CANASTA = PRESETS["classic"], PRESETS["canasta"]
PLUS_ONE = PRESETS["players-plus-one"]
FIELDS = {field.name for field in dataclasses.fields(RuleSet)}


@pytest.mark.parametrize(
    ("values", "by_deal"),
    [((100,), [100, 100, 100]), ((50, 90), [50, 90, 90]), ((1, 2, 3, 4), [1, 2, 3])],
)
def test_the_value_of_a_deal_is_its_own_or_the_last(
    values: tuple[int, ...], by_deal: list[int]
) -> None:
    assert [for_deal(values, deal) for deal in (1, 2, 3)] == by_deal


def test_decks_are_fixed_or_follow_the_players() -> None:
    assert [CLASSIC.decks_for(players) for players in range(2, 7)] == [5, 5, 5, 5, 5]
    assert [PLUS_ONE.decks_for(players) for players in range(2, 7)] == [3, 4, 5, 6, 7]


def test_hand_sizes_are_those_of_the_number_of_players() -> None:
    rules = replace(CANASTA, hand_cards=(15, 13, 11, 10, 9))
    assert [rules.hand_for(players) for players in range(2, 7)] == [15, 13, 11, 10, 9]


def test_the_bonus_of_a_special_rank() -> None:
    rules = replace(CLASSIC, special_books=(("7", 1500), ("5", 3000)))
    assert (rules.special_bonus("7"), rules.special_bonus("5")) == (1500, 3000)
    assert rules.special_bonus("A") is None


def test_card_values_are_those_of_the_fields() -> None:
    rules = replace(
        CLASSIC, joker_points=100, two_points=50, ace_points=15, tens_from=9, black_three_points=300
    )
    values = rules.card_values
    assert [values[rank] for rank in ("joker", "2", "A", "3B")] == [100, 50, 15, 300]
    assert [values[rank] for rank in ("K", "9", "8", "4")] == [10, 10, 5, 5]


def test_a_value_with_a_note_has_that_as_its_source() -> None:
    rules = replace(CLASSIC, source="our sheet", notes=(("clean_book", "agreed on Sunday"),))
    assert rules.source_of("clean_book") == "agreed on Sunday"
    assert rules.source_of("dirty_book") == "our sheet"


def test_a_rule_set_is_not_changed_by_accident() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        CLASSIC.clean_book = 700  # type: ignore[misc]  # that it cannot be set is what is tested


@pytest.mark.parametrize("slug", PRESETS)
def test_a_preset_is_found_by_its_own_slug(slug: str) -> None:
    assert PRESETS[slug].slug == slug
    assert PRESETS[slug].name
    assert len(PRESETS[slug].source) > 20


@pytest.mark.parametrize("slug", PRESETS)
def test_every_note_is_about_a_field_and_no_field_has_two(slug: str) -> None:
    named = [field for field, _ in PRESETS[slug].notes]
    assert [field for field in named if field not in FIELDS] == []
    assert len(set(named)) == len(named)


@pytest.mark.parametrize(
    ("slug", "switch"),
    [(slug, switch.slug) for slug, switches in SWITCHES.items() for switch in switches],
)
def test_a_switch_changes_only_what_it_names(slug: str, switch: str) -> None:
    rules = PRESETS[slug]
    taken = next(one for one in SWITCHES[slug] if one.slug == switch)
    turned = taken.turned_on(rules)
    changed = {name for name in FIELDS if getattr(turned, name) != getattr(rules, name)}
    assert changed == {field for field, _ in taken.changes}


@pytest.mark.parametrize("slug", SWITCHES)
def test_switches_are_of_a_preset_and_have_their_own_names(slug: str) -> None:
    assert slug in PRESETS
    slugs = [switch.slug for switch in SWITCHES[slug]]
    assert len(set(slugs)) == len(slugs)
