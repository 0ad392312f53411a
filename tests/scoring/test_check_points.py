"""Card points: multiples, least and most for the books claimed, all of them together."""

from dataclasses import replace

import pytest

from tests.scoring.entries import (
    CANASTA,
    CLASSIC,
    SEVEN_HUNDRED,
    Left,
    Meld,
    SideEntry,
    books,
    cards,
    melded,
    told,
)

SEVENS = replace(CLASSIC, special_books=(("7", 1000),))


def test_card_points_are_a_multiple_of_five() -> None:
    assert told(melded(203), melded()) == [("not_a_multiple", 0, "card_points", 203, 5)]


def test_points_left_are_a_multiple_of_five() -> None:
    side = melded(left=Left(points=52))
    assert told(side, melded()) == [("not_a_multiple", 0, "left.points", 52, 5)]


def test_card_values_of_the_table_change_the_step() -> None:
    rules = replace(CLASSIC, two_points=2)
    assert told(melded(203), melded(left=Left(points=52)), rules=rules) == []


@pytest.mark.parametrize(
    ("claimed", "least"),
    [
        (books(1), 35),
        (books(0, 1), 50),
        (books(0, 0, 1), 140),
        (books(2, 2, 1), 310),
        (books(0), 15),
    ],
    ids=["clean 35", "dirty 50", "wild 140", "out under classic 310", "three fours 15"],
)
def test_books_hold_at_least(claimed: object, least: int) -> None:
    few = melded(least - 5, books=claimed)
    assert told(few, melded()) == [("too_few_points", 0, "card_points", least - 5, least)]
    assert told(melded(least, books=claimed), melded()) == []


def test_a_book_of_sevens_holds_at_least_35() -> None:
    found = told(melded(30, books=books(r7=1)), melded(), rules=SEVENS)
    assert found == [("too_few_points", 0, "card_points", 30, 35)]


def test_cards_listed_by_rank_are_among_the_points_of_the_books() -> None:
    side = melded(0, books=books(1), cards=cards(K=6))
    found = told(side, melded())  # sixty points are enough, six cards are not
    assert found == [("cards_make_fewer_books", 0, "books.clean", 1, 0)]
    poor = melded(0, books=books(1), cards=cards(t4=6))
    assert told(poor, melded()) == [("too_few_points", 0, "card_points", 30, 35)]


def test_a_side_without_books_has_no_more_than_its_unfinished_melds() -> None:
    assert told(melded(1265), melded()) == [("too_many_points", 0, "card_points", 1265, 1260)]


def test_a_book_adds_its_dearest_cards() -> None:
    side = melded(1405, books=books(1))
    assert told(side, melded()) == [("too_many_points", 0, "card_points", 1405, 1400)]


def test_a_book_of_sevens_adds_125() -> None:
    found = told(melded(1390, books=books(r7=1)), melded(), rules=SEVENS)
    assert found == [("too_many_points", 0, "card_points", 1390, 1385)]


def test_no_side_melds_more_than_the_decks_hold() -> None:
    side = melded(1165, books=books(1), left=Left(points=0))
    assert told(side, melded(), rules=CANASTA)[0] == (
        "too_many_points", 0, "card_points", 1165, 1160,
    )  # fmt: skip


def test_all_sides_meld_and_hold_no_more_than_the_decks_hold() -> None:
    sides = [
        melded(1400, books=books(3, 3), left=Left(points=100)),
        melded(1400, books=books(3, 3), left=Left(points=5)),
    ]
    assert told(*sides) == [("too_many_points", None, "card_points", 2905, 2900)]


def test_cards_left_of_an_out_side_may_go_uncounted() -> None:
    rules = replace(CLASSIC, out_left_counted=False)
    side = melded(1400, books=books(3, 3, 1), left=Left(points=500), went_out=True)
    other = melded(1400, books=books(3, 3), left=Left(points=95))
    assert told(side, other, rules=rules) == [("not_in_rules", 0, "left.points", 500, 0)]


def test_where_no_points_are_counted_nothing_is_concluded_from_them() -> None:
    sides = [
        SideEntry(books=books(2, 1), card_points=3, left=Left(points=7)),
        SideEntry(books=books(1), melds=(Meld("K", 3),)),
    ]
    assert told(*sides, rules=SEVEN_HUNDRED) == [
        ("not_in_rules", 0, "card_points", 3, 0),
        ("not_in_rules", 0, "left.points", 7, 0),
    ]
