"""What a quick line means: each line with the fields that it fills and the words left over."""

from typing import Any

import pytest

from scorekeeper.scoring.limits import limits_for
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.forms.deal_rows import Seat, rows_of
from scorekeeper.web.quick_line import example, vocabulary
from tests.js.conftest import Call

CLEAN, DIRTY, WILD = "books.clean", "books.dirty", "books.wild"
CARDS, RED, OUT, LEFT = "card_points", "red_threes.laid", "out", "left.points"
BLACK, BLACK_FOOT = "left.black_threes.hand", "left.black_threes.foot"
RED_HAND, RED_FOOT, FEET = "red_threes.hand", "red_threes.foot", "left.unopened_feet"
OWN = "own"
WHOLE = {CLEAN: "3", DIRTY: "2", WILD: "1", CARDS: "1285", RED: "2", OUT: OWN}
BOOKS = {CLEAN: "3", DIRTY: "2", WILD: "1"}


def sheet(slug: str) -> Any:
    """The rows of a side of two, and their vocabulary."""
    rules = PRESETS[slug]
    limits = limits_for(rules, decks=rules.decks_for(4))
    rows = rows_of(Seat(rules=rules, deal=1, players=2, limits=limits))
    return rows, vocabulary(rows, rules)


def understood(call: Call, text: str, slug: str = "classic") -> tuple[dict[str, str], list[str]]:
    answer = call("quick-line.js", "understand", text, sheet(slug)[1])
    return answer["fields"], answer["rest"]


ALL_OF_IT = {
    "the whole count": "3 clean 2 dirty 1 wild 1285 2 red out",
    "short forms": "3c 2d 1w 1285 2r out",
    "no blanks": "3c2d1w1285 2r out",
    "number words": "three clean two dirty one wild 1285 two red out",
    "another order": "out 2 red 1285 1 wild 2 dirty 3 clean",
    "points first": "1285 points, 3 clean, 2 dirty, 1 wild, 2 red, out",
    "whole names": "3 clean books, 2 dirty books, 1 wild book, 1285 card points, 2 red threes, out",
    "words before their numbers": "clean 3 dirty 2 wild 1 points 1285 red 2 out",
    "words before, points alone": "clean 3 dirty 2 wild 1 1285 red 2 out",
    "colons and lines": "Clean: 3\nDirty: 2\nWild: 1\nCards: 1285\nRed: 2\nwent out",
    "equals signs": "clean=3 dirty=2 wild=1 points=1285 red=2 out",
    "capitals and full stops": "Three Clean. Two Dirty. One Wild. 1,285. Two Red Threes. Out.",
    "full-width figures": "３ clean ２ dirty １ wild １２８５ ２ red out",
    "a comma at the thousands": "3 clean 2 dirty 1 wild 1,285 2 red out",
    "a blank at the thousands": "3 clean 2 dirty 1 wild 1 285 2 red out",
    "an apostrophe at the thousands": "3 clean 2 dirty 1 wild 1’285 2 red out",
    "spoken sentences": (
        "we had three clean books and two dirty books and one wild book with 1285 points, "
        "two red threes and we went out"
    ),
    "what a phone hears": "3 clean to dirty one wild 1285 too red out",
    "dashes between": "3 clean - 2 dirty - 1 wild - 1285 - 2 red - out",
    "hyphens": "3 clean-books 2 dirty-books 1 wild-book 1285 2 red-threes out",
    "points in words": (
        "three clean two dirty one wild one thousand two hundred and eighty five two reds out"
    ),
}


@pytest.mark.parametrize("text", ALL_OF_IT.values(), ids=ALL_OF_IT)
def test_one_count_said_in_many_ways_is_one_count(call: Call, text: str) -> None:
    assert understood(call, text) == (WHOLE, [])


