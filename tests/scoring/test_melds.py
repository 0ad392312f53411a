"""Melds, against each sheet's own sentence said again without the program's words."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from scorekeeper.scoring.cards import NATURALS, RANKS
from scorekeeper.scoring.melds import (
    Flaw,
    Meld,
    flaws,
    is_meld,
    meld_of,
    most_wilds_at_seven,
    naturals_needed,
    takes_wilds,
)
from scorekeeper.scoring.problems import RULES
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS

CLASSIC, CANASTA = PRESETS["classic"], PRESETS["canasta"]
Sheet = Callable[[int, int], bool]


def house(base: RuleSet = CLASSIC, **changes: Any) -> RuleSet:
    """A rule set with changes."""
    return replace(base, **changes)


def classic(naturals: int, wilds: int) -> bool:
    """Three to seven cards; twice as many naturals as wilds, or wilds alone."""
    return 3 <= naturals + wilds <= 7 and (naturals >= 2 * wilds or not naturals)


def players_plus_one(naturals: int, wilds: int) -> bool:
    """Three to seven cards, at most two wilds, naturals at least twice the wilds."""
    return naturals + wilds in range(3, 8) and wilds <= 2 and naturals >= 2 * wilds


def seven_hundred(naturals: int, wilds: int) -> bool:
    """At most two wilds and at most one below six cards; or three to seven wilds alone."""
    size = naturals + wilds
    if size not in range(3, 8):
        return False
    return wilds <= (2 if size >= 6 else 1) or not naturals


def canasta(naturals: int, wilds: int) -> bool:
    """Three or more, naturals more than wilds, at most three wilds."""
    return naturals + wilds >= 3 and naturals > wilds and wilds < 4


SHEETS: dict[str, Sheet] = {
    "classic": classic,
    "players-plus-one": players_plus_one,
    "seven-hundred": seven_hundred,
    "canasta": canasta,
}


@pytest.mark.parametrize("slug", SHEETS)
@pytest.mark.parametrize("rank", [*NATURALS, "wild"])
def test_every_mixture_of_naturals_and_wilds(slug: str, rank: str) -> None:
    naturals = range(1, 13) if rank != "wild" else [0]
    for held, jokers, twos in product(naturals, range(5), range(5)):
        meld = Meld(rank, held, jokers, twos)
        assert is_meld(meld, PRESETS[slug]) == SHEETS[slug](held, jokers + twos), meld


@pytest.mark.parametrize("slug", SHEETS)
@pytest.mark.parametrize("three", ["3R", "3B"])
def test_threes_are_never_melded(slug: str, three: str) -> None:
    for held, wilds in product(range(1, 9), range(3)):
        assert not is_meld(Meld(three, held, twos=wilds), PRESETS[slug])


MIXTURES = {
    "twice": lambda naturals, wilds: naturals >= wilds + wilds,
    "more": lambda naturals, wilds: naturals > wilds,
    "as_many": lambda naturals, wilds: naturals >= wilds,
    "any": lambda naturals, wilds: naturals >= min(1, wilds),
}


@pytest.mark.parametrize("naturals", MIXTURES)
@pytest.mark.parametrize("wilds_max", [0, 1, 2, 3, None])
@pytest.mark.parametrize("book_naturals_min", [0, 4])
def test_every_house_mixture_up_to_seven(
    naturals: str, wilds_max: int | None, book_naturals_min: int
) -> None:
    rules = house(
        naturals=naturals,
        wilds_max=wilds_max,
        book_naturals_min=book_naturals_min,
        out_dirty=(0,),
    )
    cap = 99 if wilds_max is None else wilds_max
    for held, wilds in product(range(1, 8), range(1, 7)):
        if not 3 <= held + wilds <= 7:
            continue
        enough = held + wilds < 7 or held >= book_naturals_min
        expected = wilds <= cap and MIXTURES[naturals](held, wilds) and enough
        assert is_meld(Meld("K", held, twos=wilds), rules) == expected, (held, wilds)


@pytest.mark.parametrize("naturals", MIXTURES)
@pytest.mark.parametrize("wilds_max", [1, 3, None])
@pytest.mark.parametrize("book_naturals_min", [0, 4])
def test_where_only_naturals_follow_a_book_its_wilds_were_in_the_seven(
    naturals: str, wilds_max: int | None, book_naturals_min: int
) -> None:
    rules = house(
        naturals=naturals,
        wilds_max=wilds_max,
        book_naturals_min=book_naturals_min,
        past_seven="naturals",
        out_dirty=(0,),
    )
    for held, wilds in product(range(2, 13), range(7)):
        if held + wilds > 7:
            at_seven = Meld("K", 7 - wilds, twos=wilds)
            expected = is_meld(at_seven, rules)
            assert is_meld(Meld("K", held, twos=wilds), rules) == expected, (held, wilds)


@pytest.mark.parametrize(
    ("past_seven", "eight_kings", "eight_twos"),
    [("none", False, False), ("naturals", True, False), ("any", True, True)],
)
def test_an_eighth_card(*, past_seven: str, eight_kings: bool, eight_twos: bool) -> None:
    rules = house(past_seven=past_seven)
    assert is_meld(Meld("K", 8), rules) == eight_kings
    assert is_meld(Meld("wild", twos=8), rules) == eight_twos


def flaw(code: str, value: int, limit: int, *, rule: str) -> Flaw:
    """A flaw, with the rule that is told of it."""
    assert RULES[code] == rule
    return Flaw(code, value, limit)


@pytest.mark.parametrize(
    ("meld", "rules", "found"),
    [
        (Meld("K", 2), CLASSIC, flaw("meld_too_small", 2, 3, rule="melds.size")),
        (Meld("K", 9), CLASSIC, flaw("meld_too_large", 9, 7, rule="melds.size")),
        (Meld("wild", twos=8), CLASSIC, flaw("meld_too_large", 8, 7, rule="melds.size")),
        (Meld("wild", 0, 2, 2), CANASTA, flaw("wild_meld", 4, 0, rule="melds.wild")),
        (Meld("3R", 3), CLASSIC, flaw("threes_melded", 3, 0, rule="melds.threes")),
        (Meld("3B", 4, 1), CLASSIC, flaw("threes_melded", 4, 0, rule="melds.threes")),
        (Meld("9", 5, 1, 3), CANASTA, flaw("too_many_wilds", 4, 3, rule="melds.wilds_max")),
        (Meld("9", 3, 1, 1), CLASSIC, flaw("too_few_naturals", 3, 4, rule="melds.naturals")),
    ],
)
def test_a_flaw_says_what_was_found_and_what_may_be(
    meld: Meld, rules: RuleSet, found: Flaw
) -> None:
    assert list(flaws(meld, rules)) == [found]


def test_flaws_of_house_rules() -> None:
    no_wild_sevens = house(special_books=(("7", 1500),), special_wilds=False)
    black = house(CANASTA, black_three_melds=True)
    four = house(naturals="any", wilds_max=None, book_naturals_min=4)
    past = house(CANASTA, past_seven="naturals", wilds_max=None)
    assert list(flaws(Meld("7", 6, 1), no_wild_sevens)) == [
        flaw("wilds_forbidden", 1, 0, rule="melds.special_wilds")
    ]
    assert list(flaws(Meld("3B", 3, 0, 2), black)) == [
        flaw("wilds_forbidden", 2, 0, rule="melds.special_wilds")
    ]
    assert list(flaws(Meld("K", 3, 2, 2), four)) == [
        flaw("too_few_naturals_book", 3, 4, rule="melds.book_naturals")
    ]
    assert list(flaws(Meld("K", 3, 2, 2), past)) == [
        flaw("too_few_naturals", 3, 5, rule="melds.naturals")
    ]
    assert list(flaws(Meld("K", 6, 2, 2), past)) == [
        flaw("wilds_past_seven", 4, 3, rule="melds.past_seven")
    ]


def test_a_special_rank_may_have_to_be_clean_and_others_not() -> None:
    rules = house(special_books=(("7", 1500),), special_wilds=False)
    assert {rank for rank in NATURALS if not takes_wilds(rank, rules)} == {"7"}
    assert takes_wilds("7", house(rules, special_wilds=True))
    assert not takes_wilds("3B", CLASSIC)


def test_black_threes_may_be_melded_without_wilds() -> None:
    rules = house(CANASTA, black_three_melds=True)
    assert is_meld(Meld("3B", 3), rules)
    assert not is_meld(Meld("3R", 3), rules)


@pytest.mark.parametrize(
    ("naturals", "needed"),
    [("twice", [2, 4, 6]), ("more", [2, 3, 4]), ("as_many", [1, 2, 3]), ("any", [1, 1, 1])],
)
def test_naturals_beside_one_two_and_three_wilds(naturals: str, needed: list[int]) -> None:
    rules = house(naturals=naturals)
    assert [naturals_needed(wilds, rules) for wilds in (1, 2, 3)] == needed


@pytest.mark.parametrize(
    ("naturals", "wilds_max", "book_naturals_min", "most"),
    [
        ("twice", None, 0, 2),  # 5 + 2
        ("more", None, 0, 3),  # 4 + 3
        ("any", None, 0, 6),  # 1 + 6
        ("any", None, 5, 2),
        ("any", 4, 0, 4),
        ("any", 0, 0, 0),
        ("twice", 1, 0, 1),
    ],
)
def test_most_wilds_in_seven_cards(
    naturals: str, wilds_max: int | None, *, book_naturals_min: int, most: int
) -> None:
    rules = house(
        naturals=naturals,
        wilds_max=wilds_max,
        book_naturals_min=book_naturals_min,
        out_dirty=(0,),
    )
    assert most_wilds_at_seven(rules) == most


@pytest.mark.parametrize(
    ("names", "meld"),
    [
        (["K", "K", "K"], Meld("K", 3)),
        (["2", "K", "joker", "K", "K", "2"], Meld("K", 3, 1, 2)),
        (["joker", "2", "2"], Meld("wild", 0, 1, 2)),
        (["3B", "3B", "3B"], Meld("3B", 3)),
        (["K", "Q", "K"], None),
        (["K", "3R", "2"], None),
    ],
)
def test_the_meld_that_cards_make(names: list[str], meld: Meld | None) -> None:
    assert meld_of(names) == meld


@pytest.mark.parametrize(
    ("meld", "kind", "size", "points"),
    [
        (Meld("K", 7), "clean", 7, 70),
        (Meld("K", 5, 1, 1), "dirty", 7, 120),
        (Meld("4", 6, 0, 1), "dirty", 7, 50),
        (Meld("wild", 0, 3, 4), "wild", 7, 230),
        (Meld("A", 3), "clean", 3, 60),
    ],
)
def test_kind_size_and_points(meld: Meld, kind: str, *, size: int, points: int) -> None:
    assert (meld.kind, meld.size, meld.points(CLASSIC)) == (kind, size, points)


@pytest.mark.parametrize(("held", "book"), [(6, False), (7, True), (8, True)])
def test_seven_cards_or_more_are_a_book(*, held: int, book: bool) -> None:
    assert Meld("K", held).is_book == book


def test_the_cards_of_a_meld() -> None:
    assert dict(Meld("K", 4, 1, 2).cards) == {"K": 4, "2": 2, "joker": 1}
    assert dict(Meld("wild", 0, 3, 0).cards) == {"joker": 3}
    assert all(dict(Meld(rank, 3).cards) == {rank: 3} for rank in RANKS if rank not in "2joker")
