"""The standing of a game as a picture to be sent around: names, totals, who won, the lines."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from unicodedata import combining, east_asian_width

import resvg_py
from flask import Blueprint, Response, render_template, request

from scorekeeper.actions.game_view import Game
from scorekeeper.web.assets import FOLDER
from scorekeeper.web.chart import Chart, chart_of
from scorekeeper.web.current import game
from scorekeeper.web.telling import lead, outcome
from scorekeeper.words.numbers import points

blueprint = Blueprint("picture", __name__)
FONT = FOLDER / "fonts" / "table-serif-bold.ttf"
WIDTH, EDGE = 1080, 60
HEAD, ROOM, LINES, FOOT = 250, 130, 640, 120  # heights: title, a side, the chart, the last line
SMALL_ROOM = 96  # of a side where there are more than three
WIDE, NARROW = 1.06, 0.57  # widths of letters against their size, Chinese and Latin


@dataclass(frozen=True, slots=True)
class Text:
    """A text with the size at which it fits its place, in one line or two."""

    text: str
    size: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A side: where its line stands, its name and its total."""

    y: int
    name: Text
    total: str
    is_ahead: bool


@dataclass(frozen=True, slots=True)
class Picture:
    """What the template draws; lengths are those of the drawing."""

    title: Text
    says: Text
    rows: tuple[Row, ...]
    room: int
    chart: Chart
    chart_top: int
    foot: Text
    width: int
    height: int


def picture_of(played: Game) -> Picture:
    """The picture of a game, on or over."""
    count = len(played.sides)
    room = ROOM if count <= 3 else SMALL_ROOM
    leaders = played.standing.leaders if played.totals_after else ()
    chart_top = HEAD + count * room + 30
    return Picture(
        title=fit(played.name, room=WIDTH - 2 * EDGE, most=52),
        says=fit(outcome(played) or lead(played), room=WIDTH - 2 * EDGE - 80, most=46),
        rows=tuple(
            Row(
                y=HEAD + side * room,
                name=fit_name(played.sides[side].name, room=490, most=52),
                total=points(played.standing.totals[side]),
                is_ahead=side in leaders and len(leaders) < count,
            )
            for side in range(count)
        ),
        room=room,
        chart=chart_of(played),
        chart_top=chart_top,
        foot=fit(f"Hand and Foot · {played.rules.name}", room=WIDTH - 2 * EDGE, most=32),
        width=WIDTH,
        height=chart_top + LINES + FOOT,
    )


def fit(text: str, *, room: int, most: int) -> Text:
    """A text at the largest size, `most` at the utmost, at which it is no wider than `room`."""
    return Text(text, _size((text,), room=room, most=most), (text,))


def fit_name(name: str, *, room: int, most: int) -> Text:
    """The same for a name, which is broken into two lines where that makes it larger."""
    whole = fit(name, room=room, most=most)
    lines = _halves(name)
    size = _size(lines, room=room, most=most * 2 // 3)
    return Text(name, size, lines) if size > whole.size else whole


def _size(lines: tuple[str, ...], *, room: int, most: int) -> int:
    return min(most, int(room / max(1, *map(_width, lines))))


def _width(text: str) -> float:
    """About how wide a text is at size 1."""
    return sum(
        0 if combining(sign) else WIDE if east_asian_width(sign) in "WF" else NARROW
        for sign in text
    )


def _halves(name: str) -> tuple[str, ...]:
    """A name broken at the space nearest to its middle, or in the middle of its only word."""
    middle = len(name) // 2
    spaces = [at for at, sign in enumerate(name) if sign == " "]
    at = min(spaces, key=lambda space: abs(space - middle), default=middle)
    return (name[:at], name[at:].lstrip())


@blueprint.get("/g/<game_id>/picture.svg")
def svg() -> Response:
    """The picture as a drawing."""
    return _sent(_drawn().encode(), "image/svg+xml")


@blueprint.get("/g/<game_id>/picture.png")
def png() -> Response:
    """The picture as dots, for programs that take nothing else."""
    return _sent(in_dots(_drawn()), "image/png")


@lru_cache(maxsize=8)
def in_dots(drawing: str) -> bytes:
    """A drawing as PNG; letters that the shipped font lacks come from the machine's fonts."""
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, font_files=[str(FONT)]))


def _drawn() -> str:
    return render_template("picture/picture.svg", picture=picture_of(game()))


def _sent(content: bytes, kind: str) -> Response:
    answer = Response(content, mimetype=kind)
    answer.set_etag(sha256(content).hexdigest()[:16])
    answer.make_conditional(request)
    return answer