PARTS: dict[str, tuple[str, dict[str, str]]] = {
    "nothing": ("", {}),
    "blanks": ("  , ", {}),
    "one chip": ("4 dirty", {DIRTY: "4"}),
    "no of it": ("no wild", {WILD: "0"}),
    "none of it": ("wild none", {WILD: "0"}),
    "zero": ("0 clean", {CLEAN: "0"}),
    "an article": ("a clean book", {CLEAN: "1"}),
    "twelve": ("twelve red threes", {RED: "12"}),
    "twenty": ("twenty clean", {CLEAN: "20"}),
    "twenty two": ("twenty-two clean", {CLEAN: "22"}),
    "a sum": ("640+95", {CARDS: "640+95"}),
    "a sum with blanks": (
        "3 clean 640 + 95 + 20 2 red",
        {CLEAN: "3", CARDS: "640+95+20", RED: "2"},
    ),
    "a spoken sum": ("640 plus 95 points", {CARDS: "640+95"}),
    "a sum that waits": ("640+", {CARDS: "640"}),
    "a sum of thousands": ("1,285+120", {CARDS: "1285+120"}),
    "a sum of counts": ("1+1 clean", {CLEAN: "2"}),
    "small points with their word": ("5 points", {CARDS: "5"}),
    "points left": ("80 left", {LEFT: "80"}),
    "left first": ("left 80", {LEFT: "80"}),
    "of two numbers beside left the smaller is left": ("700 left 35", {CARDS: "700", LEFT: "35"}),
    "left between the smaller and the larger": ("80 left 700", {LEFT: "80", CARDS: "700"}),
    "left in hand": ("80 points left", {LEFT: "80"}),
    "a sum left": ("60+25 left", {LEFT: "60+25"}),
    "points in words left": ("eighty five left", {LEFT: "85"}),
    "six hundred and forty": ("six hundred and forty, two red", {CARDS: "640", RED: "2"}),
    "left is taken off: a minus is no news": ("-80 left", {LEFT: "80"}),
    "minus in a word": ("left minus 80", {LEFT: "80"}),
    "a black three costs": ("minus 1 black three", {BLACK: "1"}),
    "the other side": (
        "1 clean 2 dirty 640 1 red three 80 left and a black three",
        {CLEAN: "1", DIRTY: "2", CARDS: "640", RED: "1", LEFT: "80", BLACK: "1"},
    ),
    "left before its points, after reds": ("2 red left 80", {RED: "2", LEFT: "80"}),
    "black three left": ("black three left", {BLACK: "1"}),
    "two black threes left": ("two black threes left", {BLACK: "2"}),
    "short black threes": ("2b 3r", {BLACK: "2", RED: "3"}),
    "threes in figures": ("2 red 3s 1 black 3", {RED: "2", BLACK: "1"}),
    "one red three": ("red three", {RED: "1"}),
    "red and its number": ("clean two red three", {CLEAN: "2", RED: "3"}),
    "red three in hand": ("red three in hand", {RED_HAND: "1"}),
    "red threes in hands": ("2 red threes in hands", {RED_HAND: "2"}),
    "red three in a foot": ("1 red three in a foot", {RED_FOOT: "1"}),
    "black threes in feet": ("2 black threes in feet", {BLACK_FOOT: "2"}),
    "feet": ("2 feet", {FEET: "2"}),
    "a foot": ("an unopened foot", {FEET: "1"}),
    "a foot and what lies in it": ("foot 1 red three in foot", {FEET: "1", RED_FOOT: "1"}),
    "the stock ran out": ("the stock ran out", {OUT: "none"}),
    "nobody": ("Nobody went out", {OUT: "none"}),
    "said twice the same": ("3 clean 3 clean", {CLEAN: "3"}),
}


@pytest.mark.parametrize(("text", "fields"), PARTS.values(), ids=PARTS)
def test_part_of_a_count_fills_its_rows_and_no_other(
    call: Call, text: str, fields: dict[str, str]
) -> None:
    assert understood(call, text) == (fields, [])


