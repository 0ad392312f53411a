"""Small pieces of the pages: names of seatings, marks of the chart, names of games."""

import re
from datetime import datetime
from pathlib import Path

import pytest

from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web import look
from scorekeeper.web.chart import height_marks
from scorekeeper.web.new_game import name_at
from scorekeeper.web.seating import Seating
from scorekeeper.web.telling import target_words
from scorekeeper.words.names import together


@pytest.mark.parametrize(
    ("pair", "label", "sides"),
    [
        ((4, 2), "in pairs", ("North–South", "East–West")),
        ((6, 3), "in pairs", ("Side A", "Side B", "Side C")),
        ((6, 2), "in threes", ("Side A", "Side B")),
        ((3, 3), "alone", ()),
        ((4, 4), "alone", ()),
    ],
    ids=str,
)
def test_who_sits_with_whom_in_words(
    pair: tuple[int, int], label: str, sides: tuple[str, ...]
) -> None:
    seating = Seating(*pair)
    assert (seating.label, seating.side_names) == (label, sides)


@pytest.mark.parametrize(
    "value", ["", None, "4", "4-", "-2", "4-2-1", "1-1", "7-7", "４-２", "four-two", "+4-2"]
)
def test_what_is_no_seating_is_none(value: str | None) -> None:
    assert Seating.of(value) is None


@pytest.mark.parametrize(
    ("lowest", "highest", "marks"),
    [
        (0, 0, (0, 100)),
        (0, 12_890, (0, 5000, 10_000, 15_000)),
        (-250, 900, (-500, 0, 500, 1000)),
        (-80, -20, (-100, 0)),
        (0, 500, (0, 100, 200, 300, 400, 500)),
    ],
)
def test_the_chart_s_marks_are_round_and_hold_every_total(
    lowest: int, highest: int, marks: tuple[int, ...]
) -> None:
    assert height_marks(lowest, highest) == marks


@pytest.mark.parametrize(
    ("hour", "name"),
    [(0, "Monday night"), (5, "Monday morning"), (12, "Monday afternoon"),
     (18, "Monday evening"), (23, "Monday night")],
)  # fmt: skip
def test_a_game_is_called_after_the_time_it_begins(hour: int, name: str) -> None:
    assert name_at(datetime(2026, 11, 30, hour)) == name  # noqa: DTZ001 - any clock's hour


def test_names_in_a_row_end_with_and() -> None:
    assert together(["Ann"]) == "Ann"
    assert together(["Ann", "Bob", "Cem"]) == "Ann, Bob and Cem"


def test_a_target_names_the_numbers_of_players_that_play_further() -> None:
    assert target_words(PRESETS["canasta"]) == "5,000, with 3 players 7,500"


def test_the_browser_s_own_bar_has_the_colour_of_the_felt() -> None:
    sheets = Path(look.__file__).parents[1] / "static" / "css"
    felts = [
        re.findall(r"--felt: (#\w+);", (sheets / name).read_text(encoding="utf-8"))
        for name in ("tokens.css", "dark.css")
    ]
    base = Path(look.__file__).parents[1] / "templates" / "base.html"
    for (felt,) in felts:
        assert base.read_text(encoding="utf-8").count(felt) == 2
