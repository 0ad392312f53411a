"""The value of one field of a rule set: out of a file, checked against its range, and back."""

from collections.abc import Callable, Collection, Iterator, Mapping
from re import fullmatch
from types import MappingProxyType
from typing import Any

from scorekeeper.scoring.cards import NATURALS
from scorekeeper.scoring.fields import FIELDS, MOST_DEALS, SCORE_MAX, Field, Kind
from scorekeeper.scoring.reading import Reading
from scorekeeper.scoring.ruleset import MAX_PLAYERS, MIN_PLAYERS

MOST_ROWS = 100  # of a list of pairs: more than any rule set needs
PLAYER_NUMBERS = MAX_PLAYERS - MIN_PLAYERS + 1


def read_value(reading: Reading, value: object, path: str, *, field: Field) -> Any:
    """The value as `RuleSet` holds it; what is wrong is noted in `reading`."""
    if value is None and field.optional:
        return None
    return _READERS[field.kind](reading, value, path, field=field)


def value_to_json(value: Any, field: Field) -> object:
    """What reads back as this value: one number for several equal ones, lists for tuples."""
    if value is None:
        return None
    if field.kind in ("notes", "seatings", "special_books", "by_score"):
        return [list(pair) for pair in value]
    if field.kind == "by_players":
        return value[0] if len(set(value)) == 1 else list(value)
    if field.kind == "by_deal":
        return value[0] if len(value) == 1 else list(value)
    return value


def _text(reading: Reading, value: object, path: str, *, field: Field) -> str:
    text = reading.text(value, path, least=field.least, longest=field.most)
    if field.name == "slug" and text and not fullmatch("[a-z0-9-]+", text):
        reading.wrong(path, "may hold only a to z, 0 to 9 and -")
    return text


def _notes(reading: Reading, value: object, path: str, *, field: Field) -> object:
    """Pairs [field, what is said of it]."""
    return tuple(
        (name, reading.text(text, f"{at}[1]", longest=field.most))
        for name, text, at in _named_pairs(reading, value, path, names=FIELDS)
    )


def _number(reading: Reading, value: object, path: str, *, field: Field) -> int:
    return reading.whole(value, path, least=field.least, most=field.most)


def _flag(reading: Reading, value: object, path: str, *, field: Field) -> bool:
    del field
    return reading.flag(value, path)


def _choice(reading: Reading, value: object, path: str, *, field: Field) -> str:
    return reading.choice(value, path, field.choices)


def _by_players(reading: Reading, value: object, path: str, *, field: Field) -> tuple[int, ...]:
    """One number for all, or one for each number of players."""
    if not isinstance(value, list):
        return (_number(reading, value, path, field=field),) * PLAYER_NUMBERS
    items = reading.items(value, path, least=PLAYER_NUMBERS, most=PLAYER_NUMBERS)
    return tuple(_number(reading, item, at, field=field) for item, at in items)


def _by_deal(reading: Reading, value: object, path: str, *, field: Field) -> tuple[int, ...]:
    """One number for all deals, or a list that begins with the first deal."""
    if not isinstance(value, list):
        return (_number(reading, value, path, field=field),)
    items = reading.items(value, path, least=1, most=MOST_DEALS)
    return tuple(_number(reading, item, at, field=field) for item, at in items)


def _seatings(reading: Reading, value: object, path: str, *, field: Field) -> object:
    """Pairs [players, sides]."""
    pairs = _pairs(reading, value, path, least=1)
    return tuple(
        (
            reading.whole(players, f"{at}[0]", least=MIN_PLAYERS, most=MAX_PLAYERS),
            reading.whole(sides, f"{at}[1]", least=field.least, most=field.most),
        )
        for players, sides, at in pairs
    )


def _by_score(reading: Reading, value: object, path: str, *, field: Field) -> object:
    """Pairs [from this score, minimum], rising; null in the first for every score below."""
    found: list[tuple[int | None, int]] = []
    for start, minimum, at in _pairs(reading, value, path, least=1):
        least = _number(reading, minimum, f"{at}[1]", field=field)
        if start is None and not found:
            found.append((None, least))
            continue
        score = reading.whole(start, f"{at}[0]", least=-SCORE_MAX, most=SCORE_MAX)
        before = found[-1][0] if found else None
        if reading.is_sound and before is not None and score <= before:
            reading.wrong(f"{at}[0]", f"must be above {before:,}, the scores rise line by line")
        found.append((score, least))
    return tuple(found)


def _special_books(reading: Reading, value: object, path: str, *, field: Field) -> object:
    """Pairs [natural rank, bonus]."""
    return tuple(
        (rank, _number(reading, bonus, f"{at}[1]", field=field))
        for rank, bonus, at in _named_pairs(reading, value, path, names=NATURALS)
    )


def _pairs(
    reading: Reading, value: object, path: str, *, least: int = 0
) -> list[tuple[object, object, str]]:
    """A list of pairs, each with its path."""
    found = []
    for row, at in reading.items(value, path, least=least, most=MOST_ROWS):
        pair = reading.items(row, at, least=2, most=2)
        if pair:
            found.append((pair[0][0], pair[1][0], at))
    return found


def _named_pairs(
    reading: Reading, value: object, path: str, *, names: Collection[str]
) -> Iterator[tuple[str, object, str]]:
    """A list of pairs that begin with one of these names, each of them once."""
    told = set()
    for first, second, at in _pairs(reading, value, path):
        name = reading.choice(first, f"{at}[0]", names)
        if name in told and reading.is_sound:
            reading.wrong(f"{at}[0]", f"is given twice, keep one {name}")
        told.add(name)
        yield name, second, at


_READERS: Mapping[Kind, Callable[..., Any]] = MappingProxyType(
    {
        "text": _text,
        "notes": _notes,
        "number": _number,
        "flag": _flag,
        "choice": _choice,
        "by_players": _by_players,
        "by_deal": _by_deal,
        "seatings": _seatings,
        "special_books": _special_books,
        "by_score": _by_score,
    }
)
