"""Two counts of one side on one phone: it shows and settles them as the server does."""

import re
from html import unescape
from random import Random

import pytest
from werkzeug.datastructures import MultiDict

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.save_deal import Saved, SaveDeal, save_deal
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.count_view import view_sheet
from scorekeeper.web.forms.deal_form import posted, write_base
from tests.dealer.houses import any_house
from tests.js.both import Both
from tests.js.sheets import Pairs, any_table, counted_otherwise, good_sheet
from tests.web.games import CAUGHT, OUT, begin

HIDDEN = re.compile(r'<input type="hidden" name="([^"]*)" value="([^"]*)">')
PICK = re.compile(r'name="(pick\.[^"]*)"')
HOUSES = 8
CLASSIC = PRESETS["classic"]


def saved_sheet(both: Both, key: str, random: Random, *, deal: int) -> None:
    """Save some good sheet of a deal."""
    assert not both.send(key, deal, unspoilt_sheet(both.game(key), deal, random))


def unspoilt_sheet(game: Game, deal: int, random: Random) -> Pairs:
    """A sheet that may be saved."""
    for _ in range(200):
        pairs = good_sheet(game, deal, random)
        if view_sheet(game, deal, posted(MultiDict(pairs)), strict=True).is_good:
            return pairs
    raise AssertionError("no such sheet was found")


def sheet_from(both: Both, key: str, random: Random, *, deal: int) -> Pairs:
    """A sheet of a deal that was opened before anybody had saved one."""
    game = both.game(key)
    pairs = good_sheet(game, deal, random)
    if random.random() < 0.5:
        pairs = counted_otherwise(game, pairs, random)
    base = write_base(game, (0,) * len(game.sides))
    return [*(pair for pair in pairs if pair[0] not in ("base", "allow")), ("base", base)]


def fields_of(page: str) -> Pairs:
    """What a page of two counts sends besides the choice."""
    return [(unescape(name), unescape(text)) for name, text in HIDDEN.findall(page)]


def choose_somehow(both: Both, rules: RuleSet, random: Random) -> None:
    """Save one count, send another one made from none, and choose in all ways."""
    key = any_table(both.store, rules, random)
    saved_sheet(both, key, random, deal=1)
    page = both.send(key, 1, [*sheet_from(both, key, random, deal=1), ("do", "look")])
    for _ in range(4):
        fields = fields_of(page)
        picks = sorted(set(PICK.findall(page)))
        chosen = [(name, random.choice(("theirs", "yours", "yours", ""))) for name in picks]
        act = random.choice(("weigh", "save", "all-theirs-0", "all-yours-1", "all-yours-9"))
        both.work_out(key, 1, [*fields, *chosen], query="")
        page = both.send(key, 1, [*fields, *chosen, ("do", act), ("client_id", act)])
        if 'id="versus"' not in page:
            return


@pytest.mark.parametrize("slug", PRESETS)
def test_two_counts_under_each_preset(both: Both, slug: str) -> None:
    choose_somehow(both, PRESETS[slug], Random(f"two counts of {slug}"))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(HOUSES))
def test_two_counts_under_random_house_rules(both: Both, number: int) -> None:
    random = Random(f"two counts {number}")
    choose_somehow(both, any_house(random), random)


def test_a_sheet_made_before_the_phone_saved_another_one_meets_that_one(both: Both) -> None:
    random = Random("its own")
    key = any_table(both.store, CLASSIC, random)
    saved_sheet(both, key, random, deal=1)
    game = both.game(key)
    pairs = dict(unspoilt_sheet(game, 1, random))
    pairs["base"] = write_base(game, (0,) * len(game.sides))
    assert 'id="versus"' in both.send(key, 1, [*pairs.items()])


def test_of_a_count_that_came_from_another_phone_the_server_judges(both: Both) -> None:
    random = Random("another phone")
    key = any_table(both.store, CLASSIC, random)
    saved_sheet(both, key, random, deal=1)
    game = both.game(key)
    pairs = dict(unspoilt_sheet(game, 1, random))
    pairs["base"] = write_base(game, (0,) * len(game.sides))
    play = {**both.play(key), "unsent": []}
    path = f"/g/{key}/deals/1"
    drawn = both.phone("saveSheet", play, path=path, form=[*pairs.items()])
    assert (drawn["redirect"], drawn["save"]["deal"]) == (f"/g/{key}", 1)


def test_both_name_the_phone_whose_count_stands(both: Both) -> None:
    key = begin(both.store)
    request = SaveDeal(
        deal=1, entries=(OUT, CAUGHT), base_revisions=(0, 0), client_id="", phone="Ann's phone"
    )
    assert isinstance(save_deal(both.store, key, request), Saved)
    pairs = dict(unspoilt_sheet(both.game(key), 1, Random("named")))
    pairs["base"] = write_base(both.game(key), (0, 0))
    page = both.send(key, 1, [*pairs.items()])
    assert "<bdi>Ann&#39;s phone</bdi> saved deal 1 while you were counting" in page
