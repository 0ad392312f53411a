"""Second count: the sheet of a deal once more, blank, and what the two counts have differently."""

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper.actions.game_view import Deal, Game
from scorekeeper.actions.second_count import save_second_count, second_count
from scorekeeper.record import SecondCount
from scorekeeper.web import hints, phone
from scorekeeper.web.count_view import SheetView, view_sheet
from scorekeeper.web.current import game, store
from scorekeeper.web.deals import sheet_page
from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.forms.deal_form import (
    THEN,
    VERSUS,
    Typed,
    blank,
    filled,
    posted,
    read_sheet,
    write_base,
)
from scorekeeper.web.overrides import without_idle_overrides
from scorekeeper.web.two_counts import AGAIN, standing_choices

blueprint = Blueprint("second_count", __name__, url_prefix="/g/<key>/deals/<int:number>/again")


@blueprint.get("")
def sheet(number: int) -> str:
    """A blank sheet of a deal that is counted: nothing of the first count is in it."""
    _counted(number)
    shown = view_sheet(game(), number, blank(game(), number), strict=False)
    return _page(shown, is_fresh=True)


@blueprint.post("")
def save(number: int) -> Response | tuple[str, int] | str:
    """Keep the second count and show what differs."""
    _counted(number)
    typed = posted(request.form)
    shown = view_sheet(game(), number, typed, strict=True)
    if typed.get("do") == hints.CLOSE:
        hints.close("count")
    if typed.get("do") in ("work-out", hints.CLOSE):
        return _page(shown, is_fresh=False)
    if not shown.is_good:
        return _page(shown, is_fresh=False), 422
    entries = without_idle_overrides(read_sheet(game(), number, typed).entry, game().rules)
    save_second_count(
        store(),
        game().id,
        entries,
        deal=number,
        client_id=typed.get("client_id"),
        phone=phone.name(),
    )
    return redirect(url_for("second_count.compare", number=number), 303)


@blueprint.get("/compare")
def compare(number: int) -> str:
    """The two counts of a deal beside each other, where they differ."""
    first = _counted(number)
    again = second_count(store(), game().id, number) or abort(404)
    typed = _beside(game(), first, again)
    return render_template(
        "second_count/compare.html",
        form=PageForm(formdata=None),
        deal=first,
        again=again,
        typed=typed,
        sides=standing_choices(game(), number, typed),
    )


def _counted(number: int) -> Deal:
    """The deal, where every side has counted it."""
    deal = game().deal(number)
    return deal if deal is not None and deal.is_complete else abort(404)


def _beside(played: Game, first: Deal, again: SecondCount) -> Typed:
    """The second count as a sheet that is to be chosen from, against the first."""
    typed = filled(played, first.number, again.entries)
    differ = (
        str(side)
        for side, (one, other) in enumerate(zip(first.entries, again.entries, strict=True))
        if one != other
    )
    more = {
        VERSUS: ",".join(differ),
        THEN: AGAIN,
        "base": write_base(played, first.revisions),
    }
    return Typed({**typed.values, **more}, typed.allowed)


def _page(shown: SheetView, *, is_fresh: bool) -> str:
    last = second_count(store(), game().id, shown.deal)
    # another one than that of the last second count, whose draft is done with
    made_from = (last.number if last else 0, *(0 for _ in game().sides[1:]))
    base = write_base(game(), made_from)
    return sheet_page(shown, base=base, is_fresh=is_fresh, is_checked=not is_fresh, is_again=True)
