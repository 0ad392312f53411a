"""The opening and going-out files: what is read, and what is refused at which key."""

from collections.abc import Callable
from typing import Any

import pytest

from scorekeeper.scoring.cards import Cards
from scorekeeper.scoring.entry import Books, SideEntry
from scorekeeper.scoring.file_error import FileErrors
from scorekeeper.scoring.going_out_json import GoingOutFile, read_going_out
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.opening_json import OpeningFile, read_opening
from scorekeeper.scoring.rulesets import PRESETS

CLASSIC = PRESETS["classic"]


def opening(**more: Any) -> dict[str, Any]:
    """An opening file."""
    return {"format": "scorekeeper/opening-1", "rules": "classic", **more}


def going_out(**more: Any) -> dict[str, Any]:
    """A going-out file."""
    return {"format": "scorekeeper/going-out-1", "rules": "classic", **more}


def refused(read: Callable[[object], object], data: object) -> dict[str, str]:
    """Path and reason of everything that is wrong with a file."""
    try:
        read(data)
    except FileErrors as problem:
        return {error.path: error.reason for error in problem.errors}
    return {}


def test_an_opening_of_melds() -> None:
    melds = [{"rank": "K", "naturals": 3}]
    read = read_opening(opening(players=6, deal=2, score=-50, melds=melds, from_pile={"rank": "K"}))
    assert read == OpeningFile(
        rules=CLASSIC, players=6, deal=2, score=-50, melds=(Meld("K", 3),), from_pile="K"
    )


def test_an_opening_from_a_hand() -> None:
    read = read_opening(opening(hand={"K": 3, "joker": 1}, prefer="wilds"))
    assert read.hand == Cards.of({"K": 3, "joker": 1})
    assert (read.prefer, read.melds) == ("wilds", ())


def test_what_is_left_out_of_an_opening() -> None:
    read = read_opening(opening(melds=[]))
    assert read == OpeningFile(rules=CLASSIC, players=4, deal=1, score=0)


def test_the_hand_is_looked_through_for_the_fewest_cards() -> None:
    assert read_opening(opening(hand={})).prefer == "cards"


OPENINGS: dict[str, tuple[Any, dict[str, str]]] = {
    "neither melds nor a hand": (opening(), {"melds": "is missing, it must be given"}),
    "melds and a hand": (
        opening(melds=[], hand={}),
        {"melds": "is given beside hand, give the melds or the cards held"},
    ),
    "a hand that nobody holds": (
        opening(hand={"K": 31}),
        {"hand": "must be 30 cards at most, not 31"},
    ),
    "cards that there are not": (
        opening(hand={"K": -1}),
        {"hand.K": "must be a whole number from 0 to 1,000, not -1"},
    ),
    "a preference among melds": (
        opening(melds=[], prefer="cards"),
        {"prefer": "must be left out with melds, it ranks openings from a hand"},
    ),
    "a preference that there is not": (
        opening(hand={}, prefer="luck"),
        {"prefer": 'must be one of "cards", "wilds", "points", not the text "luck"'},
    ),
    "a pile without a card": (
        opening(melds=[], from_pile={}),
        {"from_pile.rank": "is missing, it must be given"},
    ),
    "a pile with a card that there is not": (
        opening(melds=[], from_pile={"rank": "1"}),
        {
            "from_pile.rank": 'must be one of "A", "K", "Q", "J", "10", "9", "8", "7", "6", "5",'
            ' "4", "2", "joker", "3R", "3B", not the text "1", did you mean "10"?'
        },
    ),
    "a pile that is no object": (
        opening(melds=[], from_pile="K"),
        {"from_pile": 'must be an object with keys, not the text "K"'},
    ),
    "a score that is no number": (
        opening(melds=[], score="50"),
        {"score": 'must be a whole number from -1,000,000 to 1,000,000, not the text "50"'},
    ),
    "a deal file": (
        opening(melds=[], format="scorekeeper/deal-1"),
        {"format": 'must be "scorekeeper/opening-1", not the text "scorekeeper/deal-1"'},
    ),
    "a key that there is not": (
        opening(melds=[], side={}),
        {
            "side": "is not a key of this file, the keys here are format, rules, players, deal,"
            " score, hand, melds, from_pile"
        },
    ),
}


@pytest.mark.parametrize(("data", "told"), OPENINGS.values(), ids=OPENINGS)
def test_what_an_opening_cannot_say(data: object, told: dict[str, str]) -> None:
    assert refused(read_opening, data) == told


KEYS = ["rules", "players", "deal", "score", "melds", "from_pile"]
VALUES = [None, "", -(10**12), 10**12, 1.5, "１２", "🂡", [None], {"x": 1}]
IDS = ["null", "empty", "negative", "huge", "half", "full-width", "emoji", "list", "keys"]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", VALUES, ids=IDS)
def test_a_wrong_value_of_an_opening_is_told_at_its_key(key: str, value: object) -> None:
    paths = refused(read_opening, opening(melds=[]) | {key: value})
    assert paths
    assert all(path.startswith(key) for path in paths)


@pytest.mark.parametrize(
    "key", ["rules", "players", "deal", "side", "permission", "partner_played_from_foot"]
)
@pytest.mark.parametrize("value", VALUES, ids=IDS)
def test_a_wrong_value_of_a_going_out_is_told_at_its_key(key: str, value: object) -> None:
    paths = refused(read_going_out, going_out(side={}) | {key: value})
    assert paths
    assert all(path.startswith(key) for path in paths)


def test_a_going_out() -> None:
    read = read_going_out(
        going_out(
            players=2,
            deal=3,
            side={"books": {"clean": 2}},
            partner_played_from_foot=True,
            permission=False,
        )
    )
    assert read == GoingOutFile(
        rules=CLASSIC,
        players=2,
        deal=3,
        side=SideEntry(books=Books(clean=2)),
        partner_played_from_foot=True,
        permission=False,
    )


def test_what_nobody_said_about_going_out() -> None:
    read = read_going_out(going_out(side={}))
    assert (read.players, read.deal) == (4, 1)
    assert (read.partner_played_from_foot, read.permission) == (None, None)


GOING_OUTS: dict[str, tuple[Any, dict[str, str]]] = {
    "no side": (going_out(), {"side": "is missing, it must be given"}),
    "a side that is none": (
        going_out(side=[]),
        {"side": "must be an object with keys, not a list"},
    ),
    "a wrong key within the side": (
        going_out(side={"books": {"clean": True}}),
        {"side.books.clean": "must be a whole number from 0 to 1,000, not true"},
    ),
    "more players than sit there": (
        going_out(side={"players": 5}),
        {"side.players": "must be at most 4, the players of the table"},
    ),
    "an answer that is none": (
        going_out(side={}, permission="yes", partner_played_from_foot=None),
        {
            "permission": 'must be true or false, not the text "yes"',
            "partner_played_from_foot": "must be true or false, not null",
        },
    ),
    "rules that cannot be read": (
        going_out(side={}, rules=None),
        {"rules": "must be an object with keys, not null"},
    ),
}


@pytest.mark.parametrize(("data", "told"), GOING_OUTS.values(), ids=GOING_OUTS)
def test_what_a_going_out_cannot_say(data: object, told: dict[str, str]) -> None:
    assert refused(read_going_out, data) == told
