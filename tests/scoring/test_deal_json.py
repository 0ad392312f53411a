"""The deal file: what is read, and what is refused at which key."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.scoring.cards import NO_CARDS, Cards
from scorekeeper.scoring.deal_json import DealFile, deal_to_json, read_deal, read_side, side_to_json
from scorekeeper.scoring.entry import Adjustment, Books, Left, SideEntry, Threes
from scorekeeper.scoring.file_error import FileErrors
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.rulesets import PRESETS
from tests.strategies import deals, entries, rule_sets

CLASSIC = PRESETS["classic"]
FULL_SIDE: dict[str, Any] = {
    "name": "North-South",
    "players": ["Ann", "Bo"],
    "books": {"clean": 2, "dirty": 1, "wild": 1},
    "card_points": 1285,
    "melds": [{"rank": "Q", "naturals": 5, "jokers": 1, "twos": 1}],
    "cards": {"A": 4, "10": 3, "2": 1},
    "red_threes": {"laid": 2, "hand": 1, "foot": 1},
    "left": {"points": 80, "black_threes": {"hand": 1, "foot": 2}, "unopened_feet": 1},
    "went_out": True,
    "concealed": True,
    "exact_cuts": 1,
    "opened_first": True,
    "adjustment": {"points": -50, "note": "talked"},
    "melded": True,
    "overrides": ["books_missing:books.clean"],
}
FULL_ENTRY = SideEntry(
    name="North-South",
    players=2,
    books=Books(2, 1, 1),
    card_points=1285,
    melds=(Meld("Q", 5, 1, 1),),
    cards=Cards.of({"A": 4, "10": 3, "2": 1}),
    red_threes=Threes(2, 1, 1),
    black_threes=Threes(0, 1, 2),
    left=Left(points=80, unopened_feet=1),
    went_out=True,
    concealed=True,
    exact_cuts=1,
    opened_first=True,
    adjustment=Adjustment(-50, "talked"),
    melded=True,
    overrides=frozenset({("books_missing", "books.clean")}),
)


def deal(*sides: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A deal file with these sides."""
    return {"format": "scorekeeper/deal-1", "rules": "classic", "sides": list(sides), **more}


def refused(data: object) -> dict[str, str]:
    """Path and reason of everything that is wrong with a deal file."""
    try:
        read_deal(data)
    except FileErrors as problem:
        return {error.path: error.reason for error in problem.errors}
    return {}


def test_every_key_of_a_side_is_read() -> None:
    assert read_side(FULL_SIDE, "", CLASSIC) == FULL_ENTRY


def test_a_side_may_be_empty() -> None:
    assert read_side({}, "", CLASSIC) == SideEntry()
    assert side_to_json(SideEntry()) == {}


def test_cards_left_card_by_card() -> None:
    side = read_side({"left": {"hand": {"7": 1, "3B": 1}, "foot": {}}}, "", CLASSIC)
    assert side.left == Left(hand=Cards.of({"7": 1, "3B": 1}), foot=NO_CARDS)


@pytest.mark.parametrize("key", FULL_SIDE)
@pytest.mark.parametrize(
    "value",
    [None, -1, 10**12, 1.5, "１２", "🂡", "2", [None], [[]], {"x": 1}],
    ids=[
        "null",
        "negative",
        "huge",
        "half",
        "full-width",
        "emoji",
        "text",
        "list",
        "nested",
        "keys",
    ],
)
def test_a_wrong_value_is_told_at_its_key(key: str, value: object) -> None:
    if (key, value) in (("name", "１２"), ("name", "🂡"), ("name", "2")):
        assert refused(deal({key: value})) == {}
        return
    paths = refused(deal({}, {key: value}))
    assert paths
    assert all(path.startswith(f"sides[1].{key}") for path in paths)


def leaves(value: Any, path: str) -> list[str]:
    """The paths of everything within a side."""
    if isinstance(value, dict):
        return [leaf for key, item in value.items() for leaf in leaves(item, f"{path}.{key}")]
    if isinstance(value, list):
        return [leaf for n, item in enumerate(value) for leaf in leaves(item, f"{path}[{n}]")]
    return [path]


LEAVES = leaves(FULL_SIDE, "sides[0]")


def spoilt(path: str) -> dict[str, Any]:
    """The full side with a wrong value at this path."""
    side: Any = deepcopy(FULL_SIDE)
    steps = path.replace("[", ".").replace("]", "").split(".")[2:]
    place = side
    for step in steps[:-1]:
        place = place[int(step) if isinstance(place, list) else step]
    last = steps[-1]
    place[int(last) if isinstance(place, list) else last] = 0.5
    return deal(side)


@pytest.mark.parametrize("path", LEAVES)
def test_every_leaf_is_read_strictly(path: str) -> None:
    assert list(refused(spoilt(path))) == [path]