LEFT_OVER: dict[str, tuple[str, dict[str, str], list[str]]] = {
    "a slip of the finger keeps its number": (
        "3 clean 2 drity 1 wild",
        {CLEAN: "3", WILD: "1"},
        ["2 drity"],
    ),
    "as it was typed": ("2 Drity", {}, ["2 Drity"]),
    "a word alone": ("hello 3 clean", {CLEAN: "3"}, ["hello"]),
    "a kind without a number": ("clean", {}, ["clean"]),
    "a number that is no card points": ("3 clean 7", {CLEAN: "3"}, ["7"]),
    "points beside a strange word": ("letf 80", {}, ["letf 80"]),
    "points before a strange word": ("80 letf 3 clean", {CLEAN: "3"}, ["80 letf"]),
    "points after a strange word that has its number": (
        "3 clean 2 drity 640",
        {CLEAN: "3", CARDS: "640"},
        ["2 drity"],
    ),
    "points apart from it": ("hm 3 clean 640", {CLEAN: "3", CARDS: "640"}, ["hm"]),
    "two points alone may be a sum": ("640 95 3 clean", {CLEAN: "3"}, ["640 95"]),
    "said twice, the later one counts": (
        "3 clean 1 wild 2 clean",
        {CLEAN: "2", WILD: "1"},
        ["3 clean"],
    ),
    "not out": ("3 clean not out", {CLEAN: "3"}, ["not out"]),
    "did not go out": ("didn't go out", {}, ["didn't go out"]),
    "books below zero": ("-2 clean", {}, ["-2 clean"]),
    "books below zero in words": ("3 dirty minus two clean", {DIRTY: "3"}, ["minus two clean"]),
    "a minus at the end": ("3 clean minus", {CLEAN: "3"}, ["minus"]),
    "not out, with a word between": ("not really out", {}, ["not really out"]),
    "points below zero": ("3 clean minus 640", {CLEAN: "3"}, ["minus 640"]),
    "a count of three figures": ("285 clean", {}, ["285 clean"]),
    "a row that these rules have not": (
        "1 sevens 3 clean 640",
        {CLEAN: "3", CARDS: "640"},
        ["1 sevens"],
    ),
    "signs": ("?? 3 clean €", {CLEAN: "3"}, ["??", "€"]),
    "a script": ("<b>3 clean</b>", {CLEAN: "3"}, ["<b>", "</b>"]),
    "another language": ("三 clean", {}, ["三 clean"]),
    "a word of which another is a part": ("3 cleaner", {}, ["3 cleaner"]),
}


@pytest.mark.parametrize(("text", "fields", "rest"), LEFT_OVER.values(), ids=LEFT_OVER)
def test_what_is_not_understood_is_left_as_it_was_typed(
    call: Call, text: str, *, fields: dict[str, str], rest: list[str]
) -> None:
    assert understood(call, text) == (fields, rest)


OTHER_RULES: dict[str, tuple[str, str, dict[str, str], list[str]]] = {
    "special books by their rank": (
        "knee-and-foot",
        "1 sevens 2 books of fives 3 clean",
        {"books.sevens": "1", "books.fives": "2", CLEAN: "3"},
        [],
    ),
    "special books in figures": (
        "knee-and-foot",
        "1 7s, 5s 2",
        {"books.sevens": "1", "books.fives": "2"},
        [],
    ),
    "a book of sevens": ("pennies", "a book of sevens", {"books.sevens": "1"}, []),
    "no wild books here": (
        "players-plus-one",
        "3 clean 1 wild 640",
        {CLEAN: "3", CARDS: "640"},
        ["1 wild"],
    ),
    "no card points here": ("seven-hundred", "3 clean 640", {CLEAN: "3"}, ["640"]),
    "concealed": (
        "canasta",
        "1 clean 700 out concealed",
        {CLEAN: "1", CARDS: "700", OUT: OWN, "concealed": "yes"},
        [],
    ),
    "exact cuts": ("simpson", "2 cuts 3 clean", {"exact_cuts": "2", CLEAN: "3"}, []),
}


@pytest.mark.parametrize(("slug", "text", "fields", "rest"), OTHER_RULES.values(), ids=OTHER_RULES)
def test_each_rule_set_has_the_words_of_its_rows(
    call: Call, slug: str, text: str, *, fields: dict[str, str], rest: list[str]
) -> None:
    assert understood(call, text, slug) == (fields, rest)


@pytest.mark.parametrize("slug", PRESETS)
def test_the_example_of_a_sheet_is_understood(call: Call, slug: str) -> None:
    rows, words = sheet(slug)
    answer = call("quick-line.js", "understand", example(rows), words)
    assert answer["rest"] == []
    assert len(answer["fields"]) >= 4


def test_a_line_as_long_as_it_may_be_is_read(call: Call) -> None:
    fields, rest = understood(call, "3 clean 2 dirty bla " * 15)
    assert (fields, rest) == ({CLEAN: "3", DIRTY: "2"}, ["bla"] * 15)
