"""Home: the games of this phone, the way into another phone's game, how this phone looks."""

import re
from collections.abc import Sequence

from flask import Blueprint, redirect, render_template, url_for
from werkzeug.wrappers import Response

from scorekeeper.actions.errors import LinkTakenBack, NoSuchGame
from scorekeeper.actions.links import open_link
from scorekeeper.web import hints, phone
from scorekeeper.web.current import store
from scorekeeper.web.forms.home import HandForm, JoinForm, ThemeForm
from scorekeeper.web.look import HAND_COOKIE, HANDS, THEME_COOKIE, THEMES
from scorekeeper.web.security import KEPT_DAYS

blueprint = Blueprint("home", __name__)
KEY = re.compile(r"(?:^|/g/)([A-Za-z0-9_-]{22})(?:$|[/?#])")


@blueprint.get("/")
def home() -> str:
    """The first page."""
    return _page(JoinForm())


@blueprint.post("/join")
def join() -> Response | tuple[str, int]:
    """To the game whose link or id was typed, or back with the reason."""
    form = JoinForm()
    found = KEY.search((form.link.data or "").strip())
    if found:
        try:
            joined = open_link(store(), found[1])
            return redirect(url_for("games.table", key=joined.link.key), 303)
        except LinkTakenBack:
            reason = "This link was taken back. Ask whoever keeps the game for the new one."
        except NoSuchGame:
            reason = "There is no game with this link. Copy it again from the other phone."
    else:
        reason = "This is not the link of a game. It looks like http://.../g/ and 22 characters."
    form.link.errors = [reason]
    return _page(form), 422


@blueprint.post("/theme")
def choose_theme() -> Response:
    """Keep light or dark on this phone."""
    return _kept(THEME_COOKIE, ThemeForm().theme.data, THEMES)


@blueprint.post("/hand")
def choose_hand() -> Response:
    """Keep the hand that taps on this phone."""
    return _kept(HAND_COOKIE, HandForm().hand.data, HANDS)


def _kept(cookie: str, chosen: str | None, choices: Sequence[str]) -> Response:
    answer = redirect(url_for("home.home"), 303)
    if chosen and chosen in choices:
        answer.set_cookie(
            cookie, chosen, max_age=KEPT_DAYS * 24 * 3600, httponly=True, samesite="Lax"
        )
    return answer


def _page(join_form: JoinForm) -> str:
    games = tuple(phone.games())
    if any(each.game.result for each in games):
        hints.close_all()
    return render_template(
        "home/home.html", games=games, join=join_form, light=ThemeForm(), by=HandForm()
    )
