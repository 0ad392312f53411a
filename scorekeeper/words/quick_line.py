"""What may be typed or said in the quick line: "3 clean 2 dirty 1 wild 1285 2 red out".

Only words, as data: the page's parser knows no word of its own, so another language needs
another set of these tables and nothing else.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType

from scorekeeper.scoring.entry import SPECIAL_KEYS
from scorekeeper.words.nouns import FIELDS, RANKS


@dataclass(frozen=True, slots=True)
class Said:
    """How a row is said beside its number, "3 clean" or "clean 3".

    `ones` also mean one of it where no number is said: "black three left".
    """

    words: tuple[str, ...]
    ones: tuple[str, ...] = ()


NUMBERS: Mapping[str, int] = MappingProxyType(
    {
        "zero": 0, "no": 0, "none": 0, "a": 1, "an": 1, "one": 1, "two": 2, "three": 3,
        "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
        "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
        "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
        "ninety": 90,
        "to": 2, "too": 2, "for": 4,  # what a phone hears
    }
)  # fmt: skip
TIMES: Mapping[str, int] = MappingProxyType({"hundred": 100, "thousand": 1000})
PLUS = ("plus",)
MINUS = ("minus", "less")
NOT = ("not", "never", "didn't", "did not", "isn't", "wasn't")
"""What follows one of these is not taken for said."""
SKIPPED = ("and", "then", "with", "also", "the", "of", "we", "had", "have", "are", "is")
"""What means nothing here."""

_RED = ("red", "reds", "r"), ("red three", "red 3", "red threes", "red 3s")
_BLACK = ("black", "blacks", "b"), ("black three", "black 3", "black threes", "black 3s")
_HAND = ("in hand", "in hands", "in a hand", "in my hand", "in our hands", "left", "hand")
_FOOT = ("in foot", "in feet", "in a foot", "in my foot", "in our feet", "foot", "feet")


def _placed(stems: tuple[tuple[str, ...], tuple[str, ...]], places: tuple[str, ...]) -> Said:
    """Threes of a colour at a place: "red threes in hand", "reds in hand"."""
    short, full = ([" ".join(pair) for pair in product(stem, places)] for stem in stems)
    return Said((*short, *full), tuple(f"{full_one} {place}" for full_one in stems[1][:2]
                                       for place in places))  # fmt: skip


def _special(rank: str) -> Said:
    """Books of a rank: "2 sevens", "1 book of sevens"."""
    one, many = RANKS[rank]
    short = () if rank in ("A", "K", "Q", "J") else (f"{rank}s",)
    book, books = FIELDS[f"books.{SPECIAL_KEYS[rank]}"]
    return Said((one, many, *short, book, books, f"{one} book", f"{one} books"), (book,))


def _book(kind: str, *others: str) -> Said:
    one, many = FIELDS[f"books.{kind}"]
    return Said((kind, kind[0], one, many, *others), (one,))


ROWS: Mapping[str, Said] = MappingProxyType(
    {
        **{f"books.{key}": _special(rank) for rank, key in SPECIAL_KEYS.items()},
        "books.clean": _book("clean", "cleans", "natural", "naturals", "red book", "red books"),
        "books.dirty": _book("dirty", "dirties", "mixed", "black book", "black books"),
        "books.wild": _book("wild", "wilds"),
        "card_points": Said((
            "points", "point", "pts", "p", "cards", "card points", "points in cards",
            "cards melded", "melded", "on table",
        )),
        "red_threes.laid": Said((*_RED[0], *_RED[1], "red threes laid"), _RED[1][:2]),
        "red_threes.hand": Said(("rh", *_placed(_RED, _HAND).words), _placed(_RED, _HAND).ones),
        "red_threes.foot": Said(("rf", *_placed(_RED, _FOOT).words), _placed(_RED, _FOOT).ones),
        "left.points": Said((
            "left", "l", "points left", "cards left", "in hand", "in hands", "in our hands",
            "caught", "stuck with", "against us",
        )),
        "left.black_threes.hand": Said(
            (*_BLACK[0], "bh", *_BLACK[1], *_placed(_BLACK, _HAND).words),
            (*_BLACK[1][:2], *_placed(_BLACK, _HAND).ones),
        ),
        "left.black_threes.foot": Said(
            ("bf", *_placed(_BLACK, _FOOT).words), _placed(_BLACK, _FOOT).ones
        ),
        "left.unopened_feet": Said(
            ("feet", "foot", "f", *FIELDS["left.unopened_feet"], "feet left", "foot left"),
            ("foot", FIELDS["left.unopened_feet"][0], "foot left"),
        ),
        "exact_cuts": Said(("cut", "cuts", *FIELDS["exact_cuts"]), FIELDS["exact_cuts"][:1]),
        "adjustment.points": Said(("adjustment", "adjust")),
    }
)  # fmt: skip
"""By the path of the row's value in a side's entry."""

YES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "went_out": ("out", "went out", "going out", "gone out", "we're out"),
        "opened_first": ("opened first", "first to open", "first"),
        "concealed": ("concealed",),
        "melded": ("has melded",),
    }
)
"""What needs no number."""

NOBODY: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "went_out": (
            "nobody out", "nobody went out", "no one out", "no one went out", "stock ran out",
        ),
        "opened_first": ("nobody opened first", "no one opened first"),
    }
)  # fmt: skip

EXAMPLE: Mapping[str, str] = MappingProxyType(
    {
        "books.clean": "3 clean",
        "books.dirty": "2 dirty",
        "books.wild": "1 wild",
        "card_points": "1285",
        "red_threes.laid": "2 red",
        "went_out": "out",
    }
)


def example(paths: frozenset[str]) -> str:
    """A whole count as it may be said where a sheet has these rows."""
    return " ".join(_said(paths))


def _said(paths: frozenset[str]) -> Iterator[str]:
    return (said for path, said in EXAMPLE.items() if path in paths)
