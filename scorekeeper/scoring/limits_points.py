"""Card points that melds hold at least and at most, from the values that the rule set gives."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.scoring.cards import BOOK, IN_ONE_DECK
from scorekeeper.scoring.makings import MeldRank
from scorekeeper.scoring.melds import SMALLEST_MELD
from scorekeeper.scoring.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class BookPoints:
    """Card points of one book of each kind: the least, or the most."""

    clean: int
    dirty: int
    wild: int
    special: Mapping[str, int]  # by special rank


def least_points(rules: RuleSet, ranks: Sequence[MeldRank]) -> BookPoints:
    """The poorest book of each kind; 0 for a kind that cannot be made."""
    wild = min(rules.joker_points, rules.two_points)
    plain = [rank for rank in ranks if not rank.special]
    return BookPoints(
        clean=min((BOOK * rank.value for rank in plain if rank.cards >= BOOK), default=0),
        dirty=min((points for rank in plain for points in _dirty(rank, wild)), default=0),
        wild=BOOK * wild,
        special={
            rank.rank: min((BOOK * rank.value, *_dirty(rank, wild)))
            for rank in ranks
            if rank.special
        },
    )


def most_points(rules: RuleSet, ranks: Sequence[MeldRank], *, all_points: int) -> BookPoints:
    """The richest book of each kind; everything where books may grow past seven cards."""
    special = [rank for rank in ranks if rank.special]
    if rules.past_seven != "none":
        each = {rank.rank: all_points for rank in special}
        return BookPoints(all_points, all_points, all_points, each)
    wild = max(rules.joker_points, rules.two_points)
    plain = [rank for rank in ranks if not rank.special]
    return BookPoints(
        clean=max((BOOK * rank.value for rank in plain), default=0),
        dirty=max((points for rank in plain for points in _dirty(rank, wild)), default=0),
        wild=BOOK * wild,
        special={rank.rank: max((BOOK * rank.value, *_dirty(rank, wild))) for rank in special},
    )


def least_meld(rules: RuleSet, ranks: Sequence[MeldRank]) -> int:
    """The poorest meld of all."""
    wild = min(rules.joker_points, rules.two_points)
    melds = [points for rank in ranks for points in _open(rank, wild)]
    return min([*melds, SMALLEST_MELD * wild] if rules.wild_melds else melds)


def most_open(rules: RuleSet, ranks: Sequence[MeldRank], *, decks: int) -> int:
    """A bound on all unfinished melds of a side: the best of each rank, a bonus for each joker.

    A joker counts as a two in each meld and adds the difference once, so that no more jokers
    are counted than there are (the other way round where twos are dearer).
    """
    poor, rich = sorted((rules.two_points, rules.joker_points))
    dearer = "joker" if rules.joker_points > rules.two_points else "2"
    melds = sum(max(_open(rank, poor)) for rank in ranks)
    if rules.wild_melds:
        melds += (BOOK - 1) * poor
    return rules.open_melds * melds + IN_ONE_DECK[dearer] * decks * (rich - poor)


def _dirty(rank: MeldRank, wild: int) -> Iterator[int]:
    return _points(rank.dirty_books, rank.value, wild)


def _open(rank: MeldRank, wild: int) -> Iterator[int]:
    return _points(rank.open_melds, rank.value, wild)


def _points(makings: Iterable[tuple[int, int]], value: int, wild: int) -> Iterator[int]:
    return (naturals * value + wilds * wild for naturals, wilds in makings)
