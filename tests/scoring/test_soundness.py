"""What was played with real cards is never refused, and scores the same however it is entered."""

from random import Random

import pytest

from scorekeeper.scoring.rulesets import PRESETS
from tests.dealer import complaints, deal_out
from tests.dealer.ends import ENDS, ends
from tests.dealer.houses import any_house

DEALS = 2400
TABLES = [(slug, *seating) for slug, rules in PRESETS.items() for seating in rules.seatings]
EACH = -(-DEALS // len(TABLES))


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "players", "sides"), TABLES)
def test_no_real_deal_is_refused(slug: str, players: int, sides: int) -> None:
    for number in range(EACH):
        random = Random(f"{slug} {players} {sides} {number}")
        table = deal_out(PRESETS[slug], random, players=players, sides=sides)
        assert complaints(table) == [], number


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_no_real_deal_is_refused_under_house_rules(block: int) -> None:
    for number in range(40):
        random = Random(f"house {block} {number}")
        rules = any_house(random)
        players, sides = random.choice(rules.seatings)
        table = deal_out(rules, random, players=players, sides=sides)
        assert complaints(table) == [], number


def test_the_dealer_reaches_every_kind_of_end() -> None:
    reached: set[str] = set()
    for number in range(200):
        random = Random(f"end {number}")
        players, sides = random.choice(PRESETS["classic"].seatings)
        table = deal_out(PRESETS["classic"], random, players=players, sides=sides)
        reached.update(ends(table))
    assert reached == ENDS


def test_no_card_is_lost_or_made() -> None:
    table = deal_out(PRESETS["classic"], Random("cards"), players=4, sides=2)
    melded = sum(meld.size for side in table.sides for meld in side.melds)
    red = sum(side.red_threes for side in table.sides)
    held = sum(one.held + sum(map(len, one.feet)) for one in table.players)
    assert melded + red + held + len(table.stock) + len(table.pile) == 270


def test_who_holds_red_threes_alone_when_the_stock_ends_has_not_gone_out() -> None:
    # once in 50,000 deals: the last three cards of a hand and of the stock are red threes
    random = Random("1 38357")
    random.random()
    rules = PRESETS[random.choice(list(PRESETS))]
    players, sides = random.choice(rules.seatings)
    table = deal_out(rules, random, players=players, sides=sides)
    assert (table.stock, table.out) == ([], None)
    assert not table.players[0].held
    assert complaints(table) == []
