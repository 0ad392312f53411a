"""A whole game in a link: shown from the link alone, to be looked at and never changed.

The game stands behind the "#" of the address, which a browser tells no server; the page sends it
only to have it drawn.
"""

from flask import Blueprint, render_template, request, url_for

from scorekeeper.actions.linked_game import link_of_game, linked_game
from scorekeeper.scoring.file_error import FileError
from scorekeeper.web import sharing
from scorekeeper.web.chart import chart_of
from scorekeeper.web.current import game, store
from scorekeeper.web.explain import shown_sides
from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.rule_sets import name_of, reasons

blueprint = Blueprint("whole_games", __name__)
MOST_TOLD = 5  # of what is wrong: whoever got the link can only ask for it again


@blueprint.get("/whole")
def ask() -> str:
    """The page that the link opens; without JavaScript the link is pasted."""
    return _ask_page("", ())


@blueprint.post("/whole")
def show() -> str | tuple[str, int]:
    """The game of the link that was sent, or what is wrong with the link."""
    sent = request.form.get("link", "").strip()
    try:
        played = linked_game(sent.rpartition("#")[2])
    except FileError as problem:
        # a browser writes each 422 that a script gets into its log, as if the page were at fault
        status = 200 if request.form.get("by") == "script" else 422
        return _ask_page(sent, reasons("The link", problem)), status
    return render_template(
        "whole_games/game.html",
        game=played,
        chart=chart_of(played),
        sheets=[(deal, shown_sides(played, deal)) for deal in played.deals if deal.scores],
        rules_name=name_of(played.rules),
    )


@blueprint.get("/g/<key>/whole")
def link() -> str:
    """The link of the game, to be copied, sent and photographed."""
    given = sharing.link_of(f"{url_for('whole_games.ask')}#{link_of_game(store(), game().id)}")
    return render_template("whole_games/link.html", link=given, qr=sharing.qr_of(given.address))


def _ask_page(sent: str, told: tuple[str, ...]) -> str:
    return render_template(
        "whole_games/open.html", form=PageForm(), sent=sent, told=told[:MOST_TOLD]
    )
