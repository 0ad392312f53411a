"""The rows of a count sheet: one for each thing that the rules count, and nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from scorekeeper.scoring.cards import BLACK_THREE, RED_THREE
from scorekeeper.scoring.entry import SPECIAL_KEYS
from scorekeeper.scoring.limits import Limits
from scorekeeper.scoring.ruleset import RuleSet, for_deal
from scorekeeper.web.forms.ways import MELDS, must_be_named
from scorekeeper.words.nouns import FIELDS

Kind = Literal["count", "points", "signed", "note", "melds", "out", "first", "tick"]
CHIPS = 4
"""Counts up to this one have a chip of their own."""
FEET = "left.unopened_feet"


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a side's sheet.

    `path` is that of the value in a side's entry, and the end of the field's name. `kind` says
    how it is entered: "out" and "first" belong to one side at most, "tick" is yes or no.
    `each` is points each (None where the row has no fixed value), `mark` the mark it is drawn
    with, `most` the highest count that can be, `start` what stands there on a new sheet,
    `items` the lines of the score sheet that it makes. A row that `needs` another one is of no
    use while that one is 0.
    """

    path: str
    kind: Kind
    label: str
    hint: str = ""
    each: int | None = None
    mark: str = ""
    most: int | None = None
    start: str = "0"
    items: tuple[str, ...] = ()
    needs: str = ""

    @property
    def chips(self) -> range:
        """The counts with a chip of their own."""
        return range((CHIPS if self.most is None else min(CHIPS, self.most)) + 1)

    @property
    def has_more(self) -> bool:
        """Whether counts go on past the chips."""
        return self.most is None or self.most > CHIPS


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """What the sheet of a side depends on: `players` are those of the side, deals from 1."""

    rules: RuleSet
    deal: int
    players: int
    limits: Limits


def rows_of(seat: Seat) -> tuple[Row, ...]:
    """The rows of a side's sheet, in the order in which a table counts."""
    return (
        *_books(seat),
        *_melded(seat.rules),
        *_red_threes_laid(seat),
        *_going_out(seat),
        *_left_in_hand(seat),
        *_feet(seat),
        *_extras(seat.rules),
    )


def _label(path: str) -> str:
    return FIELDS[path][1].capitalize()


def _books(seat: Seat) -> Iterator[Row]:
    rules, most = seat.rules, seat.limits.books
    for rank, bonus in rules.special_books:
        key = SPECIAL_KEYS[rank]
        yield Row(
            path=f"books.{key}",
            kind="count",
            label=_label(f"books.{key}"),
            each=bonus,
            mark="clean",
            most=most.special[rank],
            items=(f"{key}_books", f"{key}_unfinished"),
        )
    yield _book_row("clean", rules.clean_book, most=most.clean)
    yield _book_row("dirty", rules.dirty_book, most=most.dirty)
    if rules.wild_melds:
        yield _book_row("wild", rules.wild_book, most=most.wild)


def _book_row(kind: str, bonus: int, *, most: int) -> Row:
    path = f"books.{kind}"
    items = (f"{kind}_books", f"{kind}_books_mixed")
    return Row(
        path=path, kind="count", label=_label(path), each=bonus, mark=kind, most=most, items=items
    )


def _melded(rules: RuleSet) -> Iterator[Row]:
    if rules.melded_counted:
        yield Row(
            path="card_points",
            kind="points",
            label="Cards melded",
            hint="books and melds",
            start="",
            items=("card_points",),
        )
    elif must_be_named(rules):
        yield Row(path=MELDS, kind="melds", label="Melds one by one", start="")
    elif rules.red_three_needs == "meld":  # nothing else shows melds that are no books
        yield Row(path="melded", kind="tick", label="Melded", hint="this side laid a meld")


def _red_threes_laid(seat: Seat) -> Iterator[Row]:
    rules = seat.rules
    if rules.red_three_laid or rules.red_three_without:
        yield Row(
            path="red_threes.laid",
            kind="count",
            label=_label("red_threes.laid"),
            hint="on the table",
            each=rules.red_three_laid,
            mark="red_three",
            most=seat.limits.of_rank[RED_THREE],
            items=("red_threes_laid", "red_threes_set"),
        )


def _going_out(seat: Seat) -> Iterator[Row]:
    rules = seat.rules
    yield Row(
        path="went_out",
        kind="out",
        label="Went out",
        each=for_deal(rules.out_bonus, seat.deal),
        items=("going_out",),
    )
    if rules.concealed_bonus is not None:
        yield Row(
            path="concealed",
            kind="tick",
            label="Concealed",
            hint="the whole hand in one turn",
            each=rules.concealed_bonus,
            items=("concealed",),
        )


def _left_in_hand(seat: Seat) -> Iterator[Row]:
    rules = seat.rules
    if rules.left_counted:
        yield Row(
            path="left.points",
            kind="points",
            label="Cards left",
            hint="hand and foot, no threes" if rules.feet else "without threes",
            items=("cards_left",),
        )
    # Threes that cost nothing are asked for as well: who holds one is not empty-handed.
    if rules.black_three_hand or rules.left_counted:
        yield _threes(seat, "black", place="hand", each=rules.black_three_hand)
    if rules.red_three_hand_allowed and (rules.red_three_hand or rules.left_counted):
        yield _threes(seat, "red", place="hand", each=rules.red_three_hand)


def _feet(seat: Seat) -> Iterator[Row]:
    rules = seat.rules
    if not rules.feet:
        return
    yield Row(
        path=FEET,
        kind="count",
        label=_label(FEET),
        hint="that nobody picked up",
        most=seat.players * rules.feet,
        start="",
    )
    if rules.red_three_foot or rules.left_counted:
        yield _threes(seat, "red", place="foot", each=rules.red_three_foot)
    if rules.black_three_foot or rules.left_counted:
        yield _threes(seat, "black", place="foot", each=rules.black_three_foot)


def _threes(seat: Seat, colour: str, *, place: str, each: int) -> Row:
    path = f"red_threes.{place}" if colour == "red" else f"left.black_threes.{place}"
    return Row(
        path=path,
        kind="count",
        label=_label(path),
        each=each,
        mark=f"{colour}_three",
        most=seat.limits.of_rank[RED_THREE if colour == "red" else BLACK_THREE],
        items=(f"{colour}_threes_{place}",),
        needs=FEET if place == "foot" else "",
    )


def _extras(rules: RuleSet) -> Iterator[Row]:
    if rules.exact_cut:
        yield Row(
            path="exact_cuts",
            kind="count",
            label=_label("exact_cuts"),
            each=rules.exact_cut,
            items=("exact_cuts",),
        )
    if rules.opened_first:
        yield Row(
            path="opened_first",
            kind="first",
            label="Opened first",
            each=rules.opened_first,
            items=("opened_first",),
        )
    if rules.adjustments:
        yield Row(
            path="adjustment.points",
            kind="signed",
            label="Adjustment",
            hint="what the table agreed, less than 0 for a penalty",
            items=("adjustment",),
        )
        yield Row(path="adjustment.note", kind="note", label="Reason", start="")
