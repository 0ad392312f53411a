"""The opening check and "Can we go out?" of a phone are, string for string, those of the server."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.parse import urlencode

import pytest
from flask import Flask, g
from werkzeug.wrappers import Response

from scorekeeper.actions.game_view import Game
from scorekeeper.record import Link
from scorekeeper.scoring.cards import RANKS
from scorekeeper.scoring.entry import SPECIAL_KEYS
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web import going_out, opening, phone
from scorekeeper.web.assets import EXTENSION
from scorekeeper.web.forms.deal_form import sheet_rows
from scorekeeper.web.offline.answers_words import answers_words
from scorekeeper.web.offline.kit import common_kit, phone_kit
from scorekeeper.web.offline.rule_cards import rule_card
from scorekeeper.web.offline.sheet_words import sheet_words
from scorekeeper.web.offline.table_words import table_words
from scorekeeper.web.offline.templates_js import compile_templates
from scorekeeper.web.offline.worker_words import NO_NETWORK
from scorekeeper.web.rule_sets import name_of
from tests.dealer.houses import any_house
from tests.js.conftest import Call
from tests.js.plays import WHEN, Json, any_game, play_json
from tests.random_openings import random_hand, random_rules, random_top
from tests.web.conftest import app  # noqa: F401 - a fixture

ANSWERS = str(Path(__file__).with_name("answers.mjs"))
PAGES = ("opening/opening.html", "going_out/going_out.html", "errors/error.html")
KEY = "a-key"
ASKED = ("books.", "card_points", "red_threes.laid")
SENSELESS = (
    "", " ", "0", "-1", "−3", "x", "007", "1.5", "31", "1,000", "12+30", "12+", "++", "2-1",
    "9" * 16, "１２", "٣", "\u00a05 ", "<b>", "9999999", "1" * 201, "\u2028", "💥",
)  # fmt: skip
MELDS = (
    "K 4", "A 2 + 1 joker", "wild 3 jokers 4 twos", "q 5 two", "3b 3", "wild 4", "7", "king three",
    "10 6 + 2 jokers 1 two", "K 2 joker joker", "12 3", "K 100", "5 joker", "5 jokers", "<b>", "",
    "Q 3\u2028A 3", "x" * 81, "4 ３", "wild 9 jokers", "8 7 and 2 twos",
)  # fmt: skip


OWN = tuple(any_house(Random(f"own {number}")) for number in range(2))
"""The rule sets that the phone keeps."""


@dataclass(frozen=True)
class Both:
    """A phone without a network, and the server."""

    call: Call
    app: Flask

    def asked(self, name: str, game: Game | None, queries: Sequence[str]) -> list[Json]:
        """What the phone answers to these queries."""
        answers: list[Json] = self.call(ANSWERS, "answers", name, game and play_json(game), queries)
        return answers

    def served(self, name: str, game: Game | None, query: str) -> str | Response:
        """What the server answers to this query."""
        place = f"/g/{KEY}/{name}" if game else f"/{name}"
        with self.app.test_request_context(f"{place}?{query}"):
            if game is None:
                return opening.check_alone()
            g.game = game
            g.link = Link(game_id="an id", key=KEY, role="watch", made=WHEN)
            return {"opening": opening.check, "going-out": going_out.check}[name]()

    def compare(self, name: str, game: Game | None, queries: Sequence[str]) -> None:
        """Each page of the phone, and each part of it, is that of the server."""
        asked = [*queries, *(f"{query}&parts=yes" for query in queries[::3])]
        for query, answer in zip(asked, self.asked(name, game, asked), strict=True):
            expected = self.served(name, game, query)
            told = expected if isinstance(expected, str) else expected.json
            assert answer["html" if isinstance(expected, str) else "json"] == told, query


@pytest.fixture(scope="module")
def both(
    app: Flask,  # noqa: F811
    call: Call,
    tmp_path_factory: pytest.TempPathFactory,
) -> Both:
    """The phone has its kit and its templates."""
    path = tmp_path_factory.mktemp("answers") / "templates.mjs"
    path.write_text(compile_templates(app.jinja_env, PAGES), "utf-8")
    with app.test_request_context():
        kit = common_kit(app, app.extensions[EXTENSION]) | phone_kit()
    kit |= {
        "presets": [rule_card(rules) for rules in PRESETS.values()],
        "own": [rule_card(rules) for rules in OWN],
        "words": {**kit["words"], **sheet_words(), **table_words(), **answers_words()},
    }
    call(ANSWERS, "begin", str(path), json.loads(json.dumps(kit)))
    return Both(call, app)


@pytest.fixture(autouse=True)
def own_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server knows of them without its database."""
    monkeypatch.setattr(phone, "own_rules", lambda: OWN)


