"""What going out now does to the totals: what the page asks for it, and the answer.

Nothing of it is needed to know whether a side may go out, so all of it may stay empty.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.actions.game_view import Game
from scorekeeper.scoring.entry import SideEntry, Threes
from scorekeeper.scoring.extremes import Bounds
from scorekeeper.scoring.going_out_effect import Effect, Held, effect_of_going_out
from scorekeeper.scoring.score import score_deal
from scorekeeper.web.forms.deal_form import sheet_rows
from scorekeeper.web.forms.going_out_form import GoingOutForm
from scorekeeper.words.going_out import lead_words
from scorekeeper.words.names import together
from scorekeeper.words.nouns import FIELDS

HAND, FEET = "hand", "feet"
HELD_WORDS = {HAND: "cards in hands", FEET: "unopened feet"}
ON_THE_TABLE = ("books.", "card_points", "red_threes.laid")
"""How the paths begin of what a side has on the table."""
TOTALS: Mapping[str, str] = MappingProxyType(
    {
        "too_many": (
            "There are not so many cards in the decks. Count the cards that are held again."
        ),
        "wrong": "{name}, {what}: {reason}",
        "feet": "Feet nobody picked up",
        "partner": "Cards the partner holds",
        "partners": "Cards the partners hold",
        "hands": "Cards in their hands",
        "hand": "Cards in the hand",
    }
)
"""What is asked of the cards held, and what is wrong with the answers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Amount:
    """One number that is asked: its field, what was typed, what is wrong with it."""

    name: str
    label: str
    value: str
    error: str
    is_needed: bool

    @property
    def id(self) -> str:
        """The end of the ids of its elements."""
        return self.name.replace(".", "-")


@dataclass(frozen=True, slots=True)
class AskedSide:
    """The numbers that are asked of one side."""

    name: str
    amounts: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class SideTotals:
    """A side's total with what it has on the table so far, and once the deal ends now."""

    name: str
    so_far: int
    ended: Bounds


@dataclass(frozen=True, slots=True, kw_only=True)
class Totals:
    """The answer. Where there are no `sides`, `wrong` cannot be, or the cards of `waits_for`
    (names of sides) are missing; nothing at all is said where nobody asked.
    """

    sides: tuple[SideTotals, ...] = ()
    lead: str = ""
    wrong: tuple[str, ...] = ()
    waits_for: str = ""


def asked_sides(
    game: Game, form: GoingOutForm, *, going: int, deal: int, asked: frozenset[str]
) -> tuple[AskedSide, ...]:
    """What is asked of each side, the one that goes out first; `asked` has the page already."""
    order = sorted(range(len(game.sides)), key=lambda side: side != going)
    return tuple(
        AskedSide(
            game.sides[side].name,
            tuple(_amounts(game, form, side=side, going=going, asked=asked, deal=deal)),
        )
        for side in order
    )


def totals(game: Game, form: GoingOutForm, *, going: int, deal: int) -> Totals:
    """What going out now does, as far as enough was typed."""
    sides = range(len(game.sides))
    entry = game.deal_entry(
        deal, tuple(_entry(form, side, is_going=side == going) for side in sides)
    )
    holding = [side for side in sides if side != going or _partners(game, side)]
    held = [_held(form, side) if side in holding else Held() for side in sides]
    missing = [side for side in holding if not form.get(f"{side}.{HAND}").strip()]
    if form.errors:
        return Totals(wrong=tuple(_wrong(game, form)))
    if missing:
        is_asked = any(form.get(name).strip() for name in form.typed if name[:1].isdecimal())
        names = together([game.sides[side].name for side in missing])
        return Totals(waits_for=names if is_asked else "")
    effect = effect_of_going_out(entry, game.rules, going=going, held=held)
    if effect is None:
        return Totals(wrong=(TOTALS["too_many"],))
    so_far = [score.total_after for score in score_deal(entry, game.rules)]
    return _told(game, effect, so_far, going=going)


def _told(game: Game, effect: Effect, so_far: list[int], *, going: int) -> Totals:
    sides = tuple(
        SideTotals(side.name, now, each.total_after)
        for side, now, each in zip(game.sides, so_far, effect.sides, strict=True)
    )
    lead = lead_words(game.sides[going].name, effect.lead)
    return Totals(sides=sides, lead=lead)


def _wrong(game: Game, form: GoingOutForm) -> Iterator[str]:
    """What cannot be read, with the side and the field at which it stands."""
    for name, reason in form.errors.items():
        side, _, path = name.partition(".")
        if not side.isdecimal():
            yield reason
            continue
        what = HELD_WORDS.get(path) or FIELDS[path][1]
        yield TOTALS["wrong"].format(name=game.sides[int(side)].name, what=what, reason=reason)


def _held(form: GoingOutForm, side: int) -> Held:
    return Held(form.count(f"{side}.{HAND}"), form.count(f"{side}.{FEET}"))


def _entry(form: GoingOutForm, side: int, *, is_going: bool) -> SideEntry:
    """What a side has on the table; the books of the one that goes out are asked above."""
    return SideEntry(
        books=form.books("" if is_going else f"{side}."),
        card_points=form.points(f"{side}.card_points"),
        red_threes=Threes(laid=form.count(f"{side}.red_threes.laid")),
    )


def _amounts(
    game: Game, form: GoingOutForm, *, side: int, going: int, asked: frozenset[str], deal: int
) -> Iterator[Amount]:
    is_going = side == going
    for row in sheet_rows(game, deal)[side]:
        name = row.path if is_going and row.path.startswith("books.") else f"{side}.{row.path}"
        if row.path.startswith(ON_THE_TABLE) and name not in asked:
            yield _amount(form, name, row.label)
    if is_going and not _partners(game, side):
        return
    yield _amount(form, f"{side}.{HAND}", _holders(game, side, is_going=is_going), is_needed=True)
    if game.rules.feet and (not is_going or game.rules.partner_foot == "none"):
        yield _amount(form, f"{side}.{FEET}", TOTALS["feet"])


def _holders(game: Game, side: int, *, is_going: bool) -> str:
    partners = _partners(game, side)
    if is_going:
        return TOTALS["partner" if partners == 1 else "partners"]
    return TOTALS["hands" if partners else "hand"]


def _amount(form: GoingOutForm, name: str, label: str, *, is_needed: bool = False) -> Amount:
    return Amount(
        name=name,
        label=label,
        value=form.get(name),
        error=form.errors.get(name, ""),
        is_needed=is_needed,
    )


def _partners(game: Game, side: int) -> int:
    return len(game.sides[side].players) - 1
