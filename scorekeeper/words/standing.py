"""Where a game stands, in a few short sentences that are spoken aloud at the table.

"Deal 3. North-South 7,395, ahead by 420. Ann deals. Opening 120."
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.scoring.game import Result, Standing
from scorekeeper.words.names import together
from scorekeeper.words.numbers import MINUS, points

SPOKEN: Mapping[str, str] = MappingProxyType(
    {
        "deal": "Deal {number}",
        "deals": "{name} deals",
        "level": "{names} level at {total}",
        "ahead": "{name} {total}, ahead by {points}",
        "total": "{name} {total}",
        "opening": "Opening {points}",
        "openings": "Opening {each}",
        "over": "The game is over",
        "won": "{names} won with {total}, ahead by {points}",
        "shared": "{names} share the win with {total}",
        "draw": "A draw between {names} with {total}",
        "minus": "minus ",
    }
)
"""What is said of a standing, each without its full stop."""


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
    yield SPOKEN["deal"].format(number=now.standing.next_deal)
    if now.counted:
        yield from _totals(now)
    yield SPOKEN["deals"].format(name=now.dealer)
    yield from _openings(now)


def _totals(now: Now) -> Iterator[str]:
    """The leader, and every total that does not follow from the lead."""
    standing = now.standing
    first = standing.leaders[0]
    best = _aloud(standing.totals[first])
    if len(standing.leaders) > 1:
        names = together([now.names[side] for side in standing.leaders])
        yield SPOKEN["level"].format(names=names, total=best)
    else:
        lead = points(standing.lead)
        yield SPOKEN["ahead"].format(name=now.names[first], total=best, points=lead)
    if len(now.names) > 2:
        yield from _others(now)


def _others(now: Now) -> Iterator[str]:
    """The totals of the sides that do not lead, the highest first."""
    totals = now.standing.totals
    sides = [side for side in range(len(totals)) if side not in now.standing.leaders]
    for side in sorted(sides, key=lambda side: -totals[side]):
        yield SPOKEN["total"].format(name=now.names[side], total=_aloud(totals[side]))


def _openings(now: Now) -> Iterator[str]:
    asked = dict.fromkeys(now.openings)
    if len(asked) == 1:
        yield SPOKEN["opening"].format(points=points(now.openings[0]))
    elif asked:
        pairs = zip(now.names, now.openings, strict=True)
        each = [SPOKEN["total"].format(name=name, total=points(least)) for name, least in pairs]
        yield SPOKEN["openings"].format(each=", ".join(each))


def _ended(now: Now, result: Result) -> Iterator[str]:
    standing = now.standing
    best = _aloud(standing.totals[result.winners[0]])
    names = together([now.names[side] for side in result.winners])
    yield SPOKEN["over"]
    yield SPOKEN[result.outcome].format(names=names, total=best, points=points(standing.lead))
    yield from _others(now)


def _aloud(number: int) -> str:
    """A total as voices read it; many of them pass over a minus sign."""
    return points(number).replace(MINUS, SPOKEN["minus"])