SIDES: dict[str, tuple[dict[str, Any], str, str]] = {
    "a count over 1,000": (
        {"red_threes": {"laid": 1001}},
        "red_threes.laid",
        "must be a whole number from 0 to 1,000, not 1,001",
    ),
    "an amount over 100,000": (
        {"card_points": 100_001},
        "card_points",
        "must be a whole number from 0 to 100,000, not 100,001",
    ),
    "points beside the cards left": (
        {"left": {"points": 0, "hand": {}}},
        "left.points",
        "is given beside the cards left, give the points or the cards, not both",
    ),
    "points beside the cards of a foot": (
        {"left": {"points": 5, "foot": {"4": 1}}},
        "left.points",
        "is given beside the cards left, give the points or the cards, not both",
    ),
    "red threes counted and among the cards": (
        {"left": {"hand": {"3R": 1}}, "red_threes": {"hand": 1}},
        "red_threes.hand",
        "is given beside 3R in left.hand, give these threes once",
    ),
    "black threes counted and among the cards": (
        {"left": {"foot": {"3B": 1}, "black_threes": {"foot": 0}}},
        "left.black_threes.foot",
        "is given beside 3B in left.foot, give these threes once",
    ),
    "books of a rank that is not special": (
        {"books": {"sevens": 1}},
        "books.sevens",
        "earn nothing of their own in these rules, count them as clean or dirty books",
    ),
    "books of a rank that there is not": (
        {"books": {"threes": 1}},
        "books.threes",
        "is not a key of this file, the keys here are clean, dirty, wild",
    ),
    "a rank that there is not": (
        {"cards": {"1": 1}},
        "cards.1",
        "is not a key of this file, did you mean 10",
    ),
    "a meld without cards": (
        {"melds": [{"rank": "K"}]},
        "melds[0]",
        "holds no cards, count its naturals, jokers and twos",
    ),
    "a meld without a rank": (
        {"melds": [{"naturals": 3}]},
        "melds[0].rank",
        "is missing, it must be given",
    ),
    "a meld of twos is wild": (
        {"melds": [{"rank": "2", "twos": 3}]},
        "melds[0].rank",
        'must be one of "A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "wild", "3B",'
        ' "3R", not the text "2"',
    ),
    "a wild meld with naturals": (
        {"melds": [{"rank": "wild", "naturals": 3}]},
        "melds[0].naturals",
        "must be left out, a wild meld has only wild cards",
    ),
    "nobody": ({"players": []}, "players", "must be a list of 1 to 6, not of 0"),
    "a player without a name": (
        {"players": ["Ann", ""]},
        "players[1]",
        "must have at least 1 characters, not 0",
    ),
    "an error cannot be accepted": (
        {"overrides": ["too_many:red_threes.laid"]},
        "overrides[0]",
        "names too_many, which cannot have happened and cannot be accepted",
    ),
    "a code that there is not": (
        {"overrides": ["cheating:books"]},
        "overrides[0]",
        "must begin with the code of a problem",
    ),
    "an override without a field": (
        {"overrides": ["books_missing:"]},
        "overrides[0]",
        'must be "code:field" of a problem',
    ),
}


@pytest.mark.parametrize(("side", "path", "reason"), SIDES.values(), ids=SIDES)
def test_what_a_side_cannot_say(side: dict[str, Any], path: str, reason: str) -> None:
    assert refused(deal({}, side)) == {f"sides[1].{path}": reason}


def test_threes_may_be_counted_in_the_hand_and_listed_in_the_foot() -> None:
    side = {"left": {"foot": {"3R": 1}}, "red_threes": {"hand": 1, "laid": 2}}
    assert read_side(side, "", CLASSIC).red == Threes(2, 1, 1)


