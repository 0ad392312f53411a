"""What is wrong with a deal is said on a phone in the words of the server."""

from dataclasses import asdict, replace

import pytest
from flask import Flask

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.score_record import score_record
from scorekeeper.record import GameRecord, Seats
from scorekeeper.scoring.deal_json import read_deal
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.count_fragments import fragments
from scorekeeper.web.count_view import view_sheet
from scorekeeper.web.forms.deal_form import Typed, filled
from scorekeeper.words.nouns import FIELDS
from scorekeeper.words.problem_table import SENTENCES
from scorekeeper.words.problems import sentence
from tests.js.both import Both
from tests.js.plays import WHEN, play_json
from tests.worked_cases import Case, cases_of, deal_file, rules_of, title

PLAYERS = ("Ann", "Bob", "Cem", "Dan", "Eve", "Flo")
SIDES = ("North", "<South>", "East & West", "4", "👩‍👩‍👧", "")
CASES = [*cases_of("problems"), *cases_of("score")[::5]]


def blank_game(rules: RuleSet, *, players: int, sides: int) -> Game:
    """A game in which nothing is counted yet."""
    seats = Seats(players=PLAYERS[:players], sides=SIDES[:sides], first_dealer=0)
    return score_record(
        GameRecord(id="own", name="Cases", created=WHEN, rules=rules, seats=seats, newest=())
    )


def sheet_of(case: Case) -> tuple[Game, Typed]:
    """The sheet of a case, of one side more where it tells of one only."""
    entry = read_deal(deal_file(case)).entry
    entries = tuple(replace(side, name="", players=None) for side in entry.sides)
    entries += (SideEntry(),) * (2 - len(entries))
    players = max(entry.players, len(entries))
    game = blank_game(rules_of(case), players=players, sides=len(entries))
    return game, filled(game, 1, entries)


@pytest.mark.parametrize("case", CASES, ids=title)
def test_a_worked_case_comes_to_the_same(both: Both, app: Flask, case: Case) -> None:
    game, typed = sheet_of(case)
    form = [*typed.values.items(), *(("allow", key) for key in typed.allowed)]
    asked = {"path": "/g/a-key/deals/1/work-out", "query": "all=yes", "form": form}
    told = both.phone("workOut", play_json(game), **asked)["json"]
    sheet = view_sheet(game, 1, typed, strict=True)
    with app.app_context():
        parts = fragments(sheet)
    assert told == {"good": sheet.is_good, "parts": parts}


RANK = (("rank", "K"), ("cards", 1), ("below", "1,285"))


def problems_of(key: str) -> list[Problem]:
    """Problems that this sentence tells: of one side and of all, of a meld and of a field."""
    code, _, variant = key.partition(":")
    fields = [variant] if variant in FIELDS else ["books.clean", "melds[11]", "cards.Q", "melds"]
    extras = [(), RANK, (("rank", variant),)] if variant in ("3R", "3B") else [(), RANK]
    return [
        Problem(code, side, field, value=value, limit=limit, rule="", extra=extra)
        for field in fields
        for extra in extras
        for side, value, limit in ((None, 1, 12_345), (0, -80, 1), (1, 7395, 0))
    ]


@pytest.mark.parametrize("names", [SIDES[:2], ("é", ""), ()], ids=["names", "odd names", "none"])
@pytest.mark.parametrize("slug", ["classic", "players-plus-one"])
def test_every_sentence(both: Both, slug: str, names: tuple[str, ...]) -> None:
    rules = PRESETS[slug]
    problems = [
        problem
        for key in SENTENCES
        for problem in problems_of(key)
        if names or problem.side is None
    ]
    for players in (None, 4):
        told = [{**asdict(each), "extra": dict(each.extra)} for each in problems]
        answers = both.call("tell", told, rules_to_json(rules), names, players)
        for problem, answer in zip(problems, answers, strict=True):
            assert answer == [
                sentence(problem, rules=rules, names=names, players=players, with_advice=advice)
                for advice in (True, False)
            ], problem
