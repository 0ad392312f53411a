"""A game under other rules: worked by hand, and what cannot be known is asked, never guessed."""

from dataclasses import replace

import pytest

from scorekeeper.scoring.cards import Cards
from scorekeeper.scoring.entry import Adjustment, Books, DealEntry, Left, SideEntry, Threes
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.replay import Replay, replay
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS

CLASSIC, SEVEN_HUNDRED = PRESETS["classic"], PRESETS["seven-hundred"]
PLUS_ONE, RISING = PRESETS["players-plus-one"], PRESETS["rising-hands"]
OUT = SideEntry(
    books=Books(clean=2, dirty=2, wild=1), card_points=1285, red_threes=Threes(2), went_out=True
)
IN = SideEntry(books=Books(clean=1), card_points=640, left=Left(points=80, unopened_feet=0))
NOTHING = SideEntry(left=Left(points=120, unopened_feet=2), red_threes=Threes(1))


def again(
    *deals: tuple[SideEntry, SideEntry],
    played: RuleSet = CLASSIC,
    other: RuleSet,
) -> Replay:
    entries = [DealEntry(4, number, sides, (0, 0)) for number, sides in enumerate(deals, start=1)]
    return replay(entries, played, other)


def asked(replayed: Replay) -> list[str]:
    return [each.key for each in replayed.unknown]


def test_classic_under_players_plus_one() -> None:
    # Out: 1,000 + 600 + 1,285 + 200 + 100; the wild book, forbidden there, earns nothing.
    # In: 500 + 640 less 80.
    found = again((OUT, IN), other=PLUS_ONE)
    assert found.totals == (3185, 1060)
    assert [problem.code for problem in found.deals[0].problems] == ["wild_books_forbidden"]


def test_a_side_without_a_meld_pays_for_its_red_threes_under_players_plus_one() -> None:
    found = again((OUT, NOTHING), other=PLUS_ONE)
    assert found.totals[1] == -220  # -100 - 120, where classic gives +100 - 120


def test_bonuses_rise_by_deal_and_sevens_are_asked() -> None:
    found = again((IN, OUT), (IN, OUT), other=RISING)
    assert asked(found) == [
        "1.0.special_clean.7", "1.1.special_clean.7", "1.1.special_dirty.7",
        "2.0.special_clean.7", "2.1.special_clean.7", "2.1.special_dirty.7",
    ]  # fmt: skip
    assert found.totals == (None, None)


def test_the_answers_make_it_known() -> None:
    answers = {
        "1.0.special_clean.7": 1, "1.1.special_clean.7": 0, "1.1.special_dirty.7": 1,
    }  # fmt: skip
    entries = [DealEntry(4, 1, (IN, OUT), (0, 0))]
    found = replay(entries, CLASSIC, RISING, answers=answers)
    # IN: its clean book is of sevens, 1,000 + 640 - 80
    # OUT: 1,000 + 300 + sevens 1,000 + wild 1,500 + 1,285 + 200 + out in deal 1: 300
    assert found.totals == (1560, 5585)
    assert not found.unknown
    assert len(found.asked) == 3


@pytest.mark.parametrize("answer", [-1, 2])
def test_an_answer_that_cannot_be_is_none(answer: int) -> None:
    entries = [DealEntry(4, 1, (IN, OUT), (0, 0))]
    found = replay(entries, CLASSIC, RISING, answers={"1.0.special_clean.7": answer})
    assert "1.0.special_clean.7" in asked(found)


def test_card_points_that_nobody_counted_are_asked() -> None:
    books = SideEntry(books=Books(clean=1), left=Left(unopened_feet=0))
    found = again((books, books), played=SEVEN_HUNDRED, other=CLASSIC)
    assert asked(found) == [
        "1.0.card_points", "1.0.left_points", "1.0.black_threes_hand",
        "1.1.card_points", "1.1.left_points", "1.1.black_threes_hand",
    ]  # fmt: skip


def test_counting_less_needs_no_question() -> None:
    found = again((OUT, IN), other=SEVEN_HUNDRED)
    # 2 x 700 + 600 + 1,500 + 200 + 100; 700
    assert found.totals == (3800, 700)


def test_melds_listed_card_by_card_are_judged_again() -> None:
    sevens = Meld("7", naturals=5, twos=2)
    nines = Meld("9", naturals=4, jokers=3)
    side = SideEntry(melds=(sevens, nines), left=Left(points=30, unopened_feet=0))
    rv = replace(PRESETS["rv-club"], name="played")
    found = again((side, side), played=rv, other=replace(RISING, red_three_laid=0))
    # no question of books: the dirty sevens are worth 1,000, the nines 300
    assert "1.0.special_clean.7" not in asked(found)
    codes = {problem.code for problem in found.deals[0].problems}
    assert {"too_many_wilds", "too_few_naturals"} <= codes


