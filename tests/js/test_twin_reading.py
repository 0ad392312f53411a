"""What cannot be read is refused in JavaScript at the same keys as in Python."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.js.twins import AnswerAll, Json, expected
from tests.scoring.test_deal_json import FULL_SIDE

ODD: tuple[Any, ...] = (
    -1, 1.5, 1001, 100_001, 10**7, "", "x", "two\nlines", "x" * 201, None, True, [], {}, [1], ["x"],
    {"x": 1}, "K", "joker", "books_missing:", "too_many:books", "seating::players", "none:1:x",
)  # fmt: skip
KEYS = ("x", "naam", "K", "a key", "ключ", "zero\u200bwidth", "🃏" * 30, "a" * 50, "")
LISTED_LEFT = {"hand": {"K": 2, "3B": 1}, "foot": {"3R": 1}, "unopened_feet": 1}
FILES: dict[str, tuple[str, Json]] = {
    "a deal": (
        "answerDeal",
        {
            "format": "scorekeeper/deal-1",
            "rules": "knee-and-foot",
            "players": 4,
            "deal": 2,
            "scores_before": [10, -20],
            "sides": [
                {**FULL_SIDE, "books": {"clean": 1, "sevens": 1}},
                {"players": 2, "left": LISTED_LEFT, "red_threes": {"laid": 1}},
            ],
            "overrides": ["seating::players", "books_missing:1:books.clean"],
        },
    ),
    "an opening": (
        "answerOpening",
        {
            "format": "scorekeeper/opening-1",
            "rules": "classic",
            "melds": [{"rank": "K", "naturals": 3}, {"rank": "wild", "jokers": 3}],
            "from_pile": {"rank": "K"},
            "score": -50,
        },
    ),
    "a hand": (
        "answerOpening",
        {
            "format": "scorekeeper/opening-1",
            "rules": {"base": "classic", "changes": {"wilds_max": 3}},
            "players": 4,
            "hand": {"K": 5, "joker": 2},
            "prefer": "wilds",
        },
    ),
    "going out": (
        "answerGoingOut",
        {
            "format": "scorekeeper/going-out-1",
            "rules": "classic",
            "deal": 2,
            "side": {"books": {"clean": 2}, "players": 2},
            "permission": True,
            "held": {"hand": 3, "feet": 1},
            "others": [{"side": {"card_points": 50}, "score_before": 5}],
        },
    ),
}


def damaged(file: Json, random: Random) -> Json:
    """The file with one or two keys that are wrong, missing or unknown; its rules stay."""
    file = json.loads(json.dumps(file))
    for _ in range(random.choice((1, 1, 2))):
        holder, key = random.choice([place for place in _places(file) if place[1] != "rules"])
        how = random.random()
        if how < 0.6:
            holder[key] = random.choice(ODD)
        elif how < 0.8 and isinstance(holder, dict):
            holder[random.choice(KEYS)] = random.choice(ODD)
        else:
            del holder[key]
    return file


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    for key, inside in list(value.items() if isinstance(value, dict) else enumerate(value)):
        yield value, key
        if isinstance(inside, (dict, list)) and key != "rules":
            yield from _places(inside)


@pytest.mark.parametrize(("name", "file"), FILES.values(), ids=FILES)
def test_a_good_file_is_read(answer_all: AnswerAll, name: str, file: Json) -> None:
    [answer] = answer_all(name, [file])
    assert answer == expected(name, file)
    assert "paths" not in answer


@pytest.mark.parametrize(("name", "file"), FILES.values(), ids=FILES)
def test_a_damaged_file_is_refused_at_the_same_keys(
    answer_all: AnswerAll, name: str, file: Json
) -> None:
    files = [damaged(file, Random(f"{name} {number}")) for number in range(300)]
    for one, answer in zip(files, answer_all(name, files), strict=True):
        assert answer == expected(name, one), one


WHOLE: dict[str, Any] = {
    "a list": [],
    "nothing": None,
    "text": "deal",
    "no format": {},
    "another format": {"format": "scorekeeper/opening-1", "x": 1},
    "a later version": {"format": "scorekeeper/deal-2", "x": 1},
    "no rules": {"format": "scorekeeper/deal-1", "sides": [{"books": {"sevens": 1}, "x": 1}]},
    "a preset that is not there": {"format": "scorekeeper/deal-1", "rules": "x", "sides": [{}]},
}


@pytest.mark.parametrize("data", WHOLE.values(), ids=WHOLE)
def test_what_is_no_deal_file_is_refused(answer_all: AnswerAll, data: Any) -> None:
    assert answer_all("answerDeal", [data]) == [expected("answerDeal", data)]
