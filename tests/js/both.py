"""A server and a phone that are asked the same about the sheets of a game."""

import re
from collections.abc import Callable
from difflib import unified_diff
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.datastructures import MultiDict

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.load_game import load_game
from scorekeeper.storage.db import Store
from scorekeeper.web.current import STORE
from tests.js.sheets import Pairs
from tests.web.conftest import TOKEN

Json = dict[str, Any]

OWN_MARKS = re.compile(
    r'(name="(?:csrf_token|client_id)" type="hidden" value="|data-(?:page|tag|mark|token)=")[^"]*'
)


class Both:
    """A server and a phone that keeps its games, asked the same."""

    def __init__(self, server: Flask, call: Callable[..., Any]) -> None:
        self.call = call
        self.store: Store = server.extensions[STORE]
        self.client: FlaskClient = server.test_client()
        kit = self.client.get("/offline/kit").json
        call("begin", kit)
        token = TOKEN.search(self.client.get("/new").text)
        assert token
        self.token = token[1]
        self.hints = {"count": True}

    def play(self, key: str) -> Json:
        """The game as the phone keeps it, everything in it its own and not sent."""
        told: Json = self.client.get(f"/g/{key}/offline").json or {}
        sides = range(len(told["seats"]["sides"]))
        deals = range(1, len(told["deals"]) + 2)
        return {
            **told,
            "unsent": [{"deal": deal, "side": side} for deal in deals for side in sides],
        }

    def phone(self, name: str, play: Json, **asked: Any) -> Json:
        """What the phone answers."""
        asked = {"query": "", "form": None, "hints": self.hints, **asked}
        answer: Json = self.call("answer", name, play, asked)
        return answer

    def look(self, key: str, deal: int) -> None:
        """Both show the same sheet of a deal."""
        path = f"/g/{key}/deals/{deal}"
        served, drawn = self.client.get(path), self.phone("countPage", self.play(key), path=path)
        assert drawn["status"] == served.status_code
        assert not (found := different(drawn["html"], served.text)), "\n".join(found)

    def work_out(self, key: str, deal: int, pairs: Pairs, *, query: str) -> None:
        """Both work the same out of what is typed."""
        path = f"/g/{key}/deals/{deal}/work-out"
        served = self.client.post(f"{path}?{query}", data=self.form(pairs))
        asked = {"path": path, "query": query, "form": pairs}
        drawn = self.phone("workOut", self.play(key), **asked)
        assert drawn["status"] == served.status_code
        assert drawn["json"] == served.json if served.is_json else drawn["html"]

    def send(self, key: str, deal: int, pairs: Pairs) -> str:
        """Both do the same with a sheet that is sent; the page that follows, "" once saved."""
        path = f"/g/{key}/deals/{deal}"
        drawn = self.phone("saveSheet", self.play(key), path=path, form=pairs)
        served = self.client.post(path, data=self.form(pairs))
        self.hints["count"] &= dict(pairs).get("do") != "close-hint"
        if served.status_code == 303:
            assert drawn["redirect"] == served.location
            assert drawn["save"]["client_id"] == dict(pairs).get("client_id")
            assert drawn["after"] == self.play(key)["deals"]
            return ""
        assert drawn.get("status") == served.status_code, drawn.get("save")
        assert not (found := different(drawn["html"], served.text)), "\n".join(found)
        return served.text

    def form(self, pairs: Pairs) -> MultiDict[str, str]:
        """What is sent, with the token."""
        return MultiDict([("csrf_token", self.token), *pairs])

    def game(self, key: str) -> Game:
        """The game as it stands."""
        return load_game(self.store, key)


def different(drawn: str, served: str) -> list[str]:
    """The lines in which two pages differ, but for what is made anew each time."""
    wanted, found = (OWN_MARKS.sub(r"\1", page).split("\n") for page in (served, drawn))
    return [line[:300] for line in unified_diff(wanted, found, n=0, lineterm="")]
