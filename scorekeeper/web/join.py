"""Join a game: by the code that another phone shows, or by its link."""

import hmac
import re
from hashlib import sha256
from ipaddress import IPv6Address, ip_address

from flask import Blueprint, current_app, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper.actions.brake import CROWD
from scorekeeper.actions.codes import is_code, plain_code
from scorekeeper.actions.errors import LinkTakenBack, NoSuchGame
from scorekeeper.actions.join import Joined, Wait, WrongCode
from scorekeeper.actions.join import join as join_by_code
from scorekeeper.actions.links import open_link
from scorekeeper.web import home
from scorekeeper.web.current import store
from scorekeeper.web.forms.home import JoinForm
from scorekeeper.words import joining as words

blueprint = Blueprint("join", __name__)
blueprint.add_app_template_filter(words.wait_words)
blueprint.add_app_template_filter(words.spaced_code)
KEY = re.compile(r"(^|/g/|/host/)([A-Za-z0-9_-]{22})(?:$|[/?#])")
ONE_HOME = 64  # leading bits that all phones behind one connection share, of 128


@blueprint.get("/join")
def ask() -> Response:
    """Where the code is typed."""
    return redirect(url_for("home.home", _anchor="join"), 303)


@blueprint.post("/join")
def join() -> Response | tuple[str, int] | tuple[str, int, dict[str, str]]:
    """To the game whose code or link was typed, or back with the reason."""
    form = JoinForm()
    typed = (form.link.data or "").strip()
    found = KEY.search(typed)
    if found:
        return _by_link(form, *found.groups())
    code = plain_code(typed)
    if not is_code(code):
        return _refused(form, words.no_code(code))
    answer = join_by_code(store(), code, caller=_caller())
    if isinstance(answer, Joined):
        return redirect(url_for("games.table", key=answer.key), 303)
    if isinstance(answer, Wait):
        page = render_template("join/wait.html", join=form, seconds=answer.seconds)
        return page, 429, {"Retry-After": str(answer.seconds)}
    _tell(answer)
    return _refused(form, words.WRONG_CODE)


def _by_link(form: JoinForm, place: str, key: str) -> Response | tuple[str, int]:
    if place == "/host/":
        return redirect(url_for("links.ask", offered=key), 303)
    try:
        joined = open_link(store(), key)
        return redirect(url_for("games.table", key=joined.link.key), 303)
    except LinkTakenBack as taken:
        if taken.instead:
            return redirect(url_for("games.table", key=taken.instead), 303)
        return _refused(form, words.LINK_TAKEN_BACK)
    except NoSuchGame:
        return _refused(form, words.NO_SUCH_LINK)


def _refused(form: JoinForm, reason: str) -> tuple[str, int]:
    form.link.errors = [reason]
    return home.page(form), 422


def _caller() -> str:
    """What stands for the address that asks: a keyed digest, the address itself is not kept."""
    secret = current_app.config["SECRET_KEY"]
    return hmac.new(secret.encode(), _place(request.remote_addr or "").encode(), sha256).hexdigest()


def _place(address: str) -> str:
    """The address, or the part of it that a whole home shares: phones change the rest at will."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{int(found) >> (128 - ONE_HOME):x}/{ONE_HOME}"


def _tell(answer: WrongCode) -> None:
    """Let whoever runs the score keeper know that somebody guesses."""
    if answer.everybody % CROWD == 0:
        current_app.logger.warning("%d wrong codes within ten minutes", answer.everybody)
