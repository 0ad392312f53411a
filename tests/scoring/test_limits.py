"""The limits against the table of what the cards make impossible, and against hand counts."""

from dataclasses import replace

import pytest

from scorekeeper.scoring.limits import Limits, limits_for
from tests.scoring.entries import CANASTA, CLASSIC, PLAYERS_PLUS_ONE

# decks: red threes, clean a rank, books a rank, clean, dirty, wild, all books, card points
TABLE = {
    2: (4, 1, 1, 11, 11, 1, 12, 1160),  # 8 of a rank make one book; 12 wilds, 11 books and 1
    3: (6, 1, 2, 11, 18, 2, 20, 1740),
    4: (8, 2, 3, 22, 22, 3, 26, 2320),
    5: (10, 2, 4, 22, 30, 4, 35, 2900),
    6: (12, 3, 4, 33, 36, 5, 42, 3480),  # 33 clean; a fourth of a rank costs 28 - 24 = 4 of 36
    7: (14, 4, 5, 44, 42, 6, 50, 4060),  # 44 clean; a fifth of a rank costs 35 - 28 = 7 of 42
}


@pytest.mark.parametrize(("decks", "row"), TABLE.items(), ids=lambda value: f"{value}")
def test_what_the_decks_make_at_most(decks: int, row: tuple[int, ...]) -> None:
    limits = limits_for(CLASSIC, decks=decks)
    most = limits.books
    found = (most.clean_of_rank, most.of_rank, most.clean, most.dirty, most.wild, most.total)
    assert (limits.of_rank["3R"], *found, limits.points) == row


def test_cards_of_five_decks() -> None:
    limits = limits_for(CLASSIC, decks=5)
    assert (limits.cards, limits.wilds) == (270, 30)
    assert [limits.of_rank[rank] for rank in ("K", "2", "joker", "3R", "3B")] == [
        20,
        20,
        10,
        10,
        10,
    ]


def test_a_book_holds_at_least_and_at_most() -> None:
    limits = limits_for(CLASSIC, decks=5)
    least, most = limits.least, limits.most
    assert (least.clean, least.dirty, least.wild) == (35, 50, 140)  # six fours and a two: 50
    assert (most.clean, most.dirty, most.wild) == (140, 200, 350)  # five aces, two jokers: 200


def test_books_that_may_grow_have_no_most() -> None:
    most = limits_for(CANASTA, decks=2).most
    assert (most.clean, most.dirty, most.wild) == (1160, 1160, 1160)


def test_a_dirty_book_of_canasta_may_have_four_naturals() -> None:
    limits = limits_for(CANASTA, decks=2)
    assert limits.books.of_rank == 2  # eight of a rank make two
    assert limits.least.dirty == 50  # one two beside six fours is still the poorest


def sevens(*, wilds: bool) -> Limits:
    rules = replace(CLASSIC, special_books=(("7", 1000),), special_wilds=wilds)
    return limits_for(rules, decks=5)


def test_books_of_a_special_rank_are_counted_apart() -> None:
    limits = sevens(wilds=True)
    assert limits.books.special == {"7": 4}
    assert limits.books.clean == 20  # two of each of the ten plain ranks
    assert (limits.least.special, limits.most.special) == ({"7": 35}, {"7": 125})


def test_a_special_rank_without_wilds_makes_clean_books_only() -> None:
    limits = sevens(wilds=False)
    assert limits.books.special == {"7": 2}
    assert limits.books.total == 34  # 22 clean, a third of ten ranks for 10 wilds, 2 for 14
    assert (limits.least.special, limits.most.special) == ({"7": 35}, {"7": 35})


def test_no_dirty_books_where_no_meld_may_hold_wilds() -> None:
    limits = limits_for(replace(CLASSIC, wilds_max=0, out_dirty=(0,)), decks=5)
    assert (limits.books.dirty, limits.books.of_rank) == (0, 2)
    assert (limits.least.dirty, limits.most.dirty) == (0, 0)


def test_one_natural_is_enough_where_the_rules_say_so() -> None:
    rules = replace(CLASSIC, wilds_max=None, naturals="any")
    # three books are 21 cards, 8 of the rank and 13 wilds: two decks have 12
    assert limits_for(rules, decks=2).books.of_rank == 2


def test_black_threes_count_among_the_melds_where_they_may_be_melded() -> None:
    limits = limits_for(replace(CLASSIC, black_three_melds=True), decks=5)
    assert limits.points == 2950  # ten of them, 5 each
    assert limits.points_left == 2900
    assert limits.books.clean == 23  # seven of the ten make a book


def test_points_come_in_steps_of_what_a_card_counts() -> None:
    odd = replace(CLASSIC, black_three_melds=True, black_three_points=3)
    assert (limits_for(CLASSIC, decks=5).step, limits_for(odd, decks=5).step) == (5, 1)
    assert limits_for(odd, decks=5).step_left == 5


def test_the_poorest_meld() -> None:
    assert limits_for(CLASSIC, decks=5).least_meld == 15
    cheap = replace(CLASSIC, two_points=0)
    assert limits_for(cheap, decks=5).least_meld == 0  # three twos
    assert limits_for(replace(PLAYERS_PLUS_ONE, two_points=0), decks=5).least_meld == 10  # 4 4 2


def test_all_unfinished_melds_of_a_side() -> None:
    # A A A A 2 2 120, six ranks of 10: 80 each, four of 5: 60 each, six twos 120, ten jokers for
    # twos 300
    assert limits_for(CLASSIC, decks=5).most_open == 120 + 480 + 240 + 120 + 300
    assert limits_for(PLAYERS_PLUS_ONE, decks=5).most_open == 120 + 480 + 240 + 300
    dear_twos = replace(PLAYERS_PLUS_ONE, two_points=60)
    assert limits_for(dear_twos, decks=5).most_open == 180 + 840 + 480 + 20 * 10


def test_the_cheapest_cards() -> None:
    limits = limits_for(CLASSIC, decks=5)
    assert [limits.least_left(cards) for cards in (0, 13, 80, 81)] == [0, 65, 400, 410]
    assert limits.least_left(1000) == 2900


def test_a_table_may_play_where_every_rank_is_special() -> None:
    ranks = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4")
    rules = replace(CLASSIC, special_books=tuple((rank, 900) for rank in ranks))
    most = limits_for(rules, decks=5).books
    assert (most.clean, most.of_rank, most.clean_of_rank, most.dirty) == (0, 0, 0, 0)
    assert most.total == 35
