"""The rules of scoring in plain words, of presets and house rules alike, and how house rules are
kept on this phone, shared and taken along as a file.
"""

from collections.abc import Iterator
from itertools import islice

from flask import (
    Blueprint,
    Response,
    flash,
    g,
    redirect,
    render_template,
    request,
    url_for,
)
from werkzeug.wrappers import Response as AnyResponse

from scorekeeper.actions.links import Opened
from scorekeeper.scoring.house_rules import base_of
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web import phone, sharing
from scorekeeper.web.access import allows
from scorekeeper.web.current import game
from scorekeeper.web.downloads import json_file
from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.rule_sets import name_of, rules_named
from scorekeeper.words import rules as words

blueprint = Blueprint("rules", __name__)
blueprint.add_app_template_filter(name_of)
MOST_RUNNING = 3  # games in which a rule set may be used, the newest ones


@blueprint.app_template_filter()
def summary(rules: RuleSet) -> tuple[str, str]:
    """What is special about a rule set, in two lines."""
    return words.summary(rules)


@blueprint.get("/rules")
def all_rules() -> str:
    """Every rule set with its two lines: this phone's own, then the presets."""
    presets = tuple(PRESETS.values())
    own = phone.own_rules()
    return render_template("rules/all.html", presets=presets, own=own, chosen=presets[0])


@blueprint.get("/rules/<name>")
def page(name: str) -> str:
    """A rule set: its values, the questions that tables ask, how it differs from another."""
    return _page(rules_named(name))


@blueprint.get("/g/<key>/rules")
def of_game() -> str:
    """The rules of a game: its own copy, with what the table chose."""
    return _page(game().rules)


@blueprint.get("/rules/<name>/share")
def share(name: str) -> str:
    """The link of a rule set, which holds all of it, as text and to be photographed."""
    rules = rules_named(name)
    link = sharing.link_of(url_for("rules.page", name=name_of(rules)))
    return render_template(
        "rules/share.html", rules=rules, link=link, qr=sharing.qr_of(link.address)
    )


@blueprint.get("/rules/<name>.json")
def file(name: str) -> Response:
    """A rule set as a file to keep: every program of this kind can open it."""
    rules = rules_named(name)
    return json_file(rules_to_json(rules), rules.name)


@blueprint.post("/rules/<name>/keep")
def keep(name: str) -> AnyResponse:
    """Keep house rules that came by link among this phone's own."""
    rules = rules_named(name)
    if not _is_preset(rules):
        phone.keep_rules(rules)
        flash("Kept on this phone.")
    return redirect(url_for("rules.page", name=name_of(rules)), 303)


@blueprint.post("/rules/<name>/forget")
def forget(name: str) -> AnyResponse:
    """Take house rules off this phone's list; their page stays, so they can be kept again."""
    rules = rules_named(name)
    if not _is_preset(rules):
        phone.forget_rules(rules)
        flash("Forgotten on this phone. Games that are played by these rules go on.")
    return redirect(url_for("rules.page", name=name_of(rules)), 303)


def _is_preset(rules: RuleSet) -> bool:
    return PRESETS.get(rules.slug) == rules


def _running_without(rules: RuleSet) -> Iterator[Opened]:
    """The games that this phone scores and that are on, under other rules than these."""
    for each in phone.games():
        is_scored = allows("other_rules.change", each.link.role)
        if is_scored and each.game.result is None and each.game.rules != rules:
            yield each


def _page(rules: RuleSet) -> str:
    base, others = base_of(rules), [each for each in PRESETS.values() if each != rules]
    is_preset = _is_preset(rules)
    other = PRESETS.get(request.args.get("against", ""), rules)
    if other == rules:
        other = next(each for each in others if each != base)
    return render_template(
        "rules/page.html",
        rules=rules,
        is_preset=is_preset,
        is_kept=not is_preset and rules in phone.own_rules(),
        running=() if "game" in g else tuple(islice(_running_without(rules), MOST_RUNNING)),
        base=base,
        changes=words.what_changed(rules, base),
        form=PageForm(),
        sections=words.sections(rules),
        answers=words.faq(rules),
        others=others,
        other=other,
        differences=words.differences(rules, other),
    )
