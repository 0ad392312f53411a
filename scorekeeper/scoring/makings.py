"""What books and melds of each rank can be made of under a rule set, in numbers of cards."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.scoring.cards import BLACK_THREE, BOOK, IN_ONE_DECK, NATURALS
from scorekeeper.scoring.melds import SMALLEST_MELD, Meld, is_meld
from scorekeeper.scoring.ruleset import RuleSet

Making = tuple[int, int]
"""(naturals, wilds) of one meld."""


@dataclass(frozen=True, slots=True)
class MeldRank:
    """A rank that can be melded: its cards in the decks, their value, the melds they can make."""

    rank: str
    special: bool
    cards: int
    value: int
    dirty_books: tuple[Making, ...]  # of exactly seven cards
    open_melds: tuple[Making, ...]  # of three to six cards


def meld_ranks(rules: RuleSet, *, decks: int) -> tuple[MeldRank, ...]:
    """Every rank that the rule set lets players meld, the wild cards apart."""
    ranks = (*NATURALS, BLACK_THREE) if rules.black_three_melds else NATURALS
    return tuple(
        MeldRank(
            rank=rank,
            special=rules.special_bonus(rank) is not None,
            cards=IN_ONE_DECK[rank] * decks,
            value=rules.card_values[rank],
            dirty_books=tuple(making for making in _makings(rank, BOOK, rules) if making[1]),
            open_melds=tuple(
                making
                for size in range(SMALLEST_MELD, BOOK)
                for making in _makings(rank, size, rules)
            ),
        )
        for rank in ranks
    )


def _makings(rank: str, size: int, rules: RuleSet) -> Iterator[Making]:
    for wilds in range(size):
        if is_meld(Meld(rank, size - wilds, twos=wilds), rules):
            yield size - wilds, wilds
