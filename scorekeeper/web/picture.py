"""The standing of a game as a picture to be sent around: names, totals, who won, the lines."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from flask import Blueprint, Flask, Response, abort, render_template, request

from scorekeeper.actions.game_view import Game
from scorekeeper.web import dots
from scorekeeper.web.chart import Chart, chart_of
from scorekeeper.web.current import game
from scorekeeper.web.letters import OTHER_FONTS, Text, fit, width_of
from scorekeeper.web.look import day
from scorekeeper.web.telling import lead, outcome, outcome_unnamed, swing
from scorekeeper.words.numbers import points

blueprint = Blueprint("picture", __name__)
WIDTH, EDGE = 1080, 60
HEAD, LINES, FOOT = 250, 640, 150  # heights: title and who won, the chart, the last lines
ROOM, SMALL_ROOM = 130, 96  # height of a side; where there are more than three
NAME, STAR, GAP = 190, 56, 36  # where names begin; the mark of who leads; from name to total
LEGIBLE, SMALLEST = 34, 26  # on a phone the picture is a third as wide


@dataclass(frozen=True, slots=True)
class Row:
    """A side: where its line stands, its name and its total."""

    y: int
    name: Text
    name_x: int
    total: str
    is_ahead: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """What the template draws; lengths are those of the drawing."""

    title: Text
    says: Text | None
    rows: tuple[Row, ...]
    room: int
    total_size: int
    chart: Chart
    chart_top: int
    foot: tuple[Text, ...]
    width: int
    height: int


def picture_of(played: Game, write: Callable[[str], str] = str) -> Picture:
    """The picture of a game, on or over; names are as `write` writes them."""
    count = len(played.sides)
    room = ROOM if count <= 3 else SMALL_ROOM
    chart_top = HEAD + count * room + 30
    return Picture(
        title=fit(write(played.name) or "Hand and Foot", width=WIDTH - 2 * EDGE, most=56),
        says=_says(played, write),
        rows=tuple(_row(played, side, room=room, write=write) for side in range(count)),
        room=room,
        total_size=room * 72 // 100,
        chart=chart_of(played),
        chart_top=chart_top,
        foot=_foot(played, write),
        width=WIDTH,
        height=chart_top + LINES + FOOT,
    )


def _says(played: Game, write: Callable[[str], str]) -> Text | None:
    """Who won or is ahead; without the names, which stand below, where they would be tiny."""
    width = WIDTH - 2 * EDGE - 80
    named = fit(write(outcome(played) or lead(played)), width=width, most=48)
    if named.size >= LEGIBLE:
        return named if named.lines[0].text else None
    return fit(outcome_unnamed(played), width=width, most=48)


def _foot(played: Game, write: Callable[[str], str]) -> tuple[Text, ...]:
    """The deal that decided it (its side is not named where that would be tiny), the rules."""
    what = f"Hand and Foot · {played.rules.name} · {day(played.created)}"
    swung, what_of = (
        fit(each, width=WIDTH - 2 * EDGE, most=32) for each in (write(swing(played)), what)
    )
    if swung.size < SMALLEST:
        swung = fit(swing(played, named=False), width=WIDTH - 2 * EDGE, most=32)
    return (swung, what_of) if swung.lines[0].text else (what_of,)


def _row(played: Game, side: int, *, room: int, write: Callable[[str], str]) -> Row:
    leaders = played.standing.leaders if played.totals_after else ()
    is_ahead = side in leaders and len(leaders) < len(played.sides)
    total = points(played.standing.totals[side])
    name_x = NAME + (STAR if is_ahead else 0)
    total_width = int(width_of(total) * room * 0.72)
    return Row(
        y=HEAD + side * room,
        name=fit(
            write(played.sides[side].name) or f"Side {side + 1}",
            width=WIDTH - EDGE - total_width - GAP - name_x,
            most=54,
            height=room * 9 // 10,
        ),
        name_x=name_x,
        total=total,
        is_ahead=is_ahead,
    )


def drawn_here(played: Game) -> bool:
    """Whether this machine can make the dots, with every letter of the names."""
    return all(map(dots.can_draw, (played.name, *(side.name for side in played.sides))))


@blueprint.get("/g/<key>/picture.svg")
def svg() -> Response:
    """The picture as a drawing."""
    return _sent(_drawn(str).encode(), "image/svg+xml")


@blueprint.get("/g/<key>/picture.png")
def png() -> Response:
    """The picture as dots, for programs that take nothing else."""
    try:
        return _sent(dots.in_dots(_drawn(dots.only_drawable)), "image/png")
    except dots.NoDots:
        abort(404)


def _drawn(write: Callable[[str], str]) -> str:
    picture = picture_of(game(), write)
    return render_template("picture/picture.svg", picture=picture, other_fonts=OTHER_FONTS)


def _sent(content: bytes, kind: str) -> Response:
    answer = Response(content, mimetype=kind)
    answer.set_etag(sha256(content).hexdigest()[:16])
    answer.make_conditional(request)
    return answer


def register(app: Flask) -> None:
    """Let the templates of `app` ask who makes the dots."""
    app.jinja_env.tests["drawn_here"] = drawn_here
    app.jinja_env.globals["makes_dots"] = lambda: dots.maker() is not None
