"""What was done to a game, in plain words."""

from dataclasses import replace

import pytest

from scorekeeper.scoring.cards import Cards
from scorekeeper.scoring.entry import Adjustment, Books, Left, SideEntry, Threes
from scorekeeper.scoring.melds import Meld
from scorekeeper.words import history as words

COUNTED = SideEntry(books=Books(clean=2), card_points=500, left=Left(points=40))


@pytest.mark.parametrize(
    ("after", "more", "said"),
    [
        pytest.param(
            replace(COUNTED, books=Books(clean=3)), 500, "clean books 2 → 3, +500", id="more"
        ),
        pytest.param(
            replace(COUNTED, books=Books(), card_points=85),
            -1415,
            "clean books 2 → 0, cards melded 500 → 85, −1,415",
            id="less of two things",
        ),
        pytest.param(
            replace(COUNTED, went_out=True, left=Left()),
            140,
            "cards left 40 → 0, went out no → yes, +140",
            id="who went out",
        ),
        pytest.param(
            replace(COUNTED, red_threes=Threes(laid=1), left=Left(40, unopened_feet=1)),
            100,
            "red threes laid 0 → 1, unopened feet 0 → 1, +100",
            id="threes and feet",
        ),
        pytest.param(
            replace(COUNTED, melds=(Meld("K", 3),), cards=Cards.of({"A": 4})),
            110,
            "melds counted anew, melded cards counted anew, +110",
            id="cards one by one",
        ),
        pytest.param(
            replace(COUNTED, adjustment=Adjustment(-50, "misdeal")),
            -50,
            "adjustment 0 → −50, reason none → “misdeal”, −50",
            id="an adjustment with its reason",
        ),
        pytest.param(
            replace(COUNTED, overrides=frozenset({("books_missing", "books.wild")})),
            0,
            "allowed by the table 0 → 1",
            id="what the table allowed",
        ),
        pytest.param(COUNTED, -100, "the same count under other rules, −100", id="other rules"),
    ],
)
def test_what_of_a_count_changed(after: SideEntry, more: int, said: str) -> None:
    assert words.corrected(COUNTED, after, more=more) == said


def test_names_and_rules() -> None:
    assert words.of_side("West", 2, "1,285") == "West, deal 2: 1,285"
    assert words.renamed("Friday", "Thursday") == "The game is called “Friday”, before “Thursday”"
    assert words.other_rules("Our rules", "Classic") == "Rules: Classic → Our rules"
    assert words.other_rules("Our rules", "Our rules") == "The rules Our rules were changed"
