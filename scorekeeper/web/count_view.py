"""A count sheet as its templates draw it: every row with its text, its points, its problems."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from scorekeeper.actions.game_view import Game
from scorekeeper.scoring.score import SideScore, score_deal
from scorekeeper.web.count_notices import MELDED, Notice, Notices, judge
from scorekeeper.web.forms.deal_form import Typed, read_sheet, sheet_rows
from scorekeeper.web.forms.deal_rows import Row
from scorekeeper.web.forms.meld_lines import read_melds
from scorekeeper.web.forms.numbers import number_in
from scorekeeper.web.forms.ways import (
    MELDS,
    WAY,
    WAYS,
    Tile,
    Way,
    group_tiles,
    must_be_named,
    rank_tiles,
)
from scorekeeper.web.makings import Choice, choices_of
from scorekeeper.web.meld_view import MeldView, view_meld

POINTS = ("points", "signed")
"""The kinds of rows that take points from the keypad."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RowView:
    """A row of a side: `name` is its field, `id` the same for use in ids."""

    row: Row
    side: int
    value: str
    points: int
    notices: tuple[Notice, ...]
    is_asleep: bool  # of no use while another row is 0

    @property
    def name(self) -> str:
        """The name of its field."""
        return f"{self.side}.{self.row.path}"

    @property
    def id(self) -> str:
        """The end of the ids of its elements."""
        return self.name.replace(".", "-").replace("_", "-")

    @property
    def is_wrong(self) -> bool:
        """Whether what was typed here cannot stand."""
        return any(notice.severity == "error" for notice in self.notices)

    @property
    def count(self) -> int | None:
        """The value as a number, for the chips; None where it is none."""
        return number_in(self.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class SideView:
    """A side's half of the sheet."""

    index: int
    name: str
    total: int
    total_after: int
    rows: tuple[RowView, ...]
    notices: tuple[Notice, ...]  # what belongs to no row
    way: Way | None  # None where card points are not counted
    must_name: str  # which melds are listed one by one whatever the way, "" for none
    groups: tuple[tuple[Tile, str], ...]  # tiles with the text of their fields
    ranks: tuple[tuple[Tile, str], ...]
    melds: str
    listed: tuple[MeldView, ...]  # the melds of those lines
    alone: bool  # one player

    @property
    def untouched(self) -> list[RowView]:
        """The rows for points that hold what a new sheet holds."""
        return [
            line
            for line in self.rows
            if line.row.kind in POINTS
            and line.value == line.row.start
            and not (line.row.path == MELDED and self.way != "total")
        ]

    @property
    def is_good(self) -> bool:
        """Whether nothing of this side stands in the way of saving."""
        rows = (notice for line in self.rows for notice in line.notices)
        return _all_allowed((*self.notices, *rows))


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetView:
    """The whole sheet."""

    deal: int
    sides: tuple[SideView, ...]
    notices: tuple[Notice, ...]  # what belongs to the table
    out: str
    out_notices: tuple[Notice, ...]
    first: str | None  # None where the rules do not ask
    first_notices: tuple[Notice, ...]
    has_points: bool  # whether anything is entered in points
    choices: tuple[Choice, ...]  # the melds that "book by book" offers
    only: int  # the side that is saved alone, else the first

    @property
    def is_good(self) -> bool:
        """Whether nothing stands in the way of saving."""
        whole = (*self.notices, *self.out_notices, *self.first_notices)
        return _all_allowed(whole) and all(side.is_good for side in self.sides)

    def waits_for_points(self, side: int) -> bool:
        """Whether the side has a row for points that nobody filled in."""
        return bool(self.sides[side].untouched)

    def next_amount(self, side: int) -> str:
        """The row for points to which the keypad goes on at first, "" for none."""
        rows = [line for line in self.sides[side].rows if line.row.kind in POINTS]
        others = [line.row.label for line in rows if line not in self.sides[side].untouched[:1]]
        return next(iter(others), "")

    @property
    def first_wrong_side(self) -> int:
        """The first side with something that stands in the way; if none, whose count was sent."""
        wrong = (side.index for side in self.sides if not side.is_good)
        return next(wrong, self.only)


def _all_allowed(notices: Iterable[Notice]) -> bool:
    return all(notice.allowed for notice in notices)


def view_sheet(
    game: Game, deal: int, typed: Typed, *, strict: bool, only: int | None = None
) -> SheetView:
    """The sheet with these texts in it.

    Not `strict`, a sheet that is still being filled in: nothing is said of empty fields. With
    `only` it is judged as far as it concerns this side, which is saved alone.
    """
    judged = judge(game, deal, typed, strict=strict, only=only)
    counted = judged.counted if only is None else read_sheet(game, deal, typed)
    notices = judged.notices
    scores = score_deal(counted.entry, game.rules)
    rows = sheet_rows(game, deal)
    kinds = {row.kind for row in rows[0]}
    sides = tuple(
        _SideBuilder(game, typed, notices, side).view(rows[side], scores[side])
        for side in range(len(game.sides))
    )
    return SheetView(
        deal=deal,
        sides=sides,
        out=typed.get("out"),
        out_notices=_taken(notices, "out"),
        first=typed.get("first") if "first" in kinds else None,
        first_notices=_taken(notices, "first"),
        has_points=not kinds.isdisjoint(POINTS),
        choices=choices_of(game.rules),
        notices=tuple(notice for found in notices.values() for notice in found),
        only=only or 0,
    )


def with_notice(sheet: SheetView, text: str) -> SheetView:
    """The sheet with something more that is wrong with it as a whole."""
    return replace(sheet, notices=(*sheet.notices, Notice(text=text, severity="error")))


def _taken(notices: Notices, *names: str) -> tuple[Notice, ...]:
    return tuple(notice for name in names for notice in notices.pop(name, ()))


@dataclass(frozen=True, slots=True)
class _SideBuilder:
    game: Game
    typed: Typed
    notices: Notices  # taken out of here as they find their row
    side: int

    def view(self, rows: tuple[Row, ...], score: SideScore) -> SideView:
        """The side's half of the sheet."""
        rules = self.game.rules
        players = self.game.sides[self.side].players
        return SideView(
            index=self.side,
            name=self.game.sides[self.side].name,
            total=score.total,
            total_after=score.total_after,
            rows=tuple(self._row(row, score) for row in rows),
            way=self._way() if rules.melded_counted else None,
            must_name=must_be_named(rules),
            groups=self._tiles(group_tiles(rules)),
            ranks=self._tiles(rank_tiles(rules)),
            melds=self._text(MELDS),
            listed=tuple(view_meld(meld, rules) for meld in read_melds(self._text(MELDS))[0]),
            alone=len(players) == 1,
            notices=_taken(self.notices, *self._names_of_side()),
        )

    def _text(self, path: str) -> str:
        return self.typed.get(f"{self.side}.{path}")

    def _way(self) -> Way:
        return next((way for way in WAYS if way == self._text(WAY)), "total")

    def _tiles(self, tiles: tuple[Tile, ...]) -> tuple[tuple[Tile, str], ...]:
        return tuple((tile, self._text(tile.path)) for tile in tiles)

    def _row(self, row: Row, score: SideScore) -> RowView:
        names = [f"{self.side}.{row.path}"]
        if row.path in (
            MELDED,
            MELDS,
        ):  # the panel in which the cards are counted belongs to this row
            names += [name for name in self._names_of_side() if self._is_of_melds(name)]
        elif self._way() == "melds" and row.path.startswith("books."):
            names = []
        is_asleep = self._is_asleep(row)  # before its notices are taken
        return RowView(
            row=row,
            side=self.side,
            value=self._text(row.path),
            points=score.of(*row.items),
            notices=_taken(self.notices, *names),
            is_asleep=is_asleep,
        )

    def _is_asleep(self, row: Row) -> bool:
        """Whether nothing is needed here: the row that it needs is 0, and so is its own count."""
        nothing = ("", "0")
        needed = self._text(row.needs) if row.needs else "1"
        wrong = any(name == f"{self.side}.{row.path}" for name in self.notices)
        return needed in nothing and self._text(row.path) in nothing and not wrong

    def _is_of_melds(self, name: str) -> bool:
        path = name.removeprefix(f"{self.side}.")
        listed = path.startswith(("cards", "groups.", "melds", WAY))
        return listed or (self._way() == "melds" and path.startswith("books"))

    def _names_of_side(self) -> list[str]:
        return [name for name in self.notices if name.startswith(f"{self.side}.")]
