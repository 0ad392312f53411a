"""A phone with its worker in Node, beside a server that answers as a test says."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from flask import Flask

from scorekeeper.storage.db import Store
from tests.web.conftest import Phone
from tests.web.games import begin

MODULE = str(Path(__file__).with_name("whole_phone.mjs"))
Json = dict[str, Any]
Call = Callable[..., Any]

ZEROS = (
    "books.clean", "books.dirty", "books.wild",
    "red_threes.laid", "red_threes.hand", "red_threes.foot",
    "left.points", "left.unopened_feet", "left.black_threes.hand", "left.black_threes.foot",
)  # fmt: skip

AWAY: Json = {"to": "/log-in"}
"""A wall in between leads to a page of its own."""
NOT_OURS: Json = {"text": "log in", "ours": False}
"""The same page, at once."""


class WholePhone:
    """A phone that has the app and one game, whose table it has looked at."""

    def __init__(self, app: Flask, store: Store, call: Call, *, script: Path) -> None:
        self.call, self.script = call, script
        self.key = begin(store)
        by = Phone(app, app.response_class)
        by.get(f"/g/{self.key}")
        self.kit: Json = json.loads(by.get("/offline/kit").text)
        self.play: Json = json.loads(by.get(f"/g/{self.key}/offline").text)

    @property
    def table(self) -> str:
        """The address of the game."""
        return f"/g/{self.key}"

    def usual(self, **more: Any) -> Json:
        """What the server answers where all is well, and `more`: by "GET /path"."""
        return {
            "GET /offline/kit": {"json": self.kit},
            "GET /offline/token": {"json": {"token": "a token"}},
            f"GET {self.table}/offline": {"json": self.play},
            f"GET {self.table}": {"text": "the server's table"},
            "*": {"text": "a file"},
            **more,
        }

    def begin(self, server: Json, *, opens: bool = True) -> bool:
        """Switch it on anew, with nothing on it; whether it has a worker then."""
        has_worker: bool = self.call(MODULE, "begin", str(self.script), server, {"opens": opens})
        return has_worker

    def serve(self, server: Json | None) -> None:
        """The server answers so from now on; None: it cannot be reached."""
        self.call(MODULE, "serve", server)

    def ask(self, method: str, path: str, form: Json | None = None, **how: str) -> Json:
        """What a page of this phone is answered."""
        body = None if form is None else urlencode(form)
        answer: Json = self.call(MODULE, "ask", method, path, body, how)
        return answer

    def sheet(self, deal: int = 1, *points: int, **more: str) -> Json:
        """A sheet of card points of both sides, as a page that the phone drew sends it."""
        form: Json = {
            "csrf_token": self.mark,
            "base": f"{self.play['rules_id']}:0,0",
            "client_id": f"sheet{deal}",
        }
        for side, each in enumerate(points or (400, 300)):
            form |= {f"{side}.{name}": 0 for name in ZEROS} | {f"{side}.card_points": each}
        return {**form, "out": "none", **more}

    def count(self, deal: int = 1, *points: int, table: str = "", **more: str) -> Json:
        """Save such a sheet."""
        path = f"{table or self.table}/deals/{deal}"
        return self.ask("POST", path, self.sheet(deal, *points, **more))

    @property
    def mark(self) -> str:
        """What the forms of the pages that this phone draws bear."""
        return next(each for each in self.kept["things"] if isinstance(each, str))

    @property
    def kept(self) -> Json:
        """All that is in its database."""
        kept: Json = self.call(MODULE, "kept")
        return kept

    @property
    def acts(self) -> list[Json]:
        """What waits to be sent or looked at."""
        acts: list[Json] = self.kept["acts"]
        return acts

    def drop(self, error: str, *, at_once: bool) -> None:
        """It drops the connection to its database: by this error, as it is used or afterwards."""
        self.call(MODULE, "drop", error, at_once)

    def send(self) -> None:
        """Let it send what waits."""
        self.call(MODULE, "send")

    def told(self) -> list[list[str]]:
        """What it has sent to the server since that answers as it does."""
        told: list[list[str]] = self.call(MODULE, "told")
        return told

    def unsent(self, at: str = "") -> str:
        """What a page says of what is not sent yet."""
        part: str = json.loads(
            self.ask("GET", f"/offline/unsent?at={at or self.table}", mode="cors")["text"]
        )["parts"]["unsent"]
        return " ".join(part.split())
