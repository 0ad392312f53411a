"""The questions of every table, answered as the three rules sheets answer them."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.scoring.rulesets import PRESETS, SWITCHES
from scorekeeper.words.rules import faq

CLASSIC = PRESETS["classic"]
SLUGS = ("classic", "players-plus-one", "seven-hundred")

NO_MINIMUM = "There is no minimum to reach."
EACH = "No, each counts by itself."
CLOSED = "No, a book is closed at seven."
NO_SECOND_WILD = "No, they hold one at most."
ONE_OPENS = "No, one opening serves the whole side."
STOCK = "The deal ends, and nobody gets the bonus for going out."
VALUES_TOO = "Yes, every melded card counts its value besides."
OWN_VALUES = "Yes, with their own values: a joker 50, a two 20."
ALL_WILD = "Yes, and seven of them are a wild book of 1,500."
NO_DISCARD = "No, the last card may be melded or discarded."
TAKEN_OFF = "Yes, all that the partner still holds is taken off."
WITH_OR_WITHOUT = "+100, as with a meld."
VALUES_ONLY = "No, only card values count."
ITS_VALUES = "Its card values, and no bonus."

ANSWERS = {
    "How many decks are there?": (
        "5 decks of 54 cards, 270 in all.",
        "1 more than players: 3 for 2, 4 for 3, 5 for 4.",
        "5 decks of 54 cards, 270 in all.",
    ),
    "Do the cards in a book count as well as its bonus?": (
        VALUES_TOO, VALUES_TOO, "No, only the bonus of the book counts.",
    ),
    "Do wild cards count to the opening?": (
        OWN_VALUES, OWN_VALUES, f"They may be laid. {NO_MINIMUM}",
    ),
    "Does my partner have to open too?": (ONE_OPENS, ONE_OPENS, ONE_OPENS),
    "May five cards hold two wild cards?": (NO_SECOND_WILD, NO_SECOND_WILD, NO_SECOND_WILD),
    "May a meld be all wild cards?": (
        ALL_WILD, "No, wild cards need naturals beside them.", ALL_WILD,
    ),
    "May an eighth card be laid on a book?": (CLOSED, CLOSED, CLOSED),
    "Must I discard to go out?": (
        "Yes, all but one card are melded and the last one is discarded.", NO_DISCARD, NO_DISCARD,
    ),
    "Must I ask my partner before I go out?": (
        "Yes, and the answer is binding.",
        "You may; these rules do not make you.",
        "These rules do not ask for it.",
    ),
    "Do my partner's cards count when I go out?": (
        TAKEN_OFF, TAKEN_OFF, "Only red threes and black threes in an unopened foot.",
    ),
    "What is a red three worth without a meld?": (WITH_OR_WITHOUT, "−100 each.", WITH_OR_WITHOUT),
    "Is there a bonus for a set of red threes?": (EACH, EACH, EACH),
    "Do three jokers open deal 3?": (
        "Yes, they are 150; deal 3 asks for 120.",
        "No, wild cards alone are no meld.",
        f"Yes, any meld opens. {NO_MINIMUM}",
    ),
    "Does the bonus of a book help to open?": (VALUES_ONLY, VALUES_ONLY, NO_MINIMUM),
    "What happens at a tie?": ("The win is shared.", "It is a draw.", "The win is shared."),
    "What happens when the stock runs out?": (STOCK, STOCK, STOCK),
    "What does an unfinished meld count?": (ITS_VALUES, ITS_VALUES, "Nothing."),
    "What does an eight count?": ("10.", "10.", "Nothing, cards are not counted."),
}  # fmt: skip


def answer(rules: Any, question: str) -> str:
    """The answer to one question."""
    return next(each.answer for each in faq(rules) if each.question == question)


@pytest.mark.parametrize("question", ANSWERS)
@pytest.mark.parametrize(("slug", "sheet"), [(slug, at) for at, slug in enumerate(SLUGS)])
def test_the_sheets_answer(question: str, slug: str, sheet: int) -> None:
    assert answer(PRESETS[slug], question) == ANSWERS[question][sheet]


def test_every_question_is_answered_and_none_besides() -> None:
    assert [each.question for each in faq(CLASSIC)] == list(ANSWERS)


@pytest.mark.parametrize(
    ("slug", "question", "note"),
    [
        ("seven-hundred", "What happens at a tie?", "Not stated"),
        ("classic", "What happens at a tie?", "Not on the sheet"),
        ("classic", "Must I discard to go out?", "its FAQ omits it"),
        ("players-plus-one", "What does an eight count?", "None printed"),
    ],
)
def test_what_a_sheet_leaves_open_is_said_beside_the_answer(
    slug: str, question: str, note: str
) -> None:
    notes = {each.question: each.note for each in faq(PRESETS[slug])}
    assert note in notes[question]


@pytest.mark.parametrize(
    ("changes", "question", "expected"),
    [
        ({"tens_from": 9}, "What does an eight count?", "5."),
        (
            {"melded_counted": False},
            "What does an eight count?",
            "10 when it is left, nothing melded.",
        ),
        (
            {"left_counted": False, "black_three_foot": 0, "red_three_foot": 0},
            "Do my partner's cards count when I go out?",
            "Only red threes and black threes in a hand.",
        ),
        (
            {
                "left_counted": False,
                **dict.fromkeys(("red_three_hand", "red_three_foot"), 0),
                **dict.fromkeys(("black_three_hand", "black_three_foot"), 0),
            },
            "Do my partner's cards count when I go out?",
            "No, cards left cost nothing.",
        ),
        (
            {"out_left_counted": False},
            "Do my partner's cards count when I go out?",
            "No, only red threes left count against the side that is out.",
        ),
        ({"opening_wilds": False}, "Do three jokers open deal 3?",
         "No, the first melds may not hold wild cards."),
        ({"opening_wilds": False}, "Do wild cards count to the opening?",
         "No, the first melds may not hold wild cards."),
        ({"opening_by_deal": (50, 90, 180, 180)}, "Do three jokers open deal 3?",
         "No, they are 150; deal 3 asks for 180."),
        ({"opening": "score"}, "Do three jokers open deal 3?",
         "Yes, they are 150; a side at 0 needs 0."),
        ({"past_seven": "naturals"}, "May an eighth card be laid on a book?",
         "Yes, but naturals only."),
        ({"past_seven": "any"}, "May an eighth card be laid on a book?",
         "Yes, naturals and wild cards."),
        ({"naturals": "more"}, "May five cards hold two wild cards?",
         "Yes, they hold two at most."),
        ({"naturals": "any", "wilds_max": None}, "May five cards hold two wild cards?",
         "Yes, they hold four at most."),
        ({"wilds_max": 0, "out_dirty": (0,)}, "May five cards hold two wild cards?",
         "No, they hold none."),
        ({"red_three_set": "all", "red_three_set_bonus": 1000},
         "Is there a bonus for a set of red threes?", "Yes, all of them earn 1,000 besides."),
        ({"red_three_set": "seven", "red_three_set_bonus": 300},
         "Is there a bonus for a set of red threes?", "Yes, seven or more earn 300 besides."),
        ({"red_three_set": "four", "red_three_set_bonus": 400},
         "Is there a bonus for a set of red threes?", "Yes, each four of them earn 400 besides."),
        (
            {"special_books": (("7", 1500), ("5", 3000)), "special_unfinished_costs": True},
            "What does an unfinished meld count?",
            "Its card values, and no bonus. One of sevens and fives costs the bonus of its book.",
        ),
        ({"seatings": ((3, 3),)}, "Must I ask my partner before I go out?",
         "Everybody plays alone."),
        ({"seatings": ((3, 3),)}, "Does my partner have to open too?", "Everybody plays alone."),
        ({"seatings": ((3, 3),)}, "Do my partner's cards count when I go out?",
         "Everybody plays alone."),
        ({"decks": 0, "decks_follow_players": True, "seatings": ((4, 2), (6, 2))},
         "How many decks are there?", "As many as players: 4 for 4, 6 for 6."),
    ],
)  # fmt: skip
def test_house_rules_have_their_own_answers(
    changes: dict[str, Any], question: str, expected: str
) -> None:
    assert answer(replace(CLASSIC, **changes), question) == expected


def test_a_switch_changes_the_answer() -> None:
    rules = SWITCHES["seven-hundred"][0].turned_on(PRESETS["seven-hundred"])
    assert answer(rules, "What does an eight count?") == "10."
    assert answer(rules, "What does an unfinished meld count?") == ITS_VALUES
