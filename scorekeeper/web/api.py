"""The HTTP API: the same JSON in and out as on the command line, nothing stored.

200 where a file can be read, whatever is wrong with the deal; 422 where it cannot be read.
"""

from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, jsonify, request

from scorekeeper.scoring.deal_json import read_deal
from scorekeeper.scoring.file_error import FileError
from scorekeeper.scoring.going_out_json import read_going_out
from scorekeeper.scoring.json_text import parse
from scorekeeper.scoring.opening_json import read_opening
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.security import csrf
from scorekeeper.words import results

blueprint = Blueprint("api", __name__, url_prefix="/api/v1")
csrf.exempt(blueprint)  # it neither reads a cookie nor stores anything

Answer = Response | tuple[Response, int]


@blueprint.post("/score")
def score() -> Answer:
    """Score and check a deal."""
    return _answer(read_deal, results.deal_result)


@blueprint.post("/opening")
def opening() -> Answer:
    """Judge an opening, or suggest one."""
    return _answer(read_opening, results.opening_result)


@blueprint.post("/going-out")
def going_out() -> Answer:
    """Tell what a side still needs to go out."""
    return _answer(read_going_out, results.going_out_result)


@blueprint.get("/rules")
def all_rules() -> Response:
    """List the presets."""
    return jsonify(results.presets_result())


@blueprint.get("/rules/<slug>")
def one_rule_set(slug: str) -> Answer:
    """A whole preset."""
    rules = PRESETS.get(slug)
    if rules is None:
        known = ", ".join(PRESETS)
        return jsonify(error=f"is not the slug of a preset, these are: {known}", path="rules"), 404
    return jsonify(rules_to_json(rules))


def _answer(read: Callable[[object], Any], result: Callable[[Any], results.Json]) -> Answer:
    try:
        return jsonify(result(read(parse(_text(request.get_data())))))
    except FileError as problem:
        return jsonify(results.unreadable(problem)), 422


def _text(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise FileError("", "is not UTF-8 text") from problem