def test_cards_by_rank_are_valued_again() -> None:
    played, other = CLASSIC, replace(CLASSIC, joker_points=100, tens_from=10)
    side = SideEntry(
        books=Books(dirty=1),
        cards=Cards.of({"9": 5, "joker": 2}),
        left=Left(hand=Cards.of({"8": 1, "3B": 1}), unopened_feet=0),
    )
    found = again((side, side), played=played, other=other)
    assert found.totals[0] == 300 + 5 * 5 + 200 - 5 - 5


def test_one_sum_of_cards_of_other_values_is_asked() -> None:
    found = again((IN, OUT), other=replace(CLASSIC, ace_points=15))
    assert asked(found) == ["1.0.card_points", "1.0.left_points", "1.1.card_points"]


def test_books_of_a_rank_that_is_special_no_more() -> None:
    side = replace(IN, books=Books(special=(("7", 2),)))
    found = again((side, OUT), played=RISING, other=CLASSIC)
    assert asked(found) == ["1.0.special_was_clean.7"]
    entries = [DealEntry(4, 1, (side, OUT), (0, 0))]
    found = replay(entries, RISING, CLASSIC, answers={"1.0.special_was_clean.7": 1})
    assert found.totals[0] == 500 + 300 + 640 - 80


def test_what_only_the_cards_tell_is_said_and_not_asked() -> None:
    other = replace(CLASSIC, wild_book_mixed=1000)
    found = again((OUT, IN), other=other)
    assert [(each.code, each.is_asked) for each in found.unknown] == [("wild_mixed", False)]
    assert found.totals == (None, 1060)


def test_other_rules_may_end_the_game_early() -> None:
    other = replace(CLASSIC, deals=1)
    found = again((OUT, IN), (IN, OUT), other=other)
    assert (len(found.deals), found.ended_early, found.is_over) == (1, True, True)
    assert found.result is not None
    assert found.result.winners == (0,)


def test_a_target_ends_it_where_the_totals_are_known() -> None:
    other = replace(CLASSIC, deals=None, target=(4000,) * 5)
    found = again((IN, OUT), (IN, OUT), other=other)
    assert (len(found.deals), found.ended_early) == (1, True)


def test_a_set_of_all_red_threes_is_all_of_the_decks_in_play() -> None:
    side = SideEntry(card_points=100, red_threes=Threes(8), left=Left(points=5, unopened_feet=0))
    other = replace(CLASSIC, decks=4, red_three_set="all", red_three_set_bonus=300)
    assert again((side, OUT), other=other).totals[0] == 100 + 800 - 5  # five decks have ten


def test_what_the_table_agreed_counts_only_where_it_may() -> None:
    side = replace(IN, adjustment=Adjustment(-100, "late"))
    assert again((side, OUT), other=replace(CLASSIC, adjustments=False)).totals[0] == 1060


def test_dirty_books_that_nobody_saw_are_pointed_out() -> None:
    rv = PRESETS["rv-club"]  # up to three wilds
    found = again(
        (replace(IN, books=Books(dirty=3)), IN), played=rv, other=replace(rv, wilds_max=2)
    )
    assert [side.unseen_dirty for side in found.deals[0].sides] == [3, 0]


def test_no_deals_are_no_game() -> None:
    found = replay([], CLASSIC, RISING)
    assert (found.deals, found.totals, found.is_over) == ((), (), False)


@pytest.mark.parametrize(
    ("sevens", "most"),
    [
        pytest.param(14, (2, 1), id="fourteen sevens are two clean books at most"),
        pytest.param(6, (0, 1), id="six sevens are no clean book, but a dirty one with five"),
        pytest.param(4, (0, 0), id="four sevens are no book, so nothing is asked"),
    ],
)
def test_cards_counted_by_rank_tell_how_many_books_may_be_of_sevens(
    sevens: int, most: tuple[int, int]
) -> None:
    cards = Cards.of({"7": sevens, "K": 20})
    side = replace(OUT, books=Books(clean=2, dirty=1), cards=cards, card_points=0)
    found = again((side, NOTHING), other=RISING)
    asked_most = {each.code: each.most for each in found.unknown if each.side == 0}
    assert (asked_most.get("special_clean", 0), asked_most.get("special_dirty", 0)) == most
