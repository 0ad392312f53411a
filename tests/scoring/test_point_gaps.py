"""Card points between the least and the next sums, against every sum found by brute force."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations_with_replacement, product

import pytest

from scorekeeper.scoring.bits import bits_of, has, lowest_of, near_lowest, sums
from scorekeeper.scoring.book_sum import BookSum
from scorekeeper.scoring.card_pool import whole_pool
from scorekeeper.scoring.point_gaps import REACH, Melding, sums_near_least
from tests.scoring.entries import CANASTA, CLASSIC, PLAYERS_PLUS_ONE, books, melded, told

CLASSIC_MELDING = Melding(joker=50, two=20, step=5, wild_melds=True)


def wild_points(cards: int) -> Iterator[int]:
    """What so many wild cards may count."""
    return (50 * jokers + 20 * (cards - jokers) for jokers in range(cards + 1))


def book_points(kind: str) -> set[int]:
    """What one book of a kind may count under the classic rules, whatever its rank."""
    if kind == "wild":
        return set(wild_points(7))
    makings = [(7, 0)] if kind == "clean" else [(6, 1), (5, 2)]
    return {
        naturals * value + wild
        for value in (5, 10, 20)
        for naturals, wilds in makings
        for wild in wild_points(wilds)
    }


MELDS = {
    naturals * value + wild
    for value in (5, 10, 20)
    for naturals, wilds in [(3, 0), (4, 0), (5, 0), (6, 0), (2, 1), (3, 1), (4, 1), (5, 1), (4, 2)]
    for wild in wild_points(wilds)
}


def every_sum(claimed: BookSum) -> set[int]:
    """Sums of a few books and of no, one or two melds beside them: enough near the least."""
    kinds = ["clean"] * claimed.clean + ["dirty"] * claimed.dirty + ["wild"] * claimed.wild
    beside = [
        sum(some) for count in range(3) for some in combinations_with_replacement(MELDS, count)
    ]
    in_books = {sum(points) for points in product(*map(book_points, kinds))}
    return {points + more for points in in_books for more in beside}


@pytest.mark.parametrize(
    "claimed",
    [BookSum(*counts) for counts in product(range(3), range(3), range(2)) if sum(counts) <= 3],
    ids=str,
)
def test_the_sums_near_the_least_are_those_of_all_books_and_melds(claimed: BookSum) -> None:
    there_are = every_sum(claimed)
    ranks = [*whole_pool(CLASSIC, decks=5).plain]
    found = sums_near_least(ranks, claimed, CLASSIC_MELDING, unfinished=1)
    least = min(there_are)
    for points in range(least, least + 5 * REACH + 1, 5):
        assert has(found, points // 5) == (points in there_are), points


@pytest.mark.parametrize(
    ("claimed", "points", "below", "above"),
    [
        pytest.param(books(1), 40, 35, 50, id="a clean book is 35, with three fours 50"),
        pytest.param(books(0, 1), 55, 50, 65, id="a dirty book is 50, with a second two 65"),
        pytest.param(books(0, 0, 1), 150, 140, 155, id="a wild book is 140, with three fours 155"),
        pytest.param(books(1, 2, 1), 285, 275, 290, id="one, two and one are 275 or 290"),
    ],
)
def test_nothing_counts_between(claimed: object, points: int, *, below: int, above: int) -> None:
    between = told(melded(points, books=claimed), melded())
    assert between == [("points_between", 0, "card_points", points, above)]
    for possible in (below, above):
        assert told(melded(possible, books=claimed), melded()) == []


def test_books_that_grow_leave_no_gaps_worth_looking_for() -> None:
    assert told(melded(40, books=books(1)), melded(), rules=CANASTA) == []  # eight fours


def test_gaps_are_those_of_the_decks_in_play() -> None:
    found = told(melded(180, books=books(5)), melded(), rules=PLAYERS_PLUS_ONE, players=2)
    assert found == [("too_few_points", 0, "card_points", 180, 210)]  # 4 x 35 and 70
    found = told(melded(220, books=books(5)), melded(), rules=PLAYERS_PLUS_ONE, players=2)
    assert found == [("points_between", 0, "card_points", 220, 225)]


def test_below_the_least_of_all_sums_there_is_no_gap() -> None:
    # the least bound sees only 12 wild cards in two decks, where these books take 19
    two_decks = whole_pool(CLASSIC, decks=2)
    claimed = BookSum(dirty=5, wild=2)
    assert two_decks.least_points(claimed) <= 540
    assert two_decks.gap_at(claimed, 540, unfinished=1) is None


def test_books_of_a_special_rank_have_gaps_of_their_own() -> None:
    rules = replace(CLASSIC, special_books=(("K", 1000),))
    found = told(melded(75, books=books(rK=1)), melded(), rules=rules)
    assert found == [("points_between", 0, "card_points", 75, 80)]  # seven kings, or six and a two


def test_sets_of_numbers_as_bits() -> None:
    three_and_five = bits_of([3, 5])
    assert three_and_five == 0b101000
    assert sums(three_and_five, bits_of([0, 10])) == bits_of([3, 5, 13, 15])
    assert lowest_of(three_and_five) == 3
    assert near_lowest(bits_of([3, 5, 6]), 2) == three_and_five
    assert (has(three_and_five, 5), has(three_and_five, 4)) == (True, False)
