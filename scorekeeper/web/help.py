"""Help: how to use it and what the words mean, on one screen."""

from flask import Blueprint, render_template

from scorekeeper.web.sharing import is_full_app

blueprint = Blueprint("help", __name__)


@blueprint.get("/help")
def page() -> str:
    """How to use it and what the words mean."""
    return render_template("help/page.html", is_full_app=is_full_app())
