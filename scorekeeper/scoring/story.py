"""What is worth telling of a finished game: the deal that decided it."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.scoring.game import running_totals


@dataclass(frozen=True, slots=True)
class Swing:
    """The deal (from 1) that changed the lead most, the side (from 0) it went to, by how much."""

    deal: int
    side: int
    points: int


def swing(deals: Sequence[Sequence[int]], sides: int) -> Swing | None:
    """The swing deal of these deals (points by side of each, in order); None where none swung.

    The lead is that of the side ahead at the end over the best of the others: a deal changes
    it by what it adds or takes. A deal that takes from it goes to the best of the others then.
    Of equal swings the first one counts.
    """
    after = running_totals(deals, sides)
    if not after or sides < 2:
        return None
    ahead = after[-1].index(max(after[-1]))
    before = 0
    best: Swing | None = None
    for number, totals in enumerate(after, start=1):
        rival = _rival(totals, ahead)
        lead = totals[ahead] - totals[rival]
        change = lead - before
        if abs(change) > (best.points if best else 0):
            best = Swing(number, ahead if change > 0 else rival, abs(change))
        before = lead
    return best


def _rival(totals: Sequence[int], ahead: int) -> int:
    """The best of the other sides."""
    others = [side for side in range(len(totals)) if side != ahead]
    return max(others, key=lambda side: totals[side])
