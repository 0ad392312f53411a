"""What going out now does to the totals: worked by hand, and against every choice of cards."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from scorekeeper.scoring.cards import IN_ONE_DECK, Cards
from scorekeeper.scoring.entry import DealEntry, Left, SideEntry, Threes
from scorekeeper.scoring.extremes import Bounds
from scorekeeper.scoring.going_out_effect import Held, effect_of_going_out
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.score import score_deal
from tests.scoring.entries import CANASTA, CLASSIC, PLAYERS_PLUS_ONE, SEVEN_HUNDRED, books, cards

ALL_BOOKS = SideEntry(books=books(2, 2, 1), card_points=700)  # 3100 + 700 = 3800
NO_WILD = SideEntry(books=books(2, 2), card_points=700)  # 1600 + 700 = 2300
BEHIND = SideEntry(books=books(1), card_points=300)  # 500 + 300 = 800


def two(*sides: SideEntry, before: tuple[int, int] = (0, 0)) -> DealEntry:
    return DealEntry(4, 1, sides, before)


def test_going_out_is_100_and_costs_the_others_what_they_hold() -> None:
    # The partner holds a king. The others hold three cards: 50 each at most, and at least 5; a
    # red three in a hand would cost 100.
    entry = two(replace(ALL_BOOKS, left=Left(hand=cards(K=1))), BEHIND, before=(1000, 2000))
    found = effect_of_going_out(entry, CLASSIC, going=0, held=[Held(), Held(hand=3)])
    assert found is not None
    ours, theirs = found.sides
    assert ours.deal == Bounds(3890, 3890)
    assert ours.total_after == Bounds(4890, 4890)
    assert theirs.deal == Bounds(500, 785)
    assert theirs.total_after == Bounds(2500, 2785)
    assert found.lead == Bounds(4890 - 2785, 4890 - 2500)


def test_the_partners_cards_cost_the_side_that_goes_out() -> None:
    entry = two(NO_WILD, replace(BEHIND, left=Left(points=40)))
    found = effect_of_going_out(entry, PLAYERS_PLUS_ONE, going=0, held=[Held(hand=2), Held()])
    assert found is not None
    # No red three stays in a hand here: two jokers 100 at most, two cards of 5 at least.
    assert [side.deal for side in found.sides] == [Bounds(2300, 2390), Bounds(760, 760)]


def test_an_unopened_foot_may_hide_red_threes() -> None:
    entry = two(ALL_BOOKS, BEHIND)
    found = effect_of_going_out(entry, PLAYERS_PLUS_ONE, going=0, held=[Held(), Held(feet=1)])
    assert found is not None
    # Thirteen cards: ten red threes 1,000 and three jokers 150; or thirteen of 5.
    assert found.sides[1].deal == Bounds(800 - 1150, 800 - 65)


def test_cards_that_lie_on_the_table_are_in_no_hand() -> None:
    # All ten jokers and nine red threes are seen: one red three 100 and two twos or aces 40.
    seen = replace(
        ALL_BOOKS, melds=(Meld("wild", jokers=7),), cards=cards(joker=3), red_threes=Threes(laid=9)
    )
    found = effect_of_going_out(two(seen, BEHIND), CLASSIC, going=0, held=[Held(), Held(hand=3)])
    assert found is not None
    assert found.sides[1].deal == Bounds(800 - 140, 800 - 15)


def test_where_only_threes_cost_the_cheapest_foot_costs_nothing() -> None:
    entry = two(SideEntry(books=books(1)), SideEntry(books=books(1)))
    held = [Held(hand=5), Held(hand=4, feet=1)]
    found = effect_of_going_out(entry, SEVEN_HUNDRED, going=0, held=held)
    assert found is not None
    # Hands cost nothing; a foot of thirteen: ten red threes 1,000 and three black ones 15.
    assert [side.deal for side in found.sides] == [Bounds(800, 800), Bounds(700 - 1015, 700)]


def test_a_concealed_out_earns_its_own_bonus_and_only_for_who_goes_out() -> None:
    side = SideEntry(melds=(Meld("Q", 7), Meld("K", 4)), concealed=True)  # 500 + 110
    found = effect_of_going_out(two(side, side), CANASTA, going=1, held=[Held(hand=1), Held()])
    assert found is not None
    assert [one.deal for one in found.sides] == [Bounds(560, 605), Bounds(810, 810)]
    assert found.lead == Bounds(810 - 605, 810 - 560)


def test_where_the_cards_left_of_who_goes_out_do_not_count_they_cost_nothing() -> None:
    rules = replace(PLAYERS_PLUS_ONE, slug="house", out_left_counted=False)
    found = effect_of_going_out(
        two(NO_WILD, BEHIND), rules, going=0, held=[Held(hand=9), Held(hand=1)]
    )
    assert found is not None
    assert [one.deal for one in found.sides] == [Bounds(2400, 2400), Bounds(750, 795)]


def test_nobody_holds_more_cards_than_the_decks_have() -> None:
    held = [Held(), Held(hand=271)]
    assert effect_of_going_out(two(ALL_BOOKS, BEHIND), CLASSIC, going=0, held=held) is None


def test_the_lead_is_over_the_best_of_the_others() -> None:
    entry = DealEntry(3, 1, (NO_WILD, BEHIND, SideEntry(card_points=95)), (0, 0, 1000))
    found = effect_of_going_out(
        entry, PLAYERS_PLUS_ONE, going=0, held=[Held(), Held(hand=1), Held(hand=1)]
    )
    assert found is not None
    # The third side has 1,095 - 5 at best and 1,095 - 50 at worst; the second fewer.
    assert found.lead == Bounds(2400 - 1090, 2400 - 1045)


@pytest.mark.parametrize("seed", range(40))
def test_the_bounds_are_the_worst_and_the_best_of_all_cards(seed: int) -> None:
    random = Random(seed)
    base = random.choice([CLASSIC, PLAYERS_PLUS_ONE, SEVEN_HUNDRED])
    rules = replace(
        base,
        slug="house",
        black_three_hand=random.choice([0, -5, -100]),
        black_three_foot=random.choice([-5, -300]),
        red_three_foot=random.choice([-100, -500]),
        foot_cards=1,
    )
    # All but nine cards have been seen, so that every choice of them can be tried.
    heap = [rank for rank, count in IN_ONE_DECK.items() for _ in range(count * 5)]
    random.shuffle(heap)
    unseen, seen = heap[:9], Counter(heap[9:])
    entry = two(SideEntry(cards=Cards.of(seen)), SideEntry())
    hand, feet = random.randint(0, 3), random.randint(0, 2)
    found = effect_of_going_out(entry, rules, going=0, held=[Held(), Held(hand=hand, feet=feet)])
    totals = []
    for chosen in combinations(range(9), hand + feet):
        for in_feet in combinations(chosen, feet):
            foot = Counter(unseen[index] for index in in_feet)
            held = Counter(unseen[index] for index in chosen) - foot
            if held["3R"] and not rules.red_three_hand_allowed:
                continue
            left = Left(hand=Cards.of(held), foot=Cards.of(foot))
            ended = two(replace(entry.sides[0], went_out=True), SideEntry(left=left))
            totals.append(score_deal(ended, rules)[1].total)
    assert (found and found.sides[1].deal) == (Bounds(min(totals), max(totals)) if totals else None)
