"""The ways to lay cards of one rank in an opening, alone or with wilds, in one meld or several."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.opening import PAIR, opening_flaws
from scorekeeper.scoring.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Way:
    """Melds of one rank that together spend these naturals and wilds.

    Wilds are not told apart here: each meld counts them all as twos.
    """

    naturals: int
    wilds: int
    melds: tuple[Meld, ...]


class _Spent(NamedTuple):
    """Cards spent, how many of the melds lie unfinished, whether one may hold the top card."""

    naturals: int
    wilds: int
    unfinished: int
    holds_top: bool

    def plus(self, other: "_Spent") -> "_Spent":
        return _Spent(
            self.naturals + other.naturals,
            self.wilds + other.wilds,
            self.unfinished + other.unfinished,
            self.holds_top or other.holds_top,
        )


_NOTHING = _Spent(0, 0, 0, holds_top=False)
_Melds = tuple[Meld, ...]
_Good = Sequence[tuple[Meld, _Spent]]


def ways_to_lay(
    rank: str, naturals: int, wilds: int, *, rules: RuleSet, from_pile: bool = False
) -> tuple[Way, ...]:
    """Each pair (naturals spent, wilds spent) that good melds of this rank can make, one way each.

    `rank` is a natural rank, or "wild" with no naturals. The way kept has the fewest melds,
    then the fewest with wilds. To lay nothing is a way, unless `from_pile`: then one meld
    must hold the pile's top card, which is counted in `naturals`, and two more of its rank.
    """
    best: dict[tuple[int, int], _Melds] = {}
    for spent, melds in _spendings(rank, naturals, wilds, rules=rules).items():
        if from_pile and not spent.holds_top:
            continue
        cards = (spent.naturals, spent.wilds)
        if cards not in best or _cost(melds) < _cost(best[cards]):
            best[cards] = melds
    return tuple(Way(*cards, melds) for cards, melds in sorted(best.items()))


def _cost(melds: _Melds) -> tuple[int, int]:
    return len(melds), sum(meld.wilds > 0 for meld in melds)


def _spendings(rank: str, naturals: int, wilds: int, *, rules: RuleSet) -> Mapping[_Spent, _Melds]:
    """What good melds can spend, each with the melds that cost least; one meld more each round."""
    good = _good_melds(rank, naturals, wilds, rules=rules)
    reached: dict[_Spent, _Melds] = {_NOTHING: ()}
    waiting = [_NOTHING]  # grows while it is gone through
    for before in waiting:
        held, added = naturals - before.naturals, wilds - before.wilds
        may_lie_open = rules.open_melds - before.unfinished
        for meld, step in good:
            if step.naturals > held or step.wilds > added or step.unfinished > may_lie_open:
                continue
            after, laid = before.plus(step), (*reached[before], meld)
            if after not in reached:
                waiting.append(after)
            elif _cost(laid) >= _cost(reached[after]):
                continue
            reached[after] = laid
    return reached


def _good_melds(rank: str, naturals: int, wilds: int, *, rules: RuleSet) -> _Good:
    """The melds of this rank that may be laid, each with what it spends."""
    melds = (
        Meld(rank, held, 0, added) for held in range(naturals + 1) for added in range(wilds + 1)
    )
    return [
        (meld, _Spent(meld.naturals, meld.wilds, int(not meld.is_book), _may_hold_top(meld)))
        for meld in melds
        if next(opening_flaws(meld, rules), None) is None
    ]


def _may_hold_top(meld: Meld) -> bool:
    """Whether the pile's top card and two more of its rank have room in this meld."""
    return (meld.naturals or meld.wilds) > PAIR
