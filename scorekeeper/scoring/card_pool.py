"""The cards that are not accounted for, and what books of unknown rank need of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import NamedTuple

from scorekeeper.scoring.book_tables import Better, BookTable, NoRoom, best_of
from scorekeeper.scoring.cards import BOOK, IN_ONE_DECK, WILDS, WILDS_IN_ONE_DECK
from scorekeeper.scoring.limits import limits_for
from scorekeeper.scoring.makings import MeldRank
from scorekeeper.scoring.rank_options import (
    Options,
    fewest_points,
    fewest_wilds,
    most_points,
)
from scorekeeper.scoring.ruleset import RuleSet

Special = tuple[tuple[str, int], ...]
"""(special rank, books of it)"""


class BookSum(NamedTuple):
    """Books claimed by number: those of special ranks by rank, all others of unknown rank."""

    clean: int = 0
    dirty: int = 0
    wild: int = 0
    special: Special = ()

    @property
    def total(self) -> int:
        """All of them."""
        plain = self.clean + self.dirty + self.wild
        return plain + sum(count for _, count in self.special) if self.special else plain

    def and_those(self, other: "BookSum") -> "BookSum":
        """The books of two sides in one sum."""
        return BookSum(
            self.clean + other.clean,
            self.dirty + other.dirty,
            self.wild + other.wild,
            _added(self.special, other.special),
        )


NO_BOOKS = BookSum()


def _added(one: Special, other: Special) -> Special:
    if not one or not other:
        return one or other
    counts = dict(one)
    for rank, count in other:
        counts[rank] = counts.get(rank, 0) + count
    return tuple(sorted(counts.items()))


class CardPool:
    """What lies nobody knows where: the cards of the decks without the `known` ones.

    All bounds are sound: what they call impossible is, whatever they cannot see.
    """

    def __init__(self, rules: RuleSet, decks: int, known: Mapping[str, int]) -> None:
        ranks = [
            replace(rank, cards=rank.cards - known.get(rank.rank, 0))
            for rank in limits_for(rules, decks=decks).ranks
        ]
        values = rules.card_values
        wilds = [(values[wild], IN_ONE_DECK[wild] * decks - known.get(wild, 0)) for wild in WILDS]
        self.rules = rules
        self.plain = [rank for rank in ranks if not rank.special]
        self.special = {rank.rank: rank for rank in ranks if rank.special}
        self.wilds = sum(count for _, count in wilds)
        self.known_wilds = WILDS_IN_ONE_DECK * decks - self.wilds
        self.values = _by_value([*((rank.value, rank.cards) for rank in ranks), *wilds])
        self.wild_values = _by_value(wilds)
        self.cards = sum(count for _, count in self.values)
        self.known_cards = sum(known.get(rank.rank, 0) for rank in ranks) + self.known_wilds
        self.points = sum(value * count for value, count in self.values)
        self._tables: dict[tuple[object, ...], BookTable] = {}
        # the same few sums of books are asked for again and again while a deal is typed in
        self.least_points = lru_cache(maxsize=2048)(self._least_points)
        self.most_points = lru_cache(maxsize=2048)(self._most_points)
        self.least_with_left = lru_cache(maxsize=2048)(self._least_with_left)

    def least_wilds(self, books: BookSum) -> int:
        """Wild cards that these books need at least. Raises NoRoom where no number is enough."""
        plain = self._table("wilds", fewest_wilds, min).best(books.clean, books.dirty)
        return plain + self._special(books, fewest_wilds, min) + BOOK * books.wild

    def cheapest(self, cards: int) -> int:
        """Points of so many cards at least, whatever they are but threes."""
        return _cheapest(self.values, cards)

    def _least_points(self, books: BookSum) -> int:
        """Card points of these books at least."""
        wild = self.wild_values[0][0]
        option = partial(fewest_points, wild=wild)
        plain = self._table("least", option, min).best(books.clean, books.dirty)
        special = self._special(books, option, min)
        wilds = self.least_wilds(books)
        dearer = _cheapest(self.wild_values, wilds) - wild * wilds
        return plain + special + BOOK * books.wild * wild + dearer

    def _least_with_left(self, books: BookSum, left: int) -> int:
        """Points of the cards of these books and of so many others at least.

        All of them are different cards, and so many of them are wild; that books are of one
        rank each is not seen here.
        """
        wilds = self.least_wilds(books)
        others = BOOK * books.total + left - wilds
        return _cheapest(self.wild_values, wilds) + _cheapest(self.values, others)

    def _most_points(self, books: BookSum, unfinished: int) -> int:
        """Card points of these books and so many unfinished melds of each rank, at most.

        Wild cards are counted twice over: each at the poorer value in its meld, and the jokers'
        surplus once; or not at all in the melds, and all there are once. The lower bound holds.
        """
        wild = self.wild_values[0][0]
        all_wilds = sum(value * count for value, count in self.wild_values)
        surplus = all_wilds - wild * self.wilds
        grows = {"none": None, "naturals": 0, "any": self.wilds}[self.rules.past_seven]
        in_wild_melds = BOOK * books.wild + (BOOK - 1) * unfinished * self.rules.wild_melds
        if grows and books.wild:
            in_wild_melds += grows
        bounds = [self.points]
        for price, beside in ((wild, in_wild_melds * wild + surplus), (0, all_wilds)):
            option = partial(most_points, wild=price, beside=unfinished, grows=grows)
            table = self._table("most", option, max, price, unfinished)
            plain = table.best(books.clean, books.dirty)
            bounds.append(plain + self._special(books, option, max) + beside)
        return min(bounds)

    def _table(
        self, name: str, option: Callable[[MeldRank], Options], better: Better, *variant: int
    ) -> BookTable:
        key = (name, *variant)
        if key not in self._tables:
            self._tables[key] = BookTable([option(rank) for rank in self.plain], better)
        return self._tables[key]

    def _special(
        self, books: BookSum, option: Callable[[MeldRank], Options], better: Better
    ) -> int:
        """The same for the special ranks, of which the number of books is known."""
        claimed = dict(books.special)
        total = 0
        for rank, cards in self.special.items():
            count = claimed.get(rank, 0)
            amounts = (amount for kinds, amount in option(cards).items() if sum(kinds) == count)
            best = best_of(amounts, better)
            if best is None:
                raise NoRoom
            total += best
        return total


Values = list[tuple[int, int]]
"""(points of a card, how many such cards), the cheapest first."""


def _by_value(cards: list[tuple[int, int]]) -> Values:
    counts: dict[int, int] = {}
    for value, count in cards:
        counts[value] = counts.get(value, 0) + count
    return sorted(counts.items())


def _cheapest(values: Values, cards: int) -> int:
    """Points of so many of the cheapest cards; of all of them where there are not so many."""
    points = 0
    for value, count in values:
        if cards <= count:
            return points + value * cards
        points += value * count
        cards -= count
    return points


@lru_cache(maxsize=64)
def whole_pool(rules: RuleSet, *, decks: int) -> CardPool:
    """The pool when nothing is known of any card, with its tables kept from deal to deal."""
    return CardPool(rules, decks, {})
