"""What holds for every entry under every rule set."""

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.scoring.answers import answer_deal
from scorekeeper.scoring.cards import Cards, together
from scorekeeper.scoring.check import check_deal
from scorekeeper.scoring.deal_json import DealFile, deal_to_json, read_deal
from scorekeeper.scoring.entry import Adjustment, Books, DealEntry, Left, SideEntry, Threes
from scorekeeper.scoring.melds import Meld, is_meld
from scorekeeper.scoring.opening import minimum
from scorekeeper.scoring.problems import SEVERITIES, Problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import read_rules, rules_to_json
from scorekeeper.scoring.score import Line, score_deal, score_side
from tests.scoring.plain_score import plain_score
from tests.strategies import (
    DEALS,
    SCORES,
    cards,
    melds,
    rule_sets,
    rules_and_deals,
    rules_and_entries,
)

FEW = settings(max_examples=60)
ENOUGH = settings(max_examples=120)
WITH_ENTRY = given(rules_and_entries())


def lines_of(entry: SideEntry, rules: RuleSet, *, deal: int = 1) -> dict[str, Line]:
    """The score sheet by item."""
    return {line.item: line for line in score_side(entry, rules, deal=deal, players=4)}


def points_of(entry: SideEntry, rules: RuleSet) -> dict[str, int]:
    """Points by item."""
    return {item: line.points for item, line in lines_of(entry, rules).items()}


@FEW
@given(rules_and_deals())
def test_a_total_is_the_sum_of_its_lines_and_stands_on_the_total_before(
    given: tuple[RuleSet, DealEntry],
) -> None:
    rules, deal = given
    for score, before in zip(score_deal(deal, rules), deal.scores_before, strict=True):
        assert score.total == sum(line.count * line.each for line in score.lines)
        assert score.total_after == before + score.total
        assert max(Counter(line.item for line in score.lines).values(), default=1) == 1
        assert [line for line in score.lines if line.count == 0] == []


@given(rules_and_entries(), DEALS, st.integers(2, 6))
def test_the_score_is_the_plain_sum(
    given: tuple[RuleSet, SideEntry], deal: int, players: int
) -> None:
    rules, entry = given
    lines = score_side(entry, rules, deal=deal, players=players)
    total = sum(line.points for line in lines)
    assert total == plain_score(entry, rules, deal=deal, players=players)


def told(problems: tuple[Problem, ...], order: list[int]) -> Counter[tuple[object, ...]]:
    """Problems with their sides named as in `order`.

    One of all sides together points to the first side's field, which may be another one.
    """
    return Counter(
        (one.code, None, one.value, one.limit)
        if one.side is None
        else (one.code, order[one.side], one.field, one.value, one.limit)
        for one in problems
    )


@FEW
@given(rules_and_deals(), st.randoms(use_true_random=False))
def test_the_order_of_the_sides_changes_no_score_and_no_problem(
    given: tuple[RuleSet, DealEntry], random: Any
) -> None:
    rules, deal = given
    order = list(range(len(deal.sides)))
    random.shuffle(order)
    turned = replace(
        deal,
        sides=tuple(deal.sides[side] for side in order),
        scores_before=tuple(deal.scores_before[side] for side in order),
    )
    scores = score_deal(deal, rules)
    assert score_deal(turned, rules) == tuple(scores[side] for side in order)
    as_given = list(range(len(order)))
    assert told(check_deal(turned, rules), order) == told(check_deal(deal, rules), as_given)


def counted_by_number(rules: RuleSet, laid: list[Meld]) -> Books:
    """The books among these melds, as numbers."""
    finished = [meld for meld in laid if meld.is_book]
    kinds = Counter(meld.kind for meld in finished if meld.rank not in dict(rules.special_books))
    special = [
        (rank, sum(meld.rank == rank for meld in finished)) for rank, _ in rules.special_books
    ]
    return Books(kinds["clean"], kinds["dirty"], kinds["wild"], tuple(special))


