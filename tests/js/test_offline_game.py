"""A game that a phone keeps is scored there as the server scores it."""

import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scorekeeper.actions.game_view import Deal, Game
from scorekeeper.record import LONGEST_NAME
from scorekeeper.scoring.rulesets import PRESETS
from tests.js.conftest import Call
from tests.js.plays import any_game, play_json
from tests.js.twins import FACTS

WORLD = {"facts": FACTS, "words": {"LONGEST_NAME": LONGEST_NAME}}
OFFLINE = str(Path(__file__).with_name("offline.mjs"))
HOUSES = 40


def looked_at(game: Game) -> dict[str, Any]:
    """All that a game says of itself, as `look` of offline.mjs tells it."""
    sides = range(len(game.sides))
    numbers = range(1, game.last_open_deal + 2)
    return {
        **{
            name: getattr(game, name)
            for name in (
                "tag", "name", "players", "first_dealer", "decks", "next_deal", "last_open_deal",
                "totals_after", "last_act",
            )
        },
        "sides": [asdict(side) for side in game.sides],
        "standing": {**asdict(game.standing), "is_over": game.standing.is_over},
        "result": game.result and asdict(game.result),
        "created": game.created.date().isoformat(),
        "rules": game.rules.name,
        "deals": [_deal(deal) for deal in game.deals],
        "there": [game.deal(number) is not None for number in numbers],
        "agreeing": [game.agreeing(number) for number in numbers],
        "revisions_of": [game.revisions_of(number) for number in numbers],
        "scores_before": [game.scores_before(number) for number in numbers],
        "dealers": [game.dealer(number) for number in numbers],
        "beginners": [game.begins(number) for number in numbers],
        "minimums": [[game.opening_minimum(side, number) for side in sides] for number in numbers],
        "minimum_now": [game.opening_minimum(side) for side in sides],
    }  # fmt: skip


def _deal(deal: Deal) -> dict[str, Any]:
    return {
        "number": deal.number,
        "revisions": deal.revisions,
        "is_complete": deal.is_complete,
        "scores": deal.scores
        and [
            {
                "total": score.total,
                "total_after": score.total_after,
                "lines": [{**asdict(line), "points": line.points} for line in score.lines],
            }
            for score in deal.scores
        ],
        "problems": [
            {**asdict(found), "extra": dict(found.extra), "severity": found.severity}
            for found in deal.problems
        ],
        "entries": [
            entry and [entry.went_out, sorted(map(":".join, entry.overrides))]
            for entry in deal.entries
        ],
    }


def compare(call: Call, games: list[Game]) -> None:
    plays = [play_json(game) for game in games]
    for game, answer in zip(games, call(OFFLINE, "look", plays, WORLD), strict=True):
        assert answer == json.loads(json.dumps(looked_at(game)))


@pytest.mark.parametrize("slug", PRESETS)
def test_games_of_each_preset(call: Call, slug: str) -> None:
    compare(call, [any_game(Random(f"{slug} {number}"), PRESETS[slug]) for number in range(4)])


@pytest.mark.slow
def test_games_of_random_house_rules(call: Call) -> None:
    compare(call, [any_game(Random(f"house {number}")) for number in range(HOUSES)])


def test_the_random_games_are_of_all_kinds() -> None:
    games = [any_game(Random(f"house {number}")) for number in range(HOUSES)]
    assert {len(game.players) for game in games} == {2, 3, 4, 5, 6}
    assert any(not game.deals for game in games)
    assert any(game.result for game in games)
    assert any(game.agreed for game in games)
    assert any(not deal.is_complete for game in games for deal in game.deals)
    assert any(game.removed for game in games)
