"""Melds listed card by card, and threes among the cards melded."""

from dataclasses import replace

import pytest

from scorekeeper.scoring.check import check_deal
from tests.scoring.entries import CLASSIC, Meld, cards, deal, melded, told


@pytest.mark.parametrize(
    ("meld", "problem"),
    [
        (Meld("K", 2), ("meld_too_small", 2, 3)),
        (Meld("K", 8), ("meld_too_large", 8, 7)),
        (Meld("K", 4, jokers=3), ("too_many_wilds", 3, 2)),
        (Meld("K", 3, twos=2), ("too_few_naturals", 3, 4)),
        (Meld("3B", 3), ("threes_melded", 3, 0)),
        (Meld("3R", 3), ("threes_melded", 3, 0)),
    ],
    ids=str,
)
def test_a_meld_that_the_rules_forbid(meld: Meld, problem: tuple[str, int, int]) -> None:
    found = told(melded(0, melds=(Meld("Q", 3), meld)), melded())
    code, value, limit = problem
    assert (code, 0, "melds[1]", value, limit) in found


def test_the_rank_of_the_meld_stands_beside_the_problem() -> None:
    entry = deal(melded(0, melds=(Meld("K", 2),)), melded())
    assert check_deal(entry, CLASSIC)[0].extra == (("rank", "K"),)


def test_one_unfinished_meld_of_a_rank_at_a_time() -> None:
    melds = (Meld("K", 7), Meld("K", 3), Meld("Q", 3), Meld("K", 4), Meld("K", 3))
    assert told(melded(0, melds=melds), melded()) == [
        ("too_many_open_melds", 0, "melds[3]", 2, 1),
        ("too_many_open_melds", 0, "melds[4]", 3, 1),
    ]


def test_a_table_may_allow_two_unfinished_melds_of_a_rank() -> None:
    rules = replace(CLASSIC, open_melds=2)
    side = melded(0, melds=(Meld("K", 3), Meld("K", 4)))
    assert told(side, melded(), rules=rules) == []


def test_threes_among_the_cards_melded() -> None:
    found = told(melded(0, cards=cards(K=3, t3R=1, t3B=3)), melded())
    assert found == [
        ("threes_melded", 0, "cards.3R", 1, 0),
        ("threes_melded", 0, "cards.3B", 3, 0),
    ]


def test_black_threes_may_be_melded_where_the_rules_allow_it() -> None:
    rules = replace(CLASSIC, black_three_melds=True)
    assert told(melded(0, cards=cards(K=3, t3B=3)), melded(), rules=rules) == []
