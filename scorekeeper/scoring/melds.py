"""Is this a meld, and of which kind: the validity of melded cards under a rule set."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from scorekeeper.scoring.cards import BLACK_THREE, BOOK, RED_THREE, WILDS, Cards
from scorekeeper.scoring.ruleset import RuleSet

WILD = "wild"
SMALLEST_MELD = 3
Kind = Literal["clean", "dirty", "wild"]


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards laid together: `rank` is a natural rank, "3B", "3R" or "wild"."""

    rank: str
    naturals: int = 0
    jokers: int = 0
    twos: int = 0

    @property
    def wilds(self) -> int:
        """How many wild cards it holds."""
        return self.jokers + self.twos

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return self.naturals + self.wilds

    @property
    def is_book(self) -> bool:
        """Whether it is complete: seven cards or more."""
        return self.size >= BOOK

    @property
    def kind(self) -> Kind:
        """Clean (no wilds), dirty (with wilds) or wild (only wilds)."""
        if self.rank == WILD:
            return "wild"
        return "dirty" if self.wilds else "clean"

    @property
    def cards(self) -> Cards:
        """The cards it is made of."""
        counts = {"joker": self.jokers, "2": self.twos}
        if self.rank != WILD:
            counts[self.rank] = self.naturals
        return Cards.of(counts)

    def points(self, rules: RuleSet) -> int:
        """Card points of its cards, whether or not the rule set counts them at the end."""
        return self.cards.points(rules.card_values)


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing wrong with a meld: a code, the value found and the limit it breaks."""

    code: str
    value: int
    limit: int


def meld_of(names: Iterable[str]) -> Meld | None:
    """The meld that these cards (ranks, e.g. ["K", "K", "2"]) make, or None if ranks are mixed."""
    held = list(names)
    ranks = {name for name in held if name not in WILDS}
    if len(ranks) > 1:
        return None
    rank = ranks.pop() if ranks else WILD
    naturals = sum(name not in WILDS for name in held)
    return Meld(rank, naturals, held.count("joker"), held.count("2"))


def flaws(meld: Meld, rules: RuleSet) -> Iterator[Flaw]:
    """Everything that forbids this meld under the rule set; nothing for a good one."""
    if meld.size < SMALLEST_MELD:
        yield Flaw("meld_too_small", meld.size, SMALLEST_MELD)
    only_wilds_follow = meld.rank == WILD and rules.past_seven == "naturals"
    if meld.size > BOOK and (rules.past_seven == "none" or only_wilds_follow):
        yield Flaw("meld_too_large", meld.size, BOOK)
    if meld.rank == WILD:
        if not rules.wild_melds:
            yield Flaw("wild_meld", meld.size, 0)
        return
    if meld.rank == RED_THREE or (meld.rank == BLACK_THREE and not rules.black_three_melds):
        yield Flaw("threes_melded", meld.naturals, 0)
        return
    yield from _too_wild(meld, rules)


def _too_wild(meld: Meld, rules: RuleSet) -> Iterator[Flaw]:
    wilds = meld.wilds
    if not wilds:
        return
    if not takes_wilds(meld.rank, rules):
        yield Flaw("wilds_forbidden", wilds, 0)
        return
    if rules.wilds_max is not None and wilds > rules.wilds_max:
        yield Flaw("too_many_wilds", wilds, rules.wilds_max)
    if rules.past_seven == "naturals" and meld.size > BOOK:
        most = most_wilds_at_seven(rules)
        if wilds > most:
            yield Flaw("wilds_past_seven", wilds, most)
    needed = naturals_needed(wilds, rules)
    if meld.naturals < needed:
        yield Flaw("too_few_naturals", meld.naturals, needed)
    elif meld.is_book and meld.naturals < rules.book_naturals_min:
        yield Flaw("too_few_naturals_book", meld.naturals, rules.book_naturals_min)


def takes_wilds(rank: str, rules: RuleSet) -> bool:
    """Whether a meld of this rank ("3B" too) may hold wilds at all."""
    if rank == BLACK_THREE:
        return False
    return rules.special_wilds or rules.special_bonus(rank) is None


def most_wilds_at_seven(rules: RuleSet) -> int:
    """Most wilds that a book of exactly seven may hold beside naturals."""
    cap = BOOK if rules.wilds_max is None else rules.wilds_max
    fits = (
        wilds
        for wilds in range(1, min(cap, BOOK) + 1)
        if BOOK - wilds >= max(naturals_needed(wilds, rules), rules.book_naturals_min)
    )
    return max(fits, default=0)


def naturals_needed(wilds: int, rules: RuleSet) -> int:
    """Fewest naturals that may stand beside this many wilds (at least one) in a meld."""
    if rules.naturals == "twice":
        return 2 * wilds
    if rules.naturals == "more":
        return wilds + 1
    return max(1, wilds) if rules.naturals == "as_many" else 1


def is_meld(meld: Meld, rules: RuleSet) -> bool:
    """Whether the rule set allows this meld."""
    return next(flaws(meld, rules), None) is None


def crowding(meld: Meld, rules: RuleSet, earlier: Sequence[Meld]) -> Iterator[Flaw]:
    """What is wrong with an unfinished meld where the earlier ones of its rank leave it no room."""
    if meld.is_book:
        return
    beside = 1 + sum(one.rank == meld.rank and not one.is_book for one in earlier)
    if beside > rules.open_melds:
        yield Flaw("too_many_open_melds", beside, rules.open_melds)
