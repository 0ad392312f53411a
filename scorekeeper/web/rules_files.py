"""Open rules from elsewhere: what cannot be read is said key by key, and nothing is lost."""

from flask import Blueprint, flash, redirect, render_template, url_for
from werkzeug.wrappers import Response

from scorekeeper.scoring.file_error import FileError
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web import phone
from scorekeeper.web.forms.rules_file import read_pasted
from scorekeeper.web.forms.sent_file import FileForm, sent_text
from scorekeeper.web.rule_sets import RulesNotRead, name_of, reasons

blueprint = Blueprint("rules_files", __name__)
MOST_TOLD = 20  # of what is wrong; more than that is another kind of file


@blueprint.get("/rules/open")
def ask() -> str:
    """Where a file is chosen, or its text or a link pasted."""
    return _page(FileForm(), ())


@blueprint.post("/rules/open")
def take() -> Response | tuple[str, int]:
    """Keep the rules on this phone and go to their page, or say what is wrong with them."""
    form = FileForm()
    try:
        form.text.data = sent_text(form)
        rules = read_pasted(form.text.data)
    except FileError as problem:
        return _page(form, reasons("This", problem)), 422
    if rules not in PRESETS.values():
        phone.keep_rules(rules)
        flash("Opened, and kept on this phone.")
    return redirect(url_for("rules.page", name=name_of(rules)), 303)


@blueprint.app_errorhandler(RulesNotRead)
def not_read(refused: RulesNotRead) -> tuple[str, int]:
    """The page for an address that holds no rules that can be read: its text stays at hand."""
    form = FileForm(formdata=None, data={"text": refused.name})
    return _page(form, refused.reasons), refused.status


def _page(form: FileForm, told: tuple[str, ...]) -> str:
    return render_template(
        "rules_files/open.html",
        form=form,
        told=told[:MOST_TOLD],
        more=len(told[MOST_TOLD:]),
    )
