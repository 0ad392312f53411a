"""Opening: are these melds enough, and what do these cards open with."""

from flask import Blueprint, g, jsonify, render_template, request
from werkzeug.wrappers import Response

from scorekeeper.actions.game_view import Game
from scorekeeper.scoring.fields import MOST_DEALS, SCORE_MAX
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web import phone
from scorekeeper.web.current import game
from scorekeeper.web.forms.opening_form import OpeningForm
from scorekeeper.web.opening_view import At, judge
from scorekeeper.web.rule_sets import rules_named

blueprint = Blueprint("opening", __name__)


@blueprint.get("/g/<key>/opening")
def check() -> Response | str:
    """The opening of a side of this game in the deal that is being played."""
    form = OpeningForm.of(request.args)
    return _answer(form, _in_game(form, game()))


@blueprint.get("/opening")
def check_alone() -> Response | str:
    """An opening under any rule set, without a game."""
    form = OpeningForm.of(request.args)
    return _answer(form, _without_game(form))


def _in_game(form: OpeningForm, played: Game) -> At:
    deal = played.standing.next_deal or len(played.deals)
    side = form.number("side", default=0, most=len(played.sides) - 1)
    return At(played.rules, deal, played.scores_before(deal)[side])


def _without_game(form: OpeningForm) -> At:
    rules = rules_named(form.get("rules") or next(iter(PRESETS)))
    deal = max(1, form.number("deal", default=1, most=MOST_DEALS))
    return At(rules, deal, form.number("score", default=0, most=SCORE_MAX, negative=True))


def _answer(form: OpeningForm, at: At) -> Response | str:
    """The page, or only the parts that change where a script asks for them."""
    shown = {"form": form, "at": at, "verdict": judge(form, at), **_choice(at)}
    if request.args.get("parts") == "yes":
        parts = {
            "verdict": render_template("opening/_verdict.html", **shown),
            "found": render_template("opening/_found.html", **shown),
            "minimum-of": render_template("opening/_whom.html", **shown),
        }
        return jsonify(parts=parts)
    return render_template("opening/opening.html", alone="game" not in g, **shown)


def _choice(at: At) -> dict[str, object]:
    """What a choice of rules is drawn from, where there is no game."""
    if "game" in g:
        return {}
    return {"chosen": at.rules, "own": phone.own_rules(), "presets": tuple(PRESETS.values())}
