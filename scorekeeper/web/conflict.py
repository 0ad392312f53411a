"""Two counts of the same side: both beside each other, and the choice field by field."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from string import digits
from typing import Literal

from scorekeeper.actions.game_view import Game
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import score_deal
from scorekeeper.web.forms.deal_form import (
    NOBODY,
    VERSUS,
    WHO,
    Typed,
    filled,
    read_sheet,
    sheet_rows,
)
from scorekeeper.web.forms.deal_rows import Row, named_row
from scorekeeper.web.forms.deal_side import fill_totals
from scorekeeper.web.forms.meld_lines import write_melds
from scorekeeper.web.forms.ways import MELDS, WAY, must_be_named

PICK = "pick"
NONE = "–"
Pick = Literal["theirs", "yours", ""]
Counts = tuple[SideEntry | None, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """One row that the two counts have differently; `picked` is which one stands, "" for open."""

    name: str
    label: str
    theirs: str
    yours: str
    picked: Pick


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """The two counts of a side: what each scores in the deal, and the rows that differ.

    `chosen` is what the choice comes to, None while a row is open.
    """

    deal: int
    side: int
    name: str
    theirs: int
    yours: int
    chosen: int | None
    differences: tuple[Difference, ...]

    @property
    def is_open(self) -> bool:
        """Whether something is still to be chosen."""
        return not all(each.picked for each in self.differences)

    @property
    def is_all(self) -> Pick:
        """Which of the two stands as a whole, "" for a mixture."""
        picks = {each.picked for each in self.differences}
        return picks.pop() if len(picks) == 1 else ""


def versus(typed: Typed) -> frozenset[int]:
    """The sides of which a sheet says that there are two counts."""
    said = map(side_number, typed.get(VERSUS).split(","))
    return frozenset(side for side in said if side is not None)


def side_number(text: str) -> int | None:
    """The side with this number, one figure of ours; None for any other text."""
    return int(text) if len(text) == 1 and text in digits else None


def choices(game: Game, deal: int, typed: Typed, *, theirs: Counts) -> tuple[Choice, ...]:
    """A choice for each side with another count among `theirs`."""
    yours = read_sheet(game, deal, typed).entry
    return tuple(
        _choice(game, deal, typed, side=side, theirs=there, yours=yours.sides)
        for side, there in enumerate(theirs)
        if there is not None and side < len(yours.sides)
    )


def _choice(
    game: Game,
    deal: int,
    typed: Typed,
    *,
    side: int,
    theirs: SideEntry,
    yours: tuple[SideEntry, ...],
) -> Choice:
    there, here = _texts(theirs, game.rules), _typed_texts(game, typed, side, entry=yours[side])
    rows = _compared_rows(game, deal, side)
    found = tuple(_differences(rows, typed, side=side, theirs=there, yours=here))
    choice = Choice(
        deal=deal,
        side=side,
        name=game.sides[side].name,
        theirs=_total(game, deal, yours, side=side, entry=theirs),
        yours=_total(game, deal, yours, side=side, entry=yours[side]),
        chosen=None,
        differences=found,
    )
    if choice.is_open:
        return choice
    mixed = settled(game, typed, found=(choice,))
    entry = read_sheet(game, deal, mixed).entry.sides[side]
    return replace(choice, chosen=_total(game, deal, yours, side=side, entry=entry))


def told_apart(
    game: Game, deal: int, *, side: int, counts: tuple[SideEntry, SideEntry]
) -> tuple[Difference, ...]:
    """The rows that two counts of a side have differently, nothing of them picked."""
    first, second = (_texts(entry, game.rules) for entry in counts)
    rows = _compared_rows(game, deal, side)
    return tuple(_differences(rows, Typed({}), side=side, theirs=first, yours=second))


def _compared_rows(game: Game, deal: int, side: int) -> tuple[Row, ...]:
    return (*sheet_rows(game, deal)[side], *_named_melds(game.rules))


def _named_melds(rules: RuleSet) -> Iterator[Row]:
    """A row for the melds that are listed one by one beside a total, which has none of its own."""
    if rules.melded_counted and must_be_named(rules):
        yield named_row(MELDS, "melds", start="")


def _total(
    game: Game, deal: int, others: tuple[SideEntry, ...], *, side: int, entry: SideEntry
) -> int:
    sides = tuple(entry if at == side else other for at, other in enumerate(others))
    return score_deal(game.deal_entry(deal, sides), game.rules)[side].total


def _differences(
    rows: Iterable[Row],
    typed: Typed,
    *,
    side: int,
    theirs: Mapping[str, str],
    yours: Mapping[str, str],
) -> Iterator[Difference]:
    for row in rows:
        before, after = theirs.get(row.path, ""), yours.get(row.path, "")
        if before != after:
            name = f"{PICK}.{side}.{row.path}"
            said = typed.get(name)
            picked: Pick = "theirs" if said == "theirs" else "yours" if said == "yours" else ""
            yield Difference(name, row.label, before or NONE, after or NONE, picked)


def _texts(entry: SideEntry, rules: RuleSet) -> dict[str, str]:
    """The texts of a count with its melded cards as totals; books that must be named stay so."""
    said = {path: "yes" if getattr(entry, path) else "no" for path in WHO.values()}
    if must_be_named(rules) and entry.melds:
        rest = fill_totals(replace(entry, melds=()), rules)
        return rest | said | {MELDS: write_melds(entry.melds)}
    return {**fill_totals(entry, rules), MELDS: ""} | said


def _typed_texts(game: Game, typed: Typed, side: int, *, entry: SideEntry) -> dict[str, str]:
    """The same of a sheet; what is still empty there is empty here."""
    texts = _texts(entry, game.rules)
    if typed.get(f"{side}.{WAY}") not in ("", "total"):
        return texts
    empty = {path for path in texts if not typed.values.get(f"{side}.{path}", "x").strip()}
    return texts | dict.fromkeys(empty, "")


def picked_all(typed: Typed, found: Iterable[Choice], *, side: int, pick: str) -> Typed:
    """The sheet with every row of a side decided alike."""
    picks = {
        each.name: pick for choice in found if choice.side == side for each in choice.differences
    }
    return replace(typed, values={**typed.values, **picks})


def settled(game: Game, typed: Typed, *, found: Iterable[Choice]) -> Typed:
    """The sheet as it was chosen, without the marks of the choice."""
    values, allowed = dict(typed.values), typed.allowed
    for choice in found:
        standing = game.deal(choice.deal)
        if standing is None or choice.is_all == "yours":
            continue
        there = filled(game, choice.deal, standing.entries)
        theirs = standing.entries[choice.side] or SideEntry()
        values = _taken(game, values, choice, theirs=theirs, filled_in=there)
        allowed |= {key for key in there.allowed if key.split(":")[1] == str(choice.side)}
    values = {n: text for n, text in values.items() if not n.startswith(f"{PICK}.")}
    values.pop(VERSUS, None)
    return Typed(values, allowed)


def _taken(
    game: Game, values: dict[str, str], choice: Choice, *, theirs: SideEntry, filled_in: Typed
) -> dict[str, str]:
    """The fields with their count of this side, or with what was taken of it."""
    start = f"{choice.side}."
    picks = {each.name.removeprefix(f"{PICK}.{start}"): each for each in choice.differences}
    taken = {path for path, each in picks.items() if each.picked == "theirs"}
    if choice.is_all == "theirs" or not picks:
        kept = {n: text for n, text in values.items() if not n.startswith(start)}
        kept |= {n: text for n, text in filled_in.values.items() if n.startswith(start)}
    else:
        kept = _mixed(game, values, choice, theirs=theirs, taken=taken)
    for name, path in WHO.items():
        if path in taken or not picks:
            there = filled_in.get(name)
            kept[name] = _who(kept.get(name, ""), there, side=str(choice.side))
    return kept


def _mixed(
    game: Game, values: dict[str, str], choice: Choice, *, theirs: SideEntry, taken: set[str]
) -> dict[str, str]:
    """Some rows of theirs, the others of ours: melded cards are then told as totals."""
    start = f"{choice.side}."
    way = values.get(start + WAY, "total")
    own = {n.removeprefix(start): text for n, text in values.items() if n.startswith(start)}
    if way != "total":
        entry = read_sheet(game, choice.deal, Typed(values)).entry.sides[choice.side]
        own = _texts(entry, game.rules)
    there = _texts(theirs, game.rules)
    mixed = own | {path: there.get(path, "") for path in taken}
    if game.rules.melded_counted:
        mixed[WAY] = "total"
    if not must_be_named(game.rules):
        mixed.pop(MELDS, None)
    kept = {n: text for n, text in values.items() if not n.startswith(start)}
    who = set(WHO.values())
    return kept | {start + path: text for path, text in mixed.items() if path not in who}


def _who(yours: str, theirs: str, *, side: str) -> str:
    """Whom a field names once their count of this side is taken; "" where nothing is sure."""
    if theirs == side:
        return side
    return (NOBODY if theirs == NOBODY else "") if yours == side else yours
