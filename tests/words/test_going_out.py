"""How far ahead going out puts a side, in words."""

import pytest

from scorekeeper.scoring.extremes import Bounds
from scorekeeper.words.going_out import lead_words


@pytest.mark.parametrize(
    ("least", "most", "words"),
    [
        (1200, 1200, "Ann would be ahead by 1,200."),
        (0, 50, "Ann would be ahead by 0 to 50."),
        (0, 0, "Ann would be level."),
        (-50, 300, "Ann would be 50 behind at worst, 300 ahead at best."),
        (-300, -50, "Ann would be behind by 50 to 300."),
        (-50, 0, "Ann would be behind by 0 to 50."),
    ],
)
def test_the_lead_in_words(least: int, most: int, words: str) -> None:
    assert lead_words("Ann", Bounds(least, most)) == words
