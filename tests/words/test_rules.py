"""The rules of a table in plain words: for presets as printed, for house rules from their data."""

from dataclasses import replace
from re import search
from typing import Any

import pytest
from hypothesis import given, settings

from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.words.rules import differences, faq, is_used, sections, summary, what_changed
from tests.strategies import rule_sets

CLASSIC, CANASTA = PRESETS["classic"], PRESETS["canasta"]
PLUS_ONE, SEVEN_HUNDRED = PRESETS["players-plus-one"], PRESETS["seven-hundred"]
FEW = settings(max_examples=60)
OPENS = "Opens at 50, 90, 120, 150 · 4 deals"


@pytest.mark.parametrize(
    ("rules", "first", "second"),
    [
        (CLASSIC, "5 decks · clean 500, dirty 300, wild 1,500", OPENS),
        (PLUS_ONE, "Players + 1 decks · clean 500, dirty 300, no wild", OPENS),
        (
            SEVEN_HUNDRED,
            "5 decks · clean 700, dirty 300, wild 1,500",
            "No minimum to open · cards not counted · 4 deals",
        ),
        (
            CANASTA,
            "2 decks, no foot · clean 500, dirty 300, no wild",
            "Opens at 15 to 120 by score · to 5,000 or 7,500",
        ),
        (
            replace(CLASSIC, special_books=(("7", 5000),), decks=6, deals=1),
            "6 decks · clean 500, dirty 300, sevens 5,000, wild 1,500",
            "Opens at 50, 90, 120, 150 · 1 deal",
        ),
        (
            replace(CLASSIC, opening_by_deal=(50, 60, 70, 80, 90, 100), deals=6),
            "5 decks · clean 500, dirty 300, wild 1,500",
            "Opens at 50 to 100 by deal · 6 deals",
        ),
        (
            replace(PLUS_ONE, decks=0, opening_by_deal=(60, 60, 60, 60)),
            "Decks as many as players · clean 500, dirty 300, no wild",
            "Opens at 60 · 4 deals",
        ),
        (
            replace(PLUS_ONE, decks=-1, seatings=((4, 2),)),
            "Decks 1 fewer than players · clean 500, dirty 300, no wild",
            OPENS,
        ),
    ],
    ids=[
        "classic", "players plus one", "seven hundred", "canasta", "special books", "many deals",
        "one minimum", "fewer decks",
    ],
)  # fmt: skip
def test_two_lines_say_what_differs(rules: RuleSet, first: str, second: str) -> None:
    assert summary(rules) == (first, second)


def test_no_two_presets_have_the_same_two_lines() -> None:
    assert len({summary(rules) for rules in PRESETS.values()}) == len(PRESETS)


def rows_of(rules: RuleSet) -> dict[str, dict[str, str]]:
    """Values by section and label."""
    return {
        section.title: {row.label: row.value for row in section.rows} for section in sections(rules)
    }


def test_the_classic_rules_in_full() -> None:
    assert rows_of(CLASSIC) == {
        "Table": {
            "Players": "2, 3 or 5 alone; 4 in 2 sides or alone; 6 in 2 or 3 sides or alone",
            "Decks": "5 decks of 54 cards, 270 in all",
            "Hand": "13 cards",
            "Foot": "13 cards",
        },
        "Cards": {"Joker": "50", "Two": "20", "Ace": "20", "King to 8": "10", "7 to 4": "5"},
        "Melds": {
            "A meld": "3 to 7 cards of a rank",
            "Wild cards in it": "at most 2",
            "Naturals in it": "at least twice as many",
            "Wild cards alone": "a meld too",
            "Unfinished of a rank": "1 at a time",
            "Threes": "never melded",
        },
        "Books": {"Clean": "500", "Dirty": "300", "Wild": "1,500"},
        "Red threes": {
            "Laid on the table": "+100 each",
            "Bonus for a set": "none",
            "Left in a hand": "−100 each",
            "Left in an unopened foot": "−100 each",
        },
        "Cards left at the end": {
            "Cards in hand or unopened foot": "minus their values",
            "Black three": "−5 each",
        },
        "Opening": {
            "A side's first melds": "50, 90, 120, 150 by deal",
            "Wild cards in them": "yes",
            "Counted": "card values only, of a taken pile only the top card",
        },
        "Going out": {
            "Bonus": "100",
            "Books needed": "2 clean, 2 dirty and 1 wild",
            "Partner's foot": "must be played from",
            "Partner's permission": "must be asked, binds",
            "Last card": "discarded",
            "When the stock ends the deal": "nobody gets the bonus",
        },
        "Length": {"Length": "4 deals", "Equal totals": "a shared win"},
    }


