"""Every opening that a hand can lay, found the slow way: by trying all melds one after the other.

It knows nothing of the coach, and it reads the rules of melding for itself, so that both would
have to make the same mistake.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from scorekeeper.scoring.cards import NATURALS, Cards
from scorekeeper.scoring.opening import minimum
from scorekeeper.scoring.ruleset import RuleSet


class Laid(NamedTuple):
    """One meld laid: rank ("wild" too), naturals, jokers, twos."""

    rank: str
    naturals: int
    jokers: int
    twos: int

    @property
    def wilds(self) -> int:
        return self.jokers + self.twos

    @property
    def size(self) -> int:
        return self.naturals + self.wilds


class Worth(NamedTuple):
    """What an opening spends and makes: cards, wilds, points, pairs that stay in the hand."""

    cards: int
    wilds: int
    points: int
    pairs: int

    def beats(self, other: "Worth") -> bool:
        """Whether this one is at least as good in everything, and better in something."""
        as_good = self.cards <= other.cards and self.wilds <= other.wilds
        as_good = as_good and self.points >= other.points and self.pairs >= other.pairs
        return as_good and self != other


def all_openings(
    hand: Cards, rules: RuleSet, *, deal: int, score: int, from_pile: str | None = None
) -> set[Worth]:
    """What every opening from this hand spends and makes."""
    held = Counter(dict(hand))
    if from_pile is not None:
        wild_top = from_pile in ("joker", "2") and rules.wild_melds
        if from_pile not in NATURALS and not wild_top:
            return set()
        held[from_pile] += 1
    least = minimum(rules, deal=deal, score=score)
    good = [meld for meld in _melds(held) if _may_be_laid(meld, rules)]
    found = set()
    for melds in _laid_together(good, held, rules):
        uses_top = any(_holds_three(meld, from_pile) for meld in melds)
        worth = _worth(melds, held, rules)
        if melds and worth.points >= least and (from_pile is None or uses_top):
            found.add(worth)
    return found


def _holds_three(meld: Laid, top: str | None) -> bool:
    """Whether a meld of the top card's own kind holds it and two more of it."""
    if meld.rank == "wild":
        return {"joker": meld.jokers, "2": meld.twos}.get(top or "", 0) >= 3
    return meld.rank == top and meld.naturals >= 3


def spent_on(rank: str, hand: Cards, rules: RuleSet) -> set[tuple[int, int]]:
    """Every (naturals, wilds) that melds of this one rank can spend together."""
    held = Counter(dict(hand))
    good = [meld for meld in _melds(held) if meld.rank == rank and _may_be_laid(meld, rules)]
    return {
        (sum(meld.naturals for meld in melds), sum(meld.wilds for meld in melds))
        for melds in _laid_together(good, held, rules)
    }


def _melds(held: Counter[str]) -> Iterator[Laid]:
    for rank in (*NATURALS, "wild"):
        for naturals in range(held[rank] + 1):
            for jokers in range(held["joker"] + 1):
                for twos in range(held["2"] + 1):
                    yield Laid(rank, naturals, jokers, twos)


def _may_be_laid(meld: Laid, rules: RuleSet) -> bool:
    if meld.size < 3 or (meld.wilds and not rules.opening_wilds):
        return False
    if meld.size > 7 and rules.past_seven == "none":
        return False
    if meld.rank == "wild":
        return rules.wild_melds and (meld.size <= 7 or rules.past_seven == "any")
    if not meld.wilds:
        return True
    if meld.rank in dict(rules.special_books) and not rules.special_wilds:
        return False
    if rules.wilds_max is not None and meld.wilds > rules.wilds_max:
        return False
    if meld.size > 7 and rules.past_seven == "naturals":
        meld = meld._replace(naturals=7 - meld.wilds)  # the wilds were there at seven cards
    if meld.size >= 7 and meld.naturals < rules.book_naturals_min:
        return False
    return {
        "twice": meld.naturals >= 2 * meld.wilds,
        "more": meld.naturals > meld.wilds,
        "as_many": meld.naturals >= meld.wilds,
        "any": meld.naturals >= 1,
    }[rules.naturals]


def _laid_together(
    good: list[Laid], held: Counter[str], rules: RuleSet, *, first: int = 0
) -> Iterator[tuple[Laid, ...]]:
    """Every choice of these melds from `first` on that the cards allow, none twice."""
    yield ()
    for index in range(first, len(good)):
        meld = good[index]
        left = held - _cards(meld)
        if left.total() != held.total() - meld.size:
            continue
        for others in _laid_together(good, left, rules, first=index):
            unfinished = sum(one.rank == meld.rank and one.size < 7 for one in (meld, *others))
            if unfinished <= rules.open_melds:
                yield (meld, *others)


def _cards(meld: Laid) -> Counter[str]:
    return Counter({meld.rank: meld.naturals, "joker": meld.jokers, "2": meld.twos})


def _worth(melds: tuple[Laid, ...], held: Counter[str], rules: RuleSet) -> Worth:
    spent: Counter[str] = sum((_cards(meld) for meld in melds), Counter())
    return Worth(
        cards=spent.total(),
        wilds=spent["joker"] + spent["2"],
        points=sum(rules.card_values[rank] * count for rank, count in spent.items()),
        pairs=sum(held[rank] - spent[rank] >= 2 for rank in NATURALS),
    )
