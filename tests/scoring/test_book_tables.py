"""Books shared out among ranks by table, against every way of sharing them out one by one."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest

from scorekeeper.scoring.book_tables import BookTable, NoRoom
from scorekeeper.scoring.makings import MeldRank
from scorekeeper.scoring.rank_options import fewest_points, fewest_wilds, most_points

TWO = 20
DIRTY = ((6, 1), (5, 2))
Way = tuple[int, int]
"""(wild cards, card points) of one way of making the books."""


def rank(cards: int, value: int, dirty: tuple[tuple[int, int], ...] = DIRTY) -> MeldRank:
    """A rank with so many cards, whose unfinished melds are left out of account."""
    return MeldRank("K", special=False, cards=cards, value=value, dirty_books=dirty, open_melds=())


def every_way(ranks: Sequence[MeldRank], clean: int, dirty: int) -> Iterator[Way]:
    """Every way of giving each book a rank, and each dirty one its wild cards, one by one."""
    places = range(len(ranks))
    kinds = [
        (place, naturals, wilds) for place in places for naturals, wilds in ranks[place].dirty_books
    ]
    for clean_in in product(places, repeat=clean):
        for dirty_as in product(kinds, repeat=dirty):
            used = [7 * clean_in.count(place) for place in places]
            for place, naturals, _ in dirty_as:
                used[place] += naturals
            if all(count <= one.cards for count, one in zip(used, ranks, strict=True)):
                wilds = sum(wild for _, _, wild in dirty_as)
                points = sum(count * one.value for count, one in zip(used, ranks, strict=True))
                yield wilds, points + TWO * wilds


def a_few_ranks(random: Random) -> list[MeldRank]:
    """Three ranks, as they are left when some of their cards are known to be elsewhere."""
    makings = random.choice([DIRTY, ((6, 1),), ((4, 3), (5, 2), (6, 1)), ((1, 6), (6, 1))])
    return [rank(random.randint(4, 20), random.choice([5, 10, 20]), makings) for _ in range(3)]


@pytest.mark.parametrize("seed", range(25))
def test_the_best_of_the_table_is_the_best_of_all_ways(seed: int) -> None:
    random = Random(seed)
    ranks = a_few_ranks(random)
    wilds = BookTable([fewest_wilds(one) for one in ranks], min)
    least = BookTable([fewest_points(one, TWO) for one in ranks], min)
    most = BookTable([most_points(one, TWO, beside=0, grows=None) for one in ranks], max)
    for clean, dirty in product(range(4), range(4)):
        ways = list(every_way(ranks, clean, dirty))
        if ways:
            assert wilds.best(clean, dirty) == min(used for used, _ in ways)
            assert least.best(clean, dirty) == min(points for _, points in ways)
            assert most.best(clean, dirty) == max(points for _, points in ways)
        else:
            with pytest.raises(NoRoom):
                wilds.best(clean, dirty)


def test_a_table_answers_for_more_books_than_it_was_asked_for_first() -> None:
    table = BookTable([fewest_wilds(rank(20, 5)) for _ in range(11)], min)
    assert table.best(0, 1) == 1
    assert table.best(22, 0) == 0
    assert table.best(22, 11) == 11  # seven, seven and six of each rank
    with pytest.raises(NoRoom):
        table.best(22, 12)
    assert table.best(0, 44) == 88  # five naturals and two wilds, four times in each rank


def test_unfinished_melds_beside_a_book_use_what_is_left_of_the_rank() -> None:
    fives = MeldRank(
        "5",
        special=False,
        cards=11,
        value=5,
        dirty_books=((6, 1),),
        open_melds=((3, 0), (4, 0), (5, 0), (6, 0), (4, 2)),
    )
    most = most_points(fives, 0, beside=1, grows=None)
    assert most[0, 0] == 30  # six fives
    assert most[1, 0] == 55  # a book of seven, four beside it
    assert most[0, 1] == 55  # six in a book, five beside it
    with_twos = most_points(fives, TWO, beside=1, grows=None)
    assert with_twos[1, 0] == 35 + 20 + 40  # seven, and four with two twos
