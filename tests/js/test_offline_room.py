"""How many games a phone keeps: the fifty newest, and every one of which something waits."""

from typing import Any

import pytest

from tests.js.conftest import Call
from tests.js.test_offline_outbox import OUTBOX

MOST = 50

GONE = {
    "fifty": (0, [], [], []),
    "the oldest one": (1, [], [], ["g0"]),
    "one that is over": (1, [], ["g7"], ["g7"]),
    "those that are over, then the oldest": (3, [], ["g9", "g7"], ["g7", "g9", "g0"]),
    "none of which something waits": (1, ["g0"], ["g0"], []),
    "the next one, where something waits of two": (3, ["g0", "g1"], [], ["g2"]),
    "none that was looked at last": (1, [], ["g50"], ["g0"]),
}


@pytest.mark.parametrize(("more", "waiting", "over", "gone"), GONE.values(), ids=GONE)
def test_the_games_that_go(
    call: Call, more: int, waiting: list[str], *, over: list[str], gone: list[str]
) -> None:
    names = [f"g{number}" for number in range(MOST + more)]
    assert call(OUTBOX, "room", kept(names), [{"key": key} for key in waiting], over) == gone


def test_a_game_that_was_begun_here_stays(call: Call) -> None:
    names = ["~own", *(f"g{number}" for number in range(MOST))]
    assert call(OUTBOX, "room", kept(names), [], []) == []


def kept(keys: list[str]) -> list[dict[str, Any]]:
    """These games, looked at in this order."""
    return [{"key": key, "seen": seen, "play": key} for seen, key in enumerate(keys)]
