"""What a phone draws without the server is what the server would have sent, string for string."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from flask import Flask, g

from scorekeeper.actions.change_rules import Changed
from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.links import links_of
from scorekeeper.actions.rematch import rematch
from scorekeeper.actions.rename_game import rename_game
from scorekeeper.record import Role
from scorekeeper.scoring.entry import Books
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from scorekeeper.web.games import STILL_ON
from scorekeeper.web.offline.table_words import table_words
from tests.js.conftest import Call
from tests.js.looks import Looks, fetched
from tests.js.plays import any_record, put
from tests.stores import CLASSIC, THURSDAY, change
from tests.web.games import CAUGHT, HELD, OUT, begin
from tests.web.games import play as counted

HOUSES = 12


def key_of(store: Store, game_id: str, role: Role) -> str:
    """The key by which a phone of this role comes."""
    links = links_of(store, game_id)
    return game_id if role == "host" else links.of(role).key


ROLES: tuple[Role, ...] = ("host", "score", "watch")


@pytest.mark.parametrize("slug", PRESETS)
def test_every_page_of_a_game(looks: Looks, slug: str) -> None:
    for role in ROLES:
        record = any_record(Random(f"{slug} {role}"), PRESETS[slug])
        looks.look_at_all(looks.phone(), key_of(looks.store, put(looks.store, record), role))
    looks.compare()


@pytest.mark.slow
def test_games_of_random_house_rules(looks: Looks) -> None:
    for number in range(HOUSES):
        record = any_record(Random(f"page {number}"))
        looks.look_at_all(
            looks.phone(), key_of(looks.store, put(looks.store, record), ROLES[number % 3])
        )
    looks.compare()


LEVEL = (CAUGHT, CAUGHT)
ENDS = {
    "won, and played again": [(OUT, CAUGHT), (CAUGHT, OUT), (OUT, CAUGHT), (HELD, OUT)],
    "a shared win": [LEVEL, LEVEL, LEVEL, LEVEL],
}


@pytest.mark.parametrize("deals", ENDS.values(), ids=ENDS)
def test_a_game_that_is_over(looks: Looks, deals: Any) -> None:
    game_id = counted(looks.store, begin(looks.store), *deals)
    rematch(looks.store, game_id)
    for role in ROLES:
        looks.look_at_all(looks.phone(), key_of(looks.store, game_id, role))
    looks.compare()


def test_a_draw(looks: Looks) -> None:
    rules = replace(CLASSIC, slug="house-classic", tie="draw")
    game_id = create_game(looks.store, replace(THURSDAY, rules=rules))
    counted(looks.store, game_id, *[LEVEL] * 4)
    looks.look_at_all(looks.phone(), game_id)
    looks.compare()


def test_other_rules_and_another_name(looks: Looks) -> None:
    game_id = counted(looks.store, begin(looks.store), (OUT, CAUGHT))
    assert isinstance(change(looks.store, game_id, replace(CLASSIC, clean_book=700)), Changed)
    rename_game(looks.store, game_id, "<i>Ours</i>", phone="")
    looks.look_at_all(looks.phone(), game_id)
    assert isinstance(
        change(looks.store, game_id, replace(CLASSIC, slug="o", name="Ours & all")), Changed
    )
    looks.look_at_all(looks.phone(), game_id)
    looks.compare()


def test_what_the_rules_of_then_allowed_and_what_the_table_did(looks: Looks) -> None:
    short = frozenset({("books_missing", "books.clean")})
    early = replace(OUT, books=Books(clean=1, dirty=2, wild=1), overrides=short)
    game_id = counted(looks.store, begin(looks.store), (early, CAUGHT), (OUT, CAUGHT))
    assert isinstance(change(looks.store, game_id, PRESETS["players-plus-one"]), Changed)
    looks.look_at_all(looks.phone(), game_id)
    looks.compare()


def test_a_host_who_looks_by_another_link(looks: Looks) -> None:
    game_id = counted(looks.store, begin(looks.store), (OUT, CAUGHT))
    host = looks.phone()
    host.get(f"/g/{game_id}")
    looks.look_at_all(host, key_of(looks.store, game_id, "watch"))
    looks.compare()


def test_a_phone_that_has_a_name_and_looks_its_own_way(looks: Looks) -> None:
    key = key_of(looks.store, counted(looks.store, begin(looks.store), (OUT, None)), "score")
    phone = looks.phone()
    phone.submit("/", "/theme", theme="dark")
    phone.submit("/", "/hand", hand="left")
    phone.submit(f"/g/{key}", f"/g/{key}/phone", whose="Ann's phone")
    phone.get(f"/g/{key}")  # says that it has its name, once
    looks.look_at_all(phone, key)
    looks.compare()


def test_a_phone_without_games(looks: Looks) -> None:
    looks.look("home", looks.phone(), "/")
    looks.look("new", looks.phone(), "/new")
    looks.compare()


def test_what_a_phone_leaves_to_the_server(looks: Looks) -> None:
    key = counted(looks.store, begin(looks.store), (OUT, None))
    at = {"key": key, "play": fetched(looks.phone(), f"/g/{key}/offline"), "own": {}}
    looks.asked += [
        {"screen": "explain", "path": f"/g/{key}/deals/2/explain", **at},
        {"screen": "live", "path": f"/g/{key}/now", "query": "view=board", **at},
        {"screen": "new", "path": "/new", "query": "rules=bridge", **at},
    ]
    assert looks.answers() == [None, None, None]


def test_the_result_of_a_game_that_is_on_is_its_table(looks: Looks) -> None:
    key = counted(looks.store, begin(looks.store), (OUT, CAUGHT))
    play = fetched(looks.phone(), f"/g/{key}/offline")
    looks.asked.append({"screen": "result", "path": "", "key": key, "play": play, "own": {}})
    assert looks.answers() == [{"redirect": f"/g/{key}", "flash": STILL_ON}]


TEXTS = (
    "Clean books, dirty BOOK and a wild book: melded melds, meld-book_book; feet.",
    "to open opens at 50 <b>wild cards</b> & going out",
    "ſtock stock, pile/pile (pile) Pile2 ein-foot",
    "",
)


def test_table_words_are_found_as_on_the_server(app: Flask, call: Call, offline: str) -> None:
    words = table_words()
    with app.test_request_context():
        for text in TEXTS:
            template = app.jinja_env.from_string("{{ text | rule_words }}")
            expected = template.render(text=text)
            assert call(offline, "tappable", text, words) == expected
            g.pop("rule_words", None)
