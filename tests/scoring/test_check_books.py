"""Books claimed by number, for one side and for all sides together."""

from dataclasses import replace

import pytest

from scorekeeper.scoring.entry import Books
from tests.scoring.entries import (
    CANASTA,
    CLASSIC,
    PLAYERS_PLUS_ONE,
    Meld,
    SideEntry,
    books,
    cards,
    melded,
    told,
)

SEVENS = replace(CLASSIC, special_books=(("7", 1000),))


@pytest.mark.parametrize(
    ("claimed", "problem"),
    [
        (books(23, 0, 0), ("too_many", 0, "books.clean", 23, 22)),
        (books(0, 31, 0), ("too_many", 0, "books.dirty", 31, 30)),
        (books(0, 0, 5), ("too_many", 0, "books.wild", 5, 4)),
        (books(22, 14, 0), ("too_many", 0, "books", 36, 35)),
    ],
    ids=["23 clean books", "31 dirty books", "5 wild books", "36 books"],
)
def test_five_decks_do_not_make_so_many(
    claimed: Books, problem: tuple[str, int, str, int, int]
) -> None:
    assert told(melded(2000, books=claimed), melded()) == [problem]


def test_three_decks_make_fewer_books() -> None:
    found = told(melded(1000, books=books(12)), melded(), rules=PLAYERS_PLUS_ONE, players=2)
    assert found == [("too_many", 0, "books.clean", 12, 11)]


def test_books_of_all_sides_come_from_the_same_cards() -> None:
    sides = [melded(900, books=books(12)), melded(900, books=books(11))]
    assert told(*sides) == [("too_many_together", None, "books.clean", 23, 22)]


def test_what_one_side_has_too_much_of_is_told_once() -> None:
    sides = [melded(1000, books=books(0, 0, 5)), melded(1000, books=books(0, 0, 5))]
    assert told(*sides) == [
        ("too_many", 0, "books.wild", 5, 4),
        ("too_many", 1, "books.wild", 5, 4),
    ]


def test_listed_books_count_with_the_claimed_ones() -> None:
    wild = Meld("wild", jokers=3, twos=4)
    side = melded(700, books=books(0, 0, 4), melds=(wild,))
    assert told(side, melded()) == [("too_many", 0, "books.wild", 5, 4)]


def test_four_decks_of_sevens_make_four_books_of_sevens() -> None:
    side = melded(600, books=books(r7=5))
    assert told(side, melded(), rules=SEVENS) == [("too_many", 0, "books.sevens", 5, 4)]


def test_a_rank_that_is_not_special_has_no_books_of_its_own() -> None:
    assert told(melded(books=books(r7=1)), melded()) == [("not_in_rules", 0, "books.sevens", 1, 0)]


def test_no_wild_books_where_wild_melds_are_forbidden() -> None:
    side = melded(books=books(0, 0, 1))
    assert told(side, melded(), rules=CANASTA) == [("wild_books_forbidden", 0, "books.wild", 1, 0)]


def test_no_dirty_books_where_no_meld_may_hold_wilds() -> None:
    rules = replace(CLASSIC, wilds_max=0, out_dirty=(0,))
    side = melded(books=books(0, 1))
    assert told(side, melded(), rules=rules) == [("wilds_forbidden", 0, "books.dirty", 1, 0)]


def test_a_deal_without_books_is_fine() -> None:
    assert told(melded(), melded()) == []


def test_a_rank_has_four_cards_a_deck_wherever_they_lie() -> None:
    kings = SideEntry(
        cards=cards(K=12, Q=3),
        melds=(Meld("K", 4), Meld("K", 3)),
        left=replace(melded().left, points=0, hand=cards(K=2)),
    )
    assert told(kings, melded()) == [
        ("too_many_open_melds", 0, "melds[1]", 2, 1),
        ("too_many", 0, "cards.K", 21, 20),
    ]


def test_a_rank_has_four_cards_a_deck_for_all_sides() -> None:
    sides = [melded(0, cards=cards(K=12)), melded(0, cards=cards(K=9))]
    assert told(*sides) == [("too_many_together", None, "cards.K", 21, 20)]


def test_jokers_of_all_melds_are_those_of_the_decks() -> None:
    melds = (Meld("wild", jokers=7), Meld("K", 5, jokers=2), Meld("Q", 5, jokers=2))
    found = told(melded(0, melds=melds), melded())
    assert found == [("too_many", 0, "melds[0]", 11, 10)]
