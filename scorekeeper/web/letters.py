"""The letters of names in a drawing: how wide they are, where a long name is broken.

A drawing cannot measure its texts, so their widths are estimated, from above: a name may come out
a little smaller than it could be and never runs into its neighbour.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from unicodedata import category, east_asian_width

SHIPPED = re.compile(r"[ -~\xa0©·½À-öø-ÿ–—‘’“”…−]")
"""The letters of the font that comes with the app; all others need one of the machine's."""
OTHER_FONTS = (
    "Noto Serif CJK SC, Songti SC, Noto Sans CJK SC, PingFang SC, Microsoft YaHei, "
    "Table Serif, Georgia, serif"
)
"""For letters that are not shipped: bold ones, where a machine has them, for Chinese names too."""
# widths of letters against their size, by the first of these that fits
NARROW = re.compile(r"[ \xa0!'(),./:;I\[\\\]`ijltf{|}·‘’Ì-Ïì-ï-]"), 0.42
BROAD = re.compile(r"[%@MWmw©½Ææ—…]"), 1.06
CAPITAL = re.compile(r"[A-Z&À-ÖØ-Þ]"), 0.84
USUAL, FOREIGN, WIDE = 0.67, 0.8, 1.1
LEADING = 1.14  # from line to line against the size
JOINER = "\u200d"
SKIN_TONES = range(0x1F3FB, 0x1F400)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text: whether the shipped font has all of it, and how far below the middle of
    the whole text its letters stand."""

    text: str
    is_shipped: bool
    y: float


@dataclass(frozen=True, slots=True)
class Text:
    """A text with the size at which it fits its place."""

    size: int
    lines: tuple[Line, ...]


def fit(text: str, *, width: int, most: int, height: int = 0) -> Text:
    """The text at the largest size, `most` at the utmost, at which it fits `width`.

    With a `height` it may be broken into as many as three lines where that makes it larger.
    """
    best = _sized((text,), width=width, most=most)
    for count in (2, 3) if height else ():
        most_of_these = min(most, int(height / count / LEADING))
        broken = _sized(_broken(text, count), width=width, most=most_of_these)
        best = max(best, broken, key=lambda each: each.size)
    return best


def _sized(lines: tuple[str, ...], *, width: int, most: int) -> Text:
    size = min(most, int(width / max(0.1, *map(width_of, lines))))
    first = 0.34 - (len(lines) - 1) * LEADING / 2
    return Text(
        size,
        tuple(
            Line(line, all(map(SHIPPED.match, line)), round((first + at * LEADING) * size, 1))
            for at, line in enumerate(lines)
        ),
    )


def width_of(text: str) -> float:
    """About how wide a text is at size 1, rather too wide than too narrow."""
    return sum(map(_width, text))


def is_part(sign: str) -> bool:
    """Whether a sign takes no room of its own: an accent, a joiner of two others."""
    return category(sign) in {"Mn", "Me", "Cf"}


@lru_cache(maxsize=4096)
def _width(sign: str) -> float:
    if is_part(sign):
        return 0
    if not SHIPPED.match(sign):
        return WIDE if east_asian_width(sign) in "WF" else FOREIGN
    for kind, width in (NARROW, BROAD, CAPITAL):
        if kind.match(sign):
            return width
    return USUAL


def _broken(text: str, count: int) -> tuple[str, ...]:
    """A text in `count` lines, broken at spaces and hyphens near to where they should be."""
    if count == 1:
        return (text.strip(),)
    ideal = len(text) / count
    places = [found.end() for found in re.finditer("[ -]", text)]
    if not any(abs(at - ideal) < ideal / 2 for at in places):
        places = [at for at in range(1, len(text)) if _may_break(text, at)]
    at = min(places, key=lambda place: abs(place - ideal), default=len(text))
    return (text[:at].strip(), *_broken(text[at:].strip(), count - 1))


def _may_break(text: str, at: int) -> bool:
    """Whether a line may end there: not within a letter that is made of several signs."""
    after = text[at]
    is_joined = JOINER in text[at - 1 : at + 1] or ord(after) in SKIN_TONES
    return not is_joined and not is_part(after)
