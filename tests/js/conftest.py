"""The pure modules of the pages in Node (the one inside Playwright), called over a pipe."""

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import playwright
import pytest

from scorekeeper.web.assets import FOLDER

NODE = Path(playwright.__file__).parent / "driver" / "node"
FLAGS = ["--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"]  # browsers are told by the page
RUNNER = Path(__file__).with_name("call.mjs")

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
