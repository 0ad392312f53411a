"""Two phones saved the same side: both counts beside each other, and the choice between them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.save_deal import Conflict
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import score_deal
from scorekeeper.web.forms.deal_form import NOBODY, WHO, Typed, filled, read_sheet, sheet_rows
from scorekeeper.web.forms.deal_rows import Row
from scorekeeper.web.forms.deal_side import fill_totals

KEEP = "keep"
THEIRS = "theirs"
NONE = "–"


@dataclass(frozen=True, slots=True)
class Difference:
    """One row that the two counts have differently."""

    label: str
    theirs: str
    yours: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """The two counts of a side: what each scores in the deal, and the rows that differ."""

    side: int
    name: str
    theirs: int
    yours: int
    differences: tuple[Difference, ...]


def view_conflict(game: Game, deal: int, typed: Typed, *, conflict: Conflict) -> tuple[Choice, ...]:
    """A choice for each side that somebody else counted differently meanwhile."""
    yours = read_sheet(game, deal, typed).entry
    standing = tuple(
        there or mine for there, mine in zip(conflict.theirs, yours.sides, strict=True)
    )
    scores = score_deal(yours, game.rules)
    their_scores = score_deal(replace(yours, sides=standing), game.rules)
    rows = sheet_rows(game, deal)
    return tuple(
        Choice(
            side=side,
            name=game.sides[side].name,
            theirs=their_scores[side].total,
            yours=scores[side].total,
            differences=tuple(
                _differences(rows[side], game.rules, theirs=there, yours=yours.sides[side])
            ),
        )
        for side, there in enumerate(conflict.theirs)
        if there is not None
    )


def _differences(
    rows: tuple[Row, ...], rules: RuleSet, *, theirs: SideEntry, yours: SideEntry
) -> Iterator[Difference]:
    there, here = _texts(theirs, rules), _texts(yours, rules)
    for row in rows:
        before, after = there.get(row.path, ""), here.get(row.path, "")
        if before != after:
            yield Difference(row.label, before or NONE, after or NONE)


def _texts(entry: SideEntry, rules: RuleSet) -> dict[str, str]:
    texts = fill_totals(entry, rules)
    said = {path: "yes" if getattr(entry, path) else "no" for path in WHO.values()}
    return texts | said


def settled(game: Game, deal: int, typed: Typed) -> Typed:
    """The sheet with their count in it for each side whose choice was theirs."""
    standing = game.deal(deal)
    if standing is None:
        return typed
    theirs = filled(game, deal, standing.entries)
    values = dict(typed.values)
    for side in range(len(game.sides)):
        if values.pop(f"{KEEP}.{side}", "") == THEIRS:
            start = f"{side}."
            values = {name: text for name, text in values.items() if not name.startswith(start)}
            values |= {n: text for n, text in theirs.values.items() if n.startswith(start)}
            for name in WHO:
                values[name] = _who(values.get(name, ""), theirs.get(name), side=str(side))
    return Typed(values, typed.allowed | theirs.allowed)


def _who(yours: str, theirs: str, *, side: str) -> str:
    """Whom a field names once their count of this side is taken; "" where nothing is sure."""
    if theirs == side:
        return side
    return (NOBODY if theirs == NOBODY else "") if yours == side else yours
