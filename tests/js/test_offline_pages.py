"""What a phone draws without the server is what the server would have sent, string for string."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from flask import Flask

from scorekeeper.actions.links import links_of
from scorekeeper.record import GameRecord, Role
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from scorekeeper.web.offline.templates_js import compile_templates
from scorekeeper.web.offline.worker_script import TEMPLATES
from tests.js.conftest import Call
from tests.js.plays import Json, any_record, put
from tests.web.conftest import Phone, app, phone, store  # noqa: F401 - fixtures

OFFLINE = str(Path(__file__).with_name("offline_pages.mjs"))
OWN = ("own", "look", "hints", "phone")
"""What of the kit is this phone's own."""
UNLIKE = re.compile(
    r'(name="(?:csrf_token|client_id)" type="hidden" value="|data-(?:token|mark)=")[^"]*'
)
"""What differs from one look to the next: tokens, ids of forms, marks of a game."""


def alike(html: str) -> str:
    return UNLIKE.sub(r"\1", html)


@pytest.fixture(scope="module")
def templates(app: Flask, tmp_path_factory: pytest.TempPathFactory) -> str:  # noqa: F811
    path = tmp_path_factory.mktemp("pages") / "templates.mjs"
    path.write_text(compile_templates(app.jinja_env, TEMPLATES), "utf-8")
    return str(path)


@dataclass
class Both:
    """Pages as the server sent them, and what a phone is asked to draw instead."""

    sent: list[str] = field(default_factory=list)
    asked: list[Json] = field(default_factory=list)

    def look(self, screen: str, by: Phone, path: str, **about: Any) -> None:
        """Ask the server for a page, and note how the phone can draw it."""
        self.sent.append(alike(by.get(path).text))
        path, _, query = path.partition("?")
        own = {name: by.get("/offline/kit").json[name] for name in OWN}
        self.asked.append({"screen": screen, "path": path, "query": query, "own": own, **about})

    def compare(self, call: Call, templates: str, kit: Json) -> None:
        answers = call(OFFLINE, "answers", templates, kit, self.asked)
        for asked, sent, answer in zip(self.asked, self.sent, answers, strict=True):
            assert answer is not None, asked["path"]
            drawn = answer["html"] if "html" in answer else json.dumps(answer["json"])
            assert alike(drawn) == sent, asked["path"]


def look_at_all(both: Both, app: Flask, record: GameRecord, *, role: Role) -> None:  # noqa: F811
    """Every page of a game, by a phone that came by a link of this role."""
    store: Store = app.extensions["scorekeeper.store"]  # noqa: F811
    game_id = put(store, record)
    links = links_of(store, game_id)
    key = {"host": links.host, "score": links.score, "watch": links.watch}[role].key
    by = Phone(app, app.response_class)
    by.get(f"/g/{key}")
    play = by.get(f"/g/{key}/offline").json
    about = {"key": key, "play": play}
    both.look("table", by, f"/g/{key}", **about)
    both.look("home", by, "/", plays=[play])
    for deal in play["deals"]:
        path = f"/g/{key}/deals/{deal['number']}/explain"
        both.look("explain", by, path, deal=deal["number"], **about)
    if by.get(f"/g/{key}/result").status_code == 200:
        both.look("result", by, f"/g/{key}/result", **about)


@pytest.mark.parametrize("slug", PRESETS)
def test_every_page_of_a_game(app: Flask, call: Call, templates: str, slug: str) -> None:  # noqa: F811
    both = Both()
    for role in ("host", "score", "watch"):
        look_at_all(both, app, any_record(Random(f"{slug} {role}"), PRESETS[slug]), role=role)
    both.compare(call, templates, app.test_client().get("/offline/kit").json)
