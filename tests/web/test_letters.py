"""The letters of a drawing: how large they may be, where they are broken, who has them."""

import sys

import pytest

from scorekeeper.web import dots
from scorekeeper.web.letters import OTHER_FONTS, fit

FAMILY = "👩\u200d👩\u200d👧\u200d👦"
NAMES = {
    "a short name has the largest size": ("Ann", 54, ["Ann"]),
    "in two lines it is larger": (
        "Maximiliane and her friends", 50, ["Maximiliane", "and her friends"],
    ),
    "a hyphen stays before the break": (
        "Maximiliane Wolkenstein-Hohenfels zu Tan", 34,
        ["Maximiliane", "Wolkenstein-", "Hohenfels zu Tan"],
    ),
    "with no space it is broken anywhere": (
        "Donaudampfschifffahrtsgesellschaftskapit", 36,
        ["Donaudampfschifffahr", "tsgesellschaftskapit"],
    ),
    "a letter made of several signs stays whole": (
        FAMILY * 2, 52, [FAMILY * 2],
    ),
    "nothing": ("", 54, [""]),
}  # fmt: skip
# what stands to the right of a place 300 wide
BESIDE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="120" viewBox="300 0 900 120">'
    '<text y="90" font-family="Table Serif" font-weight="700" font-size="{}">{}</text></svg>'
)


@pytest.mark.parametrize(("name", "size", "lines"), NAMES.values(), ids=NAMES.keys())
def test_a_name_is_as_large_as_its_place_lets_it(name: str, size: int, lines: list[str]) -> None:
    found = fit(name, width=460, most=54, height=117)
    assert (found.size, [line.text for line in found.lines]) == (size, lines)


def test_lines_stand_around_the_middle() -> None:
    one, two = (fit(name, width=460, most=54, height=117) for name in ("Ann", "Ann " + "m" * 20))
    assert [line.y for line in one.lines] == [round(0.34 * 54, 1)]
    above, below = (line.y - 0.34 * two.size for line in two.lines)
    assert above == pytest.approx(-below, abs=0.2)


@pytest.mark.parametrize("text", ["Ann & Bob – 1,285", "Zoë “Æ” Þór", "W" * 30, "iIl" * 10])
def test_letters_are_no_wider_than_estimated(text: str) -> None:
    found = fit(text, width=300, most=90)
    written = text.replace("&", "&amp;")
    assert dots.in_dots(BESIDE.format(found.size, written)) == dots.in_dots(BESIDE.format(90, ""))
    assert dots.in_dots(BESIDE.format(found.size * 2, written)) != dots.in_dots(
        BESIDE.format(90, "")
    )


@pytest.mark.parametrize("sign", ["A", "ß", "\u200d", "\u0301"])
def test_letters_of_the_shipped_font_and_signs_without_room_are_always_there(sign: str) -> None:
    assert dots.has_letter(sign)


def test_a_letter_that_no_font_has_is_seen_to_be_missing() -> None:
    assert not dots.has_letter("\U0010fffc")
    assert not dots.can_draw("Ann \U0010fffc")


def test_the_shipped_font_is_asked_for_where_the_machine_has_no_other() -> None:
    assert "Table Serif" in OTHER_FONTS


def test_a_machine_without_resvg_makes_no_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    dots.maker.cache_clear()
    assert dots.maker() is None
    assert not dots.can_draw("Ann")
    with pytest.raises(dots.NoDots):
        dots.in_dots("<svg/>")
    dots.maker.cache_clear()
