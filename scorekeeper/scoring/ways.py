"""The ways to lay cards of one rank in an opening, alone or with wilds, in one meld or several."""

from collections.abc import Mapping, Sequence
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

    naturals: int
    wilds: int
    unfinished: int
    top_used: bool

    def plus(self, other: "_Spent") -> "_Spent":
        return _Spent(
            self.naturals + other.naturals,
            self.wilds + other.wilds,
            self.unfinished + other.unfinished,
            self.top_used or other.top_used,
        )


_NOTHING = _Spent(0, 0, 0, top_used=False)
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
        if from_pile and not spent.top_used:
            continue
        cards = (spent.naturals, spent.wilds)
        if cards not in best or _cost(melds) < _cost(best[cards]):
            best[cards] = melds
    return tuple(Way(*cards, melds) for cards, melds in sorted(best.items()))


def _cost(melds: _Melds) -> tuple[int, int]:
    return len(melds), sum(meld.wilds > 0 for meld in melds)


def _spendings(rank: str, naturals: int, wilds: int, *, rules: RuleSet) -> Mapping[_Spent, _Melds]:
    """What good melds can spend, each with the melds that cost least; one meld more each round.

    A round leaves out what spends the same cards as an earlier one and leaves no fewer melds
    unfinished: it leads to nothing better.
    """
    good = _good_melds(rank, naturals, wilds, rules=rules)
    reached: dict[_Spent, _Melds] = {}
    unfinished: dict[tuple[int, int, bool], int] = {}  # the fewest, by what is spent
    frontier: dict[_Spent, _Melds] = {_NOTHING: ()}
    while frontier:
        reached |= frontier
        for spent in sorted(frontier, reverse=True):
            unfinished[spent.naturals, spent.wilds, spent.top_used] = spent.unfinished
        frontier = {
            spent: melds
            for spent, melds in _one_meld_more(frontier, good, naturals, wilds=wilds).items()
            if spent.unfinished
            < unfinished.get((spent.naturals, spent.wilds, spent.top_used), rules.open_melds + 1)
        }
    return reached


def _one_meld_more(
    frontier: Mapping[_Spent, _Melds], good: _Good, naturals: int, *, wilds: int
) -> Mapping[_Spent, _Melds]:
    further: dict[_Spent, _Melds] = {}
    for spent, melds in frontier.items():
        held, added = naturals - spent.naturals, wilds - spent.wilds
        for meld, step in good:
            if step.naturals > held or step.wilds > added:
                continue
            after = spent.plus(step)
            laid = (*melds, meld)
            if after not in further or _cost(laid) < _cost(further[after]):
                further[after] = laid
    return further


def _good_melds(rank: str, naturals: int, wilds: int, *, rules: RuleSet) -> _Good:
    """The melds of this rank that may be laid, each with what it spends."""
    melds = (
        Meld(rank, held, 0, added) for held in range(naturals + 1) for added in range(wilds + 1)
    )
    return [
        (meld, _Spent(meld.naturals, meld.wilds, int(not meld.is_book), uses_top_card(meld, rank)))
        for meld in melds
        if next(opening_flaws(meld, rules), None) is None
    ]
