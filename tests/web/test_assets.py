"""The style sheets: joined in order, one class a screen, all colours from the tokens."""

import re
from collections import defaultdict

import pytest

from scorekeeper.web.assets import (
    BUNDLES,
    DARK,
    FIRST,
    FOLDER,
    LAST,
    read_files,
    scripted,
    squeezed,
)
from scorekeeper.web.look import THEMES

SHEETS = {
    path.name: re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for path in sorted((FOLDER / "css").glob("*.css"))
}
# sheets of one screen may share its classes
SCREENS = {"keypad.css": "count.css", "ways.css": "count.css"}
SHARED = {name.removeprefix("css/") for name in (*FIRST, *LAST, DARK)}


def test_the_tokens_come_first_paper_and_the_evening_last() -> None:
    for bundle in BUNDLES:
        sheet, _, dark = read_files(FOLDER)[bundle].partition(b"@media " + BUNDLES[bundle] + b" {")
        assert sheet.lstrip().startswith(b"@font-face")
        assert sheet.rstrip().endswith(squeezed((FOLDER / "css/print.css").read_bytes()).rstrip())
        assert dark.strip().startswith(b":root {\ncolor-scheme: dark;")


def test_every_choice_of_light_and_dark_has_its_sheet() -> None:
    assert list(BUNDLES) == [f"css/site-{theme}.css" for theme in THEMES]


def test_comments_and_indentation_stay_at_home() -> None:
    assert squeezed(b"/* why */\n.a {\n  b: c; /* so */\n}\n") == b"\n.a {\nb: c; \n}\n"


def test_no_class_is_styled_by_two_screens() -> None:
    homes = defaultdict(set)
    for name in SHEETS.keys() - SHARED:
        for selectors in re.findall(r"([^{}]+)\{", SHEETS[name]):
            for selector in selectors.split(","):
                subject = re.match(r"\s*\.([a-z][\w-]*)", selector)
                if subject and subject[1] not in {"js", "wide-only"}:
                    homes[subject[1]].add(SCREENS.get(name, name))
    assert {name: sheets for name, sheets in homes.items() if len(sheets) > 1} == {}


@pytest.mark.parametrize("name", sorted(SHEETS.keys() - {"tokens.css", "dark.css", "print.css"}))
def test_every_colour_of_ink_is_a_token(name: str) -> None:
    inks = re.findall(r"[\s{](?:color|fill|stroke): ([^;]+);", SHEETS[name])
    allowed = re.compile(r"var\(--[\w-]+\)|inherit|currentcolor|transparent|none")
    assert [ink for ink in inks if not allowed.fullmatch(ink)] == []


@pytest.mark.parametrize("name", SHEETS)
def test_a_line_under_a_word_is_told_as_safari_understands_it(name: str) -> None:
    assert not re.findall(r"text-decoration:\s*[\w-]+\s+[^;]+;", SHEETS[name])


def test_rules_for_pages_with_javascript_hold_before_a_script_has_run() -> None:
    sheet = b".a {\nb: c;\n}\n.js .a,\n.js .b {\nd: e;\n}\n"
    at_once = b"@media (scripting: enabled) {\n:root .a,\n:root .b {\nd: e;\n}\n}"
    assert scripted(sheet) == sheet.rstrip() + b"\n" + at_once + b"\n"
