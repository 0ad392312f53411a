"""Numbers as people type them: counts, and points as a number or a sum such as 285+120+45.

Only the shape is judged here; whether a number is possible is the check's business.
"""

import re
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

LONGEST = 200  # characters; a long sum of counted piles is far below
LONGEST_NUMBER = 15  # digits: more are refused here, before they are taken for a number

NUMBER_ERRORS: Mapping[str, str] = MappingProxyType(
    {
        "no_count": "Type a number, 0 for none.",
        "less_than_none": "This cannot be less than 0.",
        "no_whole_number": "Type a whole number in the digits 0 to 9.",
        "no_points": "Type the points, 0 for none.",
        "taken_off": "Points here cannot be less than 0: add with +, nothing is taken off.",
        "no_sum": "Type points in the digits 0 to 9, as 450 or as a sum: 285+120+45.",
        "too_long": f"This is too long, type at most {LONGEST} characters.",
        "too_large": "This number is too large.",
    }
)
"""What to type instead of what cannot be read."""

_COUNT = re.compile(r"[0-9]+")
_TERM = re.compile(r"[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+")  # 1285 or 1,285
_SIGNED = re.compile(r"([+\-\u2212])")
# as people write large numbers: 7500, 7,500, 7.500, 7 500, 7'500
_WHOLE = re.compile(r"([+\-\u2212]?)([0-9]{1,15}|[0-9]{1,3}(?:[ ,.'’][0-9]{3}){1,4})")


class NotANumber(ValueError):
    """What was typed cannot be read; the message says what to type instead."""

    def __init__(self, error: str) -> None:
        super().__init__(NUMBER_ERRORS[error])


def read_count(text: str) -> int:
    """A number of cards or books. Raises NotANumber."""
    typed = _trimmed(text)
    if not typed:
        raise NotANumber("no_count")
    if typed[0] in "-\u2212":
        raise NotANumber("less_than_none")
    if not _COUNT.fullmatch(typed):
        raise NotANumber("no_whole_number")
    return _whole(typed)


def read_points(text: str, *, negative: bool = False) -> int:
    """Points: a number or a sum, less than 0 only where `negative`. Raises NotANumber.

    A plus sign at the end is a sum that waits for its next pile: it counts so far.
    """
    typed = _trimmed(text)
    if not typed:
        raise NotANumber("no_points")
    pieces = [piece.strip() for piece in _SIGNED.split(typed)]
    if pieces[0] == "" and len(pieces) > 1 and pieces[1] != "+":
        pieces = pieces[1:]
    else:
        pieces = ["+", *pieces]
    if pieces[-1] == "" and pieces[-2] == "+" and len(pieces) > 2:
        pieces = pieces[:-2]
    signs, terms = pieces[::2], pieces[1::2]
    if not negative and any(sign != "+" for sign in signs):
        raise NotANumber("taken_off")
    if not all(_TERM.fullmatch(term) for term in terms):
        raise NotANumber("no_sum")
    values = (_whole(term.replace(",", "")) for term in terms)
    return sum(n if sign == "+" else -n for sign, n in zip(signs, values, strict=True))


def read_whole(text: str) -> int | None:
    """A whole number however its thousands are set apart, full-width figures too; None for none."""
    found = _WHOLE.fullmatch(unicodedata.normalize("NFKC", text[:LONGEST]).strip())
    if not found:
        return None
    number = int(re.sub("[^0-9]", "", found[2]))
    return -number if found[1] in ("-", "\u2212") else number


def number_in(text: str) -> int | None:
    """The number that a field holds, in the figures of ASCII; None for any other text."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= LONGEST
    return int(text) if is_number else None


def _trimmed(text: str) -> str:
    typed = text.strip()
    if len(typed) > LONGEST:
        raise NotANumber("too_long")
    return typed


def _whole(digits: str) -> int:
    if len(digits.lstrip("0")) > LONGEST_NUMBER:
        raise NotANumber("too_large")
    return int(digits)
