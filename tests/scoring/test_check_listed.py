"""Melded cards listed by rank, against every way of laying them out meld by meld."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product
from random import Random

import pytest

from scorekeeper.scoring.check_listed import check_listed
from scorekeeper.scoring.entry import Books
from scorekeeper.scoring.limits import limits_for
from scorekeeper.scoring.melds import Meld, is_meld
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.sheet import sheets
from tests.scoring.entries import CANASTA, CLASSIC, PLAYERS_PLUS_ONE, Cards, cards, deal, melded

Layout = tuple[int, int, int]
"""(clean, dirty, wild) books of one way of laying the cards."""

TABLES = {
    "classic": CLASSIC,
    "no wild melds": PLAYERS_PLUS_ONE,
    "books that grow": CANASTA,
    "only naturals grow": replace(CLASSIC, past_seven="naturals"),
    "two melds of a rank": replace(CLASSIC, open_melds=2, naturals="as_many"),
}


def layouts(rules: RuleSet, of: Cards) -> set[Layout]:
    """The books of every way of laying all these cards, found meld by meld."""
    allowed = lru_cache(
        lambda rank, naturals, wilds: _allowed(rules, Meld(rank, naturals, 0, wilds))
    )

    def lay(left: tuple[tuple[str, int], ...], wilds: int, unfinished: int) -> Iterator[Layout]:
        (rank, count), others = left[0], left[1:]
        if not count and rank != "wild":
            yield from lay(others, wilds, 0)
            return
        if rank == "wild" and not wilds:
            yield (0, 0, 0)
            return
        for naturals, beside in product(range(1 if count else 0, count + 1), range(wilds + 1)):
            size = naturals + beside
            if not allowed(rank, naturals, beside):
                continue
            if size < 7 and unfinished == rules.open_melds:
                continue
            rest = ((rank, count - naturals), *others)
            for clean, dirty, wild in lay(rest, wilds - beside, unfinished + (size < 7)):
                book = size >= 7
                yield (
                    clean + (book and not beside),
                    dirty + (book and bool(beside) and bool(naturals)),
                    wild + (book and not naturals),
                )

    naturals = tuple((rank, count) for rank, count in of if rank not in ("2", "joker"))
    return set(lay((*naturals, ("wild", 0)), of.count("2", "joker"), 0))


def _allowed(rules: RuleSet, meld: Meld) -> bool:
    return meld.size > 0 and is_meld(meld, rules)


def codes(rules: RuleSet, of: Cards, layout: Layout) -> list[str]:
    """What is said of these cards with these books claimed."""
    entry = deal(melded(0, cards=of, books=Books(*layout)), melded())
    limits = limits_for(rules, decks=5)
    return [problem.code for problem in check_listed(sheets(entry, rules, limits)[0])]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("table", TABLES)
def test_listed_cards_are_laid_in_every_way_there_is(table: str, seed: int) -> None:
    random, rules = Random(f"{table} {seed}"), TABLES[table]
    counts = {rank: random.choice([0, 3, 7, 8, 9, 13, 14]) for rank in ("K", "7")}
    of = Cards.of({**counts, "4": random.randint(1, 8), "2": random.randint(0, 9)})
    there_are = layouts(rules, of)
    wild_books = range(3 if rules.wild_melds else 1)  # forbidden ones are told of elsewhere
    for layout in product(range(4), range(4), wild_books):
        assert (not codes(rules, of, layout)) == (layout in there_are), layout


def test_six_kings_are_no_book() -> None:
    assert codes(CLASSIC, cards(K=6), (1, 0, 0)) == ["cards_make_fewer_books"]


def test_seven_kings_are_a_book_that_was_not_claimed() -> None:
    assert codes(CLASSIC, cards(K=7), (0, 0, 0)) == ["cards_make_no_melds"]
    assert codes(CLASSIC, cards(K=7), (1, 0, 0)) == []


def test_two_kings_are_no_meld() -> None:
    assert codes(CLASSIC, cards(K=2), (0, 0, 0)) == ["cards_make_no_melds"]
    assert codes(CLASSIC, cards(K=2, t2=1), (0, 0, 0)) == []


def test_a_wild_card_is_in_one_book_only() -> None:
    of = cards(K=6, Q=6, t2=1)
    assert codes(CLASSIC, of, (0, 2, 0)) == ["cards_make_fewer_books"]
    assert codes(CLASSIC, of, (0, 1, 0)) == []  # the queens lie beside it unfinished
    assert codes(CLASSIC, replace(of, counts=(*of.counts[:2], ("2", 2))), (0, 2, 0)) == []


def test_wild_books_need_seven_of_the_listed_wild_cards() -> None:
    assert codes(CLASSIC, cards(joker=3, t2=3), (0, 0, 1)) == ["cards_make_fewer_books"]
    assert codes(CLASSIC, cards(joker=3, t2=4), (0, 0, 1)) == []


def test_books_of_a_special_rank_come_from_its_own_cards() -> None:
    rules = replace(CLASSIC, special_books=(("7", 1000),))

    def said(of: Cards, sevens: int) -> list[str]:
        side = melded(0, cards=of, books=Books(special=(("7", sevens),)))
        limits = limits_for(rules, decks=5)
        first = sheets(deal(side, melded()), rules, limits)[0]
        return [problem.code for problem in check_listed(first)]

    assert said(cards(t7=7), 1) == []
    assert said(cards(t7=5, t2=2), 1) == []
    assert said(cards(K=7), 1) == ["cards_make_fewer_books"]
    assert said(cards(t7=7), 0) == ["cards_make_no_melds"]
