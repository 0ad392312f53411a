"""Count: the sheets of all sides of a deal, their points while typing, and saving them."""

from functools import partial

from flask import Blueprint, jsonify, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from scorekeeper.actions.errors import NoSuchDeal
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.save_deal import Conflict, Saved, SaveDeal, save_deal
from scorekeeper.scoring.entry import DealEntry, SideEntry
from scorekeeper.web import hints, phone, quick_line
from scorekeeper.web.conflict import versus
from scorekeeper.web.count_fragments import chosen_parts, fragments
from scorekeeper.web.count_notices import judge
from scorekeeper.web.count_view import SheetView, view_sheet, with_notice
from scorekeeper.web.current import fresh_client_id, game, store
from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.forms.deal_form import (
    Typed,
    blank,
    filled,
    is_of_other_rules,
    posted,
    read_base,
    read_side,
    write_base,
)
from scorekeeper.web.overrides import without_idle_overrides
from scorekeeper.web.two_counts import against, beside, choose, standing_choices, two_counts
from scorekeeper.words.numbers import points

blueprint = Blueprint("deals", __name__)

NEW_RULES = (
    "The rules of the game were changed while you were counting. This is the sheet of the new"
    " rules: check it, then save it."
)
LOOK = "look"
"""What a sheet sends that wants to see both counts before it is done."""
NO_BASE = "This sheet does not say which count it was made from: open the deal again."


@blueprint.get("/g/<key>/deals/<int:deal>")
def count(deal: int) -> str:
    """The sheet of a deal: blank, or filled in to be corrected."""
    played = _with_open_deal(deal)
    standing = played.deal(deal)
    typed = filled(played, deal, standing.entries) if standing else blank(played, deal)
    is_complete = standing is not None and standing.is_complete
    sheet = view_sheet(played, deal, typed, strict=is_complete)
    base = write_base(played, played.revisions_of(deal))
    return sheet_page(sheet, base=base, is_fresh=True, is_checked=is_complete)


@blueprint.post("/g/<key>/deals/<int:deal>")
def save(deal: int) -> Response | tuple[str, int] | str:
    """Save the sheet, or (without JavaScript) work it out and show it again."""
    played = _with_open_deal(deal)
    typed = posted(request.form)
    if typed.get("do") == LOOK:
        return two_counts(played, deal, beside(played, deal, typed))
    if versus(typed):
        chosen = choose(played, deal, typed)
        if not isinstance(chosen, Typed):
            return chosen
        typed = chosen
    if typed.get("do") == hints.CLOSE:
        hints.close("count")
        sheet = view_sheet(played, deal, typed, strict=False)
        return sheet_page(sheet, base=typed.get("base"), is_fresh=False, is_checked=False)
    return _save(played, deal, typed)


def _save(played: Game, deal: int, typed: Typed) -> Response | tuple[str, int] | str:
    """Save what was typed, or show the sheet again: it is drawn only then."""
    only = _only(typed.get("do"))
    sheet = partial(view_sheet, played, deal, typed, strict=True, only=only)
    if typed.get("do") == "work-out":
        return _page_again(sheet(), typed)
    if is_of_other_rules(played, typed):
        base_now = write_base(played, played.revisions_of(deal))
        return sheet_page(
            with_notice(sheet(), NEW_RULES), base=base_now, is_fresh=False, is_checked=True
        ), 409
    base = read_base(played, typed)
    if base is None:
        return _page_again(with_notice(sheet(), NO_BASE), typed), 422
    judged = judge(played, deal, typed, strict=True, only=only)
    if not judged.is_good:
        return _page_again(sheet(), typed), 422
    wanted = SaveDeal(
        deal=deal,
        entries=_entries(played, judged.counted.entry, only=only),
        base_revisions=base,
        client_id=typed.get("client_id"),
        phone=phone.name(),
    )
    answer = save_deal(store(), played.id, wanted, seen=played)
    if isinstance(answer, Saved):
        return redirect(url_for("games.table"), 303)
    if isinstance(answer, Conflict):
        return two_counts(played, deal, against(played, typed, answer)), 409
    return _page_again(sheet(), typed), 422


@blueprint.post("/g/<key>/deals/<int:deal>/work-out")
def work_out(deal: int) -> Response:
    """What a sheet that is still being filled in comes to: the parts of the page that changed."""
    played = _with_open_deal(deal)
    strict = request.args.get("all") == "yes"
    only = _only(request.args.get("do", ""))
    typed = posted(request.form)
    if versus(typed):
        return jsonify(parts=chosen_parts(standing_choices(played, deal, typed)))
    sheet = view_sheet(played, deal, typed, strict=strict, only=only)
    return jsonify(good=sheet.is_good, parts=fragments(sheet))


def _only(do: str) -> int | None:
    """The side that is to be saved alone: 1 for "save-1", None for all of them."""
    word, _, number = do.rpartition("-")
    sides = range(len(game().sides))
    return next((side for side in sides if word == "save" and str(side) == number), None)


def _entries(played: Game, counted: DealEntry, *, only: int | None) -> tuple[SideEntry | None, ...]:
    """What to save: all sides, or one of them alone."""
    read = without_idle_overrides(counted, played.rules)
    return tuple(
        _entry(played, counted.deal, side, new=new) if only in (None, side) else None
        for side, new in enumerate(read)
    )


def _entry(played: Game, deal: int, side: int, *, new: SideEntry) -> SideEntry:
    """What to save of a side: one that nobody touched stays as it was, however it was entered."""
    standing = played.deal(deal)
    old = standing.entries[side] if standing else None
    if standing is None or old is None or old == new:
        return new
    shown = filled(played, deal, standing.entries)
    return old if read_side(played, deal, shown, side=side)[0] == new else new


@blueprint.app_template_filter("signed")
def signed(amount: int) -> str:
    """Points that are added or taken off, with their sign: "+1,500", "−80", "0"."""
    return f"+{points(amount)}" if amount > 0 else points(amount)


def _with_open_deal(deal: int) -> Game:
    """The game of this address, where this deal may be counted or corrected."""
    if not 1 <= deal <= game().last_open_deal:
        raise NoSuchDeal(deal)
    return game()


def _page_again(sheet: SheetView, typed: Typed) -> str:
    """The sheet as it was sent, with everything that is wrong."""
    return sheet_page(sheet, base=typed.get("base"), is_fresh=False, is_checked=True)


def sheet_page(
    sheet: SheetView, *, base: str, is_fresh: bool, is_checked: bool, is_again: bool = False
) -> str:
    """The page of a sheet; `is_again` where a deal is counted a second time."""
    rows = [line.row for line in sheet.sides[0].rows]  # every side has the same ones
    return render_template(
        "deals/count.html",
        form=PageForm(),
        sheet=sheet,
        base=base,
        page_id=fresh_client_id(),
        is_fresh=is_fresh,
        is_checked=is_checked,
        is_again=is_again,
        is_correction=not is_again and sheet.deal <= len(game().totals_after),
        open=0 if is_fresh else sheet.first_wrong_side,
        vocabulary=quick_line.vocabulary(rows, game().rules),
        example=quick_line.example(rows),
    )
