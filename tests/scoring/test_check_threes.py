"""Red and black threes: how many there are, and where they cannot be."""

from tests.scoring.entries import (
    CLASSIC,
    PLAYERS_PLUS_ONE,
    SEVEN_HUNDRED,
    Left,
    Threes,
    cards,
    melded,
    told,
)


def test_five_decks_have_ten_red_threes() -> None:
    assert told(melded(red_threes=Threes(10)), melded()) == []
    found = told(melded(red_threes=Threes(11)), melded())
    assert found == [("too_many", 0, "red_threes.laid", 11, 10)]


def test_red_threes_laid_and_held_are_the_same_ten() -> None:
    side = melded(red_threes=Threes(8, 2, 1), left=Left(100, unopened_feet=1))
    assert told(side, melded()) == [("too_many", 0, "red_threes.laid", 11, 10)]


def test_red_threes_of_all_sides() -> None:
    sides = [melded(red_threes=Threes(6)), melded(red_threes=Threes(5))]
    assert told(*sides) == [("too_many_together", None, "red_threes.laid", 11, 10)]


def test_five_decks_have_ten_black_threes() -> None:
    sides = [melded(black_threes=Threes(0, 6)), melded(black_threes=Threes(0, 5))]
    assert told(*sides) == [("too_many_together", None, "left.black_threes.hand", 11, 10)]
    side = melded(left=Left(hand=cards(t3B=11)))
    assert told(side, melded()) == [("too_many", 0, "left.hand", 11, 10)]


def test_three_decks_have_six_red_threes() -> None:
    found = told(melded(red_threes=Threes(7)), melded(), rules=PLAYERS_PLUS_ONE, players=2)
    assert found == [("too_many", 0, "red_threes.laid", 7, 6)]


def test_a_red_three_in_a_hand_breaks_rules_that_have_it_replaced() -> None:
    side = melded(red_threes=Threes(0, 2))
    for rules in (PLAYERS_PLUS_ONE, SEVEN_HUNDRED):
        codes = [one[:4] for one in told(side, melded(), rules=rules)]
        assert ("red_three_in_hand", 0, "red_threes.hand", 2) in codes
    assert told(side, melded(), rules=CLASSIC) == []


def test_a_red_three_among_the_cards_left_is_found_there() -> None:
    side = melded(left=Left(hand=cards(K=1, t3R=1)))
    found = told(side, melded(), rules=PLAYERS_PLUS_ONE)
    assert found == [("red_three_in_hand", 0, "left.hand", 1, 0)]
