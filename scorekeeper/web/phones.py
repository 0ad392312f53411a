"""What this phone is called: asked once where it came to score, and changed at any time."""

from flask import Blueprint, flash, redirect, render_template, url_for
from werkzeug.wrappers import Response

from scorekeeper.record import LONGEST_NAME
from scorekeeper.web import phone
from scorekeeper.web.current import game, link
from scorekeeper.web.forms.phone import PhoneForm
from scorekeeper.words.joining import called_so, phone_of

blueprint = Blueprint("phones", __name__)


@blueprint.get("/g/<key>/phone")
def ask() -> str:
    """What the phone is called, or whose it is, of those who play."""
    return _page(game().players)


@blueprint.post("/g/<key>/phone")
def call() -> Response:
    """Call it so, and go back to the table."""
    return _called("games.table")


@blueprint.get("/phone")
def ask_at_home() -> str:
    """The same, of those who played last."""
    last = next(phone.games(), None)
    return _page(last.game.players if last else ())


@blueprint.post("/phone")
def call_at_home() -> Response:
    """Call it so, and go back to the games."""
    return _called("home.home")


@blueprint.app_template_global()
def asks_name() -> bool:
    """Whether the table asks whose phone this is: it came to score, and nobody said."""
    return link().role == "score" and not phone.is_asked()


@blueprint.app_template_global()
def called() -> str:
    """What this phone is called, "" for nothing."""
    return phone.name()


@blueprint.app_template_filter("phone_of")
def name_for(player: str) -> str:
    """What the phone of this player is called."""
    return phone_of(player, longest=LONGEST_NAME)


def _called(back: str) -> Response:
    before = phone.name()
    phone.call(PhoneForm().chosen)
    if phone.name() != before:
        flash(called_so(phone.name()))
    return redirect(url_for(back), 303)


def _page(players: tuple[str, ...]) -> str:
    return render_template("phones/page.html", form=PhoneForm(), players=players)
