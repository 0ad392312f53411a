"""The melds that "book by book" offers for a rank, so that each is two taps away."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from scorekeeper.scoring.cards import BLACK_THREE, BOOK, NATURALS
from scorekeeper.scoring.melds import SMALLEST_MELD, WILD, Meld, is_meld
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.web.forms.meld_lines import write_meld

LARGEST = 10
"""Cards of the largest meld offered, where melds may grow past seven; larger ones are written."""


@dataclass(frozen=True, slots=True)
class Making:
    """One way to make a meld of a rank: `line` as it is written after the rank."""

    line: str
    naturals: int
    jokers: int
    twos: int


@dataclass(frozen=True, slots=True)
class Choice:
    """What is offered for these ranks: the books and the melds that are not complete."""

    ranks: tuple[str, ...]
    books: tuple[Making, ...]
    open: tuple[Making, ...]


@lru_cache(maxsize=64)
def choices_of(rules: RuleSet) -> tuple[Choice, ...]:
    """The choices of every rank that may be melded; ranks with the same ones together."""
    threes = (BLACK_THREE,) if rules.black_three_melds else ()
    ranks = (*NATURALS, *threes, *((WILD,) if rules.wild_melds else ()))
    groups: dict[tuple[tuple[Making, ...], tuple[Making, ...]], list[str]] = {}
    for rank in ranks:
        melds = [meld for meld in _melds(rank) if is_meld(meld, rules)]
        books = tuple(_making(meld) for meld in melds if meld.is_book)
        unfinished = tuple(_making(meld) for meld in melds if not meld.is_book)
        groups.setdefault((books, unfinished), []).append(rank)
    return tuple(Choice(tuple(ranks), *made) for made, ranks in groups.items())


def _melds(rank: str) -> Iterator[Meld]:
    """Melds of a rank, the small ones first, those with the fewest wilds first."""
    for size in range(SMALLEST_MELD, LARGEST + 1):
        most = size if rank == WILD else min(size, BOOK)
        for wilds in range(size if rank == WILD else 0, most + 1):
            if size > BOOK and wilds and rank != WILD:
                continue
            for twos in range(wilds + 1):
                yield Meld(rank, size - wilds, wilds - twos, twos)


def _making(meld: Meld) -> Making:
    line = write_meld(meld).removeprefix(f"{meld.rank} ")
    return Making(line, meld.naturals, meld.jokers, meld.twos)
