"""The three hints of the first game: which are still to be shown on this phone, and closing one.

Each stands on its page until somebody closes it, and none is shown to a phone that has seen a
finished game. What was closed is kept in the phone's signed cookie.
"""

import re
from typing import Literal, get_args

from flask import Blueprint, Response, abort, redirect, request, session
from werkzeug.wrappers import Response as AnyResponse

blueprint = Blueprint("hints", __name__)
Name = Literal["new", "table", "count"]
NAMES: tuple[Name, ...] = get_args(Name)
KEY = "closed_hints"
CLOSE = "close-hint"
"""What a form sends that only closes the hint above it: nothing that was typed is lost."""
OWN_PATH = re.compile(r"/(?!/)[\w/-]*")


@blueprint.app_template_global()
def shows_hint(name: Name) -> bool:
    """Whether this phone still needs the hint."""
    return name not in _closed()


@blueprint.post("/hints/<name>")
def close_one(name: str) -> AnyResponse:
    """Close a hint for good, and go back to its page."""
    if name not in NAMES:
        abort(404)
    close(name)
    back = request.form.get("back", "")
    return (
        redirect(back, 303)
        if OWN_PATH.fullmatch(back)
        else Response(status=204, mimetype="text/plain")
    )


def close(*names: Name) -> None:
    """Never show these hints again on this phone."""
    closed = _closed()
    if not closed.issuperset(names):
        session.permanent = True
        session[KEY] = sorted(closed.union(names))


def close_all() -> None:
    """This phone has seen a whole game: it needs no hints any more."""
    close(*NAMES)


def _closed() -> set[str]:
    closed = session.get(KEY)
    return set(map(str, closed)) if isinstance(closed, list) else set()
