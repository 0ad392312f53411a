"""The count sheet as a form: what cannot be read is said at its field, kept, and not saved."""

import re
from html import unescape

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from scorekeeper.actions.load_game import load_game
from scorekeeper.storage.db import Store
from scorekeeper.web.current import STORE
from tests.web.conftest import Phone, words_of
from tests.web.games import begin

DIGITS = "Type a whole number in the digits 0 to 9."
POINTS = "Type points in the digits 0 to 9, as 450 or as a sum: 285+120+45."
LOW = "This cannot be less than 0."
NO_LESS = "Points here cannot be less than 0: add with +, nothing is taken off."
TOO_MUCH = "This must be a whole number from 0 to {most}, not 1,000,000,000,000."
LONG = "This is too long, type at most 200 characters."

COUNTS = [
    ("", "Type a number, 0 for none."),
    ("-1", LOW),
    ("\u22122", LOW),
    ("1000000000000", TOO_MUCH.format(most="1,000")),
    ("9" * 30, "This number is too large."),
    ("two", DIGITS),
    ("2.5", DIGITS),
    ("1+1", DIGITS),
    ("🎉", DIGITS),
    ("２", DIGITS),
    ("٣", DIGITS),
    ("9" * 201, LONG),
    ("9" * 5000, LONG),
]
AMOUNTS = [
    ("", "Type the points, 0 for none."),
    ("-80", NO_LESS),
    ("100-20", NO_LESS),
    ("1000000000000", TOO_MUCH.format(most="100,000")),
    ("9" * 30, "This number is too large."),
    ("many", POINTS),
    ("1,28", POINTS),
    ("++5", POINTS),
    ("+", POINTS),
    ("🎉", POINTS),
    ("８０", POINTS),
    ("5+" * 101, LONG),
]
COUNT_FIELDS = (
    "books.clean", "books.dirty", "books.wild", "red_threes.laid", "red_threes.hand",
    "red_threes.foot", "left.black_threes.hand", "left.black_threes.foot",
)  # fmt: skip
GOOD = {
    "0.books.clean": "2", "0.books.dirty": "2", "0.books.wild": "1", "0.card_points": "1285",
    "0.red_threes.laid": "2", "0.red_threes.hand": "0", "0.red_threes.foot": "0",
    "0.left.points": "20", "0.left.black_threes.hand": "0", "0.left.black_threes.foot": "0",
    "0.left.unopened_feet": "",
    "1.books.clean": "1", "1.books.dirty": "2", "1.books.wild": "0", "1.card_points": "640",
    "1.red_threes.laid": "1", "1.red_threes.hand": "0", "1.red_threes.foot": "0",
    "1.left.points": "80", "1.left.black_threes.hand": "1", "1.left.black_threes.foot": "0",
    "1.left.unopened_feet": "",
    "out": "0", "base": "0,0", "client_id": "sheet-1",
}  # fmt: skip


@pytest.fixture(scope="module")
def game_id(app: Flask) -> str:
    """A game of four in which nothing is ever saved here."""
    return begin(app.extensions[STORE])


def send(phone: Phone, game_id: str, **changes: str | None) -> TestResponse:
    """Send a good sheet with these changes; None leaves a field out."""
    fields = {**GOOD, **changes}
    page = f"/g/{game_id}/deals/1"
    return phone.submit(page, **{name: text for name, text in fields.items() if text is not None})


def said_at(page: TestResponse, place: str) -> str:
    """What is said at a place of the sheet: a row ("0-card-points"), "table" or "out"."""
    found = re.search(
        rf'id="notices-{place}">(.*?)</div>\s*(?:</div>|<section)', page.text, re.DOTALL
    )
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", found[1])).split()) if found else ""


def value_of(page: TestResponse, name: str) -> str:
    found = re.search(rf'name="{re.escape(name)}"\s+value="([^"]*)"', page.text)
    assert found, name
    return unescape(found[1])


def refused(page: TestResponse, store: Store, game_id: str) -> bool:
    return page.status_code == 422 and not load_game(store, game_id).deals


def row_of(path: str) -> str:
    return path.replace(".", "-").replace("_", "-")


@pytest.mark.parametrize(("typed", "message"), COUNTS, ids=lambda text: text[:12] or "empty")
@pytest.mark.parametrize("path", COUNT_FIELDS)
def test_a_count_that_is_none_is_said_at_its_field(
    phone: Phone, store: Store, game_id: str, *, path: str, typed: str, message: str
) -> None:
    page = send(phone, game_id, **{f"1.{path}": typed})
    assert refused(page, store, game_id)
    assert said_at(page, f"1-{row_of(path)}") == message
    assert value_of(page, f"1.{path}") == typed


