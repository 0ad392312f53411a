"""The cards that are not accounted for, and what books of unknown rank need of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache, partial

from scorekeeper.scoring.bits import Bits, has, lowest_of
from scorekeeper.scoring.book_sum import BookSum
from scorekeeper.scoring.book_tables import Better, BookTable, NoRoom, best_of
from scorekeeper.scoring.cards import BOOK, IN_ONE_DECK, WILDS, WILDS_IN_ONE_DECK
from scorekeeper.scoring.limits import limits_for
from scorekeeper.scoring.makings import MeldRank
from scorekeeper.scoring.point_gaps import REACH, Melding, sums_near_least
from scorekeeper.scoring.rank_options import (
    Options,
    fewest_points,
    fewest_wilds,
    most_points,
)
from scorekeeper.scoring.ruleset import RuleSet

Gap = tuple[int, int]
"""The sums of points below and above one that nothing adds up to."""


class CardPool:
    """What lies nobody knows where: the cards of the decks without the `known` ones.

    All bounds are sound: what they call impossible is, whatever they cannot see.
    """

    def __init__(self, rules: RuleSet, decks: int, known: Mapping[str, int]) -> None:
        limits = limits_for(rules, decks=decks)
        ranks = [replace(rank, cards=rank.cards - known.get(rank.rank, 0)) for rank in limits.ranks]
        values = rules.card_values
        wilds = [(values[wild], IN_ONE_DECK[wild] * decks - known.get(wild, 0)) for wild in WILDS]
        self.rules = rules
        self.step = limits.step
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
        self.least_wilds = lru_cache(maxsize=2048)(self._least_wilds)
        self.least_points = lru_cache(maxsize=2048)(self._least_points)
        self.most_points = lru_cache(maxsize=2048)(self._most_points)
        self.least_with_left = lru_cache(maxsize=2048)(self._least_with_left)
        self._sums = lru_cache(maxsize=256)(self._sums_near_least)

    def _least_wilds(self, books: BookSum) -> int:
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

    def _most_points(self, books: BookSum, unfinished: int, elsewhere: int) -> int:
        """Card points of these books and so many unfinished melds of each rank, at most.

        So many wild cards are `elsewhere`. A wild card counts something in its meld and the rest
        of its value whether or not it is melded, so that no more are counted than there are; at
        whatever price that is done, it is a bound, and the lowest of them holds.
        """
        cheap, free = self.wild_values[0][0], self.wilds - elsewhere
        all_free = _dearest(self.wild_values, free)
        grows = {"none": None, "naturals": 0, "any": free}[self.rules.past_seven]
        in_wild_melds = BOOK * books.wild + (BOOK - 1) * unfinished * self.rules.wild_melds
        if grows and books.wild:
            in_wild_melds += grows
        bounds = [self.points]
        for price in {0, cheap, *(value for value, _ in self.values if value < cheap)}:
            option = partial(most_points, wild=price, beside=unfinished, grows=grows)
            table = self._table("most", option, max, price, unfinished, grows or 0)
            plain = table.best(books.clean, books.dirty)
            outright = in_wild_melds * price + all_free - free * price
            bounds.append(plain + self._special(books, option, max) + outright)
        return min(bounds)

    def gap_at(self, books: BookSum, points: int, unfinished: int) -> Gap | None:
        """The sums below and above, where these books and melds beside them never count so much.

        Only near the least sum; books that may grow leave no gaps worth looking for.
        """
        far = points > self.least_points(books) + REACH * self.step
        if far or self.rules.past_seven != "none":
            return None
        found, number = self._sums(books, unfinished), points // self.step
        if number > lowest_of(found) + REACH or has(found, number):
            return None
        below, above = found & (1 << number) - 1, found >> number
        if not below or not above:
            return None
        return (below.bit_length() - 1) * self.step, (number + lowest_of(above)) * self.step

    def _sums_near_least(self, books: BookSum, unfinished: int) -> Bits:
        rules = self.rules
        melding = Melding(rules.joker_points, rules.two_points, self.step, rules.wild_melds)
        ranks = (*self.plain, *self.special.values())
        return sums_near_least(ranks, books, melding, unfinished=unfinished)

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


def _dearest(values: Values, cards: int) -> int:
    """Points of so many of the dearest cards."""
    return _cheapest([(-value, count) for value, count in reversed(values)], cards) * -1


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
