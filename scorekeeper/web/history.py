"""History: everything that was done to a game, and undo, redo, going back."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby
from typing import cast

from flask import Blueprint, abort, flash, redirect, render_template, url_for
from werkzeug.wrappers import Response

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.history import Change, CountedAgain, History, HistoryItem, history
from scorekeeper.actions.restore import Kind, Restore, restore
from scorekeeper.actions.timeline import is_idle
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.web import phone
from scorekeeper.web.conflict import told_apart
from scorekeeper.web.current import fresh_client_id, game, store
from scorekeeper.web.forms.history import HistoryForm
from scorekeeper.words import history as words
from scorekeeper.words.numbers import points

blueprint = Blueprint("history", __name__, url_prefix="/g/<key>/history")

NOTHING = "Nothing was changed: somebody else did something meanwhile. This is how it stands now."
COUNTED_AGAIN = "Counted again"
TITLES = {
    "create": "The game began",
    "save": "Counted",
    "rename": "Renamed",
    "rules": "Other rules",
    "remove": "Deal taken away",
    "agree": "Agreed",
    "undo": "Undone",
    "redo": "Done again",
    "restore": "Gone back",
}
DONE = {
    "undo": "Undone.",
    "redo": "Done again.",
    "restore": "The game stands as it did then.",
    "remove": "The last deal is taken away. Undo brings it back.",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownAct:
    """An act in words: when, by which phone, what, and each change in a line.

    A second count is told as one, with the `number` 0: there is no state to go back to.
    """

    number: int
    at: datetime
    phone: str
    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShownDay:
    """The acts of a day, the newest first."""

    name: str
    acts: tuple[ShownAct, ...]


@blueprint.get("")
def page() -> str:
    """What was done, the newest first; each earlier state can be gone back to."""
    found = history(store(), game().id)
    shown = _shown(found, game())
    days = groupby(shown, key=lambda act: f"{act.at:%A, %-d %B}")
    return render_template(
        "history/page.html",
        form=HistoryForm(data={"base": str(found.last_act), "client_id": fresh_client_id()}),
        found=found,
        days=tuple(ShownDay(name, tuple(acts)) for name, acts in days),
    )


@blueprint.post("/<any(undo, redo, restore, remove):kind>")
def change(kind: str) -> Response:
    """Do it, and show the history again."""
    form = HistoryForm()
    request = Restore(
        kind=cast(Kind, kind),
        base_act=form.number("base") or abort(400),
        client_id=form.client_id.data or "",
        to=form.number("act"),
        phone=phone.name(),
    )
    flash(DONE[kind] if restore(store(), game().id, request) else NOTHING)
    return redirect(url_for("history.page"), 303)


def _shown(found: History, played: Game) -> Iterator[ShownAct]:
    """The acts, the newest first, with the second counts above the act after which they came."""
    for item in found.items:
        for again in found.again:
            if again.count.after == item.act.number:
                yield _second_count(again, played)
        yield _act(item, played)


def _second_count(again: CountedAgain, played: Game) -> ShownAct:
    lines = (words.counted_again(again.count.deal, said) for said in _compared(again, played))
    return ShownAct(
        number=0,
        at=again.count.at.astimezone(),
        phone=again.count.phone,
        title=COUNTED_AGAIN,
        lines=tuple(lines) or (words.counted_again(again.count.deal, words.SAME_TWICE),),
    )


def _compared(again: CountedAgain, played: Game) -> Iterator[str]:
    """Each side of which the counts differ, and in what; by the rules of then."""
    then = replace(played, rules=again.rules)
    for side, (first, second) in enumerate(zip(again.first, again.count.entries, strict=True)):
        counts = (first or SideEntry(), second)
        found = told_apart(then, again.count.deal, side=side, counts=counts)
        if found:
            rows = ((each.label, _text(each.theirs), _text(each.yours)) for each in found)
            yield words.differs(played.sides[side].name, rows)


def _text(value: str) -> str:
    """What stands in a row of a sheet, in one line."""
    is_number = value.removeprefix("-").isdecimal()
    return points(int(value)) if is_number else ", ".join(value.splitlines())


def _act(item: HistoryItem, played: Game) -> ShownAct:
    return ShownAct(
        number=item.act.number,
        at=item.act.at.astimezone(),
        phone=item.act.phone,
        title=_title(item),
        lines=tuple(_lines(item, played)),
    )


def _title(item: HistoryItem) -> str:
    is_correction = item.act.kind == "save" and any(one.before for one in item.changes)
    return "Corrected" if is_correction else TITLES[item.act.kind]


def _lines(item: HistoryItem, played: Game) -> Iterator[str]:
    act = item.act
    if act.kind == "create":
        yield f"{act.name}, by {(act.rules or item.rules_before).name}"
        return
    if act.name is not None:
        yield words.renamed(act.name, item.name_before)
    if act.rules is not None:
        yield words.other_rules(act.rules.name, item.rules_before.name)
    if is_idle(act):
        yield words.AS_BEFORE
    for one in act.agreements:
        if one.side < len(played.sides):
            yield words.agreed(played.sides[one.side].name, one.deal, holds=one.holds)
    for changed in item.changes:
        said = _rescored(changed) if act.rules is not None else _said(changed)
        yield words.of_side(played.sides[changed.side].name, changed.deal, said)


def _rescored(changed: Change) -> str:
    """What other rules made of a count."""
    return f"{points(changed.points_before)} → {points(changed.points_after)}"


def _said(changed: Change) -> str:
    if changed.after is None:
        return f"{points(changed.points_before)} taken away"
    if changed.before is None:
        return points(changed.points_after)
    more = changed.points_after - changed.points_before
    return words.corrected(changed.before, changed.after, more=more)
