"""The values of a rule set's fields as they are read: "500", "none", "50, 90, 120, 150"."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any

from scorekeeper.scoring.fields import FIELDS, Kind
from scorekeeper.scoring.ruleset import MIN_PLAYERS, RuleSet
from scorekeeper.words.fields import CHOICES
from scorekeeper.words.nouns import RANKS
from scorekeeper.words.numbers import counted, points


def value_words(rules: RuleSet, name: str) -> str:
    """What a rule set says in this field."""
    value: Any = getattr(rules, name)
    if value is None:
        return "none"
    if name == "decks" and rules.decks_follow_players:
        return decks_of_players(value)
    kind = FIELDS[name].kind
    return CHOICES[f"{name}.{value}"] if kind == "choice" else _WORDS[kind](value)


def decks_of_players(more: int) -> str:
    """A number of decks that is counted from the players: "1 more than players"."""
    if not more:
        return "as many as players"
    return f"{points(abs(more))} {'fewer' if more < 0 else 'more'} than players"


def _by_players(value: Sequence[int]) -> str:
    if len(set(value)) == 1:
        return points(value[0])
    said = []
    players = MIN_PLAYERS
    for number, same in groupby(value):
        last = players + len(list(same)) - 1
        said.append(f"{points(number)} for {players}{f' to {last}' if last > players else ''}")
        players = last + 1
    return f"{', '.join(said)} players"


def _seatings(value: Sequence[tuple[int, int]]) -> str:
    return ", ".join(f"{players} in {counted(sides, 'side', 'sides')}" for players, sides in value)


def _by_score(value: Sequence[tuple[int | None, int]]) -> str:
    return ", ".join(
        f"{points(least)} at first" if start is None else f"{points(least)} from {points(start)}"
        for start, least in value
    )


def _special_books(value: Sequence[tuple[str, int]]) -> str:
    return ", ".join(f"{RANKS[rank][1]} {points(bonus)}" for rank, bonus in value) or "none"


_WORDS: Mapping[Kind, Callable[[Any], str]] = MappingProxyType(
    {
        "text": str,
        "number": points,
        "flag": lambda value: "yes" if value else "no",
        "by_players": _by_players,
        "by_deal": lambda value: ", ".join(map(points, value)),
        "seatings": _seatings,
        "special_books": _special_books,
        "by_score": _by_score,
        "notes": lambda value: counted(len(value), "note", "notes"),
    }
)
