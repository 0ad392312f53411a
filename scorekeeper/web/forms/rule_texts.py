"""A rule set's fields as the editor's form sends them: written for it, and read out of it.

A field is sent under its own name; where it takes several texts, these stand under
"<field>.<part>". What is read here is plain data as a rule set's file has it: whether it is in
range is judged where files are judged.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from werkzeug.datastructures import MultiDict

from scorekeeper.scoring.cards import NATURALS
from scorekeeper.scoring.fields import FIELDS, MOST_DEALS, Field
from scorekeeper.scoring.ruleset import MAX_PLAYERS, MIN_PLAYERS, RuleSet, for_deal
from scorekeeper.scoring.ruleset_values import MOST_ROWS
from scorekeeper.web.forms.numbers import read_whole

Texts = MultiDict[str, str]
YES, NO = "yes", "no"
ONE, EACH = "one", "each"
"""The ways of a field by players or by deal: one number for all, or a number for each."""
MINUS = "-"
OF_PLAYERS = "players"
"""How a number of decks begins that is counted from the players: "players+1"."""
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
DEALS_SHOWN = 4  # at least, of a field by deal
EMPTY_ROWS = 2  # below the rows of a list that may grow


class NotChosen(ValueError):
    """Nothing was chosen where something must be; the message says what to do."""


def written(rules: RuleSet, name: str) -> Iterator[tuple[str, str]]:
    """The parts of the form and their texts that stand for the value of this field."""
    yield from _KINDS[_kind(name)].write(rules, FIELDS[name])


def read(texts: Texts, name: str, start: RuleSet) -> object:
    """What is typed for this field, as plain data. Raises NotChosen.

    Where order tells nothing at the table it is kept as in `start`, the set that was changed.
    """
    return _KINDS[_kind(name)].read(texts, FIELDS[name], start)


def parts_of(name: str, texts: Texts, deals: int | None) -> tuple[str, ...]:
    """The parts of a field's form in order: players, deals, ranks or rows; some of them empty."""
    kind = _kind(name)
    if kind == "by_players":
        return tuple(map(str, PLAYERS))
    if kind == "special_books":
        return NATURALS
    filled = [part for part in map(str, range(MOST_ROWS + 1)) if _has(texts, f"{name}.{part}")]
    last = int(filled[-1]) if filled else 0
    if kind == "by_score":
        return tuple(map(str, range(min(last + 1 + EMPTY_ROWS, MOST_ROWS))))
    number = min(max(DEALS_SHOWN, deals or 0, last), MOST_DEALS)
    return tuple(map(str, range(1, number + 1)))


def _has(texts: Texts, start: str) -> bool:
    return any(texts.get(name, "").strip() for name in (start, f"{start}.from", f"{start}.least"))


def _kind(name: str) -> str:
    return name if name in ("decks", "decks_follow_players") else FIELDS[name].kind


def _number(text: str) -> int | str:
    """A number where there is one, else the text as it is, to be refused with its range."""
    found = read_whole(text)
    return text.strip() if found is None else found


# --- one value


