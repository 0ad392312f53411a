"""Score sheets line by line: the names of items and rules, what is listed and what is not."""

from dataclasses import replace

import pytest

from scorekeeper.scoring.cards import Cards
from scorekeeper.scoring.entry import (
    Adjustment,
    Books,
    DealEntry,
    Left,
    SideEntry,
    Threes,
)
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.scoring.score import Line, melded_points, score_deal, score_side

CLASSIC, SEVEN_HUNDRED = PRESETS["classic"], PRESETS["seven-hundred"]
EVERYTHING = replace(
    CLASSIC, special_books=(("7", 1500),), special_unfinished_costs=True, wild_book_mixed=2000,
    red_three_set="four", red_three_set_bonus=400, concealed_bonus=200, exact_cut=100,
    opened_first=50, adjustments=True,
)  # fmt: skip


def sheet(entry: SideEntry, rules: RuleSet, deal: int = 1) -> list[Line]:
    """The lines of a side at a table of four."""
    return list(score_side(entry, rules, deal=deal, players=4))


def test_every_item_has_its_line_in_the_order_of_the_sheet() -> None:
    entry = SideEntry(
        books=Books(clean=2, dirty=3, wild=1, special=(("7", 1),)),
        card_points=800,
        melds=(Meld("wild", 0, 3, 4), Meld("7", 3)),
        red_threes=Threes(4, 1, 2),
        black_threes=Threes(0, 2, 3),
        left=Left(points=85),
        went_out=True,
        exact_cuts=2,
        opened_first=True,
        adjustment=Adjustment(-40, "late"),
    )
    assert sheet(entry, EVERYTHING) == [
        Line("sevens_books", 1, 1500, "books.special"),
        Line("clean_books", 2, 500, "books.clean"),
        Line("dirty_books", 3, 300, "books.dirty"),
        Line("wild_books", 1, 1500, "books.wild"),
        Line("wild_books_mixed", 1, 2000, "books.wild_mixed"),
        Line("sevens_unfinished", 1, -1500, "books.special_unfinished"),
        Line("card_points", 1, 800 + 230 + 15, "cards.melded"),
        Line("red_threes_laid", 4, 100, "red_threes.laid"),
        Line("red_threes_set", 1, 400, "red_threes.set"),
        Line("red_threes_hand", 1, -100, "red_threes.hand"),
        Line("red_threes_foot", 2, -100, "red_threes.foot"),
        Line("cards_left", 1, -85, "left.cards"),
        Line("black_threes_hand", 2, -5, "left.black_threes"),
        Line("black_threes_foot", 3, -5, "left.black_threes"),
        Line("going_out", 1, 100, "going_out.bonus"),
        Line("exact_cuts", 2, 100, "extras.exact_cut"),
        Line("opened_first", 1, 50, "extras.opened_first"),
        Line("adjustment", 1, -40, "extras.adjustment"),
    ]


def test_going_out_concealed_has_a_line_of_its_own() -> None:
    entry = SideEntry(went_out=True, concealed=True)
    assert sheet(entry, EVERYTHING) == [Line("concealed", 1, 200, "going_out.concealed")]


def test_nothing_entered_is_an_empty_sheet() -> None:
    assert sheet(SideEntry(), EVERYTHING) == []


def test_what_the_rules_give_nothing_for_is_not_listed() -> None:
    entry = SideEntry(
        books=Books(wild=1), card_points=500, exact_cuts=2, opened_first=True,
        left=Left(points=80), adjustment=Adjustment(35),
    )  # fmt: skip
    assert sheet(entry, replace(SEVEN_HUNDRED, wild_book=0)) == []


def test_threes_caught_are_listed_even_where_they_cost_nothing() -> None:
    free = replace(
        CLASSIC, red_three_hand=0, red_three_foot=0, black_three_hand=0, black_three_foot=0
    )
    entry = SideEntry(red_threes=Threes(0, 1, 1), black_threes=Threes(0, 2, 3))
    assert sheet(entry, free) == [
        Line("red_threes_hand", 1, 0, "red_threes.hand"),
        Line("black_threes_hand", 2, 0, "left.black_threes"),
        Line("black_threes_foot", 3, 0, "left.black_threes"),
    ]


def test_a_mixed_wild_book_may_be_worth_nothing() -> None:
    entry = SideEntry(melds=(Meld("wild", 0, 3, 4),))
    assert sheet(entry, replace(CLASSIC, wild_book_mixed=0)) == [
        Line("card_points", 1, 230, "cards.melded")
    ]


def test_a_deal_without_a_total_before_for_each_side_is_refused() -> None:
    deal = DealEntry(4, 1, (SideEntry(), SideEntry()), (0,))
    with pytest.raises(ValueError, match="shorter"):
        score_deal(deal, CLASSIC)


def test_points_of_some_items_together() -> None:
    deal = DealEntry(4, 1, (SideEntry(books=Books(1, 2), card_points=70),), (1000,))
    (score,) = score_deal(deal, CLASSIC)
    assert (score.total, score.total_after) == (1170, 2170)
    assert score.of("clean_books", "dirty_books") == 1100
    assert score.of("going_out") == 0


def test_melded_points_are_those_of_melds_cards_and_the_counted_total() -> None:
    entry = SideEntry(
        card_points=100, melds=(Meld("K", 4), Meld("A", 2, 1)), cards=Cards.of({"4": 3, "2": 1})
    )
    assert melded_points(entry, CLASSIC) == 100 + 40 + 90 + 35
    assert melded_points(SideEntry(card_points=35), CLASSIC) == 35
