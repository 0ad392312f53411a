"""Home: the games of this phone."""

from flask import Blueprint, render_template

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def home() -> str:
    """The first page."""
    return render_template("home/home.html")
