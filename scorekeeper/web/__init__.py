"""The pages and the HTTP API: one blueprint a noun, with the same name as its template folder.

A page below `/g/<game_id>` gets its game loaded by `current.py`: its view takes no `game_id`,
and `url_for` fills the id in.
"""

from importlib import import_module
from importlib.util import find_spec

from flask import Blueprint, Flask

from scorekeeper.storage.db import Store
from scorekeeper.web import assets, current, errors, look, security, telling

NOUNS = ("home", "games", "deals", "opening", "going_out", "rules", "explain", "help", "api")


def register(app: Flask, store: Store) -> None:
    """Give `app` its headers, static files, look, pages and error pages."""
    security.register(app)
    assets.register(app)
    look.register(app)
    telling.register(app)
    current.register(app, store)
    errors.register(app)
    for noun in NOUNS:
        if find_spec(f"{__name__}.{noun}"):
            try:
                blueprint: Blueprint = import_module(f"{__name__}.{noun}").blueprint
            except ImportError:
                continue
            app.register_blueprint(blueprint)
