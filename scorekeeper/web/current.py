"""What a request is about: the game of its address, the link by which it came, the store."""

from secrets import token_urlsafe
from typing import Any

from flask import Flask, current_app, g

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.links import open_link
from scorekeeper.record import Link
from scorekeeper.storage.db import Store
from scorekeeper.web import access

STORE = "scorekeeper.store"


def store() -> Store:
    """The open database of the application."""
    opened: Store = current_app.extensions[STORE]
    return opened


def game() -> Game:
    """The game of this page's address, loaded once (also `g.game`, also `game` in templates)."""
    loaded: Game = g.game
    return loaded


def link() -> Link:
    """The link by which this page was reached; its key stands in the address."""
    came_by: Link = g.link
    return came_by


def watch_key() -> str:
    """The key by which this game can only be looked at, to be given on by anybody."""
    key: str = g.watch_key
    return key


def game_again() -> Game:
    """The game as it is now, for a page that stays open; it takes the place of `game()`.

    Raises LinkTakenBack once the link by which the page came is good for nothing any more.
    """
    _open(link().key)
    return game()


def _open(key: str) -> None:
    found = open_link(store(), key)
    g.link, g.game, g.watch_key = found.link, found.game, found.watch_key


def fresh_client_id() -> str:
    """An id for a hidden field: a form that is sent twice carries the same one twice."""
    return token_urlsafe(16)


def register(app: Flask, opened: Store) -> None:
    """Load the game of every address with a link's `key`, refuse what the link is not for, and
    let `url_for` fill in the key by which the visitor came.
    """
    app.extensions[STORE] = opened

    @app.url_value_preprocessor
    def load(endpoint: str | None, values: dict[str, Any] | None) -> None:
        if values and "key" in values:
            _open(values.pop("key"))
            access.refuse(endpoint or "", link().role)

    @app.url_defaults
    def fill_in(endpoint: str, values: dict[str, Any]) -> None:
        wanted = app.url_map.is_endpoint_expecting(endpoint, "key")
        if wanted and "link" in g and "key" not in values:
            values["key"] = g.link.key

    app.context_processor(
        lambda: {"game": g.get("game"), "may": may, "role": g.link.role if "link" in g else None}
    )


def may(endpoint: str) -> bool:
    """Whether the link by which this page was reached is good for that page or act too."""
    return access.allows(endpoint, link().role)
