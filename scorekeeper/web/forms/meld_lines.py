"""Melds written one a line: `K 7`, `Q 5 + 2 jokers`, `wild 3 jokers 4 twos`, and back."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.scoring.cards import BLACK_THREE, NATURALS
from scorekeeper.scoring.melds import WILD, Meld

MOST_LINES = 60
LONGEST_LINE = 80
MOST_OF_A_KIND = 99

RANK_WORDS = {
    "ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "10", "nine": "9", "eight": "8",
    "seven": "7", "six": "6", "five": "5", "four": "4",
}  # fmt: skip
"""Words for ranks; each may end in s ("kings", "sixes")."""
WILD_WORDS = {"joker": "jokers", "jk": "jokers", "two": "twos"}

_WORD = re.compile(r"3b(?![^\W_])|[0-9]+|[^\W\d_]+", re.IGNORECASE)
_STRANGE = re.compile(r"[^\w\s+,.*×]|(?![0-9])\d")
JOINS = ("and", "with")
"""Words that mean nothing here."""
ALL_WILD = (WILD, "wilds")
LINE_ERRORS: Mapping[str, str] = MappingProxyType(
    {
        "too_many_lines": "write at most {most} lines",
        "too_long": "write at most {most} characters for a meld",
        "no_words": "begin with a rank, for example K 7",
        "strange": "use only ranks, numbers and the words joker and two, as in Q 5 + 2 jokers",
        "no_rank": "“{word}” is no rank: begin with A K Q J 10 9 8 7 6 5 4 or wild",
        "no_cards": "say how many cards, for example K 7",
        "wild_naturals": "say of a wild meld how many jokers and twos: wild 3 jokers 4 twos",
        "twice": "{kind} are given twice",
        "too_many": "{count:,} {kind} are too many for a meld",
        "too_large": "a number is too large for a meld",
        "no_word": "“{word}” is neither a number nor jokers nor twos",
    }
)
"""Why a line is no meld."""
SHOWN = 12  # letters of a word that is told back


@dataclass(frozen=True, slots=True)
class LineError:
    """A line (from 1) that is no meld, and why."""

    line: int
    reason: str


def read_melds(text: str) -> tuple[tuple[Meld, ...], tuple[LineError, ...]]:
    """The melds of the lines that can be read, and what is wrong with the others."""
    melds: list[Meld] = []
    errors: list[LineError] = []
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        reason = LINE_ERRORS["too_many_lines"].format(most=MOST_LINES)
        errors.append(LineError(MOST_LINES + 1, reason))
    for number, line in enumerate(lines[:MOST_LINES], 1):
        if not line.strip():
            continue
        try:
            melds.append(read_meld(line))
        except ValueError as problem:
            errors.append(LineError(number, str(problem)))
    return tuple(melds), tuple(errors)


def read_meld(line: str) -> Meld:
    """The meld of one line. Raises ValueError with the reason."""
    if len(line) > LONGEST_LINE:
        raise _no_meld("too_long", most=LONGEST_LINE)
    words = [word.lower() for word in _WORD.findall(line) if word.lower() not in JOINS]
    if not words:
        raise _no_meld("no_words")
    if _STRANGE.search(line):
        raise _no_meld("strange")
    rank = _rank(words[0])
    if rank is None:
        raise _no_meld("no_rank", word=words[0][:SHOWN])
    naturals, jokers, twos = _numbers(words[1:], is_wild=rank == WILD)
    if not naturals + jokers + twos:
        raise _no_meld("no_cards")
    return Meld(rank, naturals, jokers, twos)


def _no_meld(error: str, **told: object) -> ValueError:
    return ValueError(LINE_ERRORS[error].format(**told))


def _rank(word: str) -> str | None:
    upper = word.upper()
    if upper in (*NATURALS, BLACK_THREE):
        return upper
    if word in ALL_WILD:
        return WILD
    return RANK_WORDS.get(_singular(word, RANK_WORDS))


def _singular(word: str, known: Iterable[str]) -> str:
    return next((each for each in known if word in (each, each + "s", each + "es")), word)


def _numbers(words: list[str], *, is_wild: bool) -> tuple[int, int, int]:
    counts = {"naturals": 0, "jokers": 0, "twos": 0}
    for count, kind in _pairs(words):
        if kind == "naturals" and is_wild:
            raise _no_meld("wild_naturals")
        if counts[kind]:
            raise _no_meld("twice", kind=kind)
        if count > MOST_OF_A_KIND:
            raise _no_meld("too_many", count=count, kind=kind)
        counts[kind] = count
    return counts["naturals"], counts["jokers"], counts["twos"]


def _pairs(words: list[str]) -> Iterator[tuple[int, str]]:
    """Pairs of a number and what it counts: a number alone counts naturals, a joker alone is 1.

    "5 joker" is five naturals and a joker, "5 jokers" are five of them.
    """
    at = 0
    has_naturals = False
    while at < len(words):
        word = words[at]
        following = words[at + 1] if at + 1 < len(words) else ""
        wild = WILD_WORDS.get(_singular(following, WILD_WORDS))
        if following in WILD_WORDS and word != "1" and not has_naturals:
            wild = None
        if word.isascii() and word.isdecimal():
            if len(word) > len(str(MOST_OF_A_KIND)):
                raise _no_meld("too_large")
            has_naturals = has_naturals or wild is None
            yield int(word), wild or "naturals"
            at += 2 if wild else 1
        elif word in WILD_WORDS:
            yield 1, WILD_WORDS[word]
            at += 1
        else:
            raise _no_meld("no_word", word=word[:SHOWN])


def write_meld(meld: Meld) -> str:
    """The line of a meld, as `read_meld` takes it: "Q 5 + 2 jokers"."""
    wilds = [
        f"{count} {word if count == 1 else word + 's'}"
        for word, count in (("joker", meld.jokers), ("two", meld.twos))
        if count
    ]
    if meld.rank == WILD:
        return " ".join([WILD, *wilds])
    return " + ".join([f"{meld.rank} {meld.naturals}", *wilds])


def write_melds(melds: Iterable[Meld]) -> str:
    """The lines of these melds."""
    return "\n".join(write_meld(meld) for meld in melds)
