"""The opening coach against every opening there is, on thousands of random hands and rules."""

from dataclasses import replace
from random import Random

import pytest

from scorekeeper.scoring.cards import together
from scorekeeper.scoring.opening import check_opening
from scorekeeper.scoring.suggestions import MOST_SHOWN, Prefer, Suggestion, suggest
from tests.openings_by_hand import Worth, all_openings
from tests.random_openings import dealt_hand, random_hand, random_rules, random_top
from tests.scoring.entries import CLASSIC, cards

ROUNDS = 50
HANDS_A_ROUND = 120


def worth(one: Suggestion) -> Worth:
    return Worth(one.cards, one.wilds, one.points, one.pairs)


ORDERS = {
    "cards": lambda one: (one.cards, one.wilds, -one.pairs, -one.points),
    "wilds": lambda one: (one.wilds, one.cards, -one.pairs, -one.points),
    "points": lambda one: (-one.points, one.cards, one.wilds, -one.pairs),
    "pairs": lambda one: (-one.pairs, one.cards, one.wilds, -one.points),
}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_the_coach_finds_the_best_of_all_openings(seed: int) -> None:
    random = Random(seed)
    for _ in range(HANDS_A_ROUND):
        rules = random_rules(random)
        hand = random_hand(random, random.randint(3, 12))
        deal, score = random.randint(1, 4), random.choice([-5, 0, 1500, 3000])
        top = random_top(random, hand)
        prefer: Prefer = random.choice(["cards", "wilds", "points"])
        told = suggest(hand, rules, deal=deal, score=score, from_pile=top, prefer=prefer)
        every = all_openings(hand, rules, deal=deal, score=score, from_pile=top)
        shown = [worth(one) for one in told]
        assert bool(shown) == bool(every), (hand, rules)
        assert set(shown) <= every, (hand, rules)
        assert not [one for one in shown if any(other.beats(one) for other in every)]
        if every:
            assert {min(every, key=order) for order in ORDERS.values()} <= set(shown)
            assert shown == sorted(shown, key=ORDERS[prefer])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_every_suggestion_is_an_opening_with_the_points_told(seed: int) -> None:
    random = Random(seed)
    for _ in range(20):
        rules = random_rules(random)
        hand = dealt_hand(random, random.randint(11, 30))
        top = random_top(random, hand)
        told = suggest(hand, rules, deal=4, score=3000, from_pile=top)
        assert len(told) <= MOST_SHOWN
        for one in told:
            judged = check_opening(one.melds, rules, deal=4, score=3000, from_pile=top)
            assert (judged.meets, judged.points) == (True, one.points), (hand, rules, one)
            assert sum(meld.size for meld in one.melds) == one.cards
            assert sum(meld.wilds for meld in one.melds) == one.wilds
            laid = together(meld.cards for meld in one.melds)
            assert all(count <= hand.count(rank) + (rank == top) for rank, count in laid)


def shown(told: tuple[Suggestion, ...]) -> list[str]:
    """Each suggestion in short: rank, naturals, jokers and twos of its melds, and its points."""
    return [
        " ".join(f"{one.rank}:{one.naturals}+{one.jokers}+{one.twos}" for one in each.melds)
        + f" = {each.points}"
        for each in told
    ]


def test_each_suggestion_says_what_it_is_best_at() -> None:
    # A A joker 90; KKK QQQ 60 without a wild; all of it 150. A pair of two ranks stays at best.
    told = suggest(cards(A=2, K=3, Q=3, joker=1), CLASSIC, deal=1, score=0)
    assert [(one.points, one.best_at, one.pairs) for one in told] == [
        (90, ("cards", "pairs"), 2),
        (60, ("wilds",), 1),
        (150, ("points",), 0),
    ]


def test_a_joker_is_laid_before_a_two_because_it_makes_more() -> None:
    told = suggest(cards(K=2, joker=1, t2=1), CLASSIC, deal=1, score=0)
    assert shown(told) == ["K:2+1+0 = 70"]


def test_where_a_two_is_worth_more_it_is_laid_first() -> None:
    rules = replace(CLASSIC, slug="house", joker_points=10, two_points=40)
    assert shown(suggest(cards(K=2, joker=1, t2=1), rules, deal=1, score=0)) == ["K:2+0+1 = 60"]


def test_jokers_and_twos_are_shared_out_over_the_melds() -> None:
    told = suggest(cards(A=2, K=2, joker=1, t2=1), CLASSIC, deal=3, score=0)
    assert shown(told) == ["A:2+1+0 K:2+0+1 = 130"]


def test_the_fewest_cards_for_each_number_of_wilds_are_shown_as_well() -> None:
    # Deal 4 asks for 150: three jokers; two with A A and K K and two cards more; none 150.
    held = cards(A=2, K=3, Q=3, J=3, t10=3, t9=3, joker=3)
    told = suggest(held, CLASSIC, deal=4, score=0)
    assert [(one.cards, one.wilds, one.points) for one in told] == [
        (3, 3, 150),
        (6, 2, 160),
        (9, 1, 150),
        (15, 0, 150),
        (20, 3, 340),
    ]
