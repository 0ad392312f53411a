"""What can be counted at a table can be typed into the sheet, and means the same there."""

from dataclasses import replace
from random import Random

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.new_game import NewGame
from scorekeeper.record import Seats
from scorekeeper.scoring.entry import DealEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.scoring.score import score_deal
from scorekeeper.storage.db import Store
from scorekeeper.web.count_view import view_sheet
from scorekeeper.web.forms.deal_form import filled, read_sheet
from tests.dealer import deal_out, ways_to_count
from tests.dealer.houses import any_house

TABLES = [(slug, *seating) for slug, rules in PRESETS.items() for seating in rules.seatings]


def game_of(store: Store, rules: RuleSet, *, players: int, sides: int) -> Game:
    names = tuple("ABCDEF"[:players])
    seats = Seats(players=names, sides=names[:sides], first_dealer=0)
    return load_game(store, create_game(store, NewGame(name="Cards", rules=rules, seats=seats)))


def differences(
    store: Store, rules: RuleSet, random: Random, *, seating: tuple[int, int]
) -> list[tuple[str, DealEntry]]:
    """What a real deal loses on its way through the sheet, in each way of counting it."""
    players, sides = seating
    game = game_of(store, rules, players=players, sides=sides)
    table = deal_out(rules, random, players=players, sides=sides)
    found = []
    for way, dealt in ways_to_count(table).items():
        entry = replace(dealt, deal=1, scores_before=(0,) * sides)
        typed = filled(game, 1, entry.sides)
        sheet = view_sheet(game, 1, typed, strict=True)
        read = read_sheet(game, 1, typed)
        totals = [score.total for score in score_deal(entry, rules)]
        if not sheet.is_good or [side.total for side in sheet.sides] != totals or read.errors:
            found.append((way, entry))
    return found


@pytest.mark.parametrize(("slug", "players", "sides"), TABLES)
def test_a_real_deal_goes_through_the_sheet_unchanged(
    store: Store, *, slug: str, players: int, sides: int
) -> None:
    for number in range(6):
        random = Random(f"sheet {slug} {players} {sides} {number}")
        lost = differences(store, PRESETS[slug], random, seating=(players, sides))
        assert lost == [], number


@pytest.mark.parametrize("block", range(6))
def test_a_real_deal_under_house_rules_goes_through_the_sheet_unchanged(
    store: Store, block: int
) -> None:
    for number in range(10):
        random = Random(f"house sheet {block} {number}")
        rules = any_house(random)
        lost = differences(store, rules, random, seating=random.choice(rules.seatings))
        assert lost == [], number
