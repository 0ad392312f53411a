"""The count sheet that a phone draws by itself is the one of the server, letter for letter."""

import re
from random import Random

import pytest

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from tests.dealer.houses import any_house
from tests.js.both import Both
from tests.js.sheets import any_sheet, any_table

ACTS = ("save", "save", "save", "save-0", "save-1", "work-out", "close-hint", "look", "save-9", "")
ALLOW = re.compile(r'name="allow"\s+value="([^"]*)"')
HOUSES = 14
STEPS = 5


def count_somehow(both: Both, rules: RuleSet, random: Random) -> None:
    """Begin a game and send it sheets of all kinds, looking at each deal in between."""
    key = any_table(both.store, rules, random)
    for _ in range(STEPS):
        game = both.game(key)
        deal = random.choice((*range(1, game.last_open_deal + 1), *[game.last_open_deal] * 3))
        both.look(key, deal)
        pairs = any_sheet(game, deal, random)
        query = random.choice(("", "all=yes", "all=yes&do=save-0", "do=save-1"))
        both.work_out(key, deal, pairs, query=query)
        acted = [*(pair for pair in pairs if pair[0] != "do"), ("do", random.choice(ACTS))]
        page = both.send(key, deal, acted)
        ticks = [("allow", found) for found in ALLOW.findall(page)]
        if ticks:
            both.send(key, deal, [*pairs, *ticks])


@pytest.mark.parametrize("slug", PRESETS)
def test_sheets_of_each_preset(both: Both, slug: str) -> None:
    count_somehow(both, PRESETS[slug], Random(f"sheet of {slug}"))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(HOUSES))
def test_sheets_of_random_house_rules(both: Both, number: int) -> None:
    random = Random(f"sheet {number}")
    count_somehow(both, any_house(random), random)
