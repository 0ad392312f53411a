"""The ways to lay cards of one rank in an opening, alone or with wilds, in one meld or several."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.opening import opening_flaws, uses_top_card
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
    """Cards spent, how many of the melds lie unfinished, whether the top card is among them."""

    naturals: int = 0
    wilds: int = 0
    unfinished: int = 0
    top_used: bool = False

    def plus(self, meld: Meld) -> "_Spent":
        return _Spent(
            self.naturals + meld.naturals,
            self.wilds + meld.wilds,
            self.unfinished + (not meld.is_book),
            self.top_used or uses_top_card(meld, meld.rank),
        )


_Melds = tuple[Meld, ...]


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
        if from_pile and not spent.top_used:
            continue
        cards = (spent.naturals, spent.wilds)
        if cards not in best or _cost(melds) < _cost(best[cards]):
            best[cards] = melds
    return tuple(Way(*cards, melds) for cards, melds in sorted(best.items()))


def _cost(melds: _Melds) -> tuple[int, int]:
    return len(melds), sum(meld.wilds > 0 for meld in melds)


def _spendings(rank: str, naturals: int, wilds: int, *, rules: RuleSet) -> dict[_Spent, _Melds]:
    """Everything that good melds can spend, each with the melds that cost least."""
    good = _good_melds(rank, naturals, wilds, rules=rules)
    reached: dict[_Spent, _Melds] = {}
    frontier: dict[_Spent, _Melds] = {_Spent(): ()}
    while frontier:  # each round lays one meld more
        reached |= frontier
        further: dict[_Spent, _Melds] = {}
        for spent, melds in frontier.items():
            for meld in good:
                after = spent.plus(meld)
                held = after.naturals <= naturals and after.wilds <= wilds
                if not held or after.unfinished > rules.open_melds or after in reached:
                    continue
                laid = (*melds, meld)
                if after not in further or _cost(laid) < _cost(further[after]):
                    further[after] = laid
        frontier = further
    return reached


def _good_melds(rank: str, naturals: int, wilds: int, *, rules: RuleSet) -> Sequence[Meld]:
    melds = (
        Meld(rank, held, 0, added) for held in range(naturals + 1) for added in range(wilds + 1)
    )
    return [meld for meld in melds if next(opening_flaws(meld, rules), None) is None]
