"""The HTTP API: the same bodies as the command line; nothing of it needs a cookie."""

from typing import Any

import pytest

from scorekeeper.scoring.rulesets import PRESETS
from tests.web.conftest import Phone

DEAL: dict[str, Any] = {
    "format": "scorekeeper/deal-1",
    "rules": "classic",
    "players": 4,
    "deal": 3,
    "scores_before": [2310, 1875],
    "sides": [
        {
            "name": "North-South",
            "books": {"clean": 2, "dirty": 2, "wild": 1},
            "card_points": 1285,
            "red_threes": {"laid": 2},
            "went_out": True,
        },
        {"name": "East-West", "books": {"clean": 1, "dirty": 2}, "card_points": 640,
         "left": {"points": 80}},
    ],
}  # fmt: skip


def test_a_deal_is_scored(phone: Phone) -> None:
    answer = phone.post("/api/v1/score", json=DEAL)
    assert answer.status_code == 200
    assert answer.json is not None
    assert answer.json["valid"] is True
    assert [side["total_after"] for side in answer.json["sides"]] == [6995, 3535]


def test_an_impossible_deal_is_answered_with_its_problems(phone: Phone) -> None:
    deal = {**DEAL, "sides": [{**DEAL["sides"][0], "red_threes": {"laid": 11}}, DEAL["sides"][1]]}
    answer = phone.post("/api/v1/score", json=deal)
    assert answer.status_code == 200
    assert answer.json is not None
    assert answer.json["valid"] is False
    assert [problem["code"] for problem in answer.json["problems"]] == ["too_many"]


def test_an_opening_is_judged(phone: Phone) -> None:
    asked = {
        "format": "scorekeeper/opening-1", "rules": "classic", "players": 4, "deal": 2,
        "melds": [{"rank": "A", "naturals": 2, "jokers": 1}],
    }  # fmt: skip
    answer = phone.post("/api/v1/opening", json=asked)
    assert answer.json is not None
    assert (answer.json["meets"], answer.json["points"]) == (True, 90)


def test_going_out_tells_what_is_missing(phone: Phone) -> None:
    asked = {
        "format": "scorekeeper/going-out-1", "rules": "classic", "players": 4, "deal": 1,
        "side": {"books": {"clean": 2, "dirty": 2}, "card_points": 800},
        "partner_played_from_foot": True, "permission": True,
    }  # fmt: skip
    answer = phone.post("/api/v1/going-out", json=asked)
    assert answer.json is not None
    assert answer.json["missing"] == [{"code": "wild_books", "have": 0, "need": 1}]


UNREADABLE = {
    "nothing": (b"", ""),
    "no JSON": (b"{", ""),
    "not UTF-8": (b"\xff\xfe{}", ""),
    "a list": (b"[]", ""),
    "a number": (b"1e999", ""),
    "nested too deeply": (b"[" * 100_000, ""),
    "a key that no deal has": (
        b'{"format": "scorekeeper/deal-1", "rules": "classic", "sides": [{}], "decks": 5}',
        "decks",
    ),
    "text for a number": (
        b'{"format": "scorekeeper/deal-1", "rules": "classic", "sides": [{"card_points": "many"}]}',
        "sides[0].card_points",
    ),
}


@pytest.mark.parametrize(("body", "path"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_cannot_be_read_is_refused_with_its_path(phone: Phone, body: bytes, path: str) -> None:
    answer = phone.post("/api/v1/score", data=body, content_type="application/json")
    assert answer.status_code == 422
    assert answer.json is not None
    assert answer.json["path"] == path
    assert answer.json["error"]


@pytest.mark.parametrize("slug", PRESETS)
def test_a_preset_is_given_whole_and_reads_back(phone: Phone, slug: str) -> None:
    rules = phone.get(f"/api/v1/rules/{slug}").json
    answer = phone.post("/api/v1/score", json={**DEAL, "rules": rules})
    assert answer.status_code == 200


def test_the_presets_are_listed(phone: Phone) -> None:
    listed = phone.get("/api/v1/rules").text
    assert all(f'"{slug}"' in listed for slug in PRESETS)


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [("GET", "/api/v1/rules/bridge", 404), ("GET", "/api/v1/nothing", 404),
     ("GET", "/api/v1/score", 405)],
)  # fmt: skip
def test_refusals_of_the_api_are_json(phone: Phone, *, method: str, path: str, code: int) -> None:
    answer = phone.open(path, method=method)
    assert answer.status_code == code
    assert answer.json is not None
    assert answer.json["error"]


def test_too_large_a_file_is_refused(phone: Phone) -> None:
    assert phone.post("/api/v1/score", data=b" " * 300_000).status_code == 413


def test_the_api_sets_no_cookie(phone: Phone) -> None:
    assert "Set-Cookie" not in phone.post("/api/v1/score", json=DEAL).headers
