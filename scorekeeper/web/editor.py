"""The rules editor: change a rule set, see in words what that changes, save it under a name."""

from flask import Blueprint, flash, jsonify, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.house_rules import base_of
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web import phone
from scorekeeper.web.editor_view import Editor, view
from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.forms.rules_form import Draft, put_back, read_draft, texts_of, typed
from scorekeeper.web.rule_sets import name_of, rules_named

blueprint = Blueprint("editor", __name__)
GROWING = {"by_deal": {"each": "numbers"}, "by_score": {"rows": "by_score"}}
"""Parts of a rule that get more fields while the rules change: their ids, and what draws them."""


@blueprint.get("/rules/<name>/change")
def edit(name: str) -> str:
    """A rule set with every field in which it may differ."""
    start = rules_named(name)
    texts = texts_of(start, start.name if start not in PRESETS.values() else f"Our {start.name}")
    return _page(read_draft(texts, start), start)


@blueprint.get("/rules/change")
def choose() -> Response:
    """To the editor of the chosen rules."""
    chosen = rules_named(request.args.get("rules", ""))
    return redirect(url_for("editor.edit", name=name_of(chosen)))


@blueprint.post("/rules/<name>/change")
def change(name: str) -> Response | tuple[str, int] | str:
    """Save the rules and go to their page; or only show what they change."""
    start = rules_named(name)
    texts = typed(request.form, start)
    back = request.form.get("back", "")
    if back in FIELDS:
        put_back(texts, back, base_of(start))
    draft = read_draft(texts, start)
    if request.form.get("parts") == "yes":
        return jsonify(parts=_parts(view(draft, start), back))
    if back or request.form.get("act") != "save":
        return _page(draft, start)
    if draft.rules is None:
        return _page(draft, start, refused=True), 422
    return _saved(draft.rules, start)


def _saved(rules: RuleSet, start: RuleSet) -> Response:
    if start.name == rules.name:
        phone.forget_rules(start)  # the same rules as they are from now on
    phone.keep_rules(rules)
    flash("Saved, and kept on this phone.")
    return redirect(url_for("rules.page", name=name_of(rules)), 303)


def _page(draft: Draft, start: RuleSet, *, refused: bool = False) -> str:
    return render_template(
        "editor/change.html",
        editor=view(draft, start),
        form=PageForm(),
        name=name_of(start),
        refused=refused,
    )


def _parts(editor: Editor, back: str) -> dict[str, str]:
    """What changes while somebody types: what is said of each rule, and the one put `back`."""
    parts = {
        "changes-count": render_template("editor/_count.html", editor=editor),
        "changes-list": render_template("editor/_changes.html", editor=editor),
    }
    for group in editor.groups:
        parts[f"head-{group.id}"] = render_template("editor/_head.html", group=group)
    for rule in editor.rules:
        drawn = {"state": "state", **GROWING.get(rule.kind, {})}
        for part, template in ({"rule": "rule"} if rule.name == back else drawn).items():
            html = render_template(f"editor/_{template}.html", rule=rule, editor=editor)
            parts[f"{part}-{rule.name}"] = html
    return parts