@pytest.mark.parametrize(("typed", "message"), AMOUNTS, ids=lambda text: text[:12] or "empty")
@pytest.mark.parametrize("path", ["card_points", "left.points"])
def test_points_that_are_none_are_said_at_their_field(
    phone: Phone, store: Store, game_id: str, *, path: str, typed: str, message: str
) -> None:
    page = send(phone, game_id, **{f"1.{path}": typed})
    assert refused(page, store, game_id)
    assert said_at(page, f"1-{row_of(path)}") == message
    assert value_of(page, f"1.{path}") == typed


@pytest.mark.parametrize("path", [*COUNT_FIELDS, "card_points", "left.points"])
def test_a_field_that_did_not_arrive_is_asked_for(
    phone: Phone, store: Store, game_id: str, *, path: str
) -> None:
    page = send(phone, game_id, **{f"0.{path}": None})
    assert refused(page, store, game_id)
    assert said_at(page, f"0-{row_of(path)}").startswith("Type ")


@pytest.mark.parametrize("out", [None, "", "2", "-1", "nobody", "🎉"])
def test_who_went_out_is_asked(
    phone: Phone, store: Store, game_id: str, *, out: str | None
) -> None:
    page = send(phone, game_id, out=out)
    assert refused(page, store, game_id)
    assert said_at(page, "out") == "Say who went out, or that the stock ran out and nobody did."


@pytest.mark.parametrize("name", ["0.books.purple", "2.books.clean", "colour", "0.concealed"])
def test_a_field_that_the_sheet_does_not_have_is_refused(
    phone: Phone, store: Store, game_id: str, *, name: str
) -> None:
    page = send(phone, game_id, **{name: "1"})
    assert refused(page, store, game_id)
    assert f"This sheet has no field “{name}”" in said_at(page, "table")


@pytest.mark.parametrize("base", [None, "", "0", "0,0,0", "a,b", "0,-1", "٣,0", "9" * 40 + ",0"])
def test_a_sheet_that_does_not_say_what_it_was_made_from_is_not_saved(
    phone: Phone, store: Store, game_id: str, *, base: str | None
) -> None:
    page = send(phone, game_id, base=base)
    assert refused(page, store, game_id)
    assert "open the deal again" in said_at(page, "table")


@pytest.mark.parametrize(
    "key", ["x", "too_many:0:books.clean", "books_missing:7:books.clean", "🎉"]
)
def test_nothing_is_allowed_that_is_no_problem_of_the_rules(
    phone: Phone, store: Store, game_id: str, *, key: str
) -> None:
    page = send(phone, game_id, allow=key)
    assert refused(page, store, game_id)
    assert "cannot be allowed" in words_of(page)


def test_two_things_wrong_are_both_said(phone: Phone, store: Store, game_id: str) -> None:
    page = send(phone, game_id, **{"0.books.clean": "x", "1.left.points": "y"})
    assert refused(page, store, game_id)
    assert (said_at(page, "0-books-clean"), said_at(page, "1-left-points")) == (DIGITS, POINTS)


@pytest.mark.parametrize("deal", [0, 2, 99])
def test_a_deal_that_is_not_open_is_not_found(phone: Phone, game_id: str, deal: int) -> None:
    answer = phone.get(f"/g/{game_id}/deals/{deal}")
    assert answer.status_code == 404
    assert "Deals are counted one after the other" in answer.text


@pytest.mark.parametrize(
    "changes", [{}, {"0.card_points": " 1,285 "}, {"0.card_points": "1000+285+"}]
)
def test_a_good_sheet_is_saved_however_its_points_are_written(
    phone: Phone, store: Store, changes: dict[str, str]
) -> None:
    own = begin(store)
    page = send(phone, own, **changes)
    assert page.status_code == 303, words_of(page)
    scores = load_game(store, own).deals[0].scores
    assert scores
    assert [score.total for score in scores] == [4665, 1755]


def test_the_same_sheet_sent_twice_makes_one_entry(phone: Phone, store: Store) -> None:
    own = begin(store)
    assert [send(phone, own).status_code for _ in range(2)] == [303, 303]
    assert load_game(store, own).deals[0].revisions == (1, 1)


def test_a_sheet_without_its_token_is_not_saved(phone: Phone, store: Store, game_id: str) -> None:
    page = phone.post(f"/g/{game_id}/deals/1", data=GOOD)
    assert page.status_code == 400
    assert not load_game(store, game_id).deals
