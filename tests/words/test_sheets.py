"""Answers as text for people."""

from dataclasses import replace
from textwrap import dedent
from typing import Any

import pytest

from scorekeeper.scoring.deal_json import read_deal
from scorekeeper.scoring.going_out import Missing
from scorekeeper.scoring.going_out_json import read_going_out
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.opening_json import read_opening
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import read_rules
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.words.fields import HELP
from scorekeeper.words.going_out import MISSING, NOTES, missing_words
from scorekeeper.words.melds import meld_words
from scorekeeper.words.sheets import (
    deal_text,
    going_out_text,
    opening_text,
    presets_text,
    rules_text,
)
from scorekeeper.words.values import value_words


def text(block: str) -> str:
    """A block of text as it stands here, without its indent."""
    return dedent(block).lstrip("\n")


def deal(**more: Any) -> str:
    """The text of a deal of two sides."""
    sides = [
        {"name": "North", "card_points": 1285, "books": {"clean": 2, "wild": 1}, "went_out": True},
        {"card_points": 15, "left": {"points": 80, "black_threes": {"hand": 1}}},
    ]
    file = {"format": "scorekeeper/deal-1", "rules": "classic", "sides": sides, **more}
    return deal_text(read_deal(file))


def test_a_score_sheet_in_columns() -> None:
    assert deal(scores_before=[-50, 100], deal=2, overrides=["books_missing:0:books.dirty"]) == (
        text("""
            Classic, deal 2, 4 players

            North
              2 clean books × 500        1,000
              1 wild book × 1,500        1,500
              cards                      1,285
              going out                    100
              this deal                  3,885
              before                       −50
              total                      3,835

            Side 2
              cards                         15
              cards left                   −80
              1 black three in a hand × 5   −5
              this deal                    −70
              before                       100
              total                         30

            Problems
              - North went out with 0 dirty books, but these rules ask for 2. Count them again, or accept it. (accepted)
        """)  # noqa: E501 - a line of the sheet
    )


def opening(**more: Any) -> str:
    """The text of an opening of deal 2, where 90 points are needed."""
    file = {"format": "scorekeeper/opening-1", "rules": "classic", "deal": 2, **more}
    return opening_text(read_opening(file))


def test_an_opening_that_is_enough() -> None:
    melds = [{"rank": "A", "naturals": 4}, {"rank": "5", "naturals": 3}]
    assert opening(melds=melds) == text("""
        Classic, opening of deal 2: 95 of 90, yes

          4 aces    80
          3 fives   15
    """)


def test_an_opening_that_is_short() -> None:
    assert opening(melds=[{"rank": "Q", "naturals": 7}]) == text("""
        Classic, opening of deal 2: 70 of 90, 20 short

          7 queens   70
    """)


def test_an_opening_with_a_meld_that_is_none() -> None:
    assert opening(melds=[{"rank": "Q", "naturals": 3, "jokers": 2}]) == text("""
        Classic, opening of deal 2: 130 of 90, but no

          3 queens + 2 jokers   130

        Problems
          - Meld 1 (queens) has 3 naturals, but needs 4 beside so many wild cards. Check its cards.
    """)


def test_openings_from_a_hand() -> None:
    assert opening(hand={"A": 3, "K": 3, "7": 1}) == text("""
        Classic, opening of deal 2: 90 of 90, yes

          3 aces    60
          3 kings   30

        From these cards
          - 3 aces; 3 kings: 90 with 6 cards, 0 wilds
    """)


def test_nothing_to_open_with() -> None:
    assert opening(hand={}) == "Classic, opening of deal 2: 0 of 90, 90 short\n"


def going_out(**more: Any) -> str:
    """The text of a going out."""
    return going_out_text(
        read_going_out({"format": "scorekeeper/going-out-1", "rules": "classic", **more})
    )


def test_a_side_that_may_go_out() -> None:
    side = {"name": "Ann and Cy", "books": {"clean": 2, "dirty": 2, "wild": 1}, "card_points": 500}
    assert going_out(side=side, partner_played_from_foot=True, permission=True) == text("""
        Ann and Cy may go out.

        Mind
          - Keep one card for the last discard.
    """)


def test_a_side_that_may_not_go_out() -> None:
    side = {"books": {"clean": 1, "dirty": 2}, "card_points": 500}
    assert going_out(side=side, partner_played_from_foot=True) == text("""
        The side may not go out yet.

        Missing
          - 1 more clean book.
          - 1 more wild book.
          - Does the partner allow it? Ask.

        Mind
          - Keep one card for the last discard.
    """)


