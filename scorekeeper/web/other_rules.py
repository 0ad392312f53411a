"""A game under other rules: counted again to compare, or played by them from now on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, flash, g, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper.actions.change_rules import (
    Changed,
    ChangeRules,
    change_rules,
    counted_by,
    preview_rules,
)
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.rules_preview import RulesPreview
from scorekeeper.actions.score_record import filled
from scorekeeper.scoring.carrying import Unknown
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.replay import Counted, Replay, replay
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web import phone
from scorekeeper.web.comparison import (
    beyond_asking,
    groups,
    previewed_columns,
    replayed_columns,
)
from scorekeeper.web.current import game, store
from scorekeeper.web.forms.answers_form import AnswersForm, read_act
from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.rule_sets import rules_named
from scorekeeper.words.problems import sentence
from scorekeeper.words.replay import headline, in_short, remarks
from scorekeeper.words.rules_change import obstacle_words

blueprint = Blueprint("other_rules", __name__, url_prefix="/g/<key>")

STALE = (
    "Something was saved in this game since you saw these totals, so nothing was changed. "
    "Look at the totals once more."
)


@dataclass(frozen=True, slots=True)
class Card:
    """A rule set to choose, and what the game would be under it in a line (or nothing)."""

    rules: RuleSet
    line: str = ""


@blueprint.get("/under")
def under() -> Response | str:
    """The game counted again under other rules, or which ones to choose."""
    if not request.args.get("rules"):
        own, presets = _sets(but=game().rules)
        return render_template(
            "other_rules/choose_under.html",
            own=[Card(each, _ended(each)) for each in own],
            presets=[Card(each, _ended(each)) for each in presets],
        )
    rules = rules_named(request.args["rules"])
    form = AnswersForm.of(request.args)
    again = _replayed(rules, form)
    if form.rest_is_none:
        return _with_rest(form, again.asked)
    form.judge(again.asked)
    names = [side.name for side in game().sides]
    own, presets = _sets()
    return render_template(
        "other_rules/under.html",
        rules=rules,
        headline=headline(again, rules=rules.name, names=names),
        columns=replayed_columns(game(), again),
        groups=groups(game(), again.asked, form),
        is_open=bool(again.unknown or form.errors),
        remarks=(
            *remarks(again, rules=rules.name, names=names),
            *beyond_asking(game(), again.unknown),
        ),
        problems=tuple(
            _told(rules, (deal.number, each)) for deal in again.deals for each in deal.problems
        ),
        chosen=rules,
        own=own,
        presets=presets,
    )


@blueprint.get("/rules/change")
def change() -> Response | str:
    """What other rules would make of the game, before it is agreed; or which ones to choose."""
    if not request.args.get("rules"):
        own, presets = _sets(but=game().rules)
        return render_template(
            "other_rules/choose_change.html",
            own=list(map(Card, own)),
            presets=list(map(Card, presets)),
        )
    form = AnswersForm.of(request.args)
    rules = rules_named(request.args["rules"])
    seen = preview_rules(store(), game().id, rules, answers=form.answers())
    return _with_rest(form, seen.asked) if form.rest_is_none else _change_page(seen, form)


@blueprint.post("/rules/change")
def confirm() -> Response | tuple[str, int]:
    """Play by these rules from now on, with all deals counted by them."""
    form = AnswersForm.of(request.form)
    rules = rules_named(request.form.get("rules", ""))
    wanted = ChangeRules(
        rules=rules,
        answers=form.answers(),
        base_act=read_act(request.form.get("base", "")),
        client_id=request.form.get("client_id", ""),
        phone=phone.name(),
    )
    answer = change_rules(store(), game().id, wanted)
    if isinstance(answer, Changed):
        flash(f"The game is played by {rules.name} now.")
        return redirect(url_for("games.table"), 303)
    notice = STALE if answer.is_stale else ""
    return _change_page(answer.preview, form, notice=notice), 409 if answer.is_stale else 422


def _change_page(seen: RulesPreview, form: AnswersForm, *, notice: str = "") -> str:
    form.judge(seen.asked)
    played, rules = seen.before, seen.rules
    errors = [_told(rules, found, with_advice=True) for found in seen.errors]
    again = request.args.get("again") == "yes"
    return render_template(
        "other_rules/change.html",
        rules=rules,
        form=PageForm(formdata=None),
        notice=notice,
        base=seen.last_act,
        after=seen.after,
        obstacle=_obstacle(seen) if seen.obstacle else "",
        errors=errors,
        columns=previewed_columns(seen),
        groups=groups(played, seen.asked, form),
        said=form.said(seen.asked),
        asks=not seen.obstacle and (again or bool(form.errors) or not seen.is_possible),
        remarks=tuple(beyond_asking(played, seen.unknown)),
        accepted=tuple(_told(rules, found) for found in _accepted(seen)),
    )


def _with_rest(form: AnswersForm, asked: tuple[Unknown, ...]) -> Response:
    """The same page once more, with none for everything that was left empty."""
    answers: dict[str, Any] = {"rules": request.args["rules"], **form.with_rest(asked)}
    return redirect(url_for(request.endpoint or "", **answers), 303)


def _replayed(rules: RuleSet, form: AnswersForm | None = None) -> Replay:
    played = game()
    deals = [played.deal_entry(d.number, filled(d.entries)) for d in played.deals if d.is_complete]
    answers = form.answers() if form else {}
    return replay(deals, played.rules, rules, answers=answers, counted=_counted())


def _counted() -> Counted:
    """How the counts of this game were made, read once for a page."""
    if "counted" not in g:
        g.counted = counted_by(store(), game().id)
    made: Counted = g.counted
    return made


def _ended(rules: RuleSet) -> str:
    """How the game would stand under these rules."""
    again = _replayed(rules)
    return in_short(again, rules=rules.name, names=[side.name for side in game().sides])


def _sets(*, but: RuleSet | None = None) -> tuple[list[RuleSet], list[RuleSet]]:
    """This phone's own rule sets and the presets."""
    own = [each for each in phone.own_rules() if each != but]
    return own, [each for each in PRESETS.values() if each != but]


def _told(rules: RuleSet, found: tuple[int, Problem], *, with_advice: bool = False) -> str:
    """A problem of a deal under these rules, in words."""
    deal, problem = found
    names = [side.name for side in game().sides]
    said = sentence(
        problem, rules=rules, names=names, players=len(game().players), with_advice=with_advice
    )
    return f"Deal {deal}. {said}"


def _accepted(seen: RulesPreview) -> Iterator[tuple[int, Problem]]:
    """What breaks the new rules in the deals of which everything is known."""
    for deal in seen.after.deals:
        if seen.knows(deal.number):
            yield from ((deal.number, each) for each in deal.problems)


def _obstacle(seen: RulesPreview) -> str:
    played: Game = seen.before
    return obstacle_words(
        seen.obstacle or "",
        name=seen.rules.name,
        players=len(played.players),
        sides=len(played.sides),
        deals=len(played.deals),
        most=seen.rules.deals,
    )
