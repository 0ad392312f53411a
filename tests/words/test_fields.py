"""Every field of a rule set has a group, a range and words, so that the editor can draw it."""

from dataclasses import fields

import pytest

from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.words.fields import CHOICES, HELP, LEFT_EMPTY

NAMES = [field.name for field in fields(RuleSet)]


def test_every_field_is_there_once() -> None:
    assert sorted(FIELDS) == sorted(NAMES)
    assert sorted(HELP) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_field_has_a_short_label_and_one_sentence(name: str) -> None:
    words = HELP[name]
    assert 1 <= len(words.label) <= 32
    assert words.help.endswith(".")
    assert len(words.help) <= 80


def test_labels_tell_fields_apart() -> None:
    assert len({words.label for words in HELP.values()}) == len(NAMES)


def test_every_choice_has_words() -> None:
    chosen = {f"{name}.{choice}" for name, field in FIELDS.items() for choice in field.choices}
    assert chosen == set(CHOICES)


@pytest.mark.parametrize("name", NAMES)
def test_a_number_has_a_range(name: str) -> None:
    field = FIELDS[name]
    assert (field.least < field.most) == (field.kind != "choice")


@pytest.mark.parametrize(
    ("name", "kind", "optional", "unit"),
    [
        ("wilds_max", "number", True, "cards"),
        ("target", "by_players", True, "points"),
        ("out_clean", "by_deal", False, "books"),
        ("seatings", "seatings", False, "players"),
        ("special_books", "special_books", False, "points"),
        ("opening_by_score", "by_score", False, "points"),
        ("notes", "notes", False, "characters"),
        ("tie", "choice", False, ""),
        ("adjustments", "flag", False, ""),
        ("name", "text", False, "characters"),
    ],
)
def test_kind_and_unit(name: str, kind: str, *, optional: bool, unit: str) -> None:
    field = FIELDS[name]
    assert (field.kind, field.optional, field.unit) == (kind, optional, unit)


def test_what_may_be_left_empty_says_what_that_means() -> None:
    assert set(LEFT_EMPTY) == {name for name, field in FIELDS.items() if field.optional}