@pytest.mark.parametrize("code", [*MISSING, "books", "clean_books", "sevens_books"])
def test_whatever_is_missing_has_words(code: str) -> None:
    said = missing_words(Missing(code, 1, 2))
    assert said.endswith((".", "?"))
    assert "{" not in said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("books", "1 more book."),
        ("sevens_books", "1 more book of sevens."),
        ("good_melds", "Melds that these rules allow: 1 of 2 are."),
    ],
)
def test_what_is_missing(code: str, said: str) -> None:
    assert missing_words(Missing(code, 1, 2)) == said


def test_notes_are_whole_sentences() -> None:
    assert [note for note in NOTES.values() if not note.endswith(".")] == []


@pytest.mark.parametrize(
    ("meld", "said"),
    [
        (Meld("K", 5, 2), "5 kings + 2 jokers"),
        (Meld("wild", 0, 1, 2), "2 twos + 1 joker"),
        (Meld("6", 1), "1 six"),
    ],
)
def test_a_meld(meld: Meld, said: str) -> None:
    assert meld_words(meld) == said


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_every_rule_is_printed_with_its_note(rules: RuleSet) -> None:
    said = rules_text(rules)
    assert said.startswith(f"{rules.name} ({rules.slug})\nSource: {rules.source}\n\nTable\n")
    for name in HELP.keys() - {"slug", "name", "source", "notes"}:
        assert f"  {HELP[name].label}:" in said
    for _, note in rules.notes:
        assert f"\n      {note}\n" in said


@pytest.mark.parametrize(
    ("slug", "rows"),
    [
        ("classic", {"Minimum by deal": "50, 90, 120, 150", "Minimum by score": "not used"}),
        ("seven-hundred", {"Minimum by deal": "not used", "Minimum by score": "not used"}),
        ("canasta", {"Minimum by deal": "not used", "Wild book": "not used",
                     "Red three in a foot": "not used"}),
    ],
)  # fmt: skip
def test_a_value_that_plays_no_part_is_not_told_as_a_rule(slug: str, rows: dict[str, str]) -> None:
    said = dict(
        line.strip().split(": ", 1)
        for line in rules_text(PRESETS[slug]).splitlines()
        if ": " in line
    )
    assert {label: said[label].strip() for label in rows} == rows


def test_presets_in_two_columns() -> None:
    assert presets_text([PRESETS["classic"], PRESETS["canasta"]]) == (
        "classic   Classic\ncanasta   Canasta\n"
    )


HOUSE = read_rules(
    {
        "base": "classic",
        "changes": {
            "special_books": [["7", 5000], ["5", 3000]],
            "target": [5000, 7500, 5000, 5000, 6000],
            "deals": None,
            "opening_by_score": [[None, 15], [0, 50], [1500, 90]],
            "seatings": [[4, 2], [6, 3]],
            "decks": -1,
            "decks_follow_players": True,
            "hand_cards": 7,
            "foot_cards": 7,
        },
    }
)


@pytest.mark.parametrize(
    ("rules", "name", "said"),
    [
        (HOUSE, "special_books", "sevens 5,000, fives 3,000"),
        (HOUSE, "target", "5,000 for 2, 7,500 for 3, 5,000 for 4 to 5, 6,000 for 6 players"),
        (HOUSE, "opening_by_score", "15 at first, 50 from 0, 90 from 1,500"),
        (HOUSE, "seatings", "4 in 2 sides, 6 in 3 sides"),
        (HOUSE, "decks", "1 fewer than players"),
        (HOUSE, "deals", "none"),
        (HOUSE, "hand_cards", "7"),
        (replace(HOUSE, notes=(("decks", "Few."),)), "notes", "1 note"),
        (PRESETS["classic"], "special_books", "none"),
        (PRESETS["classic"], "decks", "5"),
        (PRESETS["players-plus-one"], "decks", "1 more than players"),
        (replace(PRESETS["players-plus-one"], decks=0), "decks", "as many as players"),
        (PRESETS["classic"], "opening_by_deal", "50, 90, 120, 150"),
        (PRESETS["classic"], "wild_melds", "yes"),
        (PRESETS["classic"], "adjustments", "no"),
        (PRESETS["classic"], "naturals", "at least twice as many"),
        (PRESETS["classic"], "black_three_foot", "−5"),
        (PRESETS["classic"], "name", "Classic"),
    ],
)
def test_a_value(rules: RuleSet, name: str, said: str) -> None:
    assert value_words(rules, name) == said
