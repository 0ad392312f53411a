"""Going out: what a side still needs, what only the table can say, and what it would count."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from flask import Blueprint, jsonify, render_template, request
from werkzeug.wrappers import Response

from scorekeeper.actions.game_view import Game
from scorekeeper.scoring.going_out import GoingOut, books_needed, check_going_out
from scorekeeper.scoring.ruleset import for_deal
from scorekeeper.web.count_notices import Notice
from scorekeeper.web.current import game
from scorekeeper.web.forms.deal_form import sheet_rows
from scorekeeper.web.forms.deal_rows import Row
from scorekeeper.web.forms.going_out_form import GoingOutForm
from scorekeeper.web.forms.numbers import number_in
from scorekeeper.web.going_out_totals import asked_sides, totals
from scorekeeper.words.going_out import NOTES, missing_words
from scorekeeper.words.numbers import points

blueprint = Blueprint("going_out", __name__)

EFFECTS: Mapping[str, str] = MappingProxyType(
    {
        "bonus": "{name}: +{points} for going out.",
        "concealed": "Concealed, the whole hand in one turn, it is +{points} instead.",
        "all_pay": (
            "The deal ends, and the cards of every other player, your partners too,"
            " count against them."
        ),
        "others_pay": "The deal ends, and the cards of the other sides count against them.",
    }
)
"""What going out counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BookRow:
    """A kind of book to be counted: `need` of them are asked for, 0 where any kind will do."""

    row: Row
    value: str
    need: int
    notices: tuple[Notice, ...]

    @property
    def name(self) -> str:
        """The name of its field."""
        return self.row.path

    @property
    def id(self) -> str:
        """The end of the ids of its elements."""
        return self.name.replace(".", "-")

    @property
    def is_wrong(self) -> bool:
        """Whether what was typed here cannot stand."""
        return bool(self.notices)

    @property
    def count(self) -> int | None:
        """The value as a number, for the chips; None where it is none."""
        return number_in(self.value)


@blueprint.get("/g/<key>/going-out")
def check() -> Response | str:
    """Whether a side of this game may go out in the deal that is being played."""
    form = GoingOutForm.of(request.args, game().rules)
    side = form.side(len(game().sides))
    deal = game().next_deal or len(game().deals)
    answer = check_going_out(
        replace(form.entry(), players=len(game().sides[side].players)),
        game().rules,
        deal=deal,
        players=len(game().players),
        partner_played_from_foot=form.said("partner"),
        permission=form.said("permission"),
    )
    rows = tuple(_rows(game(), form, deal))
    asked = frozenset(row.name for row in rows)
    shown = {
        "form": form,
        "asked_sides": asked_sides(game(), form, going=side, deal=deal, asked=asked),
        **_questions(game(), side),
        "answer": answer,
        "open_questions": _is_open(answer),
        "missing": tuple(map(missing_words, answer.missing)),
        "notes": tuple(NOTES[note] for note in answer.notes),
        "effects": tuple(_effects(game(), side, deal)),
        "totals": totals(game(), form, going=side, deal=deal),
    }
    if request.args.get("parts") == "yes":
        names = ("answer", "questions", "amounts", "missing", "totals")
        parts = {name: render_template(f"going_out/_{name}.html", **shown) for name in names}
        return jsonify(parts=parts)
    return render_template("going_out/going_out.html", chosen=side, rows=rows, **shown)


def _questions(played: Game, side: int) -> dict[str, bool]:
    """Which questions about the partner these rules ask."""
    rules = played.rules
    has_partner = len(played.sides[side].players) > 1
    return {
        "asks_partner": has_partner and bool(rules.feet) and rules.partner_foot != "none",
        "asks_permission": has_partner and rules.permission == "binding",
    }


def _rows(played: Game, form: GoingOutForm, deal: int) -> Iterator[BookRow]:
    """A row for each kind of book that counts towards going out."""
    needed = books_needed(played.rules, deal=deal, players=len(played.players))
    for row in sheet_rows(played, deal)[0]:
        need = needed.get(row.items[0], 0) if row.items else 0
        if row.path.startswith("books.") and (need or needed["books"]):
            value = form.get(row.path) or "0"
            wrong = form.errors.get(row.path)
            notices = (Notice(text=wrong, severity="error"),) if wrong else ()
            yield BookRow(row=row, value=value, need=need, notices=notices)


def _is_open(answer: GoingOut) -> bool:
    """Whether nothing is missing but answers that nobody gave."""
    return bool(answer.missing) and all(one.code.endswith("_unknown") for one in answer.missing)


def _effects(played: Game, side: int, deal: int) -> Iterator[str]:
    """What going out now would do to the totals."""
    rules = played.rules
    bonus = for_deal(rules.out_bonus, deal)
    if bonus:
        yield EFFECTS["bonus"].format(name=played.sides[side].name, points=points(bonus))
    if rules.concealed_bonus is not None:
        yield EFFECTS["concealed"].format(points=points(rules.concealed_bonus))
    if rules.left_counted:
        yield EFFECTS["all_pay" if _partners_pay(played, side) else "others_pay"]


def _partners_pay(played: Game, side: int) -> bool:
    return len(played.sides[side].players) > 1 and played.rules.out_left_counted
