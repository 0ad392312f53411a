"""What the app is called, where it begins and what it looks like among the phone's other apps."""

from typing import Any

from flask import current_app, url_for

from scorekeeper.web.look import FELT, PAPER


def manifest_of() -> dict[str, Any]:
    """The web app manifest."""
    return {
        "id": "/",
        "name": "Scorekeeper for Hand and Foot",
        "short_name": "Scorekeeper",
        "description": "Keeps the score of Hand and Foot at the card table.",
        "lang": "en",
        "start_url": url_for("home.home"),
        "scope": url_for("home.home"),
        "display": "standalone",
        "theme_color": FELT,
        "background_color": PAPER,
        "icons": [
            _picture("icons/icon-192.png", "192x192", purpose="any"),
            _picture("icons/icon-512.png", "512x512", purpose="any"),
            _picture("icons/maskable-512.png", "512x512", purpose="maskable"),
        ],
        "screenshots": [
            _picture("screenshots/table.png", "780x1688", label="The table"),
            _picture("screenshots/count.png", "780x1688", label="The sheet of a deal"),
        ],
        "shortcuts": [{"name": "New game", "url": url_for("games.new")}],
    }


def _picture(name: str, sizes: str, **more: str) -> dict[str, str]:
    asset = current_app.jinja_env.globals["asset"]
    assert callable(asset)
    return {"src": str(asset(name)), "sizes": sizes, "type": "image/png", **more}
