"""Rule sets that contradict themselves: refused with the field and the reason."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.scoring.contradictions import RuleSetError, contradictions
from scorekeeper.scoring.opening import minimum
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS, SWITCHES

CLASSIC, CANASTA = PRESETS["classic"], PRESETS["canasta"]
PLUS_ONE = PRESETS["players-plus-one"]


def refused(base: Any, **changes: Any) -> tuple[str, str]:
    """Field and reason of the only contradiction."""
    with pytest.raises(RuleSetError) as caught:
        replace(base, **changes)
    (found,) = caught.value.found
    return found


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        (
            {"seatings": ((5, 2),)},
            "seatings",
            "5 players cannot be shared evenly among 2 sides",
        ),
        (
            {"seatings": ((4, 1),)},
            "seatings",
            "4 players cannot be shared evenly among 1 sides",
        ),
        ({"seatings": ((7, 7),)}, "seatings", "2 to 6 can play, not 7"),
        ({"seatings": ((1, 1),)}, "seatings", "2 to 6 can play, not 1"),
        ({"seatings": ()}, "seatings", "is empty, at least one entry is needed"),
        ({"out_bonus": ()}, "out_bonus", "is empty, at least one entry is needed"),
        ({"foot_cards": 0}, "foot_cards", "a foot is dealt, but it has no cards"),
        (
            {"feet": 0},
            "partner_foot",
            "the partner's foot is needed to go out, but no foot is dealt",
        ),
        (
            {"wild_melds": False},
            "out_wild",
            "a wild book is needed to go out, but wild melds are forbidden",
        ),
        (
            {"wilds_max": 0},
            "out_dirty",
            "a dirty book is needed to go out, but no meld may hold wilds",
        ),
        (
            {"book_naturals_min": 7},
            "out_dirty",
            "a dirty book is needed to go out, but books must be all naturals",
        ),
        ({"special_books": (("2", 100),)}, "special_books", "2 is not a natural rank"),
        ({"special_books": (("3B", 100),)}, "special_books", "3B is not a natural rank"),
        (
            {"special_books": (("7", 100), ("A", 50), ("7", 200))},
            "special_books",
            "7 is given twice",
        ),
        (
            {"out_special": (0, 1)},
            "out_special",
            "a special book is needed to go out, but there are none",
        ),
        (
            {"red_three_needs": "special_book"},
            "red_three_needs",
            "red threes need a special book, but there are none",
        ),
        (
            {"deals": None},
            "deals",
            "the game ends either after a number of deals or at a target",
        ),
        (
            {"target": (5000,) * 5},
            "deals",
            "the game ends either after a number of deals or at a target",
        ),
        (
            {"deals": 5},
            "opening_by_deal",
            "5 deals need 5 opening minimums, 4 are given",
        ),
        (
            {"opening_by_score": ((None, 15), (500, 50), (500, 90))},
            "opening_by_score",
            "the scores must rise from line to line",
        ),
        (
            {"opening_by_score": ((0, 15), (None, 50))},
            "opening_by_score",
            "the scores must rise from line to line",
        ),
        (
            {"opening_by_score": ((None, 15), (1500, 50), (0, 90))},
            "opening_by_score",
            "the scores must rise from line to line",
        ),
    ],
)
def test_refused(changes: dict[str, Any], field: str, reason: str) -> None:
    assert refused(CLASSIC, **changes) == (field, reason)


def test_one_opening_minimum_is_for_all_deals() -> None:
    rules = replace(CLASSIC, opening_by_deal=(60,))
    assert [minimum(rules, deal=deal, score=0) for deal in (1, 2, 4)] == [60, 60, 60]


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"wild_melds": False, "out_wild": (0, 1)}, "out_wild"),
        ({"wilds_max": 0, "out_dirty": (0, 1)}, "out_dirty"),
        ({"wilds_max": 0, "out_dirty": (1,)}, "out_dirty"),
        ({"book_naturals_min": 7, "out_dirty": (0, 1)}, "out_dirty"),
        ({"book_naturals_min": 7, "out_dirty": (1,)}, "out_dirty"),
    ],
)
def test_a_single_deal_that_needs_what_cannot_be_is_enough(
    changes: dict[str, Any], field: str
) -> None:
    assert refused(CLASSIC, **changes)[0] == field


def forced(**changes: Any) -> RuleSet:
    """A rule set past its own refusal, as no program makes it."""
    rules = replace(CLASSIC)
    for field, value in changes.items():
        object.__setattr__(rules, field, value)
    return rules


def test_all_contradictions_can_be_told_at_once() -> None:
    rules = forced(seatings=((9, 3), (5, 2), (4, 2)), wild_melds=False, deals=5, decks=1)
    assert [field for field, _ in contradictions(rules)] == [
        "seatings", "seatings", "decks", "out_wild", "opening_by_deal",
    ]  # fmt: skip


def test_empty_lists_are_told_alone() -> None:
    rules = forced(out_clean=(), out_dirty=(), wild_melds=False)
    assert [field for field, _ in contradictions(rules)] == ["out_clean", "out_dirty"]


def test_more_cards_dealt_than_the_decks_hold() -> None:
    reason = "4 players are dealt 104 cards, but the decks hold 54"
    assert refused(PLUS_ONE, decks=-3, seatings=((4, 2),)) == ("decks", reason)


def test_all_cards_dealt_leave_no_stock() -> None:
    changes = {"seatings": ((2, 2),), "decks": 1, "hand_cards": (14,) * 5, "foot_cards": 13}
    reason = "2 players are dealt 54 cards, but the decks hold 54"
    assert refused(CLASSIC, **changes) == ("decks", reason)


def test_the_error_says_both_in_one_line() -> None:
    with pytest.raises(RuleSetError, match=r"^out_wild: a wild book is needed"):
        replace(CLASSIC, wild_melds=False)


@pytest.mark.parametrize(
    "changes",
    [
        {"seatings": ((2, 2),), "decks": 1, "hand_cards": (13,) * 5, "foot_cards": 13},
        {"feet": 0, "foot_cards": 0, "partner_foot": "none"},
        {"wilds_max": 0, "out_dirty": (0,)},
        {"book_naturals_min": 7, "out_dirty": (0,)},
        {"book_naturals_min": 6},
        {"special_books": (("7", 1500),), "out_special": (1,), "red_three_needs": "special_book"},
        {"deals": None, "target": (5000,) * 5},
        {"deals": 8, "opening": "none"},
        {"deals": 3},
        {"opening_by_score": ((-500, 15), (0, 50), (5, 90))},
        {"opening": "score", "deals": 8},
    ],
    ids=[
        "a stock of two cards", "no foot and none needed", "no wilds and no dirty book needed",
        "books all natural and no dirty book needed", "one wild in a book is enough",
        "special books needed and there", "a target instead of deals", "no opening at all",
        "more minimums than deals", "rising scores", "minimums by score need no list by deal",
    ],
)  # fmt: skip
def test_not_refused(changes: dict[str, Any]) -> None:
    assert list(contradictions(replace(CLASSIC, **changes))) == []


@pytest.mark.parametrize("slug", PRESETS)
def test_no_preset_and_no_switch_contradicts_itself(slug: str) -> None:
    rules = PRESETS[slug]
    turned = [switch.turned_on(rules) for switch in SWITCHES.get(slug, ())]
    assert [list(contradictions(each)) for each in (rules, *turned)] == [[]] * (1 + len(turned))
