"""What is said of a game under other rules."""

from dataclasses import replace

import pytest

from scorekeeper.scoring.carrying import Unknown
from scorekeeper.scoring.entry import Books, DealEntry, Left, SideEntry
from scorekeeper.scoring.replay import replay
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.words.replay import QUESTIONS, headline, question, refusal, remarks

CLASSIC = PRESETS["classic"]
NAMES = ("Ann", "Bob")


def said(left: int, right: int, *, slug: str = "classic", deals: int = 1) -> str:
    sides = tuple(
        SideEntry(card_points=each, left=Left(points=5, unopened_feet=0)) for each in (left, right)
    )
    rules = replace(PRESETS[slug], deals=deals)
    found = replay([DealEntry(2, 1, sides, (0, 0))], CLASSIC, rules)
    return headline(found, rules="House", names=NAMES)


def test_a_game_that_would_be_over() -> None:
    assert said(700, 400) == "Under House Ann would have won by 300."


def test_a_tie_is_what_the_rules_make_of_it() -> None:
    assert said(400, 400) == "Under House Ann and Bob would have shared the win."
    drawn = said(400, 400, slug="players-plus-one")
    assert drawn == "Under House Ann and Bob would have drawn."


def test_a_game_that_would_go_on() -> None:
    assert said(400, 700, deals=2) == (
        "Under House Bob would be ahead by 300, and the game would go on."
    )


def test_what_is_missing_is_counted() -> None:
    sides = (SideEntry(books=Books(clean=1), card_points=400),) * 2
    found = replay([DealEntry(2, 1, sides, (0, 0))], CLASSIC, PRESETS["rising-hands"])
    assert headline(found, rules="Rising", names=NAMES) == (
        "What Rising would have made of it is not known: 2 things are missing."
    )


@pytest.mark.parametrize("code", QUESTIONS)
def test_every_question_is_whole(code: str) -> None:
    item = "7" if "special" in code else ""
    asked = question(Unknown(1, 0, code, item, 0, 1))
    assert "{" not in asked.text + asked.why
    assert asked.text[-1] in "?."


def test_an_answer_out_of_range_is_told_its_range() -> None:
    assert refusal(Unknown(1, 0, "card_points", "", 140, 100_000)) == (
        "Type the points, from 140 to 100,000."
    )
    assert refusal(Unknown(1, 0, "exact_cuts", "", 0, 2)) == "Type a whole number from 0 to 2."


def test_remarks() -> None:
    sides = (SideEntry(books=Books(dirty=1), card_points=400), SideEntry(card_points=100))
    deals = [DealEntry(2, number, sides, (0, 0)) for number in (1, 2)]
    rv = PRESETS["rv-club"]
    other = replace(rv, wilds_max=2, deals=1, seatings=((4, 2),))
    found = replay(deals, rv, other)
    assert remarks(found, rules="Two", names=NAMES) == (
        "Two would have ended the game after deal 1.",
        "Two knows no game of so many players in so many sides.",
        "Deal 1, Ann: 1 dirty book counted without the cards; "
        "Two allows fewer wild cards in a book.",
    )
