"""Who counts which side just now: said by open sheets, seen by the others, over after a while."""

import pytest
from flask import Flask

from scorekeeper.actions.counting import SHEETS_MOST, begin_counting, who_counts
from scorekeeper.record import Counting
from scorekeeper.storage.db import Store
from tests.web.conftest import Phone, words_of
from tests.web.games import begin

PAGE = {"sheet": "one", "deal": "1", "side": "1"}


def say(phone: Phone, game: str, **fields: str) -> int:
    return phone.submit(f"/g/{game}/deals/1", f"/g/{game}/counting", **fields).status_code


def test_what_a_sheet_counts_is_said_on_the_table_until_it_is_left(
    phone: Phone, store: Store
) -> None:
    game = begin(store)
    assert say(phone, game, **PAGE) == 204
    assert "Another phone is counting East–West" in words_of(phone.get(f"/g/{game}"))
    assert say(phone, game, **PAGE | {"side": "0"}) == 204
    assert "Another phone is counting North–South" in words_of(phone.get(f"/g/{game}"))
    assert say(phone, game, sheet="one") == 204
    assert "is counting" not in words_of(phone.get(f"/g/{game}"))


def test_a_phone_is_called_by_its_name(phone: Phone, store: Store) -> None:
    game = begin(store)
    begin_counting(store, game, Counting("sheet", 1, 0, "Ann's phone"))
    assert "Ann's phone is counting North–South" in words_of(phone.get(f"/g/{game}"))


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({}, 400),
        (PAGE | {"sheet": "x" * 23}, 400),
        (PAGE | {"side": "-1"}, 400),
        (PAGE | {"side": "2"}, 404),
        (PAGE | {"deal": "2"}, 404),
        (PAGE | {"deal": "9" * 40}, 400),
    ],
)
def test_what_no_sheet_of_ours_says_is_refused(
    phone: Phone, store: Store, *, fields: dict[str, str], status: int
) -> None:
    assert say(phone, begin(store), **fields) == status


def test_a_foreign_page_cannot_say_it(app: Flask, store: Store) -> None:
    assert app.test_client().post(f"/g/{begin(store)}/counting", data=PAGE).status_code == 400


def test_there_are_no_more_sheets_than_surely_sit_at_a_table(store: Store) -> None:
    game = begin(store)
    for number in range(SHEETS_MOST + 3):
        begin_counting(store, game, Counting(f"sheet {number}", 1, 0, ""))
    assert len(who_counts(store, game)) == SHEETS_MOST
