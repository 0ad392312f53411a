"""The cards of a deck, and heaps of them counted by rank."""

import pytest

from scorekeeper.scoring.cards import (
    DECK_SIZE,
    IN_ONE_DECK,
    NO_CARDS,
    RANKS,
    WILDS_IN_ONE_DECK,
    Cards,
    card_values,
    together,
)

ACE_TO_FOUR = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4"]


def test_a_deck_has_54_cards_six_of_them_wild() -> None:
    assert (DECK_SIZE, WILDS_IN_ONE_DECK) == (54, 6)


@pytest.mark.parametrize(
    ("rank", "count"),
    [*((rank, 4) for rank in ACE_TO_FOUR), ("2", 4), ("joker", 2), ("3R", 2), ("3B", 2)],
)
def test_cards_of_each_rank_in_a_deck(rank: str, count: int) -> None:
    assert IN_ONE_DECK[rank] == count


def test_no_other_rank_is_in_a_deck() -> None:
    assert list(IN_ONE_DECK) == list(RANKS) == [*ACE_TO_FOUR, "2", "joker", "3R", "3B"]


def test_cards_stand_in_the_order_of_the_ranks_without_zeros() -> None:
    assert Cards.of({"3B": 1, "4": 2, "K": 0, "A": 3}).counts == (("A", 3), ("4", 2), ("3B", 1))


def test_an_unknown_rank_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="unknown rank: 1"):
        Cards.of({"K": 1, "1": 2})


def test_a_heap_counts_its_cards() -> None:
    heap = Cards.of({"K": 2, "joker": 1, "3R": 3})
    assert len(heap) == 6
    assert dict(heap) == {"K": 2, "joker": 1, "3R": 3}
    assert (heap.count("K"), heap.count("joker", "3R"), heap.count("Q")) == (2, 4, 0)


def test_no_cards_are_none() -> None:
    assert (len(NO_CARDS), NO_CARDS.points({"K": 10})) == (0, 0)


def test_a_rank_without_a_value_counts_nothing() -> None:
    assert Cards.of({"K": 2, "3R": 5}).points({"K": 10}) == 20


def test_cards_without_some_ranks_leave_the_others() -> None:
    heap = Cards.of({"K": 2, "3R": 1, "3B": 4})
    assert dict(heap.without("3R", "3B")) == {"K": 2}
    assert dict(heap) == {"K": 2, "3R": 1, "3B": 4}


def test_heaps_are_added_rank_by_rank() -> None:
    heaps = [Cards.of({"4": 2, "K": 1}), NO_CARDS, Cards.of({"K": 3})]
    assert together(heaps).counts == (("K", 4), ("4", 2))


SEED_VALUES = {
    "joker": 50, "2": 20, "A": 20, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 10, "8": 10,
    "7": 5, "6": 5, "5": 5, "4": 5, "3B": 5,
}  # fmt: skip


@pytest.mark.parametrize(
    ("tens_from", "fives_besides"),
    [(8, {}), (9, {"8": 5}), (10, {"8": 5, "9": 5})],
    ids=["ten points from the eight", "ten points from the nine", "ten points from the ten"],
)
def test_values_of_single_cards(tens_from: int, fives_besides: dict[str, int]) -> None:
    values = card_values(50, 20, 20, tens_from=tens_from, black_three=5)
    assert values == {**SEED_VALUES, **fives_besides}


def test_joker_two_ace_and_black_three_have_values_of_their_own() -> None:
    values = card_values(101, 52, 23, tens_from=8, black_three=4)
    assert [values[rank] for rank in ("joker", "2", "A", "3B", "K")] == [101, 52, 23, 4, 10]
