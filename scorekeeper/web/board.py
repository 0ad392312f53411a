"""Board: the standing as large as a screen allows, for a tablet or television amid the table."""

from dataclasses import dataclass

from flask import Blueprint, render_template, request
from markupsafe import Markup

from scorekeeper.actions.game_view import Game
from scorekeeper.web import phone
from scorekeeper.web.current import game, link
from scorekeeper.web.telling import opening_minimums
from scorekeeper.words.numbers import points
from scorekeeper.words.standing import Now, spoken

blueprint = Blueprint("board", __name__)
SHORT_NAME = 16  # characters of a name that surely fit into one line above its total


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """What is said at each side's total, and what makes the figures as large as they can be.

    `notes` are by side, "" for a side that does not lead; `figures` is the width of the longest
    total in characters, `openings` how many minimums there are to tell.
    """

    sides: int
    figures: int
    openings: int
    has_long_names: bool
    notes: tuple[str, ...]
    ahead: frozenset[int]


def stage_of(played: Game) -> Stage:
    """The board of a game."""
    longest = max(len(points(total)) for total in played.standing.totals)
    note = _note(played)
    leaders = frozenset(played.standing.leaders if note else ())
    sides = range(len(played.sides))
    return Stage(
        sides=len(played.sides),
        figures=max(4, longest),  # so that it does not shrink with every hundred
        openings=len(opening_minimums(played)) if played.next_deal else 0,
        has_long_names=any(len(side.name) > SHORT_NAME for side in played.sides),
        notes=tuple(note if side in leaders else "" for side in sides),
        ahead=leaders if len(leaders) < len(sides) else frozenset(),
    )


def _note(played: Game) -> str:
    """What is said of the side or sides that lead."""
    by = points(played.standing.lead)
    if played.result:
        ends = {"won": f"won by {by}", "shared": "shares the win", "draw": "a draw"}
        return ends[played.result.outcome]
    if not played.totals_after:
        return ""
    return f"ahead by {by}" if len(played.standing.leaders) == 1 else "level"


@blueprint.get("/g/<key>/board")
def board() -> str:
    """The board, for both ends of the table or (`?ways=one`) for one."""
    own = phone.best_link(game().id)
    return render_template(
        "board/page.html",
        drawn=Markup(draw_stage()),
        both_ways=_is_both_ways(),
        back_key=own.key if own else link().key,
    )


def draw_stage() -> str:
    """What changes on the board, as the page of this address has it."""
    return render_template(
        "board/_stage.html",
        stage=stage_of(game()),
        both_ways=_is_both_ways(),
    )


@blueprint.app_template_filter("spoken")
def spoken_of(played: Game) -> str:
    """The standing in a few short sentences, to be said aloud."""
    number = played.next_deal
    opens = number is not None and bool(opening_minimums(played))
    sides = range(len(played.sides))
    return spoken(
        Now(
            names=tuple(side.name for side in played.sides),
            standing=played.standing,
            counted=len(played.totals_after),
            dealer="" if number is None else played.dealer(number),
            openings=tuple(map(played.opening_minimum, sides)) if opens else (),
            result=played.result,
        )
    )


def _is_both_ways() -> bool:
    return request.args.get("ways") != "one"
