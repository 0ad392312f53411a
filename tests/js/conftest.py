"""The pure modules of the pages in Node (the one inside Playwright), called over a pipe."""

import json
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import playwright
import pytest
from flask import Flask

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.storage.db import Store
from scorekeeper.web.assets import FOLDER, contents, scripts_of
from scorekeeper.web.offline.templates_js import compile_templates
from scorekeeper.web.offline.worker_script import TEMPLATES
from scorekeeper.web.scripts import joined
from tests.js.both import Both
from tests.js.looks import Looks
from tests.js.twins import FACTS, AnswerAll, Json, comparable
from tests.js.whole_phone import WholePhone
from tests.web.conftest import app, store

__all__ = ["app", "store"]

NODE = Path(playwright.__file__).parent / "driver" / "node"
FLAGS = ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"]  # browsers are told by the page
RUNNER = Path(__file__).with_name("call.mjs")
TWIN = str(Path(__file__).with_name("twin.mjs"))
PAGE = Path(__file__).with_name("page.js")

Call = Callable[..., Any]


@pytest.fixture(scope="session")
def call() -> Iterator[Call]:
    """`call("quick-line.js", "understand", ...)`: what a function of a module answers."""
    with subprocess.Popen(
        [NODE, *FLAGS, RUNNER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as node:
        assert node.stdin
        assert node.stdout
        to_node, from_node = node.stdin, node.stdout

        def ask(module: str, name: str, *given: Any) -> Any:
            path = str(FOLDER / "js" / module)
            to_node.write(json.dumps({"module": path, "name": name, "given": given}) + "\n")
            to_node.flush()
            line = from_node.readline()
            assert line, f"{module} failed: see what Node printed"
            return json.loads(line)["answer"]

        yield ask
        to_node.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scoring as phones get it: in one piece, with short names."""
    scripts = {
        path.relative_to(FOLDER / "js").as_posix(): path.read_bytes()
        for path in (FOLDER / "js").rglob("*.js")
    }
    script = joined({**scripts, PAGE.name: PAGE.read_bytes()}, PAGE.name)
    path = tmp_path_factory.mktemp("js") / "served.mjs"
    path.write_bytes(script + b"export { answerAll };\n")
    return path


@pytest.fixture(scope="session")
def answer_all(call: Call, served: Path) -> AnswerAll:
    """What the scoring in JavaScript says of many files, all of one rule set if it is given."""

    def all_of(name: str, files: list[Json], rules: RuleSet | None = None) -> list[Json]:
        under = rules and rules_to_json(rules)
        answers = call(str(served), "answerAll", name, files, under, FACTS)
        return [comparable(answer) for answer in answers]

    return all_of


@pytest.fixture(scope="session")
def ask_twin(call: Call) -> Call:
    """`ask_twin("minimum", rules, {"deal": 1, "score": 0})`: see `ask` in twin.mjs."""

    def ask(question: str, rules: RuleSet, *given: Any) -> Any:
        return call(TWIN, "ask", question, rules_to_json(rules), FACTS, *given)

    return ask


def in_one_piece(server: Flask, page: str, *names: str) -> bytes:
    """What a phone answers without a server, as it gets it: with short names, and these for us."""
    scripts = {
        **scripts_of(contents(FOLDER)),
        "offline/templates.js": compile_templates(server.jinja_env, TEMPLATES).encode(),
        page: PAGE.with_name(page).read_bytes(),
    }
    return joined(scripts, page) + f"export {{ {', '.join(names)} }};\n".encode()


@pytest.fixture(scope="session")
def offline(app: Flask, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pages of a phone without a server."""
    path = tmp_path_factory.mktemp("js") / "offline.mjs"
    path.write_bytes(in_one_piece(app, "offline_page.js", "answers", "calledThen", "tappable"))
    return str(path)


@pytest.fixture
def looks(app: Flask, store: Store, call: Call, *, offline: str) -> Looks:
    """Nothing looked at yet."""
    return Looks(app, store, partial(call, offline))


@pytest.fixture(scope="session")
def both(app: Flask, call: Call, tmp_path_factory: pytest.TempPathFactory) -> Both:
    """A server and a phone that keeps its games, asked for count sheets."""
    path = tmp_path_factory.mktemp("js") / "sheet.mjs"
    path.write_bytes(in_one_piece(app, "sheet_page.js", "begin", "answer", "read", "tell"))
    return Both(app, partial(call, str(path)))


@pytest.fixture(scope="session")
def worker(app: Flask, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The worker as phones get it."""
    path = tmp_path_factory.mktemp("js") / "worker.js"
    path.write_text(app.test_client().get("/worker.js").text, encoding="utf-8")
    return path


@pytest.fixture
def whole_phone(app: Flask, store: Store, call: Call, *, worker: Path) -> WholePhone:
    """A phone that has the app, with a game that the server knows."""
    phone = WholePhone(app, store, call, script=worker)
    assert phone.begin(phone.usual())
    phone.ask("GET", phone.table)
    return phone
