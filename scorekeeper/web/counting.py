"""Who counts which side just now: the open sheets say it, the other phones see it."""

from dataclasses import dataclass
from hashlib import sha256

from flask import Blueprint, Flask, Response, abort, g, request

from scorekeeper.actions.counting import begin_counting, stop_counting, who_counts
from scorekeeper.record import Counting, mark_of
from scorekeeper.web import phone
from scorekeeper.web.current import game, store
from scorekeeper.words.news import SOME_PHONE
from scorekeeper.words.news import counting as counting_words

blueprint = Blueprint("counting", __name__)
PAGE_LONGEST = 22
DIGITS = 4


@dataclass(frozen=True, slots=True)
class ShownCounting:
    """Who counts what; `tag` tells a sheet which of them it is itself."""

    tag: str
    deal: int
    side: int
    phone: str
    text: str


@blueprint.post("/g/<key>/counting")
def say() -> Response:
    """A sheet says which side it counts; none (no `side`) once it is left."""
    page = request.form.get("sheet", "")
    if not 0 < len(page) <= PAGE_LONGEST or not (page.isascii() and page.isprintable()):
        abort(400)
    if "side" not in request.form:
        stop_counting(store(), game().id, page)
    else:
        deal, side = _number("deal"), _number("side")
        if not 1 <= deal <= game().last_open_deal or side >= len(game().sides):
            abort(404)
        begin_counting(store(), game().id, Counting(page, deal, side, phone=phone.name()))
    return Response(status=204, mimetype="text/plain")


def _number(name: str) -> int:
    text = request.form.get(name, "")
    if not (text.isascii() and text.isdecimal() and len(text) <= DIGITS):
        abort(400)
    return int(text)


def tag_of(page: str) -> str:
    """What the other phones are told of a sheet, from which nobody can speak for it."""
    return sha256(page.encode()).hexdigest()[:8]


def counting_now() -> tuple[ShownCounting, ...]:
    """Who counts just now, in words."""
    return tuple(
        ShownCounting(
            tag_of(one.page),
            one.deal,
            one.side,
            one.phone or SOME_PHONE,
            counting_words(one.phone, game().sides[one.side].name),
        )
        for one in _people()
        if one.side < len(game().sides)
    )


def mark_now() -> str:
    """What stands for the game and who counts, as this page has them."""
    return mark_of(game().last_act, _people())


def look_again() -> None:
    """Ask anew who counts, for a page that stays open."""
    g.pop("counting", None)


def _people() -> tuple[Counting, ...]:
    if "counting" not in g:
        g.counting = who_counts(store(), game().id)
    people: tuple[Counting, ...] = g.counting
    return people


def register(app: Flask) -> None:
    """Let the templates of `app` say it."""
    app.jinja_env.globals.update(counting_now=counting_now, mark_now=mark_now, tag_of=tag_of)
