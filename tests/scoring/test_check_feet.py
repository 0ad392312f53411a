"""Unopened feet: how many, of which side, with how many cards."""

from dataclasses import replace

from tests.scoring.entries import (
    CANASTA,
    CLASSIC,
    PLAYERS_PLUS_ONE,
    SEVEN_HUNDRED,
    Cards,
    Left,
    SideEntry,
    Threes,
    books,
    cards,
    melded,
    out,
    told,
    unmelded,
)

KNEE = replace(CLASSIC, feet=2)


def foot(of: Cards, *, hand: int = 2, feet: int | None = 1) -> Left:
    return Left(hand=cards(K=hand), foot=of, unopened_feet=feet)


def test_each_player_has_one_foot() -> None:
    side = melded(left=Left(300, unopened_feet=3))
    assert told(side, melded()) == [("too_many", 0, "left.unopened_feet", 3, 2)]


def test_canasta_deals_no_feet() -> None:
    side = melded(
        red_threes=Threes(0, 0, 1), black_threes=Threes(0, 0, 1), left=Left(50, unopened_feet=1)
    )
    assert told(side, melded(), rules=CANASTA) == [
        ("no_feet", 0, "left.unopened_feet", 1, 0),
        ("no_feet", 0, "red_threes.foot", 1, 0),
        ("no_feet", 0, "left.black_threes.foot", 1, 0),
    ]
    assert told(melded(left=foot(cards(K=3), feet=None)), melded(), rules=CANASTA) == [
        ("no_feet", 0, "left.foot", 3, 0)
    ]


def test_canasta_may_say_that_no_foot_is_unopened() -> None:
    assert told(melded(left=Left(50, unopened_feet=0)), melded(), rules=CANASTA) == []


def test_the_partner_of_the_player_who_is_out_played_from_the_foot() -> None:
    side = out(left=Left(200, unopened_feet=1))
    assert told(side, melded()) == [("out_with_unopened_foot", 0, "left.unopened_feet", 1, 0)]
    hidden = out(red_threes=Threes(0, 0, 1))
    assert told(hidden, melded()) == [("out_with_unopened_foot", 0, "red_threes.foot", 1, 0)]


def test_the_player_who_is_out_has_no_unopened_foot_under_any_rules() -> None:
    side = SideEntry(went_out=True, left=Left(unopened_feet=1))
    assert told(side, SideEntry(), rules=SEVEN_HUNDRED) == []
    both = replace(side, left=Left(unopened_feet=2))
    assert told(both, SideEntry(), rules=SEVEN_HUNDRED) == [
        ("out_with_unopened_foot", 0, "left.unopened_feet", 2, 1)
    ]


def test_a_side_that_has_not_melded_has_opened_no_foot() -> None:
    side = unmelded(left=Left(400, unopened_feet=1))
    assert told(side, melded()) == [("unmelded_feet", 0, "left.unopened_feet", 1, 2)]


def test_a_foot_is_thirteen_cards() -> None:
    whole = cards(K=2, Q=3, t4=4, joker=1, t3R=1, t5=2)
    assert told(melded(left=foot(whole)), melded()) == []
    assert told(melded(left=foot(cards(K=12))), melded()) == [("foot_size", 0, "left.foot", 12, 13)]
    assert told(melded(left=foot(cards(K=14))), melded()) == [("foot_size", 0, "left.foot", 14, 13)]


def test_two_feet_are_twenty_six_cards() -> None:
    assert told(melded(left=foot(cards(K=13, Q=13), feet=2)), melded()) == []
    found = told(melded(left=foot(cards(K=13), feet=2)), melded())
    assert found == [("foot_size", 0, "left.foot", 13, 26)]
    assert told(melded(left=foot(cards(K=13, Q=13), feet=4)), melded(), rules=KNEE) == [
        ("foot_size", 0, "left.foot", 26, 52)
    ]


def test_feet_that_were_not_counted_are_whole_ones() -> None:
    assert told(melded(left=foot(cards(K=13), feet=None)), melded()) == []
    assert told(melded(left=foot(cards(K=14), feet=None)), melded()) == [
        ("foot_size", 0, "left.foot", 14, 26)
    ]
    assert told(melded(left=foot(cards(K=13, Q=14), feet=None)), melded()) == [
        ("foot_size", 0, "left.foot", 27, 26)
    ]


def test_a_foot_that_is_listed_nowhere_is_missed() -> None:
    side = melded(left=Left(hand=cards(K=2), unopened_feet=1))
    assert told(side, melded()) == [("foot_size", 0, "left.foot", 0, 13)]


def test_threes_given_as_counts_lie_in_the_foot_too() -> None:
    side = melded(left=foot(cards(K=11)), red_threes=Threes(0, 0, 1), black_threes=Threes(0, 0, 1))
    assert told(side, melded()) == []


def test_nothing_lies_in_a_foot_when_none_is_unopened() -> None:
    side = melded(left=Left(50, unopened_feet=0), black_threes=Threes(0, 0, 2))
    assert told(side, melded()) == [("no_unopened_foot", 0, "left.black_threes.foot", 2, 0)]


def test_a_foot_holds_no_more_threes_than_cards() -> None:
    rules = replace(CLASSIC, decks=7)
    side = melded(left=Left(50, unopened_feet=1), red_threes=Threes(0, 0, 14))
    assert told(side, melded(), rules=rules) == [("foot_size", 0, "red_threes.foot", 14, 13)]


def test_an_unopened_foot_counts_at_least_65() -> None:
    side = melded(left=Left(60, unopened_feet=1))
    assert told(side, melded()) == [("left_too_few_points", 0, "left.points", 60, 65)]
    assert told(melded(left=Left(65, unopened_feet=1)), melded()) == []


def test_threes_in_an_unopened_foot_count_apart() -> None:
    side = melded(
        left=Left(50, unopened_feet=1), red_threes=Threes(0, 0, 2), black_threes=Threes(0, 0, 1)
    )
    assert told(side, melded()) == []  # ten other cards


def test_threes_are_enough_where_cards_left_are_not_counted() -> None:
    side = SideEntry(books=books(1), left=foot(cards(t3R=2, t3B=3), hand=0))
    assert told(side, SideEntry(), rules=SEVEN_HUNDRED) == []


def test_thirteen_cards_are_never_six_hundred_points() -> None:
    side = melded(left=foot(cards(joker=12, t2=1)))
    assert told(side, melded()) == [("too_many", 0, "left.foot", 12, 10)]


def test_a_partner_may_not_have_opened_the_foot_under_some_rules() -> None:
    rules = replace(PLAYERS_PLUS_ONE, partner_foot="none")
    side = replace(out(books=books(2, 2)), left=Left(70, unopened_feet=1))
    assert told(side, melded(), rules=rules) == []