DEALS: dict[str, tuple[Any, dict[str, str]]] = {
    "no object": ([], {"": "must be an object with keys, not a list"}),
    "nothing": (
        {},
        {
            "format": 'is missing, it must be "scorekeeper/deal-1"',
            "rules": "is missing, it must be given",
            "sides": "is missing, it must be given",
        },
    ),
    "another version": (
        deal({}, format="scorekeeper/deal-2", new=1),
        {
            "format": "is version 2 of such a file, but version 1 is read here:"
            " bring scorekeeper up to date"
        },
    ),
    "another kind of file": (
        deal({}, format="scorekeeper/rules-1"),
        {"format": 'must be "scorekeeper/deal-1", not the text "scorekeeper/rules-1"'},
    ),
    "a version that is no number": (
        deal({}, format="scorekeeper/deal-x"),
        {"format": 'must be "scorekeeper/deal-1", not the text "scorekeeper/deal-x"'},
    ),
    "a format that is no text": (
        deal({}, format=1),
        {"format": 'must be "scorekeeper/deal-1", not 1'},
    ),
    "no sides": (deal(), {"sides": "must be a list of 1 to 6, not of 0"}),
    "seven sides": (deal(*[{}] * 7), {"sides": "must be a list of 1 to 6, not of 7"}),
    "one player": (
        deal({}, {}, players=1),
        {"players": "must be a whole number from 2 to 6, not 1"},
    ),
    "deal 0": (deal({}, deal=0), {"deal": "must be a whole number from 1 to 1,000, not 0"}),
    "players who do not divide": (
        deal({}, {}, players=5),
        {
            "players": "must be a number that 2 sides can share evenly, not 5;"
            " or give each side its players"
        },
    ),
    "players of one side only": (
        deal({"players": 2}, {}),
        {"sides[1].players": "is missing, give the players of every side or of none"},
    ),
    "players who are not so many": (
        deal({"players": 2}, {"players": 1}, players=4),
        {"players": "is 4, but the sides have 3 together"},
    ),
    "more players than can play": (
        deal({"players": 4}, {"players": 4}),
        {"sides": "have 8 players, at most 6 can play"},
    ),
    "one side with more players than the table": (
        deal({"players": 5}, players=4),
        {"sides[0].players": "must be at most 4, the players of the table"},
    ),
    "a score too few": (
        deal({}, {}, scores_before=[0]),
        {"scores_before": "must be a list of 2, not of 1"},
    ),
    "a score that is no number": (
        deal({}, {}, scores_before=[0, "5"]),
        {"scores_before[1]": "must be a whole number from -1,000,000 to 1,000,000,"
                             ' not the text "5"'},
    ),
    "a problem that cannot be accepted": (
        deal({}, overrides=["went_out_twice:0:went_out"]),
        {"overrides[0]": "names went_out_twice, which cannot have happened and cannot be accepted"},
    ),
    "an override of a side that there is not": (
        deal({}, {}, overrides=["books_missing:2:books"]),
        {"overrides[0]": 'must be "code:side:field", the side from 0 to 1'},
    ),
    "an override whose side is no number": (
        deal({}, {}, overrides=["books_missing:x:books"]),
        {"overrides[0]": 'must be "code:side:field", the side from 0 to 1'},
    ),
    "an override without a side": (
        deal({}, {}, overrides=["books_missing"]),
        {"overrides[0]": 'must be "code:side:field", the side from 0 to 1'},
    ),
    "rules that there are not, and what else is wrong": (
        deal({"books": {"sevens": 1}, "went_out": 1}, rules=["classic"]),
        {
            "rules": "must be an object with keys, not a list",
            "sides[0].went_out": "must be true or false, not 1",
        },
    ),
}  # fmt: skip


@pytest.mark.parametrize(("data", "told"), DEALS.values(), ids=DEALS)
def test_what_a_deal_cannot_say(data: object, told: dict[str, str]) -> None:
    assert refused(data) == told


@pytest.mark.parametrize(
    "key", ["format", "rules", "players", "deal", "scores_before", "sides", "overrides"]
)
@pytest.mark.parametrize(
    "value",
    [None, "", -1, 10**12, 1.5, "１２", "🂡", [None], {"x": 1}],
    ids=["null", "empty", "negative", "huge", "half", "full-width", "emoji", "list", "keys"],
)
def test_a_wrong_value_of_the_deal_is_told_at_its_key(key: str, value: object) -> None:
    paths = refused(deal({}) | {key: value})
    assert paths
    assert all(path.startswith(key) for path in paths)


PLAYERS: dict[str, tuple[dict[str, Any], int]] = {
    "two sides are four players": (deal({}, {}), 4),
    "three sides are three players": (deal({}, {}, {}), 3),
    "a number that is given": (deal({}, {}, players=6), 6),
    "sides that name theirs": (deal({"players": 2}, {"players": ["Cy"]}), 3),
    "one side sits at the usual table": (deal({"players": 2}), 4),
}


@pytest.mark.parametrize(("data", "players"), PLAYERS.values(), ids=PLAYERS)
def test_how_many_play(data: dict[str, Any], players: int) -> None:
    assert read_deal(data).entry.players == players


def test_what_is_left_out_of_a_deal() -> None:
    entry = read_deal(deal({}, {})).entry
    assert (entry.deal, entry.scores_before) == (1, (0, 0))


def test_accepted_problems_go_to_their_side() -> None:
    given = ["seating::players", "books_missing:1:books.clean"]
    sides = read_deal(deal({}, {}, overrides=given)).entry.sides
    assert sides[0].overrides == {("seating", "players")}
    assert sides[1].overrides == {("books_missing", "books.clean")}


@given(st.data())
def test_a_side_reads_back_equal_and_nothing_shorter_does(data: st.DataObject) -> None:
    rules = data.draw(rule_sets())
    side = data.draw(entries(rules))
    written = side_to_json(side)
    assert read_side(written, "", rules) == side
    for key in written:
        shorter = {other: value for other, value in written.items() if other != key}
        assert read_side(shorter, "", rules) != side


@given(st.data())
def test_a_deal_reads_back_equal(data: st.DataObject) -> None:
    rules = data.draw(rule_sets())
    file = DealFile(data.draw(deals(rules)), rules)
    assert read_deal(deal_to_json(file)) == file


def test_accepted_problems_are_written_at_the_deal() -> None:
    file = read_deal(deal({}, {}, overrides=["books_missing:1:books.clean"]))
    written = deal_to_json(file)
    assert written["overrides"] == ["books_missing:1:books.clean"]
    assert written["sides"] == [{}, {}]
    assert read_deal(written) == file
