"""A whole game in a link: whole, short, and refused with the reason where it is not whole."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.exports.game_link import game_link_text, game_of_link
from scorekeeper.exports.pressing import CUT_SHORT
from scorekeeper.record import GameRecord, Revision, Seats
from scorekeeper.scoring.deal_json import read_deal
from scorekeeper.scoring.entry import Books, SideEntry, Threes
from scorekeeper.scoring.file_error import FileError
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from tests.strategies import rule_sets
from tests.worked_cases import Case, cases_of, deal_file

CLASSIC = PRESETS["classic"]
OUT = SideEntry(
    books=Books(clean=3, dirty=2, wild=1),
    card_points=1285,
    red_threes=Threes(laid=2),
    went_out=True,
)
BEHIND = SideEntry(books=Books(clean=1, dirty=2), card_points=640, red_threes=Threes(laid=1))
EVENING = GameRecord(
    id="",
    name="Thursday table",
    created=datetime(2026, 11, 30, 20, 15, tzinfo=UTC),
    rules=CLASSIC,
    seats=Seats(
        players=("Ann", "Bob", "Cem", "Dan"), sides=("North–South", "East–West"), first_dealer=1
    ),
    newest=tuple(
        Revision(deal, side, 1, entry)
        for deal in (1, 2, 3, 4)
        for side, entry in enumerate((OUT, BEHIND) if deal % 2 else (BEHIND, OUT))
    ),
)
FIRST_DAY = (
    "1.ePlRnA_-G1RlNkZp7QwXGC2rR8vq0bJ6tKweyWU1ab1TpG4tMV1T5J5sLHo_1RCln0r9jg5ab0aHWn0ZavaLaN"
    "PFI6YfNxq-1Avf2FoAF_QEPQ"
)
"""A link as it was given out by the first version: it must be read for ever."""


def reason(text: str) -> str:
    with pytest.raises(FileError) as told:
        game_of_link(text)
    return str(told.value)


def test_a_game_comes_back_whole() -> None:
    assert game_of_link(game_link_text(EVENING)) == EVENING


def test_the_id_which_is_a_key_to_the_game_is_not_in_it() -> None:
    keyed = replace(EVENING, id="the-key-of-the-host")
    assert game_link_text(keyed) == game_link_text(EVENING)


def test_four_deals_of_an_evening_fit_into_a_small_code() -> None:
    assert len(game_link_text(EVENING)) < 400


@given(rule_sets())
def test_it_is_scored_by_its_own_rules_whatever_they_are(rules: RuleSet) -> None:
    players, sides = rules.seatings[0]
    seats = Seats(players=tuple("ABCDEF"[:players]), sides=tuple("UVWXYZ"[:sides]), first_dealer=0)
    game = replace(EVENING, rules=rules, seats=seats, newest=())
    assert game_of_link(game_link_text(game)) == game


@pytest.mark.parametrize("case", cases_of("score")[::9], ids=lambda case: case["id"])
def test_every_way_to_count_comes_back(case: Case) -> None:
    deal = read_deal(deal_file(case))
    players, sides = deal.rules.seatings[0]
    seats = Seats(players=tuple("ABCDEF"[:players]), sides=tuple("UVWXYZ"[:sides]), first_dealer=0)
    counted = (deal.entry.sides[0], *[SideEntry()] * (sides - 1))
    newest = tuple(Revision(1, side, 1, entry) for side, entry in enumerate(counted))
    game = replace(EVENING, rules=deal.rules, seats=seats, newest=newest)
    assert game_of_link(game_link_text(game)) == game


def test_a_link_of_the_first_day_is_still_read() -> None:
    assert game_of_link(FIRST_DAY) == EVENING


@pytest.mark.parametrize("kept", [0, 1, 2, 3, 40, -1])
def test_a_link_cut_short_is_told(kept: int) -> None:
    assert reason(game_link_text(EVENING)[:kept]) == CUT_SHORT


@given(st.text())
def test_what_is_no_link_is_told(text: str) -> None:
    assert reason(text)


def test_a_link_of_a_later_version_is_told() -> None:
    assert "another version" in reason("2" + game_link_text(EVENING)[1:])
