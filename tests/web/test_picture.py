"""The picture and the text of a game that are sent around."""

from xml.etree import ElementTree as ET

import pytest

from scorekeeper.storage.db import Store
from scorekeeper.web import dots
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
    assert {"North–South", "18,740", "East–West", "6,640"} <= set(told)
    assert told[-2] == "The deal that swung it: deal 1, North–South by 3,025."
    assert told[-1].startswith("Hand and Foot · Classic · ")


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
    assert [int.from_bytes(answer.data[at : at + 4], "big") for at in (16, 20)] == [1080, 1330]
    tag = answer.headers["ETag"]
    again = phone.get(f"/g/{game}/picture.png", headers={"If-None-Match": tag})
    assert again.status_code == 304


@pytest.mark.parametrize("end", ["svg", "png"])
def test_nothing_in_it_leads_to_the_game(phone: Phone, store: Store, end: str) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    sent = phone.get(f"/g/{game}/picture.{end}").data
    assert game.encode() not in sent
    assert b"/g/" not in sent


def test_long_names_stay_in_their_rows_and_are_left_out_of_the_pill(
    phone: Phone, store: Store
) -> None:
    names = ("W" * 40, "八" * 40)
    game = play(store, begin(store, players=names, sides=names), *((OUT, CAUGHT),) * 4)
    told = texts(phone.get(f"/g/{game}/picture.svg").text)
    assert told[1:5] == ["Won by 12,100", "W" * 13, "W" * 13, "W" * 14]
    assert told[-2] == "The deal that swung it: deal 1, by 3,025."


def test_letters_that_this_machine_lacks_are_left_out_of_the_dots_only(
    phone: Phone, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def keep(drawing: str) -> bytes:
        drawn.append(drawing)
        return b""

    monkeypatch.setattr(dots, "has_letter", lambda sign: sign < "\u0250")
    monkeypatch.setattr(dots, "in_dots", keep)
    names = ("Cem 八 Can", "👩\u200d👧")
    game = begin(store, players=names, sides=names)
    phone.get(f"/g/{game}/picture.png")
    assert texts(drawn[0])[1:4:2] == ["Cem Can", "Side 2"]
    assert texts(phone.get(f"/g/{game}/picture.svg").text)[1:4:2] == list(names)


def test_without_the_part_that_makes_dots_there_is_the_drawing(
    phone: Phone, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dots, "maker", lambda: None)
    game = play(store, begin(store, name="No dots"), *((OUT, CAUGHT),) * 4)  # drawn nowhere else
    assert phone.get(f"/g/{game}/picture.png").status_code == 404
    assert phone.get(f"/g/{game}/picture.svg").status_code == 200
    page = phone.get(f"/g/{game}/result").text
    assert "there is no picture here, only the drawing" in page
    assert "data-by-phone" in page


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
