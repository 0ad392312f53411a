"""A rule set in a link: whole, short, and refused with the reason where it is not whole."""

import json
from base64 import urlsafe_b64encode
from zlib import compressobj

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.exports.pressing import CUT_SHORT
from scorekeeper.exports.rules_link import WORDS, link_text, rules_of_link
from scorekeeper.scoring.file_error import FileError
from scorekeeper.scoring.house_rules import house_rules
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.scoring.rulesets import PRESETS
from tests.strategies import rule_sets

OURS = house_rules(PRESETS["classic"], {"clean_book": 700}, name="Our rules")
FIRST = "1.ePmBB9MXqx4tTkeLU9KLU_PR4nS0OB0tTjGKUwCHN9MZ"
"""A link as it was given out by the first version: it must be read for ever."""


def reason(text: str) -> str:
    with pytest.raises(FileError) as told:
        rules_of_link(text)
    return str(told.value)


def pressed(data: object) -> str:
    press = compressobj(zdict=WORDS)
    told = press.compress(json.dumps(data).encode()) + press.flush()
    return "1." + urlsafe_b64encode(told).decode().rstrip("=")


@given(rule_sets())
def test_any_rule_set_comes_back_whole(rules: RuleSet) -> None:
    assert rules_of_link(link_text(rules)) == rules


@pytest.mark.parametrize("slug", PRESETS)
def test_house_rules_come_back_whole_and_fit_into_a_small_code(slug: str) -> None:
    ours = house_rules(PRESETS[slug], {"clean_book": 650}, name="牌友之家 🃏")
    assert rules_of_link(link_text(ours)) == ours
    assert len(link_text(ours)) < 500


def test_a_link_of_the_first_day_is_still_read() -> None:
    assert rules_of_link(FIRST) == OURS


@pytest.mark.parametrize("kept", [0, 1, 2, 3, 20, -1])
def test_a_link_cut_short_is_told(kept: int) -> None:
    assert reason(link_text(OURS)[:kept]) == CUT_SHORT


@pytest.mark.parametrize("text", ["1.", "1.!!", "1.é", "1.AAAA", "classic", "1." + "A" * 70_000])
def test_what_is_no_link_is_told(text: str) -> None:
    assert reason(text) == CUT_SHORT


def test_a_link_of_another_version_is_told() -> None:
    assert reason("2." + link_text(OURS)[2:]).startswith("is a link of another version")


def test_a_number_out_of_range_names_the_key() -> None:
    data = rules_to_json(OURS) | {"clean_book": 1_000_000}
    assert reason(pressed(data)).startswith("clean_book: ")


def test_a_link_that_swells_is_refused() -> None:
    assert reason(pressed("x" * 1_000_000)) == CUT_SHORT


@given(st.text(max_size=200))
def test_no_text_does_worse_than_be_refused(text: str) -> None:
    for tried in (text, "1." + text):
        with pytest.raises(FileError):
            rules_of_link(tried)
