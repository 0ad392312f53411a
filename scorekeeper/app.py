"""The application: the only file that knows every part."""

import os
from typing import Any

from flask import Flask, request

from scorekeeper import web
from scorekeeper.config import Settings
from scorekeeper.storage.db import open_store
from scorekeeper.storage.migrate import upgrade


class Scorekeeper(Flask):
    """The application; its log never holds the address of a game, which is the key to it."""

    def log_exception(self, exc_info: Any) -> None:
        """Log what went wrong, and at which kind of page."""
        rule = request.url_rule.rule if request.url_rule else "no page"
        self.logger.error("%s %s failed", request.method, rule, exc_info=exc_info)


def create_app(settings: Settings | None = None) -> Flask:
    """The application with its database ready; settings come from the environment if not given.

    Raises ConfigError and StoreError, each with one line for the person at the keyboard.
    """
    settings = settings or Settings.from_env(os.environ)
    upgrade(settings)
    app = Scorekeeper(__name__, static_folder=None)
    app.config["SECRET_KEY"] = settings.secret_key
    web.register(app, open_store(settings))
    return app
