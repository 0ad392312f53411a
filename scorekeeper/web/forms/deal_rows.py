"""The rows of a count sheet: one for each thing that the rules count, and nothing else."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal

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
ROW_LABELS: Mapping[str, str] = MappingProxyType(
    {
        **{path: many.capitalize() for path, (_, many) in FIELDS.items()},
        "card_points": "Cards melded",
        MELDS: "Melds one by one",
        "melded": "Melded",
        "went_out": "Went out",
        "concealed": "Concealed",
        "left.points": "Cards left",
        "opened_first": "Opened first",
        "adjustment.points": "Adjustment",
        "adjustment.note": "Reason",
    }
)
"""What a row is called, by its path."""
WITHOUT_FEET = "left.points without feet"
ROW_HINTS: Mapping[str, str] = MappingProxyType(
    {
        "card_points": "books and melds",
        "melded": "this side laid a meld",
        "red_threes.laid": "on the table",
        "concealed": "the whole hand in one turn",
        "left.points": "hand and foot, no threes",
        WITHOUT_FEET: "without threes",
        FEET: "that nobody picked up",
        "adjustment.points": "what the table agreed, less than 0 for a penalty",
    }
)
"""What stands beside its name, by its path."""


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


def named_row(path: str, kind: Kind, **more: Any) -> Row:
    """The row of this path as it is called."""
    told = {"label": ROW_LABELS[path], "hint": ROW_HINTS.get(path, "")}
    return Row(path=path, kind=kind, **(told | more))


def _books(seat: Seat) -> Iterator[Row]:
    rules, most = seat.rules, seat.limits.books
    for rank, bonus in rules.special_books:
        key = SPECIAL_KEYS[rank]
        items = (f"{key}_books", f"{key}_unfinished")
        yield named_row(
            f"books.{key}",
            "count",
            each=bonus,
            mark="clean",
            most=most.special[rank],
            items=items,
        )
    yield _book_row("clean", rules.clean_book, most=most.clean)
    yield _book_row("dirty", rules.dirty_book, most=most.dirty)
    if rules.wild_melds:
        yield _book_row("wild", rules.wild_book, most=most.wild)


def _book_row(kind: str, bonus: int, *, most: int) -> Row:
    items = (f"{kind}_books", f"{kind}_books_mixed")
    return named_row(f"books.{kind}", "count", each=bonus, mark=kind, most=most, items=items)


def _melded(rules: RuleSet) -> Iterator[Row]:
    if rules.melded_counted:
        yield named_row("card_points", "points", start="", items=("card_points",))
    elif must_be_named(rules):
        yield named_row(MELDS, "melds", start="")
    elif rules.red_three_needs == "meld":  # nothing else shows melds that are no books
        yield named_row("melded", "tick")


def _red_threes_laid(seat: Seat) -> Iterator[Row]:
    rules = seat.rules
    if rules.red_three_laid or rules.red_three_without:
        yield named_row(
            "red_threes.laid",
            "count",
            each=rules.red_three_laid,
            mark="red_three",
            most=seat.limits.of_rank[RED_THREE],
            items=("red_threes_laid", "red_threes_set"),
        )


def _going_out(seat: Seat) -> Iterator[Row]:
    rules = seat.rules
    bonus = for_deal(rules.out_bonus, seat.deal)
    yield named_row("went_out", "out", each=bonus, items=("going_out",))
    if rules.concealed_bonus is not None:
        yield named_row("concealed", "tick", each=rules.concealed_bonus, items=("concealed",))


def _left_in_hand(seat: Seat) -> Iterator[Row]:
    rules = seat.rules
    if rules.left_counted:
        hint = ROW_HINTS["left.points" if rules.feet else WITHOUT_FEET]
        yield named_row("left.points", "points", hint=hint, items=("cards_left",))
    # Threes that cost nothing are asked for as well: who holds one is not empty-handed.
    if rules.black_three_hand or rules.left_counted:
        yield _threes(seat, "black", place="hand", each=rules.black_three_hand)
    if rules.red_three_hand_allowed and (rules.red_three_hand or rules.left_counted):
        yield _threes(seat, "red", place="hand", each=rules.red_three_hand)


def _feet(seat: Seat) -> Iterator[Row]:
    rules = seat.rules
    if not rules.feet:
        return
    yield named_row(FEET, "count", most=seat.players * rules.feet, start="")
    if rules.red_three_foot or rules.left_counted:
        yield _threes(seat, "red", place="foot", each=rules.red_three_foot)
    if rules.black_three_foot or rules.left_counted:
        yield _threes(seat, "black", place="foot", each=rules.black_three_foot)


def _threes(seat: Seat, colour: str, *, place: str, each: int) -> Row:
    is_red = colour == "red"
    return named_row(
        f"red_threes.{place}" if is_red else f"left.black_threes.{place}",
        "count",
        each=each,
        mark=f"{colour}_three",
        most=seat.limits.of_rank[RED_THREE if is_red else BLACK_THREE],
        items=(f"{colour}_threes_{place}",),
        needs=FEET if place == "foot" else "",
    )


def _extras(rules: RuleSet) -> Iterator[Row]:
    if rules.exact_cut:
        yield named_row("exact_cuts", "count", each=rules.exact_cut, items=("exact_cuts",))
    if rules.opened_first:
        yield named_row("opened_first", "first", each=rules.opened_first, items=("opened_first",))
    if rules.adjustments:
        yield named_row("adjustment.points", "signed", items=("adjustment",))
        yield named_row("adjustment.note", "note", start="")