def hands(random: Random) -> Json:
    """The cards that a player holds, some of them typed as nonsense."""
    hand = random_hand(random, random.choice([0, 2, 5, 11, 18, 26, 70]))
    typed = {f"held.{rank}": str(count) for rank, count in hand}
    if random.random() < 0.3:
        typed[f"held.{random.choice(RANKS)}"] = random.choice(SENSELESS)
    return {**typed, "pile": random_top(random, hand) or random.choice(("", "", "11"))}


def lays(random: Random) -> Json:
    """Melds that a player wants to lay."""
    lines = random.sample(MELDS, random.randint(0, 4)) if random.random() < 0.5 else good(random)
    pile = random.choice(("", "", "K", "2", "joker", "3B", "x"))
    return {"mode": "lay", "melds": random.choice(("\n", "\r\n")).join(lines), "pile": pile}


def good(random: Random) -> list[str]:
    ranks = random.sample(["A", "K", "Q", "10", "7", "4"], random.randint(1, 3))
    return [f"{rank} {random.randint(3, 7)}" for rank in ranks]


def openings(random: Random, number: int) -> list[str]:
    """Queries of the opening page."""
    made = []
    for _ in range(number):
        fields = random.choice((hands, lays))(random)
        fields["side"] = random.choice(("", "0", "1", "5", "x"))
        made.append(urlencode(fields))
    return made


@pytest.mark.parametrize("slug", PRESETS)
def test_openings_of_each_preset(both: Both, slug: str) -> None:
    random = Random(f"opening {slug}")
    game = any_game(random, PRESETS[slug])
    both.compare("opening", game, openings(random, 9))


def test_openings_under_house_rules(both: Both) -> None:
    for number in range(8):
        random = Random(f"opening {number}")
        game = any_game(random, random_rules(random) if number % 2 else None)
        both.compare("opening", game, openings(random, 6))


def test_openings_without_a_game(both: Both) -> None:
    random = Random("alone")
    queries = ["", "rules=&deal=2"]
    for rules in (*PRESETS.values(), *OWN):
        more = {
            "rules": name_of(rules),
            "deal": random.choice(("1", "4", "0", "1000", "x")),
            "score": random.choice(("", "-200", "1,500", "3000+45", "99999999999", "−5")),
        }
        queries += [f"{query}&{urlencode(more)}" for query in openings(random, 3)]
    both.compare("opening", None, queries)


def going_outs(random: Random, game: Game, number: int) -> list[str]:
    """Queries of the page that says whether a side may go out."""
    deal = game.next_deal or len(game.deals)
    paths = {row.path for row in sheet_rows(game, deal)[0] if row.path.startswith(ASKED)}
    asked = [
        *paths,
        *(f"{side}.{path}" for side in range(len(game.sides)) for path in (*paths, "hand", "feet")),
    ]
    made = []
    for index in range(number):
        is_sensible = index % 3
        few = [str(count) for count in range(4)]
        some = random.sample(sorted(asked), random.randint(0, len(asked)))
        fields = {name: random.choice(few if is_sensible else SENSELESS) for name in some}
        if is_sensible == 2:
            held = random.choice(("3", "11", "170"))
            fields |= {f"{side}.hand": held for side in range(len(game.sides))}
        for question in ("partner", "permission", "melded"):
            fields[question] = random.choice(("yes", "no", "", "constructor"))
        fields["side"] = random.choice(("0", "1", "2", "", "01"))
        made.append(urlencode(fields))
    return [*made, "=1", f"٣.hand=4&0.books.{next(iter(SPECIAL_KEYS.values()))}=1"]


@pytest.mark.parametrize("slug", PRESETS)
def test_going_out_in_each_preset(both: Both, slug: str) -> None:
    random = Random(f"going out {slug}")
    game = any_game(random, PRESETS[slug])
    both.compare("going-out", game, going_outs(random, game, 9))


def test_going_out_under_house_rules(both: Both) -> None:
    for number in range(14):
        random = Random(f"going out {number}")
        game = any_game(random)
        both.compare("going-out", game, going_outs(random, game, 6))


def test_rules_that_the_phone_does_not_keep(both: Both) -> None:
    answer, *_ = both.asked("opening", None, ["rules=nobody"])
    assert answer["status"] == 503
    assert NO_NETWORK.happened in answer["html"]
