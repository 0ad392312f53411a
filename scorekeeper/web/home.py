"""Home: the games of this phone, the way into another phone's game, how this phone looks."""

from collections.abc import Sequence

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper.web import hints, phone
from scorekeeper.web.forms.home import HandForm, JoinForm, ThemeForm
from scorekeeper.web.look import HAND_COOKIE, HANDS, THEME_COOKIE, THEMES
from scorekeeper.web.security import KEPT_DAYS

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def home() -> str:
    """The first page."""
    return page(JoinForm())


@blueprint.post("/theme")
def choose_theme() -> Response:
    """Keep light or dark on this phone."""
    return _kept(THEME_COOKIE, ThemeForm().theme.data, THEMES)


@blueprint.post("/hand")
def choose_hand() -> Response:
    """Keep the hand that taps on this phone."""
    return _kept(HAND_COOKIE, HandForm().hand.data, HANDS)


@blueprint.post("/put-away")
def put_away() -> Response:
    """Say no more that a game is closed to this phone."""
    phone.put_away(request.form.get("lost", ""))
    return redirect(url_for("home.home"), 303)


def _kept(cookie: str, chosen: str | None, choices: Sequence[str]) -> Response:
    answer = redirect(url_for("home.home"), 303)
    if chosen and chosen in choices:
        answer.set_cookie(
            cookie, chosen, max_age=KEPT_DAYS * 24 * 3600, httponly=True, samesite="Lax"
        )
    return answer


def page(join_form: JoinForm) -> str:
    """The first page with this form of the way into another game."""
    games = tuple(phone.games())
    if any(each.game.result for each in games):
        hints.close_all()
    return render_template(
        "home/home.html",
        games=games,
        lost=phone.lost(),
        join=join_form,
        light=ThemeForm(),
        by=HandForm(),
    )
