"""Games: begin one, its table, its result, rename it, play again."""

from dataclasses import replace

from flask import Blueprint, flash, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.new_game import NewGame, NewGameRefused
from scorekeeper.actions.rematch import rematch
from scorekeeper.actions.rename_game import rename_game
from scorekeeper.scoring.rulesets import PRESETS, SWITCHES
from scorekeeper.web import hints, links, new_game, phone
from scorekeeper.web.beside import beside, best, next_key
from scorekeeper.web.chart import chart_of
from scorekeeper.web.current import game, link, store
from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.forms.new_game import ChangeForm, NewGameForm, RenameForm
from scorekeeper.web.rule_sets import name_of, rules_named
from scorekeeper.web.seating import SEATINGS

blueprint = Blueprint("games", __name__)
STILL_ON = "The game is still on: here is where it stands."
SHOWN_AT_ONCE = 4  # presets; the others are one tap away


@blueprint.get("/new")
def new() -> str:
    """The form of a new game, filled in like this phone's last one, by the `rules` asked for."""
    last = next(phone.games(), None)
    shown = new_game.defaults_from(last.game if last else None)
    asked = request.args.get("rules")
    if asked:
        shown["rules"] = name_of(rules_named(asked))
    return _new_page(NewGameForm(formdata=None, data=shown))


@blueprint.post("/new")
def create() -> Response | tuple[str, int] | str:
    """Begin the game and go to its table, or say at the fields what is wrong."""
    form = NewGameForm()
    change = ChangeForm().change.data
    if change == hints.CLOSE:
        hints.close("new")
    if change:
        return _new_page(form)
    try:
        key = _begin(new_game.read(form))
    except new_game.FormRefused as refused:
        return _refused(form, refused.messages)
    except NewGameRefused as refused:
        return _refused(form, tuple(map(new_game.message, refused.problems)))
    phone.remember(key)
    return redirect(url_for("games.table", key=key), 303)


@blueprint.get("/g/<key>")
def table() -> str:
    """The score board: where the game stands and what is next."""
    phone.remember(link().key)
    if game().result:
        hints.close_all()
    more = beside()
    return render_template(
        "games/table.html",
        form=PageForm(),
        rules_before=more.rules_before,
        next_key=more.next_key,
        watch_key=more.watch_key,
        own=more.own,
    )


@blueprint.get("/g/<key>/result")
def result() -> Response | str:
    """How the game ended; while it is on, its table."""
    if game().result is None:
        flash(STILL_ON)
        return redirect(url_for("games.table"), 303)
    return render_template(
        "games/result.html", form=PageForm(), chart=chart_of(game()), next_key=next_key()
    )


@blueprint.post("/g/<key>/name")
def rename() -> Response | tuple[str, int]:
    """Give the game another name."""
    form = RenameForm()
    try:
        rename_game(store(), game().id, form.name.data or "", phone=phone.name())
    except NewGameRefused as refused:
        form.name.errors = [new_game.message(found)[1] for found in refused.problems]
        return links.share_page(form), 422
    flash("The game has its new name.")
    return redirect(url_for("games.table"), 303)


@blueprint.post("/g/<key>/rematch")
def play_again() -> Response:
    """Begin the next game with the same people, the deal moved on: this phone is its host."""
    made = rematch(
        store(),
        game().id,
        role=link().role,
        client_id=PageForm().client_id.data or "",
        phone=phone.name(),
    )
    return redirect(url_for("games.table", key=best(made).key), 303)


def _begin(wanted: NewGame) -> str:
    """The game's key; after the back button it is the game that nobody has counted in yet."""
    last = next(phone.games(), None)
    if last and last.link.role == "host" and not last.game.deals:
        there = last.game
        if replace(wanted, name=there.name, rules=there.rules, seats=there.seats) == wanted:
            return last.link.key
    return create_game(store(), wanted)


def _refused(form: NewGameForm, messages: tuple[tuple[str, str], ...]) -> tuple[str, int]:
    for field, sentence in messages:
        if field not in form:  # the side of a player alone: what is wrong stands at the player
            continue
        form[field].errors = [*form[field].errors, sentence]
    return _new_page(form), 422


def _new_page(form: NewGameForm) -> str:
    rules = new_game.chosen_rules(form)
    return render_template(
        "games/new.html",
        form=form,
        own=new_game.own_sets(rules),
        first_presets=tuple(PRESETS.values())[:SHOWN_AT_ONCE],
        more_presets=tuple(PRESETS.values())[SHOWN_AT_ONCE:],
        switches=SWITCHES,
        seatings=SEATINGS,
        rules=rules,
        seating=new_game.chosen_seating(form),
        side_players=new_game.side_players(form),
        suggested_name=new_game.suggested_name(),
    )
