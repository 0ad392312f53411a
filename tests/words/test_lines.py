"""A side's sum in one readable sentence."""

import pytest

from scorekeeper.scoring.score import ALWAYS_SHOWN, Line, SideScore
from scorekeeper.words.lines import AMOUNTS, COUNTED, label, sum_sentence
from scorekeeper.words.numbers import counted, points, spelt


def score(*lines: Line) -> SideScore:
    total = sum(line.points for line in lines)
    return SideScore(lines, total, total)


FULL = score(
    Line("clean_books", 3, 500, "books.clean"),
    Line("dirty_books", 2, 300, "books.dirty"),
    Line("wild_books", 1, 1500, "books.wild"),
    Line("card_points", 1, 1285, "cards.melded"),
    Line("red_threes_laid", 2, 100, "red_threes.laid"),
    Line("going_out", 1, 100, "going_out.bonus"),
)
LEFT = score(
    Line("red_threes_foot", 1, -100, "red_threes.foot"),
    Line("cards_left", 1, -80, "left.cards"),
    Line("black_threes_hand", 2, -5, "left.black_threes"),
    Line("adjustment", 1, 50, "extras.adjustment"),
)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        pytest.param(
            sum_sentence(FULL),
            "3 clean books × 500 + 2 dirty books × 300 + 1 wild book × 1,500 + cards 1,285"
            " + 2 red threes × 100 + going out 100 = 5,185",
            id="what adds stands with a plus",
        ),
        pytest.param(
            sum_sentence(LEFT, "Ann"),
            "Ann: −1 red three in a foot × 100 − cards left 80"
            " − 2 black threes in hands × 5 + adjustment 50 = −140",
            id="what costs stands with a minus, after the name",
        ),
        pytest.param(sum_sentence(score()), "nothing counted = 0", id="nothing at all"),
    ],
)
def test_a_sum(text: str, wanted: str) -> None:
    assert text == wanted


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        (Line("wild_books", 1, 1500, "books.wild"), "1 wild book"),
        (Line("sixes_books", 2, 1500, "books.special"), "2 books of sixes"),
        (
            Line("fives_unfinished", 1, -3000, "books.special_unfinished"),
            "1 unfinished meld of fives",
        ),
        (Line("cards_left", 1, -80, "left.cards"), "cards left"),
    ],
    ids=["one", "several", "an unfinished special meld", "an amount"],
)
def test_a_label(line: Line, wanted: str) -> None:
    assert label(line) == wanted


def test_an_item_is_counted_or_an_amount() -> None:
    assert not COUNTED.keys() & AMOUNTS.keys()
    assert COUNTED.keys() >= ALWAYS_SHOWN


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (points(7395), "7,395"),
        (points(-1280), "−1,280"),
        (points(0), "0"),
        (spelt(5), "five"),
        (spelt(11), "11"),
        (spelt(-1), "−1"),
        (counted(1, "foot", "feet"), "1 foot"),
        (counted(0, "foot", "feet"), "0 feet"),
    ],
)
def test_a_number(text: str, wanted: str) -> None:
    assert text == wanted
