"""The picture and the text of a game that are sent around."""

from xml.etree import ElementTree as ET

import pytest

from scorekeeper.storage.db import Store
from scorekeeper.web.picture import fit, fit_name, in_dots
from tests.web.conftest import Phone
from tests.web.games import CAUGHT, OUT, begin, play

SVG = "{http://www.w3.org/2000/svg}"
ODD = ("<b>&\"'", "雙連埤的王小明與他的好朋友們一起打牌到深夜")


def texts(drawing: str) -> list[str]:
    return [each.text or "" for each in ET.fromstring(drawing).iter(f"{SVG}text")]


def test_the_drawing_tells_names_totals_and_who_won(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), *((OUT, CAUGHT),) * 4)
    answer = phone.get(f"/g/{game}/picture.svg")
    assert answer.mimetype == "image/svg+xml"
    told = texts(answer.text)
    assert told[:2] == ["Thursday table", "North–South won by 12,100"]
    assert {"North–South", "18,740", "East–West", "6,640", "Hand and Foot · Classic"} <= set(told)


def test_a_line_for_each_side_has_a_point_for_each_deal(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT), (OUT, CAUGHT))
    drawn = ET.fromstring(phone.get(f"/g/{game}/picture.svg").text)
    lines = [each.attrib["points"].split() for each in drawn.iter(f"{SVG}polyline")]
    assert [len(points) for points in lines] == [3, 3]  # from nothing to the second deal


def test_before_the_first_deal_nobody_is_ahead(phone: Phone, store: Store) -> None:
    assert "ahead" not in phone.get(f"/g/{begin(store)}/picture.svg").text


def test_a_drawing_asks_for_nothing_and_runs_nothing(phone: Phone, store: Store) -> None:
    game = begin(store, players=ODD, sides=ODD)
    drawing = phone.get(f"/g/{game}/picture.svg").text
    kinds = {each.tag.removeprefix(SVG) for each in ET.fromstring(drawing).iter()}
    assert kinds <= {"svg", "title", "rect", "text", "path", "g", "circle", "polyline"}
    assert ODD[0] in texts(drawing)
    assert "href" not in drawing


def test_the_picture_in_dots_is_as_large_as_the_drawing(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    answer = phone.get(f"/g/{game}/picture.png")
    assert answer.mimetype == "image/png"
    assert answer.data[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(answer.data[at : at + 4], "big") for at in (16, 20)] == [1080, 1300]
    tag = answer.headers["ETag"]
    again = phone.get(f"/g/{game}/picture.png", headers={"If-None-Match": tag})
    assert again.status_code == 304


def test_letters_are_drawn_with_the_shipped_font() -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">{}</svg>'
    word = '<text x="5" y="20" font-family="Table Serif" font-weight="700">7,395</text>'
    assert len(in_dots(drawing.format(word))) > len(in_dots(drawing.format("")))


@pytest.mark.parametrize(
    ("name", "size", "lines"),
    [
        ("Ann", 52, ("Ann",)),
        ("Maximiliane Wolkenstein", 37, ("Maximiliane Wolkenstein",)),
        ("Maximiliane and her very many friends", 34, ("Maximiliane and her", "very many friends")),
        ("八" * 40, 23, ("八" * 20, "八" * 20)),
    ],
    ids=["short", "smaller in one line", "two lines", "no space to break at"],
)
def test_a_name_is_as_large_as_its_place_lets_it(
    name: str, size: int, lines: tuple[str, ...]
) -> None:
    found = fit_name(name, room=490, most=52)
    assert (found.size, found.lines) == (size, lines)


def test_a_wide_letter_takes_the_room_of_two() -> None:
    assert fit("八" * 10, room=490, most=90).size < fit("a" * 10, room=490, most=90).size


def test_the_text_of_a_result(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), *((CAUGHT, OUT),) * 4)
    page = phone.get(f"/g/{game}/result").text
    lines = page.partition("readonly>")[2].partition("</textarea>")[0].split("\n")
    assert lines[0].startswith("Thursday table, ")
    assert lines[1:] == [
        "East–West won by 12,100",
        "East–West 18,740",
        "North–South 6,640",
        "The deal that swung it: deal 1, East–West by 3,025.",
    ]
