"""Why a deal counts what it counts: the sum of each side, its rules, what was accepted."""

from dataclasses import dataclass

from flask import Blueprint, abort, render_template

from scorekeeper.actions.game_view import Deal, Game
from scorekeeper.scoring.score import Line
from scorekeeper.web.current import game
from scorekeeper.web.forms.base import PageForm
from scorekeeper.words import sources
from scorekeeper.words.lines import label, sum_sentence
from scorekeeper.words.numbers import points
from scorekeeper.words.problems import sentence

blueprint = Blueprint("explain", __name__, url_prefix="/g/<key>")

MARKS = {
    "clean_books": "clean",
    "dirty_books": "dirty",
    "wild_books": "wild",
    "wild_books_mixed": "wild",
    "red_threes_laid": "red_three",
    "red_threes_set": "red_three",
    "red_threes_hand": "red_three",
    "red_threes_foot": "red_three",
    "black_threes_hand": "black_three",
    "black_threes_foot": "black_three",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownLine:
    """A line of a score sheet in words: what, how it is worked out, what it makes, its rule."""

    mark: str
    label: str
    working: str
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class ShownProblem:
    """Something wrong with the deal, and whether the table accepted it, or it was right when it was
    counted, by other rules.
    """

    text: str
    severity: str
    accepted: bool
    was_right: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownSide:
    """A side's sheet; without a score while another side has not counted."""

    name: str
    sum: str
    total: int
    before: int
    after: int
    lines: tuple[ShownLine, ...]
    note: str


@blueprint.get("/deals/<int:number>/explain")
def deal(number: int) -> str:
    """The score sheets of one deal, line by line."""
    shown = game().deal(number) or abort(404)
    return render_template(
        "explain/deal.html",
        deal=shown,
        form=PageForm(),
        sides=shown_sides(game(), shown),
        problems=_problems(game(), shown),
    )


def shown_sides(played: Game, shown: Deal) -> tuple[ShownSide, ...]:
    """Each side's sheet of a deal in words; none while a side has not counted."""
    before = played.scores_before(shown.number)
    return tuple(
        ShownSide(
            name=side.name,
            sum=sum_sentence(score),
            total=score.total,
            before=before[i],
            after=score.total_after,
            lines=tuple(_line(line, played) for line in score.lines),
            note=entry.adjustment.note if entry else "",
        )
        for i, (side, score, entry) in enumerate(
            zip(played.sides, shown.scores or (), shown.entries, strict=False)
        )
    )


def _line(line: Line, played: Game) -> ShownLine:
    working = f"× {points(line.each)}" if line.count > 1 else ""
    said = label(line)
    return ShownLine(
        mark=MARKS.get(line.item, ""),
        label=said[0].upper() + said[1:],
        working=working,
        points=line.points,
        rule=sources.rule_of(line, played.rules),
    )


def _problems(played: Game, shown: Deal) -> tuple[ShownProblem, ...]:
    names = [side.name for side in played.sides]
    players = len(played.players)
    return tuple(
        ShownProblem(
            sentence(
                found,
                rules=played.rules,
                names=names,
                players=players,
                with_advice=not shown.was_right(found),
            ),
            found.severity,
            shown.is_accepted(found),
            shown.was_right(found),
        )
        for found in shown.problems
    )