@pytest.mark.parametrize(
    ("rules", "section", "label", "value"),
    [
        (PLUS_ONE, "Table", "Decks", "1 more than players: 3 for 2, 4 for 3, 5 for 4"),
        (PLUS_ONE, "Table", "Players", "2 or 3 alone; 4 in 2 sides"),
        (PLUS_ONE, "Red threes", "Without a meld", "−100 each"),
        (PLUS_ONE, "Red threes", "Left in a hand", "none: each is laid and replaced"),
        (PLUS_ONE, "Going out", "Books needed", "2 clean and 2 dirty"),
        (PLUS_ONE, "Going out", "Partner's permission", "may be asked, does not bind"),
        (PLUS_ONE, "Books", "Wild", "none"),
        (PLUS_ONE, "Length", "Equal totals", "a draw"),
        (SEVEN_HUNDRED, "Cards", "Card values", "not counted"),
        (SEVEN_HUNDRED, "Cards left at the end", "Black three in hand", "0 each"),
        (SEVEN_HUNDRED, "Cards left at the end", "Black three in unopened foot", "−5 each"),
        (SEVEN_HUNDRED, "Opening", "A side's first melds", "any points"),
        (SEVEN_HUNDRED, "Going out", "Books needed", "none"),
        (SEVEN_HUNDRED, "Going out", "Partner's permission", "not asked for"),
        (CANASTA, "Table", "Hand", "15 for 2, 13 for 3, 11 for 4 players"),
        (CANASTA, "Table", "Foot", "none"),
        (CANASTA, "Melds", "A meld", "3 cards of a rank or more"),
        (CANASTA, "Melds", "Laid on a book", "naturals and wild cards"),
        (CANASTA, "Red threes", "Bonus for a set", "all of them: +400 besides"),
        (CANASTA, "Red threes", "The set without a meld", "−400 besides"),
        (
            CANASTA, "Opening", "A side's first melds",
            "by the side's score: 15 below 0, 50 from 0, 90 from 1,500, 120 from 3,000",
        ),
        (CANASTA, "Going out", "The whole hand in one turn", "200 instead"),
        (CANASTA, "Going out", "Books needed", "of any kind 2 for 2, 1 for 3 or 4 players"),
        (CANASTA, "Length", "Length", "first to 5,000 for 2 or 4, 7,500 for 3 players"),
    ],
)  # fmt: skip
def test_what_marks_the_other_sheets(
    rules: RuleSet, section: str, *, label: str, value: str
) -> None:
    assert rows_of(rules)[section][label] == value


@pytest.mark.parametrize(
    ("changes", "section", "label", "value"),
    [
        ({"feet": 2, "foot_cards": 11}, "Table", "Feet", "2 of 11 cards"),
        ({"tens_from": 10}, "Cards", "9 to 4", "5"),
        ({"melded_counted": False}, "Cards", "Melded cards", "not counted"),
        (
            {"black_three_melds": True, "black_three_points": 300},
            "Cards", "Black three melded", "300",
        ),
        (
            {"black_three_melds": True}, "Melds", "Black threes",
            "melded when going out, without wild cards",
        ),
        ({"wilds_max": None}, "Melds", "Wild cards in it", "any number"),
        ({"wilds_max": 0, "out_dirty": (0,)}, "Melds", "Wild cards in it", "none"),
        ({"book_naturals_min": 4}, "Melds", "Naturals in a dirty book", "at least 4"),
        ({"wild_book_mixed": 2000}, "Books", "Wild, jokers and twos", "2,000"),
        ({"special_books": (("7", 1500),)}, "Books", "Of sevens", "1,500"),
        (
            {"special_books": (("7", 1500),), "special_wilds": False},
            "Books", "Wild cards in these", "none",
        ),
        (
            {"special_books": (("7", 1500),), "special_unfinished_costs": True},
            "Books", "Unfinished, of these", "cost their bonus",
        ),
        (
            {"special_books": (("7", 1), ("5", 1)), "out_special": (1,)},
            "Going out", "Books needed", "2 clean, 2 dirty, 1 wild, 1 of sevens and 1 of fives",
        ),
        (
            {"out_clean": (3, 4, 5, 6)},
            "Going out", "Books needed", "clean 3, 4, 5, 6 by deal; 2 dirty; 1 wild",
        ),
        (
            {"out_books": (4,) * 5},
            "Going out", "Books needed", "2 clean, 2 dirty, 1 wild and 4 of any kind",
        ),
        ({"out_bonus": (300, 400)}, "Going out", "Bonus", "300, 400 by deal"),
        ({"partner_foot": "opened"}, "Going out", "Partner's foot", "must be picked up"),
        (
            {"out_left_counted": False},
            "Cards left at the end", "Of the side that is out", "only red threes count",
        ),
        ({"opening_wilds": False}, "Opening", "Wild cards in them", "none"),
        ({"opening": "score"}, "Opening", "A side's first melds", "by the side's score: 0"),
        ({"exact_cut": 100}, "Extras", "Exact cut", "+100"),
        ({"opened_first": 100}, "Extras", "First side to open", "+100"),
        (
            {"adjustments": True},
            "Extras", "Adjustment", "what the table agrees on, with a note",
        ),
        ({"deals": None, "target": (8500,) * 5}, "Length", "Length", "first to 8,500"),
    ],
)  # fmt: skip
def test_house_rules_in_words(
    changes: dict[str, Any], section: str, *, label: str, value: str
) -> None:
    assert rows_of(replace(CLASSIC, **changes))[section][label] == value


