"""A rule set's fields as the editor's form sends them: written for it, and read out of it.

A field is sent under its own name; where it takes several texts, these stand under
"<field>.<part>". What is read here is plain data as a rule set's file has it: whether it is in
range is judged where files are judged.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.scoring.cards import NATURALS
from scorekeeper.scoring.fields import FIELDS, MOST_DEALS, Field
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_values import MOST_ROWS
from scorekeeper.web.forms import rule_lists as lists
from scorekeeper.web.forms import rule_values as values
from scorekeeper.web.forms.rule_values import Texts

EMPTY_ROWS = 2  # below the rows of a list that may grow


def written(rules: RuleSet, name: str) -> Iterator[tuple[str, str]]:
    """The parts of the form and their texts that stand for the value of this field."""
    yield from _KINDS[_kind(name)].write(rules, FIELDS[name])


def read(texts: Texts, name: str, start: RuleSet) -> object:
    """What is typed for this field, as plain data. Raises lists.NotChosen.

    Where order tells nothing at the table it is kept as in `start`, the set that was changed.
    """
    return _KINDS[_kind(name)].read(texts, FIELDS[name], start)


def parts_of(name: str, texts: Texts, deals: int | None) -> tuple[str, ...]:
    """The parts of a field's form in order: players, deals, ranks or rows; some of them empty."""
    kind = _kind(name)
    if kind == "by_players":
        return tuple(map(str, values.PLAYERS))
    if kind == "special_books":
        return NATURALS
    filled = [part for part in map(str, range(MOST_ROWS + 1)) if _has(texts, f"{name}.{part}")]
    last = int(filled[-1]) if filled else 0
    if kind == "by_score":
        return tuple(map(str, range(min(last + 1 + EMPTY_ROWS, MOST_ROWS))))
    number = min(max(values.DEALS_SHOWN, deals or 0, last), MOST_DEALS)
    return tuple(map(str, range(1, number + 1)))


def _has(texts: Texts, start: str) -> bool:
    return any(texts.get(name, "").strip() for name in (start, f"{start}.from", f"{start}.least"))


def _kind(name: str) -> str:
    return name if name in ("decks", "decks_follow_players") else FIELDS[name].kind


@dataclass(frozen=True, slots=True)
class _Kind:
    write: Callable[[RuleSet, Field], Iterator[tuple[str, str]]]
    read: Callable[[Texts, Field, RuleSet], object]


_KINDS: Mapping[str, _Kind] = MappingProxyType(
    {
        "text": _Kind(values.write_text, values.read_text),
        "number": _Kind(values.write_number, values.read_number),
        "flag": _Kind(values.write_flag, values.read_flag),
        "choice": _Kind(values.write_text, values.read_text),
        "by_players": _Kind(values.write_by_players, values.read_by_players),
        "by_deal": _Kind(values.write_by_deal, values.read_by_deal),
        "seatings": _Kind(lists.write_seatings, lists.read_seatings),
        "special_books": _Kind(lists.write_special_books, lists.read_special_books),
        "by_score": _Kind(lists.write_by_score, lists.read_by_score),
        "decks": _Kind(values.write_decks, values.read_decks),
        "decks_follow_players": _Kind(lambda _rules, _field: iter(()), values.read_decks_follow),
    }
)
