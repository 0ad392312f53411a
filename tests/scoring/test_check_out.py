"""Going out, having melded, opening first, and items that the rules do not score."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.scoring.entry import Adjustment
from tests.scoring.entries import (
    CANASTA,
    CLASSIC,
    PLAYERS_PLUS_ONE,
    Left,
    SideEntry,
    books,
    melded,
    out,
    told,
    unmelded,
)

EXTRAS = replace(CLASSIC, exact_cut=100, opened_first=100, concealed_bonus=200, adjustments=True)


def test_one_side_goes_out() -> None:
    assert told(out(), out()) == [("went_out_twice", None, "went_out", 2, 1)]


def test_the_books_that_classic_asks_for() -> None:
    assert told(out(books=books(2, 2, 1)), melded()) == []
    assert told(out(books=books(1, 0, 0)), melded()) == [
        ("books_missing", 0, "books.clean", 1, 2),
        ("books_missing", 0, "books.dirty", 0, 2),
        ("books_missing", 0, "books.wild", 0, 1),
    ]


def test_the_books_that_other_rules_ask_for() -> None:
    assert told(out(books=books(2, 2)), melded(), rules=PLAYERS_PLUS_ONE) == []
    found = told(out(books=books(1), left=Left()), melded(), rules=CANASTA, players=2)
    assert found == [("books_missing", 0, "books", 1, 2)]


def test_books_of_a_special_rank_are_missed_at_their_own_line() -> None:
    rules = replace(CLASSIC, special_books=(("7", 1000),), out_special=(1,))
    assert told(out(), melded(), rules=rules) == [("books_missing", 0, "books.sevens", 0, 1)]


def test_books_asked_for_rise_by_deal() -> None:
    rules = replace(CLASSIC, out_clean=(2, 3))
    assert told(out(), melded(), rules=rules, number=1) == []
    found = told(out(), melded(), rules=rules, number=4)
    assert found == [("books_missing", 0, "books.clean", 2, 3)]


def test_nobody_goes_out_without_melding() -> None:
    side = SideEntry(went_out=True)
    assert told(side, melded()) == [("out_without_meld", 0, "went_out", 1, 0)]


def test_concealed_is_a_way_of_going_out() -> None:
    side = melded(concealed=True)
    assert told(side, melded(), rules=EXTRAS) == [("concealed_without_out", 0, "concealed", 1, 0)]
    whole = Left(points=65)  # thirteen cards of the partner
    assert told(out(concealed=True, left=whole), melded(), rules=EXTRAS) == []


def test_before_a_side_goes_out_concealed_the_partner_has_melded_nothing() -> None:
    side = out(concealed=True, left=Left(points=60))
    assert told(side, melded(), rules=EXTRAS) == [("left_too_few_points", 0, "left.points", 60, 65)]


def test_said_not_to_have_melded() -> None:
    assert told(melded(melded=False), melded()) == [("melds_without_melding", 0, "melded", 1, 0)]


def test_said_to_have_melded() -> None:
    assert told(unmelded(melded=True), melded()) == [("melding_without_melds", 0, "melded", 0, 15)]
    free = replace(CLASSIC, two_points=0)
    assert told(unmelded(melded=True), melded(), rules=free) == []


def test_one_side_opens_first() -> None:
    sides = [melded(opened_first=True), melded(opened_first=True)]
    found = told(*sides, rules=EXTRAS)
    assert found == [("opened_first_twice", None, "opened_first", 2, 1)]


def test_a_side_that_opened_has_melded() -> None:
    found = told(unmelded(opened_first=True), melded(), rules=EXTRAS)
    assert found == [("opened_without_meld", 0, "opened_first", 1, 0)]


def test_a_player_cuts_once() -> None:
    assert told(melded(exact_cuts=2), melded(), rules=EXTRAS) == []
    found = told(melded(exact_cuts=3), melded(), rules=EXTRAS)
    assert found == [("too_many", 0, "exact_cuts", 3, 2)]


@pytest.mark.parametrize(
    ("more", "field", "value"),
    [
        ({"exact_cuts": 1}, "exact_cuts", 1),
        ({"opened_first": True}, "opened_first", 1),
        ({"adjustment": Adjustment(-50, "late")}, "adjustment.points", -50),
    ],
    ids=str,
)
def test_what_the_rules_do_not_score(more: dict[str, Any], field: str, value: int) -> None:
    side = replace(melded(), **more)
    assert told(side, melded()) == [("not_in_rules", 0, field, value, 0)]
    assert told(side, melded(), rules=EXTRAS) == []


def test_classic_knows_no_concealed_going_out() -> None:
    assert told(out(concealed=True), melded()) == [("not_in_rules", 0, "concealed", 1, 0)]
