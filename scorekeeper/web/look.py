"""What every template may use: the language, how this phone looks, figures and dates as printed."""

from datetime import datetime
from typing import Literal

from flask import Flask, request

from scorekeeper.words.names import together
from scorekeeper.words.numbers import points

Theme = Literal["auto", "light", "dark"]
THEMES: tuple[Theme, ...] = ("auto", "light", "dark")
THEME_COOKIE = "theme"
FELT, PAPER = "#14402f", "#f6efe1"
"""The colours round the app by day, as the tokens of the style sheets have them."""
HANDS = ("right", "left")
HAND_COOKIE = "hand"


def theme() -> Theme:
    """Light or dark as this phone chose, "auto" for what its system says."""
    chosen = request.cookies.get(THEME_COOKIE)
    return next((each for each in THEMES if each == chosen), "auto")


def hand() -> str:
    """The hand that taps on this phone."""
    chosen = request.cookies.get(HAND_COOKIE)
    return next((each for each in HANDS if each == chosen), HANDS[0])


def day(moment: datetime) -> str:
    """A date as people say it: "Mon 30 Nov 2026"."""
    local = moment.astimezone()
    return f"{local:%a} {local.day} {local:%b %Y}"


def register(app: Flask) -> None:
    """Let the templates of `app` use them."""
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    app.jinja_env.filters.update(points=points, day=day, together=together)
    # what a phone has and has not sent yet only the phone itself can tell (offline/unsent.js)
    app.jinja_env.globals.update(unsent=lambda: None, unsent_of=lambda _tag: "")
    app.context_processor(lambda: {"lang": "en", "theme": theme(), "hand": hand()})
