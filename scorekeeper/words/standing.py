"""Where a game stands, in a few short sentences that are spoken aloud at the table.

"Deal 3. North-South 7,395, ahead by 420. Ann deals. Opening 120."
"""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.scoring.game import Result, Standing
from scorekeeper.words.names import together
from scorekeeper.words.numbers import MINUS, points


@dataclass(frozen=True, slots=True, kw_only=True)
class Now:
    """What is to be said. `names` and `openings` are by side; `result` is None while it is on.

    `openings` are the points that each side needs to open, 0 for none; empty where the rules
    ask for none. `counted` is the number of deals that are counted.
    """

    names: tuple[str, ...]
    standing: Standing
    counted: int
    dealer: str
    openings: tuple[int, ...]
    result: Result | None = None


def spoken(now: Now) -> str:
    """The sentences: the deal, who is ahead, who deals, what opens; or how the game ended."""
    sentences = _ended(now, now.result) if now.result else _on(now)
    return " ".join(f"{each}." for each in sentences)


def _on(now: Now) -> Iterator[str]:
    yield f"Deal {now.standing.next_deal}"
    if now.counted:
        yield from _totals(now)
    yield f"{now.dealer} deals"
    yield from _openings(now)


def _totals(now: Now) -> Iterator[str]:
    """The leader, and every total that does not follow from the lead."""
    standing = now.standing
    first = standing.leaders[0]
    best = _aloud(standing.totals[first])
    if len(standing.leaders) > 1:
        yield f"{together([now.names[side] for side in standing.leaders])} level at {best}"
    else:
        yield f"{now.names[first]} {best}, ahead by {points(standing.lead)}"
    if len(now.names) > 2:
        yield from (f"{now.names[side]} {_aloud(standing.totals[side])}" for side in _behind(now))


def _behind(now: Now) -> list[int]:
    """The sides that do not lead, the highest total first."""
    totals = now.standing.totals
    sides = [side for side in range(len(totals)) if side not in now.standing.leaders]
    return sorted(sides, key=lambda side: -totals[side])


def _openings(now: Now) -> Iterator[str]:
    asked = dict.fromkeys(now.openings)
    if len(asked) == 1:
        yield f"Opening {points(now.openings[0])}"
    elif asked:
        each = zip(now.names, now.openings, strict=True)
        yield "Opening " + ", ".join(f"{name} {points(least)}" for name, least in each)


def _ended(now: Now, result: Result) -> Iterator[str]:
    standing = now.standing
    best = _aloud(standing.totals[result.winners[0]])
    names = together([now.names[side] for side in result.winners])
    yield "The game is over"
    if result.outcome == "won":
        yield f"{names} won with {best}, ahead by {points(standing.lead)}"
    elif result.outcome == "shared":
        yield f"{names} share the win with {best}"
    else:
        yield f"A draw between {names} with {best}"
    yield from (f"{now.names[side]} {_aloud(standing.totals[side])}" for side in _behind(now))


def _aloud(number: int) -> str:
    """A total as voices read it; many of them pass over a minus sign."""
    return points(number).replace(MINUS, "minus ")
