"""The opening coach: from the cards held, the openings that are worth showing."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from types import MappingProxyType
from typing import Literal

from scorekeeper.scoring.cards import NATURALS, THREES, WILDS, Cards, together
from scorekeeper.scoring.melds import WILD, Meld
from scorekeeper.scoring.opening import PAIR, meld_rank, minimum
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.spending import HeldRank, Spending, Spendings
from scorekeeper.scoring.ways import ways_to_lay

MOST_SHOWN = 6
MOST_CARDS = 30
"""Cards held for which `suggest` is quick; more are answered rightly, but slowly."""
Aim = Literal["cards", "wilds", "points", "pairs"]
Prefer = Literal["cards", "wilds", "points"]

_ORDER: Mapping[Aim, Callable[[Spending], tuple[int, ...]]] = MappingProxyType(
    {
        "cards": lambda one: (one.cards, one.wilds, one.broken, -one.points),
        "wilds": lambda one: (one.wilds, one.cards, one.broken, -one.points),
        "points": lambda one: (-one.points, one.cards, one.wilds, one.broken),
        "pairs": lambda one: (one.broken, one.cards, one.wilds, -one.points),
    }
)
"""By aim, the order of openings from the best on; what comes later in it breaks ties."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An opening from the hand: its melds, card points, cards and wilds laid.

    `pairs` is how many ranks stay in the hand with two naturals or more, each good for taking
    a pile. `best_at` names what no other opening from this hand does better. A top card taken
    from the pile is among the melds and counted in `cards`.
    """

    melds: tuple[Meld, ...]
    points: int
    cards: int
    wilds: int
    pairs: int
    best_at: tuple[Aim, ...]


def suggest(
    hand: Cards,
    rules: RuleSet,
    *,
    deal: int,
    score: int,
    from_pile: str | None = None,
    prefer: Prefer = "cards",
) -> tuple[Suggestion, ...]:
    """The openings worth showing from these cards, the best by `prefer` first; () if none exists.

    Exact: where an opening exists, one is found. No opening shown is beaten by another in
    cards, wilds, points and pairs kept together. At most six are shown: the fewest cards, the
    fewest wilds, the most points, the most pairs kept, then the fewest cards for each number
    of wilds. No rules sheet asks a side to keep a card when it opens, so an opening may spend
    the whole hand. `hand` may hold threes, which are never laid. With `from_pile`, the rank of
    the pile's top card (not counted in `hand`), that card is melded with two of its rank from
    the hand. `deal` counts from 1, `score` is the side's total before the deal in points.
    """
    held = hand.without(*THREES)
    if from_pile is not None:
        held = together((held, Cards.of({from_pile: 1})))
        if held.count(from_pile) <= PAIR:
            return ()
    wilds = _wilds_by_worth(held, rules, from_pile)
    ranks = _held_ranks(held, rules, wilds=len(wilds), from_pile=from_pile)
    spendings = Spendings(ranks, _worth(wilds, rules))
    enough = list(spendings.reaching(minimum(rules, deal=deal, score=score)))
    pairs = sum(rank.is_pair for rank in ranks)
    return tuple(
        Suggestion(
            melds=_with_real_wilds(spendings.melds(one), wilds[: one.wilds]),
            points=one.points,
            cards=one.cards,
            wilds=one.wilds,
            pairs=pairs - one.broken,
            best_at=aims,
        )
        for one, aims in _shortlist(enough, prefer)
    )


def _wilds_by_worth(held: Cards, rules: RuleSet, top: str | None) -> list[str]:
    """The wilds that may be laid, the dearest first: whatever a meld takes, they make the most.

    Before them a wild top card of the pile and its pair, which the meld of wilds is bound to
    hold.
    """
    by_worth = sorted(WILDS, key=lambda rank: -rules.card_values[rank])
    wilds = [rank for rank in by_worth for _ in range(held.count(rank))]
    if top not in WILDS:
        return wilds
    first = wilds.index(top)
    bound = slice(first, first + PAIR + 1)
    return wilds[bound] + wilds[:first] + wilds[bound.stop :]


def _worth(wilds: Sequence[str], rules: RuleSet) -> list[int]:
    """Points of the first wilds, by how many of them."""
    worth = [0]
    for rank in wilds:
        worth.append(worth[-1] + rules.card_values[rank])
    return worth


def _held_ranks(
    held: Cards, rules: RuleSet, *, wilds: int, from_pile: str | None
) -> list[HeldRank]:
    """The ranks that the hand can meld, the dearest first, and the meld of wilds at the end."""
    ranks = []
    for rank in (*NATURALS, WILD):
        naturals = held.count(rank)
        takes_top = from_pile is not None and rank == meld_rank(from_pile)
        ways = ways_to_lay(rank, naturals, wilds, rules=rules, from_pile=takes_top)
        ranks.append(HeldRank(naturals, rules.card_values.get(rank, 0), ways))
    return ranks


def _shortlist(
    enough: Sequence[Spending], prefer: Prefer
) -> Iterator[tuple[Spending, tuple[Aim, ...]]]:
    """What is shown of all openings, the best first, each with what it is best at."""
    if not enough:
        return
    best = {aim: min(enough, key=order) for aim, order in _ORDER.items()}
    shown = set(best.values())
    for one in sorted(_fewest_cards_by_wilds(enough), key=_ORDER[prefer]):
        if len(shown) < MOST_SHOWN and not _is_beaten(one, enough):
            shown.add(one)
    for one in sorted(shown, key=_ORDER[prefer]):
        yield (
            one,
            tuple(aim for aim, order in _ORDER.items() if order(one)[0] == order(best[aim])[0]),
        )


def _fewest_cards_by_wilds(enough: Sequence[Spending]) -> Iterator[Spending]:
    for wilds in sorted({one.wilds for one in enough}):
        yield min((one for one in enough if one.wilds == wilds), key=_ORDER["cards"])


def _is_beaten(one: Spending, enough: Sequence[Spending]) -> bool:
    return any(
        other.cards <= one.cards
        and other.wilds <= one.wilds
        and other.broken <= one.broken
        and other.points >= one.points
        and other != one
        for other in enough
    )


def _with_real_wilds(melds: Sequence[Meld], wilds: Sequence[str]) -> tuple[Meld, ...]:
    """The melds with these wilds in place of the twos that stand for any wild.

    Melds of wilds alone choose before the others: one of them holds a wild top card and its pair.
    """
    first = sum(meld.wilds for meld in melds if meld.rank == WILD)
    dealt = iter((*wilds[first:], *wilds[:first]))
    real = []
    for meld in melds:
        here = list(islice(dealt, meld.wilds))
        real.append(replace(meld, jokers=here.count("joker"), twos=here.count("2")))
    return tuple(real)