def test_players_alone_have_no_partners_rows() -> None:
    rows = rows_of(replace(CLASSIC, seatings=((2, 2), (3, 3))))["Going out"]
    assert [label for label in rows if "Partner" in label] == []


def test_a_row_says_where_its_value_comes_from() -> None:
    rows = {row.field: row.source for section in sections(PLUS_ONE) for row in section.rows}
    assert rows["clean_book"] == PLUS_ONE.source
    assert rows["joker_points"].startswith("None printed")
    agreed = replace(CLASSIC, clean_book=700, notes=(("clean_book", "Agreed at the table."),))
    sources = {row.field: row.source for section in sections(agreed) for row in section.rows}
    assert sources["clean_book"] == "Agreed at the table."


def test_how_players_plus_one_differs_from_classic() -> None:
    found = {each.label: (each.here, each.there) for each in differences(PLUS_ONE, CLASSIC)}
    assert found.pop("Seating")[0] == "4 in 2 sides, 2 in 2 sides, 3 in 3 sides"
    assert found == {
        "Decks": ("1 more than players", "5"),
        "Melds of wild cards": ("no", "yes"),
        "Wild book": ("not used", "1,500"),
        "Red threes need": ("a meld", "nothing"),
        "Red three without that": ("−100", "not used"),
        "Red threes may stay in a hand": ("no", "yes"),
        "Wild books to go out": ("not used", "1"),
        "Partner's permission": ("yes, the answer does not bind", "yes, the answer binds"),
        "Last discard": ("no", "yes"),
        "Tie": ("a draw", "a shared win"),
    }


def test_what_house_rules_change_in_sentences() -> None:
    house = replace(CLASSIC, slug="house", name="Ours", clean_book=700, opening_wilds=False)
    assert what_changed(house, CLASSIC) == (
        "Clean book: 700 instead of 500.",
        "Wild cards in the opening: no instead of yes.",
    )
    assert what_changed(CLASSIC, CLASSIC) == ()


@pytest.mark.parametrize(
    ("changes", "field", "used"),
    [
        ({"feet": 0, "partner_foot": "none"}, "foot_cards", False),
        ({}, "foot_cards", True),
        ({"feet": 0, "partner_foot": "none"}, "black_three_foot", False),
        ({"wild_melds": False, "out_wild": (0,)}, "wild_book_mixed", False),
        ({}, "special_wilds", False),
        ({"special_books": (("7", 1),)}, "special_wilds", True),
        ({"wilds_max": 0, "out_dirty": (0,)}, "naturals", False),
        ({"wilds_max": None}, "naturals", True),
        ({"melded_counted": False, "left_counted": False}, "joker_points", True),
        (
            {"melded_counted": False, "left_counted": False, "opening": "none"},
            "joker_points", False,
        ),
        ({}, "black_three_points", False),
        ({"black_three_melds": True}, "black_three_points", True),
        ({}, "red_three_set_bonus", False),
        ({"red_three_set": "four"}, "red_three_set_bonus", True),
        ({"red_three_set": "four"}, "red_three_set_without", False),
        ({"red_three_set": "four", "red_three_needs": "meld"}, "red_three_set_without", True),
        ({}, "opening_by_score", False),
        ({"opening": "score"}, "opening_by_deal", False),
        ({}, "clean_book", True),
    ],
)  # fmt: skip
def test_whether_a_field_plays_a_part(*, changes: dict[str, Any], field: str, used: bool) -> None:
    assert is_used(replace(CLASSIC, **changes), field) == used


def texts_of(rules: RuleSet) -> list[str]:
    """Everything that is said of a rule set, its own source and notes left out."""
    said = list(summary(rules))
    for section in sections(rules):
        said.append(section.title)
        said += [text for row in section.rows for text in (row.label, row.value)]
    return said + [text for each in faq(rules) for text in (each.question, each.answer)]


@given(rule_sets())
def test_of_any_rules_everything_is_said_and_nothing_is_empty(rules: RuleSet) -> None:
    said = texts_of(rules)
    assert [text for text in said if not text.strip() or search("None|-[0-9]", text)] == []
    assert all(section.rows for section in sections(rules))
    assert all(row.source for section in sections(rules) for row in section.rows)


@FEW
@given(rule_sets(), rule_sets())
def test_every_field_that_differs_shows_with_two_different_values(
    rules: RuleSet, other: RuleSet
) -> None:
    names = {name for name, field in FIELDS.items() if field.group != "about"}
    differ = {name for name in names if getattr(rules, name) != getattr(other, name)}
    if "decks_follow_players" in differ:  # the number of decks says it
        differ = differ - {"decks_follow_players"} | {"decks"}
    found = differences(rules, other)
    assert {each.field for each in found} == differ
    assert [each for each in found if each.here == each.there or not each.label] == []
    assert len(what_changed(rules, other)) == len(differ)


@FEW
@given(rule_sets(), rule_sets())
def test_differences_are_the_same_from_the_other_side(rules: RuleSet, other: RuleSet) -> None:
    turned = {each.field: (each.there, each.here) for each in differences(other, rules)}
    assert {each.field: (each.here, each.there) for each in differences(rules, other)} == turned
