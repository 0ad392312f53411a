"""The lines of a score sheet in words, and a side's sum in one sentence."""

from collections.abc import Mapping
from types import MappingProxyType

from scorekeeper.scoring.entry import SPECIAL_KEYS
from scorekeeper.scoring.score import Line, SideScore
from scorekeeper.words.nouns import FIELDS, RANKS, Noun
from scorekeeper.words.numbers import MINUS, counted, points

COUNTED: Mapping[str, Noun] = MappingProxyType(
    {
        "clean_books": FIELDS["books.clean"],
        "dirty_books": FIELDS["books.dirty"],
        "wild_books": FIELDS["books.wild"],
        "wild_books_mixed": ("mixed wild book", "mixed wild books"),
        **{f"{key}_books": FIELDS[f"books.{key}"] for key in SPECIAL_KEYS.values()},
        **{
            f"{key}_unfinished": (f"unfinished meld of {key}", f"unfinished melds of {key}")
            for key in SPECIAL_KEYS.values()
        },
        "red_threes_laid": RANKS["3R"],
        "red_threes_set": ("set of red threes", "sets of red threes"),
        "red_threes_hand": FIELDS["red_threes.hand"],
        "red_threes_foot": FIELDS["red_threes.foot"],
        "black_threes_hand": FIELDS["left.black_threes.hand"],
        "black_threes_foot": FIELDS["left.black_threes.foot"],
        "exact_cuts": FIELDS["exact_cuts"],
    }
)
"""Items that count so many at so much each."""

AMOUNTS: Mapping[str, str] = MappingProxyType(
    {
        "card_points": "cards",
        "cards_left": "cards left",
        "going_out": "going out",
        "concealed": "going out concealed",
        "opened_first": "opening first",
        "adjustment": "adjustment",
    }
)
"""Items that are one amount."""
NOTHING = "nothing counted"
"""A sum without lines."""


def label(line: Line) -> str:
    """What a line counts: "3 clean books", "cards left"."""
    amount = AMOUNTS.get(line.item)
    return amount if amount is not None else counted(line.count, *COUNTED[line.item])


def term(line: Line) -> str:
    """What a line counts, and at how much: "3 clean books × 500"; the sign is in the points."""
    said = label(line)
    return said if line.item in AMOUNTS else f"{said} × {points(abs(line.each))}"


def sum_sentence(score: SideScore, name: str = "") -> str:
    """The whole sum of a side: "Ann: 3 clean books × 500 + cards 85 − 1 red three × 100 = 1,485".

    Without a name the sum alone.
    """
    said = f"{name}: " if name else ""
    terms = "".join(
        f"{_sign(line, first=not index)}{_sum_term(line)}" for index, line in enumerate(score.lines)
    )
    return f"{said}{terms or NOTHING} = {points(score.total)}"


def _sign(line: Line, *, first: bool) -> str:
    if first:
        return MINUS if line.each < 0 else ""
    return f" {MINUS} " if line.each < 0 else " + "


def _sum_term(line: Line) -> str:
    return f"{term(line)} {points(abs(line.points))}" if line.item in AMOUNTS else term(line)
