"""The sentences that are spoken at the table."""

import pytest

from scorekeeper.scoring.game import Result, Standing
from scorekeeper.words.standing import Now, spoken

NS_EW = ("North-South", "East-West")
FOUR = ("Ann", "Bob", "Cem", "Dan")
SIX = (*FOUR, "Eve", "Fay")


def standing(totals: tuple[int, ...], *, lead: int = 0, deal: int | None = 3) -> Standing:
    best = max(totals)
    leaders = tuple(side for side, total in enumerate(totals) if total == best)
    return Standing(totals, leaders, lead, deal)


def on(names: tuple[str, ...], totals: tuple[int, ...], lead: int, *opening: int) -> Now:
    where = standing(totals, lead=lead)
    return Now(names=names, standing=where, counted=2, dealer="Ann", openings=opening)


def over(names: tuple[str, ...], totals: tuple[int, ...], *, lead: int, outcome: str) -> Now:
    where = standing(totals, lead=lead, deal=None)
    result = Result(where.leaders, outcome)
    return Now(
        names=names, standing=where, counted=4, dealer="", openings=(150, 150), result=result
    )


SAID: dict[str, tuple[Now, str]] = {
    "two sides: the lead tells the other total": (
        on(NS_EW, (7395, 6975), 420, 120, 120),
        "Deal 3. North-South 7,395, ahead by 420. Ann deals. Opening 120.",
    ),
    "before the first deal there are no totals": (
        Now(names=NS_EW, standing=Standing((0, 0), (0, 1), 0, 1), counted=0, dealer="Bob",
            openings=(50, 50)),
        "Deal 1. Bob deals. Opening 50.",
    ),
    "level": (
        on(NS_EW, (6345, 6345), 0, 120, 120),
        "Deal 3. North-South and East-West level at 6,345. Ann deals. Opening 120.",
    ),
    "three sides: the others follow, the highest first": (
        on(FOUR[:3], (500, 7395, 6975), 420),
        "Deal 3. Bob 7,395, ahead by 420. Cem 6,975. Ann 500. Ann deals.",
    ),
    "two of four are level": (
        on(FOUR, (900, 100, 900, 200), 0, 90, 90, 90, 90),
        "Deal 3. Ann and Cem level at 900. Dan 200. Bob 100. Ann deals. Opening 90.",
    ),
    "six sides, less than nothing": (
        on(SIX, (-80, -90, -1200, -80, -95, -100), 0),
        "Deal 3. Ann and Dan level at minus 80. Bob minus 90. Eve minus 95. Fay minus 100. "
        "Cem minus 1,200. Ann deals.",
    ),
    "a minimum for each side": (
        on(NS_EW, (1700, 150), 1550, 90, 50),
        "Deal 3. North-South 1,700, ahead by 1,550. Ann deals. "
        "Opening North-South 90, East-West 50.",
    ),
    "won": (
        over(NS_EW, (7395, 6975), lead=420, outcome="won"),
        "The game is over. North-South won with 7,395, ahead by 420. East-West 6,975.",
    ),
    "the win is shared": (
        over(NS_EW, (6345, 6345), lead=0, outcome="shared"),
        "The game is over. North-South and East-West share the win with 6,345.",
    ),
    "a draw of two of three": (
        over(FOUR[:3], (900, 900, 100), lead=0, outcome="draw"),
        "The game is over. A draw between Ann and Bob with 900. Cem 100.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("now", "said"), SAID.values(), ids=SAID.keys())
def test_what_is_said_of_a_game(now: Now, said: str) -> None:
    assert spoken(now) == said
