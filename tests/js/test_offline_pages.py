"""What a phone draws without the server is what the server would have sent, string for string."""

import json
import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask

from scorekeeper.actions.change_rules import Changed
from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.links import links_of
from scorekeeper.actions.rematch import rematch
from scorekeeper.actions.rename_game import rename_game
from scorekeeper.record import Role
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from scorekeeper.web.offline.templates_js import compile_templates
from scorekeeper.web.offline.worker_script import TEMPLATES
from tests.js.conftest import Call
from tests.js.plays import Json, any_record, put
from tests.stores import CLASSIC, THURSDAY, change
from tests.web.conftest import Phone, app, store  # noqa: F401 - fixtures
from tests.web.games import CAUGHT, HELD, OUT, begin
from tests.web.games import play as counted

OFFLINE = str(Path(__file__).with_name("offline_pages.mjs"))
OWN = ("own", "look", "hints", "phone")
"""What of the kit is this phone's own."""
UNLIKE = re.compile(
    r'(name=\\?"(?:csrf_token|client_id)\\?" type=\\?"hidden\\?" value=\\?"'
    r'|data-(?:token|mark)=\\?"|"mark": ")[^"\\]*'
)
"""What differs from one look to the next: tokens, ids of forms, marks of a game."""
HOUSES = 12


def alike(page: str) -> str:
    """A page without what differs from one look to the next."""
    return UNLIKE.sub(r"\1", page)


@pytest.fixture(scope="module")
def templates(app: Flask, tmp_path_factory: pytest.TempPathFactory) -> str:  # noqa: F811
    """The module of the compiled templates."""
    path = tmp_path_factory.mktemp("pages") / "templates.mjs"
    path.write_text(compile_templates(app.jinja_env, TEMPLATES), "utf-8")
    return str(path)


@dataclass
class Looks:
    """Pages as the server sent them, and what a phone is asked to draw instead."""

    app: Flask
    store: Store
    call: Call
    templates: str
    sent: list[str] = field(default_factory=list)
    asked: list[Json] = field(default_factory=list)

    def phone(self) -> Phone:
        """A phone that has never been here."""
        return Phone(self.app, self.app.response_class)

    def look(self, screen: str, by: Phone, path: str, **about: Any) -> None:
        """Ask the server for a page, and note how the phone can draw it."""
        answer = by.get(path)
        assert answer.status_code == 200
        self.sent.append(alike(answer.text))
        kit = by.get("/offline/kit").json
        path, _, query = path.partition("?")
        own = {name: kit[name] for name in OWN}
        self.asked.append({"screen": screen, "path": path, "query": query, "own": own, **about})

    def look_at_all(self, by: Phone, key: str) -> None:
        """Every page of a game that a phone can draw."""
        by.get(f"/g/{key}")
        play = by.get(f"/g/{key}/offline").json
        at = {"key": key, "play": play}
        self.look("table", by, f"/g/{key}", **at)
        self.look("home", by, "/", plays=[play])
        for deal in play["deals"]:
            number = deal["number"]
            self.look("explain", by, f"/g/{key}/deals/{number}/explain", deal=number, **at)
        self.look("live", by, f"/g/{key}/now?view=table", **at)
        self.look("live", by, f"/g/{key}/now?view=count&deal={len(play['deals']) or 1}", **at)
        if by.get(f"/g/{key}/result").status_code == 200:
            self.look("result", by, f"/g/{key}/result", **at)
            self.look("live", by, f"/g/{key}/now?view=result", **at)

    def compare(self) -> None:
        """Let the phone draw them all."""
        kit = self.app.test_client().get("/offline/kit").json
        answers = self.call(OFFLINE, "answers", self.templates, kit, self.asked)
        for asked, sent, answer in zip(self.asked, self.sent, answers, strict=True):
            page = asked["path"], asked["query"]
            if "json" in answer:
                drawn = alike(json.dumps(answer["json"], ensure_ascii=False))
                assert json.loads(drawn) == json.loads(sent), page
            else:
                assert alike(answer["html"]) == sent, page


def key_of(store: Store, game_id: str, role: Role) -> str:  # noqa: F811
    """The key by which a phone of this role comes."""
    links = links_of(store, game_id)
    return game_id if role == "host" else links.of(role).key


@pytest.fixture
def looks(app: Flask, store: Store, call: Call, *, templates: str) -> Looks:  # noqa: F811
    """Nothing looked at yet."""
    return Looks(app, store, call, templates=templates)


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