@ENOUGH
@given(rule_sets(), st.lists(melds(), max_size=6), st.tuples(cards(), cards()))
def test_meld_by_meld_by_cards_and_as_totals_score_the_same(
    rules: RuleSet, laid: list[Meld], left: tuple[Cards, Cards]
) -> None:
    hand, foot = left
    # A number of books does not tell which wild ones are mixed, nor which melds are unfinished.
    rules = replace(rules, wild_book_mixed=None, special_unfinished_costs=False)
    by_meld = SideEntry(
        melds=tuple(laid), left=Left(hand=hand, foot=foot), red_threes=Threes(2), melded=bool(laid)
    )
    by_cards = replace(
        by_meld,
        melds=(),
        cards=together(meld.cards for meld in laid),
        books=counted_by_number(rules, laid),
    )
    in_hand, in_foot = (heap.without("3R", "3B").points(rules.card_values) for heap in (hand, foot))
    as_totals = replace(
        by_cards,
        cards=Cards(),
        card_points=sum(meld.points(rules) for meld in laid),
        left=Left(points=in_hand + in_foot),
        red_threes=Threes(2, hand.count("3R"), foot.count("3R")),
        black_threes=Threes(0, hand.count("3B"), foot.count("3B")),
    )
    expected = points_of(by_meld, rules)
    assert points_of(by_cards, rules) == expected
    assert points_of(as_totals, rules) == expected


@FEW
@given(rules_and_deals())
def test_what_cannot_have_happened_is_never_valid(given: tuple[RuleSet, DealEntry]) -> None:
    rules, deal = given
    accepted = frozenset((problem.code, problem.field) for problem in check_deal(deal, rules))
    everything_accepted = replace(
        deal, sides=tuple(replace(side, overrides=accepted) for side in deal.sides)
    )
    answer = answer_deal(DealFile(everything_accepted, rules))
    errors = [one for one in answer.problems if SEVERITIES[one.code] == "error"]
    assert answer.is_valid == (not errors)
    assert list(answer.still_open) == errors


@FEW
@given(rules_and_deals())
def test_what_breaks_the_rules_is_valid_only_once_accepted(
    given: tuple[RuleSet, DealEntry],
) -> None:
    rules, deal = given
    plain = replace(deal, sides=tuple(replace(side, overrides=frozenset()) for side in deal.sides))
    answer = answer_deal(DealFile(plain, rules))
    assert answer.is_valid == (answer.problems == ())


MORE: dict[str, tuple[dict[str, Any], set[str]]] = {
    "a clean book": ({"books": Books(clean=1)}, {"clean_books"}),
    "a dirty book": ({"books": Books(dirty=1)}, {"dirty_books"}),
    "a wild book": ({"books": Books(wild=1)}, {"wild_books"}),
    "card points": ({"card_points": 35}, {"card_points"}),
    "melded cards": ({"cards": Cards.of({"K": 2, "joker": 1})}, {"card_points"}),
    "an open meld": ({"melds": (Meld("K", 3),)}, {"card_points", "kings_unfinished"}),
    "a red three laid": ({"red_threes": Threes(laid=1)}, {"red_threes_laid", "red_threes_set"}),
    "a red three in hand": ({"red_threes": Threes(hand=1)}, {"red_threes_hand"}),
    "a red three in a foot": ({"red_threes": Threes(foot=1)}, {"red_threes_foot"}),
    "a black three in hand": ({"black_threes": Threes(hand=1)}, {"black_threes_hand"}),
    "a black three in a foot": ({"black_threes": Threes(foot=1)}, {"black_threes_foot"}),
    "points left": ({"left": Left(points=35)}, {"cards_left"}),
    "an exact cut": ({"exact_cuts": 1}, {"exact_cuts"}),
    "an adjustment": ({"adjustment": Adjustment(35)}, {"adjustment"}),
    "nothing at all": ({}, set()),
}


