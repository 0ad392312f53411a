"""The page of two counts of the same side: shown, decided row by row, and turned into a sheet."""

from flask import render_template

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.save_deal import Conflict
from scorekeeper.actions.saved_by import saved_by
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.web.conflict import Choice, choices, picked_all, settled, side_number, versus
from scorekeeper.web.current import store
from scorekeeper.web.forms.base import PageForm
from scorekeeper.web.forms.deal_form import THEN, VERSUS, Typed, read_base, write_base
from scorekeeper.words.news import phones


def against(played: Game, typed: Typed, conflict: Conflict) -> Typed:
    """A sheet that met other counts, with the sides marked that are to be chosen."""
    sides = (str(side) for side, there in enumerate(conflict.theirs) if there is not None)
    then = typed.get("do") or "save"
    more = {
        VERSUS: ",".join(sides), THEN: then, "base": write_base(played, conflict.revisions)
    }  # fmt: skip
    return Typed({**typed.values, **more}, typed.allowed)


def beside(played: Game, deal: int, typed: Typed) -> Typed:
    """A sheet beside what was saved since it was opened, though nobody has saved it yet."""
    base = read_base(played, typed)
    newest = played.revisions_of(deal)
    standing = played.deal(deal)
    theirs = tuple(
        entry if base is None or base[side] != newest[side] else None
        for side, entry in enumerate(standing.entries if standing else ())
    )
    typed = Typed({**typed.values, "do": "save"}, typed.allowed)
    return against(played, typed, Conflict(theirs, newest))


def _theirs(played: Game, deal: int, typed: Typed) -> tuple[SideEntry | None, ...]:
    """The counts that stand in the game of the sides that are to be chosen."""
    standing, sides = played.deal(deal), versus(typed)
    there = standing.entries if standing else ()
    return tuple(entry if side in sides else None for side, entry in enumerate(there))


def standing_choices(played: Game, deal: int, typed: Typed) -> tuple[Choice, ...]:
    """The choice of each side that a sheet has marked, against what stands in the game."""
    return choices(played, deal, typed, theirs=_theirs(played, deal, typed))


def choose(played: Game, deal: int, typed: Typed) -> Typed | tuple[str, int] | str:
    """The sheet as it was chosen, or the choice once more."""
    found = standing_choices(played, deal, typed)
    word, _, rest = typed.get("do").partition("-")
    pick, _, number = rest.partition("-")
    side = side_number(number)
    if word == "all" and side is not None:
        marked = picked_all(typed, found, side=side, pick=pick)
        return two_counts(played, deal, marked)
    if word == "weigh":
        return two_counts(played, deal, typed)
    if any(choice.is_open for choice in found):
        return two_counts(played, deal, typed, is_asked=True), 422
    return settled(played, typed, found=found)


def _others(played: Game, deal: int, typed: Typed) -> str:
    """Whose counts stand in the game of the sides that are to be chosen."""
    names = saved_by(store(), played.id)
    return phones(names.get((deal, side), "") for side in sorted(versus(typed)))


AGAIN = "again"
"""What is to be done with a second count that was chosen from: it is saved like any other."""


def two_counts(played: Game, deal: int, typed: Typed, *, is_asked: bool = False) -> str:
    """The page on which two counts stand beside each other to be chosen from."""
    return render_template(
        "deals/conflict.html",
        form=PageForm(formdata=None),  # another save than the one that was refused
        deal=deal,
        by=_others(played, deal, typed),
        typed=typed,
        sides=standing_choices(played, deal, typed),
        is_asked=is_asked,
        is_again=typed.get(THEN) == AGAIN,
    )
