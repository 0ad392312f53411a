"""What was typed into a sheet that cannot be saved, told back so that it can be typed again."""

import re
from collections.abc import Iterable, Sequence

from scorekeeper.scoring.reading import unturned
from scorekeeper.words.nouns import FIELDS, RANKS

SIDES_TOLD = ("First side", "Second side", "Third side", "Fourth side", "Fifth side", "Sixth side")
NOTHING = {"", "0"}
NOT_COUNTED = {"way"}  # how a side was counted is no count
WENT_OUT, FIRST = "out", "first"
SAID = {WENT_OUT: "went out", FIRST: "opened first"}
ONE_FIGURE = re.compile("[0-9]")
LONGEST = 200  # characters of a field, as on the sheet


def typed_words(fields: Iterable[tuple[str, str]], sides: Sequence[str] = ()) -> tuple[str, ...]:
    """A line for each side: "First side: clean books 2, card points 285+120, went out".

    `fields` are the names and texts of a count sheet; what is empty or 0 is left out. `sides` are
    what the sides are called, where that is known.
    """
    told: dict[int, list[str]] = {}
    for name, text in fields:
        side, dot, path = name.partition(".")
        if name in SAID and ONE_FIGURE.fullmatch(text):
            told.setdefault(int(text), []).append(SAID[name])
        elif dot and ONE_FIGURE.fullmatch(side) and text not in NOTHING and path not in NOT_COUNTED:
            told.setdefault(int(side), []).append(f"{_noun(path)} {unturned(text)[:LONGEST]}")
    return tuple(
        f"{(*sides, *SIDES_TOLD[len(sides) :])[side]}: {', '.join(each)}"
        for side, each in sorted(told.items())
        if side < len(SIDES_TOLD)
    )


def _noun(path: str) -> str:
    rank = path.rpartition(".")[2]
    known = FIELDS.get(path) or RANKS.get(rank)
    return known[1] if known else path.replace(".", " ").replace("_", " ")
