"""The rules of scoring in plain words: of each preset, and of a game as it is played."""

from flask import Blueprint, render_template, request

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.current import game
from scorekeeper.web.rule_sets import name_of, rules_named
from scorekeeper.words import rules as words

blueprint = Blueprint("rules", __name__)
blueprint.add_app_template_filter(name_of)


@blueprint.app_template_filter()
def summary(rules: RuleSet) -> tuple[str, str]:
    """What is special about a rule set, in two lines."""
    return words.summary(rules)


@blueprint.get("/rules")
def all_rules() -> str:
    """Every rule set with its two lines."""
    return render_template("rules/all.html", presets=tuple(PRESETS.values()))


@blueprint.get("/rules/<name>")
def page(name: str) -> str:
    """A rule set: its values, the questions that tables ask, how it differs from another."""
    return _page(rules_named(name))


@blueprint.get("/g/<game_id>/rules")
def of_game() -> str:
    """The rules of a game: its own copy, with what the table chose."""
    return _page(game().rules)


def _page(rules: RuleSet) -> str:
    others = [each for each in PRESETS.values() if each != rules]
    against = request.args.get("against", rules.slug)
    other = next((each for each in others if each.slug == against), others[0])
    return render_template(
        "rules/page.html",
        rules=rules,
        sections=words.sections(rules),
        answers=words.faq(rules),
        others=others,
        other=other,
        differences=words.differences(rules, other),
    )
