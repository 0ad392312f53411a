"""A side agrees to a deal: the ticks, on the page that explains the deal and on the table."""

from flask import Blueprint, Flask, flash, redirect, request, url_for
from werkzeug.wrappers import Response

from scorekeeper.actions.agree import Agree, agree
from scorekeeper.actions.game_view import Deal, Game
from scorekeeper.web import phone
from scorekeeper.web.current import game, store
from scorekeeper.web.forms.agree import AgreeForm

blueprint = Blueprint("agreeing", __name__)

CHANGED = "The deal was counted anew meanwhile: look at it again."
TABLE = "table"


@blueprint.post("/g/<key>/deals/<int:number>/agree")
def say(number: int) -> Response:
    """A side agrees, or takes it back; then the page again on which it was said."""
    form = AgreeForm()
    wanted = Agree(
        deal=number,
        side=form.whose(),
        revisions=form.numbers(),
        client_id=form.client_id.data or "",
        holds=not form.take_back.data,
        phone=phone.name(),
    )
    if not agree(store(), game().id, wanted):
        flash(CHANGED)
    if request.args.get("from") == TABLE:
        return redirect(url_for("games.table"), 303)
    return redirect(url_for("explain.deal", number=number, _anchor=f"side-{wanted.side}"), 303)


def to_agree(played: Game) -> Deal | None:
    """The last deal that all sides have counted, where not all of them agree yet."""
    complete = [deal for deal in played.deals if deal.is_complete]
    last = complete[-1] if complete else None
    return last if last and not all(played.agreeing(last.number)) else None


def register(app: Flask) -> None:
    """Let the templates of `app` ask it."""
    app.jinja_env.filters["to_agree"] = to_agree
