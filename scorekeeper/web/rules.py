"""The rules of scoring in plain words, one page for each rule set."""

from flask import Blueprint, abort, render_template, request

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.words import rules as words

blueprint = Blueprint("rules", __name__)


@blueprint.app_template_filter()
def summary(rules: RuleSet) -> tuple[str, str]:
    """What is special about a rule set, in two lines."""
    return words.summary(rules)


@blueprint.get("/rules")
def all_rules() -> str:
    """Every rule set with its two lines."""
    return render_template("rules/all.html", presets=tuple(PRESETS.values()))


@blueprint.get("/rules/<slug>")
def page(slug: str) -> str:
    """One rule set: its values, the questions that tables ask, how it differs from another."""
    rules = PRESETS.get(slug) or abort(404)
    others = [each for each in PRESETS.values() if each.slug != slug]
    other = PRESETS.get(request.args.get("against", ""), others[0])
    return render_template(
        "rules/page.html",
        rules=rules,
        sections=words.sections(rules),
        answers=words.faq(rules),
        others=others,
        other=other,
        differences=words.differences(rules, other),
    )
