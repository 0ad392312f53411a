"""What a request is about: the game of its address, the store, the phone that asks."""

from secrets import token_urlsafe
from typing import Any

from flask import Flask, current_app, g

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.load_game import load_game
from scorekeeper.storage.db import Store

STORE = "scorekeeper.store"


def store() -> Store:
    """The open database of the application."""
    opened: Store = current_app.extensions[STORE]
    return opened


def game() -> Game:
    """The game of this page's address, loaded once (also `g.game`, also `game` in templates)."""
    loaded: Game = g.game
    return loaded


def game_again() -> Game:
    """The game as it is now, for a page that stays open; it takes the place of `game()`."""
    g.game = load_game(store(), game().id)
    return game()


def fresh_client_id() -> str:
    """An id for a hidden field: a form that is sent twice carries the same one twice."""
    return token_urlsafe(16)


def register(app: Flask, opened: Store) -> None:
    """Load the game of every address with a `game_id`, and let `url_for` fill that in."""
    app.extensions[STORE] = opened

    @app.url_value_preprocessor
    def load(_endpoint: str | None, values: dict[str, Any] | None) -> None:
        if values and "game_id" in values:
            g.game = load_game(store(), values.pop("game_id"))

    @app.url_defaults
    def fill_in(endpoint: str, values: dict[str, Any]) -> None:
        wanted = app.url_map.is_endpoint_expecting(endpoint, "game_id")
        if wanted and "game" in g and "game_id" not in values:
            values["game_id"] = g.game.id

    app.context_processor(lambda: {"game": g.get("game")})
