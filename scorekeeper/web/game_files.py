"""A game as a file: keep it, and open one that was kept."""

from flask import Blueprint, Response, redirect, render_template, url_for
from werkzeug.wrappers import Response as AnyResponse

from scorekeeper.actions.export_game import export_game
from scorekeeper.actions.import_game import import_game
from scorekeeper.scoring.file_error import FileError
from scorekeeper.scoring.json_text import parse
from scorekeeper.web import phone
from scorekeeper.web.current import game, store
from scorekeeper.web.downloads import json_file
from scorekeeper.web.forms.sent_file import FileForm, sent_text
from scorekeeper.web.rule_sets import reasons

blueprint = Blueprint("game_files", __name__)
MOST_TOLD = 20  # of what is wrong; more than that is another kind of file


@blueprint.get("/g/<key>/game.json")
def file() -> Response:
    """The whole game with its history; its link is not in it."""
    return json_file(export_game(store(), game().id), game().name)


@blueprint.get("/open")
def ask() -> str:
    """Where a file is chosen, or its text pasted."""
    return _page(FileForm(), ())


@blueprint.post("/open")
def take() -> AnyResponse | tuple[str, int]:
    """Add the game and go to its table, or say what is wrong with the file."""
    form = FileForm()
    try:
        form.text.data = sent_text(form)
        key = import_game(store(), parse(form.text.data))
    except FileError as problem:
        return _page(form, reasons("This file", problem)), 422
    phone.remember(key)
    return redirect(url_for("games.table", key=key), 303)


def _page(form: FileForm, told: tuple[str, ...]) -> str:
    return render_template(
        "game_files/open.html", form=form, told=told[:MOST_TOLD], more=len(told[MOST_TOLD:])
    )
