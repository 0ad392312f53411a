"""Rule sets in files: a slug, a preset with changes, or the whole set; refused at the key."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.file_error import FileErrors
from scorekeeper.scoring.house_rules import AGREED
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import read_rules, rules_to_json
from scorekeeper.scoring.rulesets import PRESETS
from tests.strategies import rule_sets

CLASSIC = PRESETS["classic"]


def refused(data: object, path: str = "rules") -> dict[str, str]:
    """Path and reason of everything that is wrong with a rule set."""
    try:
        read_rules(data, path)
    except FileErrors as problem:
        return {error.path: error.reason for error in problem.errors}
    return {}


def changed(**changes: Any) -> dict[str, Any]:
    """The classic rules with changes."""
    return {"base": "classic", "changes": changes}


def whole(**values: Any) -> dict[str, Any]:
    """The whole classic set with other values."""
    return rules_to_json(CLASSIC) | values


@pytest.mark.parametrize("slug", PRESETS)
def test_a_preset_is_named_by_its_slug(slug: str) -> None:
    assert read_rules(slug) is PRESETS[slug]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_preset_reads_back_whatever_sorts_its_keys(rules: RuleSet) -> None:
    assert read_rules(json.loads(json.dumps(rules_to_json(rules), sort_keys=True))) == rules


@given(rule_sets())
def test_any_rule_set_reads_back_equal(rules: RuleSet) -> None:
    assert read_rules(json.loads(json.dumps(rules_to_json(rules)))) == rules


def test_one_number_stands_for_several_equal_ones() -> None:
    written = rules_to_json(PRESETS["canasta"])
    assert written["hand_cards"] == [15, 13, 11, 11, 11]
    assert written["out_bonus"] == 100
    assert rules_to_json(CLASSIC)["hand_cards"] == 13
    assert rules_to_json(CLASSIC)["opening_by_deal"] == [50, 90, 120, 150]


def test_the_notes_may_be_left_out() -> None:
    data = whole()
    del data["notes"]
    assert read_rules(data) == replace(CLASSIC, notes=())


def test_the_format_may_be_left_out_within_another_file() -> None:
    data = whole()
    del data["format"]
    assert read_rules(data, "rules") == CLASSIC


CHANGES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "one number for every deal": ({"out_bonus": 200}, {"out_bonus": (200,)}),
    "a number for each deal": ({"out_clean": [3, 4]}, {"out_clean": (3, 4)}),
    "one number for every number of players": (
        {"hand_cards": 11},
        {"hand_cards": (11, 11, 11, 11, 11)},
    ),
    "a target instead of deals": (
        {"deals": None, "target": 5000},
        {"deals": None, "target": (5000, 5000, 5000, 5000, 5000)},
    ),
    "special books": (
        {"special_books": [["7", 5000], ["5", 3000]]},
        {"special_books": (("7", 5000), ("5", 3000))},
    ),
    "an opening by score": (
        {"opening": "score", "opening_by_score": [[None, 15], [0, 50]]},
        {"opening": "score", "opening_by_score": ((None, 15), (0, 50))},
    ),
    "no cap on wilds": ({"wilds_max": None}, {"wilds_max": None}),
    "seatings": ({"seatings": [[6, 3]]}, {"seatings": ((6, 3),)}),
}


@pytest.mark.parametrize(("changes", "values"), CHANGES.values(), ids=CHANGES)
def test_a_preset_with_changes(changes: dict[str, Any], values: dict[str, Any]) -> None:
    rules = read_rules(changed(**changes))
    assert {name: getattr(rules, name) for name in values} == values


def test_a_change_is_the_table_s_own_and_no_sheet_is_blamed() -> None:
    rules = read_rules(changed(out_bonus=200, dirty_book=350, name="Ours"))
    assert rules.source_of("out_bonus") == AGREED
    assert rules.source_of("dirty_book") == AGREED
    assert rules.source_of("tie") == CLASSIC.source_of("tie")
    assert rules.source_of("name") == CLASSIC.source


def test_notes_of_one_s_own_stay() -> None:
    rules = read_rules(changed(clean_book=600, notes=[["clean_book", "As in May."]]))
    assert rules.notes == (("clean_book", "As in May."),)


def test_no_changes_are_the_preset() -> None:
    assert read_rules({"base": "classic"}) == CLASSIC


REFUSED: dict[str, tuple[Any, dict[str, str]]] = {
    "no rule set": (5, {"rules": "must be an object with keys, not 5"}),
    "another version": (
        {"format": "scorekeeper/rules-2"},
        {
            "rules.format": "is version 2 of such a file, but version 1 is read here:"
            " bring scorekeeper up to date"
        },
    ),
    "another kind of file": (
        whole(format="scorekeeper/deal-1"),
        {"rules.format": 'must be "scorekeeper/rules-1", not the text "scorekeeper/deal-1"'},
    ),
    "a key that there is not": (
        whole(jokers=50),
        {"rules.jokers": "is not a key of this file, did you mean joker_points"},
    ),
    "a change that there is not": (
        changed(clean_books=600),
        {"rules.changes.clean_books": "is not a key of this file, did you mean clean_book"},
    ),
    "something beside the changes": (
        {"base": "classic", "clean_book": 600},
        {"rules.clean_book": "is not a key of this file, the keys here are format, base, changes"},
    ),
    "out of its range": (
        changed(clean_book=2001, tens_from=7),
        {
            "rules.changes.clean_book": "must be a whole number from 0 to 2,000, not 2,001",
            "rules.changes.tens_from": "must be a whole number from 8 to 10, not 7",
        },
    ),
    "a null that means nothing": (
        changed(decks=None),
        {"rules.changes.decks": "must be a whole number from -1 to 8, not null"},
    ),
    "four numbers for five tables": (
        changed(hand_cards=[13, 13, 13, 13]),
        {"rules.changes.hand_cards": "must be a list of 5, not of 4"},
    ),
    "a number within a list": (
        changed(out_clean=[2, -1]),
        {"rules.changes.out_clean[1]": "must be a whole number from 0 to 12, not -1"},
    ),
    "no deal at all": (
        changed(out_clean=[]),
        {"rules.changes.out_clean": "must be a list of 1 to 20, not of 0"},
    ),
    "a word that there is not": (
        changed(tie="split"),
        {"rules.changes.tie": 'must be one of "shared", "draw", not the text "split"'},
    ),
    "a slug with spaces": (
        changed(slug="Our Rules"),
        {"rules.changes.slug": "may hold only a to z, 0 to 9 and -"},
    ),
    "no name": (changed(name=""), {"rules.changes.name": "must have at least 1 characters, not 0"}),
    "a table for seven": (
        changed(seatings=[[7, 1], [4]]),
        {
            "rules.changes.seatings[0][0]": "must be a whole number from 2 to 6, not 7",
            "rules.changes.seatings[1]": "must be a list of 2, not of 1",
        },
    ),
    "a special rank that is none": (
        changed(special_books=[["2", 500]]),
        {
            "rules.changes.special_books[0][0]": 'must be one of "A", "K", "Q", "J", "10", "9",'
            ' "8", "7", "6", "5", "4", not the text "2"'
        },
    ),
    "a special rank twice": (
        changed(special_books=[["7", 500], ["7", 600]]),
        {"rules.changes.special_books[1][0]": "is given twice, keep one 7"},
    ),
    "a note on no field": (
        changed(notes=[["clubs", "x"]]),
        {"rules.changes.notes[0][0]": 'must be a name that is known here, not the text "clubs"'},
    ),
    "scores that fall": (
        changed(opening_by_score=[[None, 15], [500, 50], [500, 90]]),
        {"rules.changes.opening_by_score[2][0]": "must be above 500, the scores rise line by line"},
    ),
    "null further down": (
        changed(opening_by_score=[[0, 15], [None, 50]]),
        {
            "rules.changes.opening_by_score[1][0]": "must be a whole number from -1,000,000 to"
            " 1,000,000, not null"
        },
    ),
    "a contradiction": (
        changed(deals=5),
        {"rules.changes.opening_by_deal": "5 deals need 5 opening minimums, 4 are given"},
    ),
}


@pytest.mark.parametrize(("data", "told"), REFUSED.values(), ids=REFUSED)
def test_what_a_rule_set_cannot_say(data: object, told: dict[str, str]) -> None:
    assert refused(data) == told


@pytest.mark.parametrize("data", ["canastra", {"base": "canastra"}], ids=["slug", "base"])
def test_a_slug_that_there_is_not_brings_the_nearest(data: object) -> None:
    (reason,) = refused(data).values()
    assert reason.startswith('must be one of "classic", ')
    assert reason.endswith(', not the text "canastra", did you mean "canasta"?')


def test_a_contradiction_in_a_whole_set_is_told_at_its_key() -> None:
    assert list(refused(whole(deals=5), "")) == ["opening_by_deal"]


def test_all_contradictions_are_told_at_once_each_at_its_key() -> None:
    told = refused({"base": "classic", "changes": {"deals": 5, "wild_melds": False}}, "rules")
    assert list(told) == ["rules.changes.out_wild", "rules.changes.opening_by_deal"]


@pytest.mark.parametrize("name", FIELDS)
@pytest.mark.parametrize(
    "value",
    [10**12, 1.0, "１", "🂡\n", {}, True, [[]]],
    ids=["huge", "half", "full-width", "emoji", "keys", "true", "nested"],
)
def test_a_wrong_value_is_told_at_its_field(name: str, value: object) -> None:
    fits = (FIELDS[name].kind == "flag" and value is True) or (name, value) in (
        ("name", "１"),
        ("source", "１"),
    )
    paths = refused(whole(**{name: value}), "")
    assert all(path.startswith(name) for path in paths)
    assert bool(paths) != fits


@pytest.mark.parametrize("name", [name for name in FIELDS if name != "notes"])
def test_a_whole_set_needs_every_field(name: str) -> None:
    data = whole()
    del data[name]
    assert refused(data, "") == {name: "is missing, it must be given"}
