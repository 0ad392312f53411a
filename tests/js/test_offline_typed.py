"""What is typed into a sheet is read on the phone as by the server, whatever it is."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorekeeper.scoring.reading import unturned
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.forms.meld_lines import read_melds
from scorekeeper.web.forms.numbers import NotANumber, read_count, read_points
from tests.js.both import Both
from tests.js.conftest import Call
from tests.js.sheets import ODD_MELDS, ODD_NUMBERS, ODD_TEXTS

RULES = rules_to_json(PRESETS["classic"])
SPACES = "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2003\u2028\u2029\u202f\u205f\u3000\ufeff\u200b"
SIGNS = "0123456789٣２²½Ⅷ+-\u2212,.*×'’_:/KkQqAaJj3bBrRßſİé🎉\u212a\u0301"
WORDS = (
    "K", "Q", "3b", "wild", "wilds", "kings", "sixes", "joker", "jokers", "jk", "two", "twos",
    "and", "with", "7", "5", "1", "10", "99", "100", "+", "×", ",",
)  # fmt: skip
KNOWN = st.characters(exclude_categories=("Cn", "Cs"))
"""Signs that Unicode had when this Python was made: JavaScript may know more letters by now."""
NUMBERS = st.text(SPACES + SIGNS, max_size=12) | st.text(KNOWN, max_size=8)
SUMS = st.lists(st.sampled_from(("5", "285", "1,285", "+", "-", "\u2212", " ", "9" * 15)))
LINES = st.lists(st.sampled_from((*WORDS, " ", " ", " ", *SPACES))).map("".join)
TEXTS = st.one_of(NUMBERS, SUMS.map("".join), LINES, LINES.map(str.upper))


OF_A_MELD = ("rank", "naturals", "jokers", "twos", "wilds", "size", "kind")


def read(text: str) -> list[Any]:
    """The text read as a count, as points, as points that may be less than 0, and as melds."""
    melds, errors = read_melds(text)
    return [
        _told(lambda: read_count(text)),
        _told(lambda: _shown(read_points(text))),
        _told(lambda: _shown(read_points(text, negative=True))),
        {
            "melds": [{name: getattr(meld, name) for name in OF_A_MELD} for meld in melds],
            "errors": [{"line": each.line, "reason": each.reason} for each in errors],
        },
        text.strip(),
        text.splitlines(),
    ]


def _shown(number: int) -> int | str:
    """A number as far as JavaScript has all of its figures; more is refused at any rate."""
    return number if abs(number) < 10**15 else "large"


def _told(attempt: Any) -> Any:
    try:
        return attempt()
    except NotANumber as refused:
        return str(refused)


@pytest.mark.parametrize(
    "texts", [ODD_NUMBERS, ODD_MELDS, ODD_TEXTS], ids=["numbers", "melds", "texts"]
)
def test_odd_texts(both: Both, texts: tuple[str, ...]) -> None:
    for text, answer in zip(texts, both.call("read", texts, RULES), strict=True):
        assert answer == read(text), text


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(texts=st.lists(TEXTS, min_size=8, max_size=20))
def test_any_text(both: Both, texts: list[str]) -> None:
    for text, answer in zip(texts, both.call("read", texts, RULES), strict=True):
        assert answer == read(text), text


def test_the_signs_that_turn_the_direction_are_the_same_ones(call: Call) -> None:
    every = "".join(map(chr, [*range(0xD800), *range(0xE000, 0x11000), 0x1F9D1]))
    assert call("offline/texts.js", "unturned", every) == unturned(every)
