"""The count sheet of a deal as a form: entries into fields, and what was typed into entries.

Every value is the text of one field, `<side>.<path>` with the path that the value has in a
side's entry (`0.books.clean`, `1.left.black_threes.hand`). Only the shape is judged here.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from werkzeug.datastructures import MultiDict

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.saved_rules import id_of_rules
from scorekeeper.scoring.entry import DealEntry, SideEntry
from scorekeeper.scoring.limits import limits_for
from scorekeeper.scoring.problems import SEVERITIES
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.web.forms.deal_rows import Row, Seat, rows_of
from scorekeeper.web.forms.deal_side import SideFields, fill_side, read_side_fields
from scorekeeper.web.forms.ways import way_fields

SHEETS_KEPT = 256
NOBODY = "none"
ALLOW = "allow"
VERSUS = "versus"
"""The field that names the sides of which there are two counts to choose from."""
THEN = "then"
"""What is to be done once that is chosen."""
OWN_FIELDS = frozenset(
    {"csrf_token", "client_id", "base", "do", "out", "first", ALLOW, VERSUS, THEN}
)
RULES_END = ":"
"""Ends what stands for the rules in the field `base`."""
WHO = {"out": "went_out", "first": "opened_first"}
"""Fields that name one side of the table, and the path of what they say of it."""
SHEET_ERRORS: Mapping[str, str] = MappingProxyType(
    {
        "out": "Say who went out, or that the stock ran out and nobody did.",
        "first": "Say which side opened first, or that none did.",
        "unknown": "This sheet has no field “{name}”: open the deal again and type it there.",
        "not_allowed": "Something was ticked that cannot be allowed: open the deal again.",
    }
)
"""What is wrong with a sheet as a whole."""
NAME_SHOWN = 40  # characters of the name of a field that is told back


@dataclass(frozen=True, slots=True)
class Typed:
    """What stands in the fields of a sheet: texts by field name, and the problems accepted.

    `allowed` holds "code:side:field" of each rule problem that the table accepts.
    """

    values: Mapping[str, str]
    allowed: frozenset[str] = frozenset()

    def get(self, name: str) -> str:
        """The text of a field, empty where it did not arrive."""
        return self.values.get(name, "")


@dataclass(frozen=True, slots=True)
class Counted:
    """A sheet read: the entry with something harmless in place of what cannot be read.

    `errors` are sentences by field name; "" is the sheet as a whole.
    """

    entry: DealEntry
    errors: Mapping[str, str]


def sheet_rows(game: Game, deal: int) -> tuple[tuple[Row, ...], ...]:
    """The rows of each side's sheet in this deal."""
    players = tuple(len(side.players) for side in game.sides)
    return _rows(game.rules, deal, players, decks=game.decks)


@lru_cache(maxsize=SHEETS_KEPT)
def _rows(
    rules: RuleSet, deal: int, players: tuple[int, ...], *, decks: int
) -> tuple[tuple[Row, ...], ...]:
    limits = limits_for(rules, decks=decks)
    return tuple(
        rows_of(Seat(rules=rules, deal=deal, players=each, limits=limits)) for each in players
    )


def blank(game: Game, deal: int) -> Typed:
    """A sheet with nothing counted yet."""
    values = {
        f"{side}.{row.path}": row.start
        for side, rows in enumerate(sheet_rows(game, deal))
        for row in rows
        if row.kind not in ("out", "first", "tick")
    }
    return Typed(values)


def filled(game: Game, deal: int, entries: tuple[SideEntry | None, ...]) -> Typed:
    """A sheet with these entries in it; a side without an entry is left blank."""
    values = dict(blank(game, deal).values)
    known = _known_fields(game, deal)
    allowed = set()
    for side, entry in enumerate(entries):
        if entry is None:
            continue
        fields = {f"{side}.{path}": text for path, text in fill_side(entry, game.rules).items()}
        values.update({name: text for name, text in fields.items() if name in known})
        allowed |= {f"{code}:{side}:{field}" for code, field in entry.overrides}
    for name, path in WHO.items():
        values[name] = _who(path, entries)
    return Typed(values, frozenset(allowed))


def _who(path: str, entries: tuple[SideEntry | None, ...]) -> str:
    for side, entry in enumerate(entries):
        if entry is not None and getattr(entry, path):
            return str(side)
    return "" if None in entries else NOBODY


def posted(form: MultiDict[str, str]) -> Typed:
    """What arrived, as it was typed."""
    return Typed(form.to_dict(), frozenset(form.getlist(ALLOW)))


def read_sheet(game: Game, deal: int, typed: Typed) -> Counted:
    """The entry that a sheet makes, with everything that cannot be read."""
    errors: dict[str, str] = {}
    entries = []
    for side in range(len(game.sides)):
        entry, wrong = read_side(game, deal, typed, side=side)
        errors.update({f"{side}.{path}": reason for path, reason in wrong.items()})
        entries.append(entry)
    errors.update(_unsaid(game, typed, deal))
    errors.update(_strange(game, typed, deal))
    return Counted(game.deal_entry(deal, tuple(entries)), errors)


