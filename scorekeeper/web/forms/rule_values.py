"""Fields of a rule set that are one value, or one for each number of players or each deal: written
for the editor's form, and read out of it.
"""

from collections.abc import Iterator, Mapping

from werkzeug.datastructures import MultiDict

from scorekeeper.scoring.fields import MOST_DEALS, Field
from scorekeeper.scoring.ruleset import MAX_PLAYERS, MIN_PLAYERS, RuleSet, for_deal
from scorekeeper.web.forms.numbers import read_whole

Texts = MultiDict[str, str]
"""What the form sends."""
YES, NO = "yes", "no"
ONE, EACH = "one", "each"
"""The ways of a field by players or by deal: one number for all, or a number for each."""
MINUS = "-"
OF_PLAYERS = "players"
"""How a number of decks begins that is counted from the players: "players+1"."""
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
DEALS_SHOWN = 4  # at least, of a field by deal


def number_of(text: str) -> int | str:
    """A number where there is one, else the text as it is, to be refused with its range."""
    found = read_whole(text)
    return text.strip() if found is None else found


def write_number(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    """A number, and its sign where it may cost points."""
    value = getattr(rules, field.name)
    yield field.name, "" if value is None else str(abs(value))
    if field.least < 0:
        yield f"{field.name}.sign", MINUS if value < 0 else "+"


def read_number(texts: Texts, field: Field, _start: RuleSet) -> object:
    """A number; none where it may be left empty and is."""
    value = number_of(texts.get(field.name, ""))
    if value == "" and field.optional:
        return None
    is_less = texts.get(f"{field.name}.sign") == MINUS
    return -value if is_less and isinstance(value, int) and value > 0 else value


def write_flag(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    """Yes or no."""
    yield field.name, YES if getattr(rules, field.name) else NO


def read_flag(texts: Texts, field: Field, _start: RuleSet) -> object:
    """True or false."""
    # unticked a box sends nothing: the hidden field before it says no
    typed = (texts.getlist(field.name) or [""])[-1]
    return {YES: True, NO: False}.get(typed, typed)


def write_text(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    """A text or a choice."""
    yield field.name, getattr(rules, field.name)


def read_text(texts: Texts, field: Field, _start: RuleSet) -> object:
    """A text or a choice."""
    return texts.get(field.name, "").strip()


def write_decks(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    """A number of decks, also one that is counted from the players."""
    follow = rules.decks_follow_players
    yield field.name, f"{OF_PLAYERS}{rules.decks:+}" if follow else str(rules.decks)


def read_decks(texts: Texts, field: Field, _start: RuleSet) -> object:
    """The decks, or how many more than players."""
    return number_of(texts.get(field.name, "").removeprefix(OF_PLAYERS))


def read_decks_follow(texts: Texts, _field: Field, _start: RuleSet) -> object:
    """Whether the decks are counted from the players."""
    return texts.get("decks", "").startswith(OF_PLAYERS)


def write_by_players(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    """One number for all tables, and one for each number of players."""
    values = getattr(rules, field.name) or [""] * len(PLAYERS)
    numbers = zip(PLAYERS, values, strict=True)
    yield from _write_each(field.name, {str(players): str(number) for players, number in numbers})


def write_by_deal(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    """One number for every deal, and one for each."""
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


def read_by_players(texts: Texts, field: Field, start: RuleSet) -> object:
    """One number for all tables, or a list."""
    typed = [texts.get(f"{field.name}.{players}", "").strip() for players in PLAYERS]
    if texts.get(f"{field.name}.way") != EACH or not any(typed):
        return read_number(texts, field, start)
    return [number_of(text) for text in typed]


def read_by_deal(texts: Texts, field: Field, start: RuleSet) -> object:
    """One number for every deal, or a list."""
    typed = [texts.get(f"{field.name}.{deal}", "").strip() for deal in range(1, MOST_DEALS + 1)]
    while typed and not typed[-1]:
        typed.pop()
    if texts.get(f"{field.name}.way") != EACH or not typed:
        return read_number(texts, field, start)
    numbers = [number_of(text) for text in typed]
    return numbers[0] if numbers == numbers[:1] * len(numbers) else numbers
