"""Which books a side has, however they were entered."""

from dataclasses import replace

from scorekeeper.scoring.books import count_books, unfinished_special
from scorekeeper.scoring.entry import Books, SideEntry
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.rulesets import PRESETS

CLASSIC = PRESETS["classic"]
SEVENS_AND_ACES = replace(CLASSIC, special_books=(("7", 1500), ("A", 2000)))
MIXED = replace(CLASSIC, wild_book_mixed=2000)

KINGS = Meld("K", 7)
DIRTY_QUEENS = Meld("Q", 5, 1, 1)
SEVENS = Meld("7", 7)
DIRTY_SEVENS = Meld("7", 6, 1)
TWOS = Meld("wild", 0, 0, 7)
BOTH_WILDS = Meld("wild", 0, 1, 6)


def test_books_claimed_and_listed_are_added_by_kind() -> None:
    entry = SideEntry(books=Books(1, 2, 3), melds=(KINGS, DIRTY_QUEENS, DIRTY_QUEENS, TWOS))
    found = count_books(entry, CLASSIC)
    assert (found.clean, found.dirty, found.wild, found.wild_mixed) == (2, 4, 4, 0)
    assert (found.total, found.special) == (10, {})


def test_books_claimed_without_a_meld_listed() -> None:
    entry = SideEntry(books=Books(1, 2, 3, special=(("7", 4),)))
    found = count_books(entry, SEVENS_AND_ACES)
    assert (found.clean, found.dirty, found.wild, found.wild_mixed) == (1, 2, 3, 0)
    assert (found.special, found.total) == ({"7": 4, "A": 0}, 10)


def test_unfinished_melds_are_no_books() -> None:
    entry = SideEntry(melds=(Meld("K", 6), Meld("Q", 4, 2), Meld("wild", 0, 6)))
    assert count_books(entry, MIXED).total == 0


def test_a_special_rank_is_counted_apart_clean_or_dirty() -> None:
    entry = SideEntry(
        books=Books(clean=1, special=(("7", 1),)), melds=(KINGS, SEVENS, DIRTY_SEVENS)
    )
    found = count_books(entry, SEVENS_AND_ACES)
    assert (found.clean, found.dirty, found.special) == (2, 0, {"7": 3, "A": 0})
    assert found.total == 5


def test_without_special_ranks_sevens_are_like_any_other() -> None:
    found = count_books(SideEntry(melds=(SEVENS, DIRTY_SEVENS)), CLASSIC)
    assert (found.clean, found.dirty, found.total) == (1, 1, 2)


def test_a_wild_book_with_jokers_and_twos_is_counted_apart_where_it_earns_apart() -> None:
    entry = SideEntry(
        books=Books(wild=1), melds=(TWOS, BOTH_WILDS, Meld("wild", 0, 7), DIRTY_QUEENS)
    )
    found = count_books(entry, MIXED)
    assert (found.wild, found.wild_mixed, found.dirty, found.total) == (3, 1, 1, 5)


def test_where_all_wild_books_earn_the_same_they_are_one_kind() -> None:
    found = count_books(SideEntry(melds=(TWOS, BOTH_WILDS)), CLASSIC)
    assert (found.wild, found.wild_mixed) == (2, 0)


def test_unfinished_melds_of_special_ranks() -> None:
    melds = (Meld("7", 4), SEVENS, Meld("7", 3), Meld("A", 2, 1), Meld("K", 3))
    assert unfinished_special(SideEntry(melds=melds), SEVENS_AND_ACES) == {"7": 2, "A": 1}


def test_no_special_meld_is_unfinished() -> None:
    assert unfinished_special(SideEntry(melds=(SEVENS, Meld("K", 3))), SEVENS_AND_ACES) == {}


def test_claimed_books_are_told_by_rank() -> None:
    books = Books(1, 2, 3, special=(("7", 4), ("A", 5)))
    assert (books.of_rank("7"), books.of_rank("A"), books.of_rank("5")) == (4, 5, 0)
    assert books.total == 15