def added(here: Any, more: Any) -> Any:
    """Two amounts of the same thing together."""
    if isinstance(here, Cards):
        return together((here, more))
    if isinstance(here, (int, tuple)):
        return here + more
    names = [name for name in here.__dataclass_fields__ if isinstance(getattr(more, name), int)]
    return replace(here, **{name: getattr(here, name) + getattr(more, name) for name in names})


@pytest.mark.parametrize("what", MORE)
@settings(max_examples=30)
@WITH_ENTRY
def test_more_of_one_thing_changes_no_other_line(
    what: str, given: tuple[RuleSet, SideEntry]
) -> None:
    more, touched = MORE[what]
    # A first clean book and a first meld may turn the sign of red threes: here both are there.
    rules, entry = given
    entry = replace(entry, melded=True, books=added(entry.books, Books(clean=1)))
    with_more = replace(
        entry, **{field: added(getattr(entry, field), value) for field, value in more.items()}
    )
    before, after = lines_of(entry, rules), lines_of(with_more, rules)
    changed = {item for item in before | after if before.get(item) != after.get(item)}
    assert changed <= touched


ONCE = {"going_out", "concealed", "opened_first"}


@ENOUGH
@WITH_ENTRY
def test_twice_as_much_of_everything_scores_twice(given: tuple[RuleSet, SideEntry]) -> None:
    rules, entry = given
    rules = replace(rules, red_three_set="none")  # a set is a set once
    amounts = ("cards", "card_points", "melds", "red_threes", "black_threes", "exact_cuts",
               "adjustment", "books")  # fmt: skip
    left = entry.left
    hand, foot = (cards and together((cards, cards)) for cards in (left.hand, left.foot))
    special = tuple((rank, 2 * count) for rank, count in entry.books.special)
    doubled = replace(
        entry, **{name: added(getattr(entry, name), getattr(entry, name)) for name in amounts}
    )
    doubled = replace(
        doubled,
        books=replace(doubled.books, special=special),
        left=Left(2 * left.points, hand, foot, left.unopened_feet),
    )
    expected = {
        item: points if item in ONCE else 2 * points
        for item, points in points_of(entry, rules).items()
    }
    assert points_of(doubled, rules) == expected


@ENOUGH
@given(rule_sets(), DEALS, st.tuples(SCORES, SCORES))
def test_a_minimum_by_deal_asks_no_score_and_one_by_score_asks_no_deal(
    rules: RuleSet, deal: int, scores: tuple[int, int]
) -> None:
    score, other = scores
    found = minimum(rules, deal=deal, score=score)
    if rules.opening == "deal":
        assert found == minimum(rules, deal=deal, score=other)
    elif rules.opening == "score":
        assert found == minimum(rules, deal=deal + 1, score=score)
        assert found in {least for _, least in rules.opening_by_score}
    else:
        assert found == 0


@ENOUGH
@given(rule_sets(), melds())
def test_where_everything_is_allowed_three_cards_of_a_rank_are_a_meld(
    rules: RuleSet, meld: Meld
) -> None:
    freer = replace(
        rules, wilds_max=None, naturals="any", book_naturals_min=0, past_seven="any",
        wild_melds=True, black_three_melds=True, special_wilds=True,
    )  # fmt: skip
    allowed = meld.size >= 3 and not (meld.rank == "3B" and meld.wilds)
    assert is_meld(meld, freer) == allowed
    assert allowed or not is_meld(meld, rules)


@FEW
@given(rules_and_deals())
def test_a_deal_file_reads_back_as_the_same_deal(given: tuple[RuleSet, DealEntry]) -> None:
    rules, deal = given
    file = DealFile(deal, rules)
    assert read_deal(json.loads(json.dumps(deal_to_json(file)))) == file


@ENOUGH
@given(rule_sets())
def test_a_rule_set_reads_back_as_the_same_rules(rules: RuleSet) -> None:
    assert read_rules(json.loads(json.dumps(rules_to_json(rules)))) == rules
