"""The results of files: the agreed JSON, with a message at each problem."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.scoring.deal_json import DealFile, read_deal
from scorekeeper.scoring.entry import DealEntry
from scorekeeper.scoring.file_error import FileError
from scorekeeper.scoring.going_out_json import read_going_out
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.opening_json import OpeningFile, read_opening
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.words.results import (
    deal_result,
    going_out_result,
    opening_result,
    presets_result,
    unreadable,
)
from scorekeeper.words.sheets import deal_text, opening_text
from tests.strategies import melds, rules_and_deals


def deal(*sides: dict[str, Any], **more: Any) -> Any:
    """The result of a deal with these sides."""
    file = {"format": "scorekeeper/deal-1", "rules": "classic", "sides": list(sides), **more}
    return deal_result(read_deal(file))


def opening(**more: Any) -> Any:
    """The result of an opening."""
    file = {"format": "scorekeeper/opening-1", "rules": "classic", **more}
    return opening_result(read_opening(file))


def going_out(**more: Any) -> Any:
    """The result of a going out."""
    file = {"format": "scorekeeper/going-out-1", "rules": "classic", **more}
    return going_out_result(read_going_out(file))


NORTH = {"name": "North", "card_points": 85, "books": {"clean": 1}}
EAST = {"name": "East", "card_points": 15}


def test_a_valid_deal() -> None:
    result = deal(NORTH, EAST, scores_before=[-50, 100])
    assert result == {
        "valid": True,
        "sides": [
            {
                "name": "North",
                "total": 585,
                "total_after": 535,
                "lines": [
                    {"item": "clean_books", "count": 1, "each": 500, "points": 500,
                     "rule": "books.clean"},
                    {"item": "card_points", "count": 1, "each": 85, "points": 85,
                     "rule": "cards.melded"},
                ],
            },
            {
                "name": "East",
                "total": 15,
                "total_after": 115,
                "lines": [
                    {"item": "card_points", "count": 1, "each": 15, "points": 15,
                     "rule": "cards.melded"},
                ],
            },
        ],
        "problems": [],
    }  # fmt: skip


def test_what_cannot_have_happened_stands_beside_the_totals() -> None:
    result = deal({**NORTH, "red_threes": {"laid": 11}}, EAST)
    assert result["valid"] is False
    assert [side["total"] for side in result["sides"]] == [1685, 15]
    assert result["problems"] == [
        {
            "severity": "error",
            "code": "too_many",
            "side": 0,
            "field": "red_threes.laid",
            "value": 11,
            "limit": 10,
            "rule": "decks.cards",
            "message": "North: 11 red threes, but five decks hold 10. Count them again.",
        }
    ]


OUT = {"card_points": 15, "went_out": True, "name": "North"}


def test_what_breaks_the_rules_is_open_until_the_table_accepts_it() -> None:
    assert deal(OUT, {"card_points": 15, "left": {"points": 50}})["valid"] is False


def test_accepted_problems_stay_and_say_so() -> None:
    missing = [f"books_missing:0:books.{kind}" for kind in ("clean", "dirty", "wild")]
    result = deal(OUT, {"card_points": 15, "left": {"points": 50}}, overrides=missing)
    assert result["valid"] is True
    assert [problem["accepted"] for problem in result["problems"]] == [True, True, True]


def test_an_opening_that_is_short() -> None:
    melds = [{"rank": "Q", "naturals": 5}, {"rank": "K", "naturals": 2}]
    assert opening(deal=2, melds=melds) == {
        "meets": False,
        "points": 70,
        "minimum": 90,
        "short_by": 20,
        "melds": [{"kind": "clean", "points": 50}, {"kind": "clean", "points": 20}],
        "problems": [
            {
                "severity": "rule",
                "code": "meld_too_small",
                "side": None,
                "field": "melds[1]",
                "value": 2,
                "limit": 3,
                "rule": "melds.size",
                "message": "Meld 2 (kings) has 2 cards, but a meld has 3 at least. Add to it.",
            }
        ],
    }


def test_a_hand_that_opens() -> None:
    result = opening(deal=1, hand={"K": 3, "A": 3, "5": 1})
    assert (result["meets"], result["points"], result["short_by"]) == (True, 60, 0)
    assert result["melds"] == [{"kind": "clean", "points": 60}]
    assert result["suggestions"][0] == {
        "melds": [{"rank": "A", "naturals": 3}],
        "points": 60,
        "cards": 3,
        "wilds": 0,
    }


def test_a_hand_that_cannot_open_is_told_the_most_that_it_can_lay() -> None:
    result = opening(deal=2, hand={"K": 3, "A": 2, "5": 3})
    assert (result["meets"], result["points"], result["short_by"]) == (False, 45, 45)
    assert result["suggestions"] == []


def test_a_hand_without_a_meld() -> None:
    result = opening(hand={"K": 1})
    assert (result["points"], result["short_by"], result["melds"]) == (0, 50, [])


def test_what_is_missing_to_go_out() -> None:
    side = {"books": {"clean": 2, "dirty": 2}, "card_points": 500}
    assert going_out(side=side, partner_played_from_foot=True, permission=True) == {
        "allowed": False,
        "missing": [{"code": "wild_books", "have": 0, "need": 1}],
    }


def test_nothing_is_missing_to_go_out() -> None:
    side = {"books": {"clean": 2, "dirty": 2, "wild": 1}, "card_points": 500}
    result = going_out(side=side, partner_played_from_foot=True, permission=True)
    assert result == {"allowed": True, "missing": []}


def test_a_file_that_cannot_be_read() -> None:
    assert unreadable(FileError("sides[0].name", "is long")) == {
        "error": "is long",
        "path": "sides[0].name",
    }


def test_presets_by_slug_and_name() -> None:
    assert presets_result()[0] == {"slug": "classic", "name": "Classic"}


@given(rules_and_deals())
def test_whatever_is_entered_has_a_result_and_a_text(drawn: tuple[RuleSet, DealEntry]) -> None:
    rules, entry = drawn
    file = DealFile(entry, rules)
    result: Any = json.loads(json.dumps(deal_result(file)))
    assert result["valid"] == (not result["problems"])
    said = deal_text(file)
    for problem in result["problems"]:
        assert len(problem["message"]) <= 160
        assert f"\n  - {problem['message']}\n" in said


@given(st.sampled_from(tuple(PRESETS.values())), st.lists(melds(), max_size=4))
def test_whatever_is_laid_has_a_result_and_a_text(rules: RuleSet, laid: list[Meld]) -> None:
    file = OpeningFile(rules=rules, players=4, deal=1, score=0, melds=tuple(laid), from_pile="3B")
    result: Any = opening_result(file)
    assert result["meets"] is False
    assert [meld["points"] for meld in result["melds"]] == [meld.points(rules) for meld in laid]
    for problem in result["problems"]:
        assert f"\n  - {problem['message']}\n" in opening_text(file)
