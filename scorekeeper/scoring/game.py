"""A whole game: totals, standing, who deals, whether it is over, who won."""

from collections.abc import Sequence
from dataclasses import dataclass

from scorekeeper.scoring.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a game stands. Totals are points, sides are numbered from 0 in seat order."""

    totals: tuple[int, ...]
    leaders: tuple[int, ...]  # the side or sides with the highest total
    lead: int  # points between the leader and the next side; 0 when several lead
    next_deal: int | None  # number of the deal to be played, None when the game is over

    @property
    def is_over(self) -> bool:
        """Whether no deal is left to play."""
        return self.next_deal is None


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended: one winner, a win shared by `winners`, or a draw between them."""

    winners: tuple[int, ...]
    outcome: str  # "won", "shared" or "draw"


def running_totals(deals: Sequence[Sequence[int]], sides: int) -> tuple[tuple[int, ...], ...]:
    """Totals after each deal, from each deal's points by side."""
    totals = [0] * sides
    after = []
    for points in deals:
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        after.append(tuple(totals))
    return tuple(after)


def standing(
    deals: Sequence[Sequence[int]], rules: RuleSet, *, players: int, sides: int
) -> Standing:
    """The standing after these deals (points by side of each finished deal, in order)."""
    after = running_totals(deals, sides)
    totals = after[-1] if after else (0,) * sides
    best, *others = sorted(totals, reverse=True)
    following = others[0] if others else best
    over = _is_over(len(deals), best, rules, players=players)
    return Standing(
        totals, _sides_with(totals, best), best - following, None if over else len(deals) + 1
    )


def _sides_with(totals: Sequence[int], wanted: int) -> tuple[int, ...]:
    return tuple(side for side, total in enumerate(totals) if total == wanted)


def _is_over(played: int, best: int, rules: RuleSet, *, players: int) -> bool:
    """A game ends after a number of deals or at a target: a rule set has one of them."""
    if rules.deals is not None:
        return played >= rules.deals
    target = rules.target_for(players)
    return target is not None and best >= target


def result(totals: Sequence[int], rules: RuleSet) -> Result:
    """Who won with these final totals; equal totals are what the rule set makes of a tie."""
    winners = _sides_with(totals, max(totals))
    return Result(winners, "won" if len(winners) == 1 else rules.tie)


def dealer(deal: int, first: int, players: int) -> int:
    """Seat (from 0) of the player who deals this deal (from 1): one seat to the left each deal."""
    return (first + deal - 1) % players


def begins(deal: int, first: int, players: int) -> int:
    """Seat of the player who begins: the one to the dealer's left."""
    return (dealer(deal, first, players) + 1) % players


def of_side(seated: Sequence[str], side: int, sides: int) -> tuple[str, ...]:
    """Who of those seated belongs to a side: partners sit opposite, so sides alternate."""
    return tuple(seated[side::sides])