def _write_number(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    value = getattr(rules, field.name)
    yield field.name, "" if value is None else str(abs(value))
    if field.least < 0:
        yield f"{field.name}.sign", MINUS if value < 0 else "+"


def _read_number(texts: Texts, field: Field, _start: RuleSet) -> object:
    value = _number(texts.get(field.name, ""))
    if value == "" and field.optional:
        return None
    is_less = texts.get(f"{field.name}.sign") == MINUS
    return -value if is_less and isinstance(value, int) and value > 0 else value


def _write_flag(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    yield field.name, YES if getattr(rules, field.name) else NO


def _read_flag(texts: Texts, field: Field, _start: RuleSet) -> object:
    # unticked a box sends nothing: the hidden field before it says no
    typed = texts.getlist(field.name)[-1]
    return {YES: True, NO: False}.get(typed, typed)


def _write_text(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    yield field.name, getattr(rules, field.name)


def _read_text(texts: Texts, field: Field, _start: RuleSet) -> object:
    return texts.get(field.name, "").strip()


def _write_decks(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    yield (
        field.name,
        f"{OF_PLAYERS}{rules.decks:+}" if rules.decks_follow_players else str(rules.decks),
    )


def _read_decks(texts: Texts, field: Field, _start: RuleSet) -> object:
    return _number(texts.get(field.name, "").removeprefix(OF_PLAYERS))


def _read_decks_follow(texts: Texts, _field: Field, _start: RuleSet) -> object:
    return texts.get("decks", "").startswith(OF_PLAYERS)


# --- one number for all, or one for each


def _write_by_players(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    values = getattr(rules, field.name) or [""] * len(PLAYERS)
    numbers = zip(PLAYERS, values, strict=True)
    yield from _write_each(field.name, {str(players): str(number) for players, number in numbers})


def _write_by_deal(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    values = getattr(rules, field.name)
    shown = len(values) if len(values) > 1 else max(DEALS_SHOWN, rules.deals or 0)
    numbers = {str(deal): str(for_deal(values, deal)) for deal in range(1, shown + 1)}
    yield from _write_each(field.name, numbers)


def _write_each(name: str, numbers: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    first = next(iter(numbers.values()))
    yield f"{name}.way", ONE if set(numbers.values()) == {first} else EACH
    yield name, first
    for part, number in numbers.items():
        yield f"{name}.{part}", number


def _read_by_players(texts: Texts, field: Field, start: RuleSet) -> object:
    typed = [texts.get(f"{field.name}.{players}", "").strip() for players in PLAYERS]
    if texts.get(f"{field.name}.way") != EACH or not any(typed):
        return _read_number(texts, field, start)
    return [_number(text) for text in typed]


def _read_by_deal(texts: Texts, field: Field, start: RuleSet) -> object:
    typed = [texts.get(f"{field.name}.{deal}", "").strip() for deal in range(1, MOST_DEALS + 1)]
    while typed and not typed[-1]:
        typed.pop()
    if texts.get(f"{field.name}.way") != EACH or not typed:
        return _read_number(texts, field, start)
    numbers = [_number(text) for text in typed]
    return numbers[0] if numbers == numbers[:1] * len(numbers) else numbers


# --- lists


def _write_seatings(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    for players, sides in rules.seatings:
        yield field.name, f"{players}-{sides}"
    yield f"{field.name}.usual", "{}-{}".format(*rules.seatings[0])


def _read_seatings(texts: Texts, field: Field, start: RuleSet) -> object:
    before = [f"{players}-{sides}" for players, sides in start.seatings]
    order = [texts.get(f"{field.name}.usual", ""), *before]
    ticked = sorted(set(texts.getlist(field.name)))
    if not ticked:
        raise NotChosen("tick one way to sit at least")
    ticked.sort(key=lambda each: order.index(each) if each in order else len(order))
    return [[_number(number) for number in each.split("-", 1)] for each in ticked]


def _write_special_books(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    bonuses = dict(rules.special_books)
    for rank in NATURALS:
        yield f"{field.name}.{rank}", str(bonuses.get(rank, ""))


def _read_special_books(texts: Texts, field: Field, start: RuleSet) -> object:
    ranks = dict.fromkeys((*(rank for rank, _ in start.special_books), *NATURALS))
    typed = ((rank, texts.get(f"{field.name}.{rank}", "").strip()) for rank in ranks)
    return [[rank, _number(text)] for rank, text in typed if text]


def _write_by_score(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    for row, (start, least) in enumerate(getattr(rules, field.name)):
        yield f"{field.name}.{row}.from", "" if start is None else str(start)
        yield f"{field.name}.{row}.least", str(least)


def _read_by_score(texts: Texts, field: Field, _start: RuleSet) -> object:
    rows: list[list[object]] = []
    for row in range(MOST_ROWS):
        start, least = (
            texts.get(f"{field.name}.{row}.{part}", "").strip() for part in ("from", "least")
        )
        if start or least:
            rows.append([_number(start) if start or rows else None, _number(least)])
    if not rows:
        raise NotChosen("fill in one line at least")
    return rows


@dataclass(frozen=True, slots=True)
class _Kind:
    write: Callable[[RuleSet, Field], Iterator[tuple[str, str]]]
    read: Callable[[Texts, Field, RuleSet], Any]


_KINDS: Mapping[str, _Kind] = MappingProxyType(
    {
        "text": _Kind(_write_text, _read_text),
        "number": _Kind(_write_number, _read_number),
        "flag": _Kind(_write_flag, _read_flag),
        "choice": _Kind(_write_text, _read_text),
        "by_players": _Kind(_write_by_players, _read_by_players),
        "by_deal": _Kind(_write_by_deal, _read_by_deal),
        "seatings": _Kind(_write_seatings, _read_seatings),
        "special_books": _Kind(_write_special_books, _read_special_books),
        "by_score": _Kind(_write_by_score, _read_by_score),
        "decks": _Kind(_write_decks, _read_decks),
        "decks_follow_players": _Kind(lambda _rules, _field: iter(()), _read_decks_follow),
    }
)
