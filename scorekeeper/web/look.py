"""What every template may use: the language, light or dark, figures as they are printed."""

from typing import Literal

from flask import Flask, request

Theme = Literal["auto", "light", "dark"]
THEMES: tuple[Theme, ...] = ("auto", "light", "dark")
THEME_COOKIE = "theme"
MINUS = "\N{MINUS SIGN}"


def theme() -> Theme:
    """Light or dark as this phone chose, "auto" for what its system says."""
    chosen = request.cookies.get(THEME_COOKIE)
    return next((each for each in THEMES if each == chosen), "auto")


def points(amount: int) -> str:
    """Points as they are printed: 7395 is "7,395", and a minus is a real one."""
    return f"{amount:,}".replace("-", MINUS)


def register(app: Flask) -> None:
    """Let the templates of `app` use them."""
    app.jinja_env.trim_blocks = True
    app.jinja_env.lstrip_blocks = True
    app.jinja_env.filters["points"] = points
    app.context_processor(lambda: {"lang": "en", "theme": theme()})