def read_side(
    game: Game, deal: int, typed: Typed, *, side: int
) -> tuple[SideEntry, dict[str, str]]:
    """The entry that one side's half of a sheet makes, and what is wrong, a sentence by path."""
    rows = sheet_rows(game, deal)[side]
    fields = SideFields(rows, game.rules, _of_side(typed, side))
    return read_side_fields(fields, _said(typed, side))


def only_side(game: Game, deal: int, typed: Typed, *, side: int) -> Typed:
    """The sheet with what was typed for one side, and the others as they stand in the game.

    While another side has not counted, nobody has to say yet who went out.
    """
    standing = game.deal(deal)
    entries = standing.entries if standing else (None,) * len(game.sides)
    others = filled(game, deal, tuple(None if at == side else e for at, e in enumerate(entries)))
    start, own = f"{side}.", str(side)
    values = {n: text for n, text in others.values.items() if not n.startswith(start)}
    values |= {n: text for n, text in typed.values.items() if n.startswith(start)}
    is_last = all(entry is not None for at, entry in enumerate(entries) if at != side)
    for name in WHO:
        said = typed.get(name)
        there = others.get(name) if others.get(name) != NOBODY else ""
        values[name] = said if said == own or is_last else there or NOBODY
    allowed = {key for key in typed.allowed if _parts_of(key)[1] == own}
    return Typed(values, others.allowed | allowed)


def _of_side(typed: Typed, side: int) -> dict[str, str]:
    start = f"{side}."
    return {
        name.removeprefix(start): text
        for name, text in typed.values.items()
        if name.startswith(start)
    }


def _said(typed: Typed, side: int) -> dict[str, object]:
    """What the fields of the whole table say of one side, by path of its entry."""
    allowed = [_parts_of(key) for key in sorted(typed.allowed)]
    said: dict[str, object] = {
        path: True for name, path in WHO.items() if typed.get(name) == str(side)
    }
    said["overrides"] = [f"{code}:{field}" for code, at, field in allowed if at == str(side)]
    return said


def _parts_of(key: str) -> tuple[str, str, str]:
    """Code, side and field of a problem that the table allows."""
    code, _, rest = key.partition(":")
    side, _, field = rest.partition(":")
    return code, side, field


def _unsaid(game: Game, typed: Typed, deal: int) -> Iterator[tuple[str, str]]:
    """Questions to the whole table that are not answered, or not with an answer that there is."""
    answers = {NOBODY, *map(str, range(len(game.sides)))}
    asked = {row.kind for rows in sheet_rows(game, deal) for row in rows}
    if typed.get("out") not in answers:
        yield "out", SHEET_ERRORS["out"]
    if "first" in asked and typed.get("first") not in answers:
        yield "first", SHEET_ERRORS["first"]


def _strange(game: Game, typed: Typed, deal: int) -> Iterator[tuple[str, str]]:
    unknown = sorted(typed.values.keys() - _known_fields(game, deal) - OWN_FIELDS)
    if unknown:
        yield "", SHEET_ERRORS["unknown"].format(name=unknown[0][:NAME_SHOWN])
    sides = set(map(str, range(len(game.sides))))
    for code, side, field in map(_parts_of, typed.allowed):
        if SEVERITIES.get(code) != "rule" or side not in sides or not field:
            yield "", SHEET_ERRORS["not_allowed"]


def write_base(game: Game, revisions: Iterable[int]) -> str:
    """What a sheet is made from, as it travels with it: the game's rules and these revisions."""
    return id_of_rules(game.rules) + RULES_END + ",".join(map(str, revisions))


def is_of_other_rules(game: Game, typed: Typed) -> bool:
    """Whether the game's rules were changed since the sheet was made."""
    rules_id, end, _ = typed.get("base").rpartition(RULES_END)
    return bool(end) and rules_id != id_of_rules(game.rules)


def read_base(game: Game, typed: Typed) -> tuple[int, ...] | None:
    """The revisions that the sheet was made from, by side; None where that makes no sense."""
    numbers = typed.get("base").rpartition(RULES_END)[2].split(",")
    sound = all(each.isascii() and each.isdecimal() and len(each) < 10 for each in numbers)
    return tuple(map(int, numbers)) if sound and len(numbers) == len(game.sides) else None


def _known_fields(game: Game, deal: int) -> frozenset[str]:
    """The names of the fields that the sides' sheets have."""
    players = tuple(len(side.players) for side in game.sides)
    return _names(game.rules, deal, players, decks=game.decks)


@lru_cache(maxsize=SHEETS_KEPT)
def _names(rules: RuleSet, deal: int, players: tuple[int, ...], *, decks: int) -> frozenset[str]:
    return frozenset(
        f"{side}.{path}"
        for side, rows in enumerate(_rows(rules, deal, players, decks=decks))
        for path in (*(row.path for row in rows), *way_fields(rules))
    )
