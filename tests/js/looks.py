"""Pages that the server sent, and what a phone without it answers to the same requests."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any
from urllib.parse import urlencode

from flask import Flask
from werkzeug.test import TestResponse

from scorekeeper.storage.db import Store
from scorekeeper.web.offline.kit import phone_kit
from tests.js.plays import Json
from tests.web.conftest import TOKEN, Phone

OF_THE_SERVER = {"key", "own_key", "watch_key", "tag", "created", "as_ours", "drawn_here"}
"""What of the play of a new game the phone cannot know."""
UNLIKE = re.compile(
    r'(name=\\?"(?:csrf_token|client_id)\\?" type=\\?"hidden\\?" value=\\?"'
    r'|data-(?:token|mark)=\\?"|"mark": ")[^"\\]*'
)
"""What differs from one look to the next: tokens, ids of forms, marks of a game."""


def alike(page: str) -> str:
    """A page without what differs from one look to the next."""
    return UNLIKE.sub(r"\1", page)


@dataclass
class Looks:
    """Pages as the server sent them, and what a phone is asked to draw instead."""

    app: Flask
    store: Store
    call: Callable[..., Any]
    sent: list[str] = field(default_factory=list)
    asked: list[Json] = field(default_factory=list)

    def phone(self) -> Phone:
        """A phone that is told no more to share a game, which one without the server never is."""
        by = Phone(self.app, self.app.response_class)
        by.submit("/", "/hints/table")
        return by

    def look(self, screen: str, by: Phone, path: str, **about: Any) -> None:
        """Ask the server for a page, and note how the phone can draw it."""
        with by:  # what this phone knows is asked as the page left it
            answer = by.get(path)
            own = phone_kit()
        assert answer.status_code == 200
        self.sent.append(alike(answer.text))
        path, _, query = path.partition("?")
        self.asked.append({"screen": screen, "path": path, "query": query, "own": own, **about})

    def begin(self, by: Phone, typed: Mapping[str, str | list[str]], **about: Any) -> TestResponse:
        """Send the form of a new game, and note what was typed for the phone to read."""
        with by:
            token = TOKEN.search(by.get("/new").text)
            own = phone_kit()
        assert token
        form = urlencode({"client_id": f"tapped {len(self.asked)}", **typed}, doseq=True)
        self.asked.append({"screen": "create", "path": "/new", "form": form, "own": own, **about})
        sent = f"{form}&csrf_token={token[1]}"
        answer = by.post("/new", data=sent, content_type="application/x-www-form-urlencoded")
        at = answer.headers.get("Location")
        self.sent.append(by.get(f"{at}/offline").text if at else alike(answer.text))
        return answer

    def look_at_all(self, by: Phone, key: str) -> None:
        """Every page of a game that a phone can draw."""
        by.get(f"/g/{key}")
        play = fetched(by, f"/g/{key}/offline")
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

    def last_of(self, by: Phone, begun: TestResponse) -> Json:
        """The play of the game that was begun."""
        return fetched(by, f"{begun.headers['Location']}/offline")

    def answers(self) -> list[Json]:
        """What the phone answers to everything that was asked."""
        kit = fetched(self.phone(), "/offline/kit")
        answers: list[Json] = self.call("answers", kit, self.asked)
        return answers

    def compare(self) -> None:
        """Let the phone answer everything as the server did."""
        for asked, sent, answer in zip(self.asked, self.sent, self.answers(), strict=True):
            about = asked["path"], asked.get("query"), asked.get("form")
            if "save" in answer:
                assert begun(answer["save"]["play"]) == begun(json.loads(sent)), about
            elif "redirect" in answer:
                assert answer["redirect"] == f"/g/{json.loads(sent)['key']}", about
            elif "json" in answer:
                drawn = alike(json.dumps(answer["json"], ensure_ascii=False))
                assert json.loads(drawn) == json.loads(sent), about
            else:
                drawn = alike(answer["html"])
                assert drawn == sent, (about, _differences(drawn, sent))


def fetched(by: Phone, path: str) -> Json:
    """What the server tells as JSON."""
    told: Json = json.loads(by.get(path).text)
    return told


def begun(play: Json) -> Json:
    """What a game is that was just begun, whoever keeps it."""
    return {name: value for name, value in play.items() if name not in OF_THE_SERVER}


def _differences(drawn: str, sent: str) -> list[tuple[str, str]]:
    """The first lines in which two pages differ."""
    lines = zip_longest(drawn.split("\n"), sent.split("\n"), fillvalue="")
    return [pair for pair in lines if pair[0] != pair[1]][:3]
