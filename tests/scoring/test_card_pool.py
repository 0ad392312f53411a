"""The cards nobody accounted for: how few points so many of them can have."""

import pytest

from scorekeeper.scoring.card_pool import whole_pool
from scorekeeper.scoring.rulesets import PRESETS


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        pytest.param(80, 400, id="eighty cards of five decks count 5"),
        pytest.param(81, 410, id="the next one counts 10"),
        pytest.param(250, 2900, id="all that are no threes count 2,900"),
        pytest.param(251, 2900, id="more than all of them count no more"),
    ],
)
def test_the_cheapest_cards(cards: int, points: int) -> None:
    assert whole_pool(PRESETS["classic"], decks=5).cheapest(cards) == points
