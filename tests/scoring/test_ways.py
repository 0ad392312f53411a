"""The ways to lay cards of one rank: all that melds can spend, in as few melds as it takes."""

from dataclasses import replace
from random import Random

import pytest

from scorekeeper.scoring.cards import Cards
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ways import Way, ways_to_lay
from tests.openings_by_hand import spent_on
from tests.random_openings import random_rules
from tests.scoring.entries import CLASSIC

TWO_OPEN = replace(CLASSIC, slug="house", open_melds=2)


def way(rules: RuleSet, naturals: int, wilds: int = 0) -> list[tuple[int, int]]:
    """The melds, as (naturals, wilds), that spend exactly this many kings and wilds."""
    ways = ways_to_lay("K", naturals, wilds, rules=rules)
    found: list[Way] = [one for one in ways if (one.naturals, one.wilds) == (naturals, wilds)]
    return [(meld.naturals, meld.wilds) for one in found for meld in one.melds]


@pytest.mark.parametrize(
    ("rules", "naturals", "wilds", "melds"),
    [
        pytest.param(CLASSIC, 7, 0, [(7, 0)], id="seven are one book, not two melds"),
        pytest.param(CLASSIC, 14, 0, [(7, 0), (7, 0)], id="fourteen are two books"),
        pytest.param(CLASSIC, 8, 0, [], id="a book leaves one card that is no meld"),
        pytest.param(CLASSIC, 9, 0, [], id="two melds would lie unfinished"),
        pytest.param(TWO_OPEN, 9, 0, [(3, 0), (6, 0)], id="where two may lie unfinished, both do"),
        pytest.param(TWO_OPEN, 8, 2, [(3, 0), (5, 2)], id="two wilds dirty one meld, not two"),
        pytest.param(CLASSIC, 10, 0, [(3, 0), (7, 0)], id="a book and three more"),
    ],
)
def test_way_with_the_fewest_melds(
    *, rules: RuleSet, naturals: int, wilds: int, melds: list[tuple[int, int]]
) -> None:
    assert way(rules, naturals, wilds) == melds


@pytest.mark.parametrize("seed", range(30))
def test_ways_spend_all_that_melds_can_spend(seed: int) -> None:
    random = Random(seed)
    rules = random_rules(random)
    naturals, wilds = random.randint(0, 16), random.randint(0, 3)
    held = Cards.of({"K": naturals, "2": wilds})
    found = {(one.naturals, one.wilds) for one in ways_to_lay("K", naturals, wilds, rules=rules)}
    assert found == spent_on("K", held, rules)
