"""All problems of a deal at once: their order, what the table may accept, who sits where."""

from dataclasses import replace

from scorekeeper.scoring.check import check_deal, open_problems
from scorekeeper.scoring.entry import DealEntry
from tests.scoring.entries import (
    CLASSIC,
    PLAYERS_PLUS_ONE,
    Left,
    Threes,
    books,
    deal,
    melded,
    out,
    told,
)


def test_all_problems_are_told_at_once_side_by_side() -> None:
    first = out(books=books(0, 2, 1), red_threes=Threes(6))
    second = melded(203, red_threes=Threes(5), left=Left(points=2903))
    assert [one[:3] for one in told(first, second)] == [
        ("books_missing", 0, "books.clean"),
        ("not_a_multiple", 1, "card_points"),
        ("not_a_multiple", 1, "left.points"),
        ("left_too_many_points", 1, "left.points"),
        ("too_many_together", None, "red_threes.laid"),
        ("too_many_points", None, "card_points"),
    ]


def test_the_table_accepts_a_broken_rule() -> None:
    side = out(books=books(2, 2))
    entry = deal(side, melded())
    problems = check_deal(entry, CLASSIC)
    assert open_problems(entry, problems) == problems
    accepted = replace(side, overrides=frozenset({("books_missing", "books.wild")}))
    entry = deal(accepted, melded())
    assert open_problems(entry, check_deal(entry, CLASSIC)) == ()


def test_nobody_accepts_what_cannot_have_happened() -> None:
    side = melded(203, overrides=frozenset({("not_a_multiple", "card_points")}))
    entry = deal(side, melded())
    assert [one.code for one in open_problems(entry, check_deal(entry, CLASSIC))] == [
        "not_a_multiple"
    ]


def test_one_side_does_not_accept_for_the_other() -> None:
    accepting = melded(overrides=frozenset({("books_missing", "books.wild")}))
    entry = deal(accepting, out(books=books(2, 2)))
    assert len(open_problems(entry, check_deal(entry, CLASSIC))) == 1


def test_a_seating_is_accepted_by_any_side() -> None:
    sides = melded(), melded(), melded(overrides=frozenset({("seating", "players")})), melded()
    entry = deal(*sides)
    problems = check_deal(entry, PLAYERS_PLUS_ONE)
    assert [(one.code, one.value, one.limit) for one in problems] == [("seating", 4, 4)]
    assert open_problems(entry, problems) == ()


def test_sides_are_equally_large() -> None:
    entry = deal(melded(players=3), melded(players=1))
    assert [one.code for one in check_deal(entry, CLASSIC)] == ["seating"]


def test_a_side_alone_is_checked_as_at_a_table_of_two() -> None:
    entry = DealEntry(1, 1, (melded(red_threes=Threes(11)),), (0,))
    found = [(one.code, one.limit) for one in check_deal(entry, CLASSIC)]
    assert found == [("too_many", 10), ("seating", 1)]


def test_the_deal_of_the_design_is_fine() -> None:
    first = out(books=books(3, 2, 1), card_points=1285, red_threes=Threes(2), left=Left())
    second = melded(
        640, books=books(1, 2), red_threes=Threes(1), left=Left(80), black_threes=Threes(0, 1)
    )
    assert told(first, second, number=3) == []
