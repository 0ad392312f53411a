"""What phones run is the modules in one piece with short names: it answers as the modules do."""

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask

from scorekeeper.actions.game_view import Game
from scorekeeper.app import create_app
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.assets import FOLDER, contents, scripts_of
from scorekeeper.web.offline.templates_js import compile_templates
from scorekeeper.web.offline.worker_script import TEMPLATES
from scorekeeper.web.scripts import joined
from tests.js.conftest import Call
from tests.js.plays import any_game, play_json
from tests.stores import made_in

PAGE = Path(__file__).with_name("answered.js")
FORM = (
    "base={base}&client_id=c&0.card_points=285%2B120&0.books.clean=2&0.books.dirty=x"
    "&1.card_points=640&1.left.points=80&out=0"
)
NEW = "rules=classic&seating=4-2&player_0=Ann&first_dealer=0&name=&client_id=c"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The app, for its templates and its kit."""
    return create_app(made_in(tmp_path_factory.mktemp("served") / "."))


@pytest.fixture(scope="module")
def both(app: Flask, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The modules as they are written, and as they are served."""
    folder = tmp_path_factory.mktemp("both")
    for part in ("offline", "scoring"):
        shutil.copytree(FOLDER / "js" / part, folder / part)
    templates = compile_templates(app.jinja_env, TEMPLATES)
    (folder / "offline" / "templates.js").write_text(templates, encoding="utf-8")
    shutil.copyfile(PAGE, folder / PAGE.name)
    scripts = scripts_of(contents(FOLDER))
    scripts["offline/templates.js"] = templates.encode()
    script = joined({**scripts, PAGE.name: PAGE.read_bytes()}, PAGE.name)
    (folder / "served.mjs").write_bytes(script + b"\nexport { answered };\n")
    return str(folder / PAGE.name), str(folder / "served.mjs")


def asked(play: Any, game: Game) -> list[tuple[str, str, str, str | None]]:
    """Everything that a phone can be asked."""
    revisions = ",".join(map(str, game.revisions_of(1)))
    form = FORM.format(base=quote(f"{play['rules_id']}:{revisions}"))
    return _asked(f"/g/{play['key']}", game.last_open_deal, form)


def _asked(game: str, last: int, form: str) -> list[tuple[str, str, str, str | None]]:
    pages = [
        "/",
        "/new",
        "/opening",
        game,
        f"{game}/result",
        f"{game}/opening",
        f"{game}/going-out",
    ]
    deals = [f"{game}/deals/{deal}" for deal in range(1, last + 2)]
    explained = [f"{deal}/explain" for deal in deals]
    looked = [("GET", path, "", None) for path in [*pages, *deals, *explained]]
    parts = [
        ("GET", f"{game}/now", f"view={view}&deal=1", None) for view in ("table", "result", "count")
    ]
    parts += [("GET", f"{game}/opening", "parts=yes&m.K=3&m.wild=1", None)]
    sent = [("POST", deals[0], "", form), ("POST", f"{deals[0]}/work-out", "all=yes", form)]
    return [*looked, *parts, *sent, ("POST", "/new", "", NEW), ("POST", "/new", "", "rules=x")]


@pytest.mark.parametrize("slug", PRESETS)
def test_the_script_of_the_worker_answers_as_its_modules_do(
    app: Flask, call: Call, both: tuple[str, str], *, slug: str
) -> None:
    kit: Any = json.loads(app.test_client().get("/offline/kit").text)
    game = any_game(Random(f"served {slug}"), PRESETS[slug])
    play = play_json(game, role="host")
    questions = asked(play, game)
    written, served = (call(script, "answered", kit, [play], questions) for script in both)
    assert written == served
    assert all(each.get("html") or each.get("json") or each.get("redirect") for each in served)
