"""How many books the cards of some decks can make at most.

A book of a rank costs wild cards, the more of them the fewer of its cards are left; books
are counted by giving each rank as many as the wild cards can pay for.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.scoring.cards import BOOK, WILDS_IN_ONE_DECK
from scorekeeper.scoring.makings import MeldRank

Costs = Sequence[int]
"""Fewest wild cards that 0, 1, 2 ... books of a rank need, as far as its cards go."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BookLimits:
    """Most books of each kind, over all sides; "plain" is a rank that is not special."""

    clean_of_rank: int  # of one plain rank
    of_rank: int  # of one plain rank, clean and dirty
    clean: int  # of all plain ranks
    dirty: int
    wild: int
    special: Mapping[str, int]  # of each special rank, clean and dirty
    total: int


def most_books(ranks: Sequence[MeldRank], *, decks: int) -> BookLimits:
    """The limits for these ranks and the wild cards of this many decks."""
    plain = [rank for rank in ranks if not rank.special]
    costs = {rank.rank: book_costs(rank, decks=decks) for rank in ranks}
    most = {rank: len(cost) - 1 for rank, cost in costs.items()}
    return BookLimits(
        clean_of_rank=max((len(clean_costs(rank)) - 1 for rank in plain), default=0),
        of_rank=max((most[rank.rank] for rank in plain), default=0),
        clean=sum(len(clean_costs(rank)) - 1 for rank in plain),
        dirty=affordable((dirty_costs(rank, decks=decks) for rank in plain), decks=decks),
        wild=len(wild_costs(decks=decks)) - 1,
        special={rank.rank: most[rank.rank] for rank in ranks if rank.special},
        total=affordable((*costs.values(), wild_costs(decks=decks)), decks=decks),
    )


def clean_costs(rank: MeldRank) -> Costs:
    """What clean books of this rank cost: nothing, as far as its cards go."""
    return [0] * (rank.cards // BOOK + 1)


def dirty_costs(rank: MeldRank, *, decks: int) -> Costs:
    """What dirty books of this rank cost when it makes no clean ones."""
    return _costs(rank, rank.dirty_books, wilds=WILDS_IN_ONE_DECK * decks)


def book_costs(rank: MeldRank, *, decks: int) -> Costs:
    """What books of this rank cost, clean and dirty in the cheapest mixture."""
    return _costs(rank, [(BOOK, 0), *rank.dirty_books], wilds=WILDS_IN_ONE_DECK * decks)


def wild_costs(*, decks: int) -> Costs:
    """What wild books cost: seven each."""
    return range(0, WILDS_IN_ONE_DECK * decks + 1, BOOK)


def affordable(ranks: Iterable[Costs], *, decks: int) -> int:
    """Most books of all these ranks together that the wild cards of the decks pay for."""
    wilds = WILDS_IN_ONE_DECK * decks
    least = {0: 0}  # books -> fewest wilds
    for costs in ranks:
        more: dict[int, int] = {}
        for books, paid in least.items():
            for further, cost in enumerate(costs):
                if paid + cost <= wilds:
                    more[books + further] = min(paid + cost, more.get(books + further, wilds))
        least = more
    return max(least)


def _costs(rank: MeldRank, makings: Sequence[tuple[int, int]], *, wilds: int) -> Costs:
    costs = []
    least = {0: 0}  # naturals used -> fewest wilds beside them
    while least:
        costs.append(min(least.values()))
        more: dict[int, int] = {}
        for naturals, paid in least.items():
            for further, cost in makings:
                if naturals + further <= rank.cards and paid + cost <= wilds:
                    used = naturals + further
                    more[used] = min(paid + cost, more.get(used, wilds))
        least = more
    return costs
