"""Real deals, counted as one rule set asks, counted again under another: known is right.

Where the replay knows a total it is what the cards themselves make under the other rules. Where
it asks, the true answers lead there too.
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from scorekeeper.scoring.cards import BLACK_THREE, RED_THREE, THREES
from scorekeeper.scoring.carrying import Unknown
from scorekeeper.scoring.entry import Books, DealEntry, Left, SideEntry, Threes
from scorekeeper.scoring.replay import replay
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.scoring.score import score_side
from tests.dealer import deal_out
from tests.dealer.counting import Seen, totals
from tests.dealer.houses import any_house
from tests.dealer.table import Table


def truth(seen: Seen, cuts: int) -> SideEntry:
    """Everything about the side, card by card."""
    return SideEntry(
        melds=tuple(seen.lain.melds),
        red_threes=Threes(seen.lain.red_threes),
        left=Left(hand=seen.hand, foot=seen.foot, unopened_feet=seen.feet),
        went_out=seen.out,
        concealed=seen.out and seen.lain.opened_in == seen.last_turn,
        exact_cuts=cuts,
        opened_first=seen.lain.opened_first,
        adjustment=seen.base.adjustment,
        melded=bool(seen.lain.melds),
    )


def as_asked(seen: Seen, cuts: int) -> SideEntry:
    """What the count sheet of the rules that were played asks for, and nothing else."""
    rules, entry = seen.rules, totals(seen)
    red, black, left = entry.red_threes, entry.black_threes, rules.left_counted
    hand = rules.red_three_hand_allowed and (rules.red_three_hand or left)
    return replace(
        entry,
        red_threes=Threes(
            red.laid if rules.red_three_laid or rules.red_three_without else 0,
            red.hand if hand else 0,
            red.foot if rules.feet and (rules.red_three_foot or left) else 0,
        ),
        black_threes=Threes(
            0,
            black.hand if rules.black_three_hand or left else 0,
            black.foot if rules.feet and (rules.black_three_foot or left) else 0,
        ),
        exact_cuts=cuts if rules.exact_cut else 0,
    )


def answer(question: Unknown, seen: Seen, other: RuleSet, *, cuts: int) -> int:
    """What a table that remembers every card says."""
    values, melds = other.card_values, seen.lain.melds
    books = [meld for meld in melds if meld.is_book and meld not in seen.named]
    held = {"hand": seen.hand, "foot": seen.foot}
    code, _, rest = question.code.partition("_threes_")
    if rest in held:
        return held[rest].count(RED_THREE if code == "red" else BLACK_THREE)
    of_rank = [meld.kind for meld in books if meld.rank == question.item]
    left = sum(cards.without(*THREES).points(values) for cards in held.values())
    answers: Mapping[str, int] = {
        "special_clean": of_rank.count("clean"),
        "special_dirty": of_rank.count("dirty"),
        "special_was_clean": of_rank.count("clean"),
        "card_points": sum(meld.points(other) for meld in melds),
        "left_points": left,
        "red_threes_laid": seen.lain.red_threes,
        "melded": bool(melds),
        "exact_cuts": cuts,
        "opened_first": seen.lain.opened_first,
        "concealed": seen.lain.opened_in == seen.last_turn,
    }
    return answers[question.code]


def compare(table: Table, other: RuleSet, *, random: Random) -> int:
    """Count the deal again under the other rules; how many sides were known at once."""
    seen = [Seen(table, side) for side in range(len(table.sides))]
    cuts = [random.randint(0, 1) for _ in seen]
    deal = DealEntry(
        len(table.players),
        table.deal,
        tuple(as_asked(one, cut) for one, cut in zip(seen, cuts, strict=True)),
        (0,) * len(seen),
    )
    decks = table.rules.decks_for(deal.players)
    true = [
        sum(
            line.points
            for line in score_side(
                truth(one, cut), other, deal=1, players=deal.players, decks=decks
            )
        )
        for one, cut in zip(seen, cuts, strict=True)
    ]
    deal = replace(deal, deal=1)
    answers: dict[str, int] = {}
    known = 0
    for turn in range(3):
        again = replay([deal], table.rules, other, answers=answers)
        (counted,) = again.deals
        for index, side in enumerate(counted.sides):
            assert side.total in (None, true[index]), (index, side.carried, answers)
            known += side.total is not None and not turn
        answers = {
            each.key: int(answer(each, seen[each.side], other, cuts=cuts[each.side]))
            for each in again.asked
            if each.is_asked
        }
    assert all(not each.is_asked for each in again.unknown), again.unknown
    return known


@pytest.mark.slow
@pytest.mark.parametrize("slug", PRESETS)
def test_what_is_known_of_a_real_deal_under_another_preset_is_right(slug: str) -> None:
    known = own = 0
    for number in range(4):
        random = Random(f"replay {slug} {number}")
        players, sides = random.choice(PRESETS[slug].seatings)
        table = deal_out(PRESETS[slug], random, players=players, sides=sides)
        own += sides
        for other in PRESETS.values():
            known += compare(table, other, random=random)
    assert known >= own


@pytest.mark.slow
@pytest.mark.parametrize("block", range(6))
def test_what_is_known_of_a_real_deal_under_other_house_rules_is_right(block: int) -> None:
    known = 0
    for number in range(12):
        random = Random(f"replay house {block} {number}")
        rules = any_house(random)
        players, sides = random.choice(rules.seatings)
        table = deal_out(rules, random, players=players, sides=sides)
        for _ in range(3):
            known += compare(table, any_house(random), random=random)
    assert known


@pytest.mark.parametrize("slug", PRESETS)
def test_under_its_own_rules_everything_is_known(slug: str) -> None:
    for number in range(10):
        random = Random(f"same {slug} {number}")
        players, sides = random.choice(PRESETS[slug].seatings)
        table = deal_out(PRESETS[slug], random, players=players, sides=sides)
        assert compare(table, PRESETS[slug], random=random) == sides


def test_books_of_no_kind_stay_out() -> None:
    deal = DealEntry(4, 1, (SideEntry(books=Books(clean=1)), SideEntry()), (0, 0))
    (again,) = replay([deal], PRESETS["seven-hundred"], PRESETS["seven-hundred"]).deals
    assert again.totals == (700, 0)
