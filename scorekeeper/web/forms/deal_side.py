"""One side's half of a count sheet: its fields from an entry, and an entry from its fields."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from scorekeeper.scoring.books import count_books
from scorekeeper.scoring.cards_json import melds_to_json
from scorekeeper.scoring.entry import SPECIAL_KEYS, SideEntry
from scorekeeper.scoring.file_error import FileError, FileErrors
from scorekeeper.scoring.reading import Reading
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import melded_points
from scorekeeper.scoring.side_json import side_from
from scorekeeper.web.forms.deal_rows import FEET, Row
from scorekeeper.web.forms.meld_lines import read_melds, write_melds
from scorekeeper.web.forms.numbers import NotANumber, read_count, read_points
from scorekeeper.web.forms.ways import (
    MELDS,
    WAY,
    WAYS,
    Way,
    group_tiles,
    must_be_named,
    rank_tiles,
)

TICKED = "yes"
CARD_POINTS = "card_points"
FIELD_ERRORS: Mapping[str, str] = MappingProxyType(
    {
        "no_tick": "Tick this or leave it.",
        "line": "Line {line}: {reason}.",
        "refused": "This {reason}.",
    }
)
"""What is wrong with a field of a side."""


@dataclass(frozen=True, slots=True)
class SideFields:
    """What was typed for one side, by path, and the rows that its sheet has."""

    rows: tuple[Row, ...]
    rules: RuleSet
    typed: Mapping[str, str]

    def get(self, path: str) -> str:
        """The text of a field, empty where it did not arrive."""
        return self.typed.get(path, "")

    @property
    def way(self) -> Way:
        """How the melded cards are counted."""
        return next((way for way in WAYS if way == self.get(WAY)), "total")


# --- from an entry to fields


def fill_side(entry: SideEntry, rules: RuleSet) -> dict[str, str]:
    """The texts of a side's fields that stand for this entry, by path.

    An entry that mixes ways of counting is shown as totals: the same books and points.
    """
    texts = {
        "red_threes.laid": str(entry.red.laid),
        "red_threes.hand": str(entry.red.hand),
        "red_threes.foot": str(entry.red.foot),
        "left.points": str(entry.left_points(rules.card_values)),
        "left.black_threes.hand": str(entry.black.hand),
        "left.black_threes.foot": str(entry.black.foot),
        FEET: "" if entry.left.unopened_feet is None else str(entry.left.unopened_feet),
        "concealed": TICKED if entry.concealed else "",
        "melded": TICKED if entry.has_melded else "",
        "exact_cuts": str(entry.exact_cuts),
        "adjustment.points": str(entry.adjustment.points),
        "adjustment.note": entry.adjustment.note,
    }
    return texts | _fill_melded(entry, rules)


def _fill_melded(entry: SideEntry, rules: RuleSet) -> dict[str, str]:
    others = entry.books.total or entry.card_points or len(entry.cards)
    if entry.melds and must_be_named(rules) and (others or not rules.melded_counted):
        rest = replace(entry, melds=())
        return _fill_melded(rest, rules) | {MELDS: write_melds(entry.melds)}
    totals_given = bool(entry.books.total or entry.card_points)
    if not rules.melded_counted:
        return _books(entry, rules)
    if entry.melds and not totals_given and not len(entry.cards):
        return {WAY: "melds", MELDS: write_melds(entry.melds)}
    if len(entry.cards) and not entry.card_points and not entry.melds:
        counts = {f"cards.{rank}": str(count) for rank, count in entry.cards}
        return _books(entry, rules) | {WAY: "cards"} | counts
    return _totals(entry, rules)


def fill_totals(entry: SideEntry, rules: RuleSet) -> dict[str, str]:
    """The same with the melded cards as totals, however they were counted."""
    return fill_side(entry, rules) | _totals(entry, rules)


def _totals(entry: SideEntry, rules: RuleSet) -> dict[str, str]:
    points = str(melded_points(entry, rules))
    return _books(entry, rules) | {WAY: "total", CARD_POINTS: points}


def _books(entry: SideEntry, rules: RuleSet) -> dict[str, str]:
    books = count_books(entry, rules)
    return {
        "books.clean": str(books.clean),
        "books.dirty": str(books.dirty),
        "books.wild": str(books.wild + books.wild_mixed),
        **{f"books.{SPECIAL_KEYS[rank]}": str(count) for rank, count in books.special.items()},
    }


# --- from fields to an entry


@dataclass(slots=True)
class _Reader:
    """Takes the fields of a side one by one and gathers what is wrong with them."""

    fields: SideFields
    data: dict[str, Any] = field(default_factory=dict)
    errors: dict[str, str] = field(default_factory=dict)

    def number(self, path: str, *, kind: str = "count") -> int:
        """The number in a field; 0, and a note of what is wrong, where there is none."""
        text = self.fields.get(path)
        try:
            if kind == "count":
                return read_count(text)
            return read_points(text, negative=kind == "signed")
        except NotANumber as problem:
            self.errors[path] = str(problem)
            return 0

    def put(self, path: str, value: object) -> None:
        """Set the value at a path of the entry."""
        *outer, last = path.split(".")
        at = self.data
        for key in outer:
            at = at.setdefault(key, {})
        at[last] = value


def read_side_fields(
    fields: SideFields, said: Mapping[str, object]
) -> tuple[SideEntry, dict[str, str]]:
    """The entry that these fields make and what is wrong with them, a sentence by path.

    `said` is what fields of the whole table say of the side, by path. Where something is
    wrong the entry holds what is harmless, so that everything else can still be counted.
    """
    reader = _Reader(fields)
    for path, value in said.items():
        reader.put(path, value)
    for row in fields.rows:
        if not (fields.way == "melds" and row.path.startswith("books.")):
            _read_row(reader, row)
    if fields.way != "total":
        _READ_WAY[fields.way](reader)
    if fields.way != "melds" and must_be_named(fields.rules):
        _read_melds(reader)
    reading = Reading()
    entry = side_from(reading, reading.keys(reader.data, ""), fields.rules)
    try:
        reading.finish()
    except FileErrors as refused:
        for error in refused.errors:
            sentence = FIELD_ERRORS["refused"].format(reason=error.reason)
            reader.errors.setdefault(_field_of(error), sentence)
    return entry, reader.errors


def _read_row(reader: _Reader, row: Row) -> None:
    text = reader.fields.get(row.path)
    if row.kind == "tick":
        if text not in ("", TICKED):
            reader.errors[row.path] = FIELD_ERRORS["no_tick"]
        elif text:  # what is not ticked was not said: it may still follow from the rest
            reader.put(row.path, True)
    elif row.kind == "note":
        reader.put(row.path, text.strip())
    elif row.path == CARD_POINTS:
        if reader.fields.way == "total":
            reader.put(row.path, reader.number(row.path, kind=row.kind))
    elif row.kind in ("count", "points", "signed") and (text.strip() or row.path != FEET):
        reader.put(row.path, reader.number(row.path, kind=row.kind))


def _read_groups(reader: _Reader) -> None:
    tiles = group_tiles(reader.fields.rules)
    reader.put(CARD_POINTS, sum(_cards(reader, tile.path) * tile.points for tile in tiles))


def _read_cards(reader: _Reader) -> None:
    for tile in rank_tiles(reader.fields.rules):
        reader.put(tile.path, _cards(reader, tile.path))


def _cards(reader: _Reader, path: str) -> int:
    """The number on a tile; an empty tile is a card that nobody counted."""
    return reader.number(path) if reader.fields.get(path).strip() else 0


def _read_melds(reader: _Reader) -> None:
    melds, errors = read_melds(reader.fields.get(MELDS))
    reader.put(MELDS, melds_to_json(melds))
    if errors:
        reader.errors[MELDS] = " ".join(
            FIELD_ERRORS["line"].format(line=each.line, reason=each.reason) for each in errors
        )


_READ_WAY = {"groups": _read_groups, "cards": _read_cards, "melds": _read_melds}


def _field_of(error: FileError) -> str:
    """The field that holds the value at this path; "" for what no field of the side holds."""
    if error.path.startswith(MELDS):
        return MELDS
    return "" if error.path.startswith("overrides") else error.path
