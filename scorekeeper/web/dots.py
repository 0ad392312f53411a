"""A drawing as dots (PNG), made by this machine with its own fonts and the one that we ship.

Where resvg cannot be loaded, a machine that it was not made for, phones do it themselves.
"""

from collections.abc import Callable
from functools import cache, lru_cache

from scorekeeper.web.assets import FOLDER
from scorekeeper.web.letters import JOINER, OTHER_FONTS, SHIPPED, is_part

FONT = FOLDER / "fonts" / "table-serif-bold.ttf"
SAMPLE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">'
    f'<text y="18" font-size="16" font-family="{OTHER_FONTS}">{{}}</text></svg>'
)
NO_LETTERS = (" ", "\U0010fffd")


class NoDots(Exception):
    """This machine cannot make dots of a drawing."""


@cache
def maker() -> Callable[..., bytes] | None:
    """What makes dots of a drawing; None where it cannot be loaded."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        return None
    return svg_to_bytes


def can_draw(text: str) -> bool:
    """Whether this machine can draw a text, with no letter missing."""
    return maker() is not None and all(map(has_letter, text))


def only_drawable(text: str) -> str:
    """A text without the letters that this machine cannot draw."""
    return " ".join("".join(filter(has_letter, text)).strip(f"{JOINER} ").split())


@lru_cache(maxsize=4096)
def has_letter(sign: str) -> bool:
    """Whether this machine has a font with that letter: not if it draws nothing, or a box."""
    if SHIPPED.match(sign) or is_part(sign):
        return True
    return in_dots(SAMPLE.format(sign)) not in {in_dots(SAMPLE.format(no)) for no in NO_LETTERS}


@lru_cache(maxsize=8)
def in_dots(drawing: str) -> bytes:
    """A drawing as PNG. Raises NoDots."""
    make = maker()
    if make is None:
        raise NoDots
    return make(svg_string=drawing, font_files=[str(FONT)])
