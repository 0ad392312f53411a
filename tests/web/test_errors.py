"""Refusals: in the house's look, with the way back, nothing lost and no secret in the log."""

from collections.abc import Callable

import pytest
from flask import Flask

from scorekeeper.storage.db import Store
from scorekeeper.storage.errors import StoreError
from tests.web.conftest import Phone, words_of
from tests.web.games import begin

Fail = Callable[[str, Exception], None]
REFUSED = {
    "a page that is not there": ("GET", "/nothing", 404, "There is no page with this address."),
    "a game that is not there": ("GET", "/g/" + "A" * 22, 404, "There is no game with this link."),
    "a game's id with NUL": ("GET", "/g/%00", 404, "There is no game with this link."),
    "a post where only pages are": ("POST", "/help", 405, "not a page of its own"),
}


@pytest.mark.parametrize(("method", "path", "code", "said"), REFUSED.values(), ids=REFUSED.keys())
def test_what_cannot_be_had_is_said_with_the_way_back(
    phone: Phone, *, method: str, path: str, code: int, said: str
) -> None:
    answer = phone.open(path, method=method)
    assert answer.status_code == code
    assert said in words_of(answer)
    assert "To my games" in words_of(answer)


def test_too_large_a_post_is_refused(phone: Phone) -> None:
    answer = phone.post("/new", data={"name": "x" * 300_000})
    assert answer.status_code == 413
    assert "larger than any score sheet" in words_of(answer)


def test_too_many_fields_are_refused(phone: Phone) -> None:
    answer = phone.post("/new", data={f"f{i}": "x" for i in range(500)})
    assert answer.status_code in {400, 413}


def test_without_its_token_a_form_is_kept_and_sent_again_by_a_tap(phone: Phone) -> None:
    answer = phone.post("/new", data={"name": 'Us "two"', "player_0": "Ann", "csrf_token": "old"})
    assert answer.status_code == 400
    assert "nothing that you typed is lost" in words_of(answer)
    assert '<input type="hidden" name="name" value="Us &#34;two&#34;">' in answer.text
    assert '<input type="hidden" name="player_0" value="Ann">' in answer.text
    assert 'action="/new"' in answer.text


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}],
    ids=["another origin", "no origin", "the browser says so"],
)
def test_a_post_of_a_foreign_page_is_not_offered_again(
    phone: Phone, headers: dict[str, str]
) -> None:
    answer = phone.post("/new", data={"name": "Theirs"}, headers=headers)
    assert answer.status_code == 403
    assert "Theirs" not in answer.text


def test_below_a_game_the_way_back_is_its_table(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    answer = phone.get(f"/g/{game_id}/deals/9")
    assert answer.status_code == 404
    assert f'href="/g/{game_id}"' in answer.text


@pytest.fixture
def fail(app: Flask, monkeypatch: pytest.MonkeyPatch) -> Fail:
    """Let a page of the app fail from now on."""

    def set_up(endpoint: str, error: Exception) -> None:
        def view() -> str:
            raise error

        monkeypatch.setitem(app.view_functions, endpoint, view)

    return set_up


def test_a_fault_of_ours_is_said_and_the_log_holds_no_game(
    phone: Phone, store: Store, *, fail: Fail, caplog: pytest.LogCaptureFixture
) -> None:
    fail("games.table", RuntimeError("a fault of ours"))
    game_id = begin(store)
    answer = phone.get(f"/g/{game_id}")
    assert answer.status_code == 500
    assert "The fault is in the score keeper, not with you." in words_of(answer)
    assert "a fault of ours" in caplog.text
    assert game_id not in caplog.text


def test_a_locked_database_is_said_and_nothing_is_lost(
    phone: Phone, fail: Fail, caplog: pytest.LogCaptureFixture
) -> None:
    fail("home.home", StoreError("the database cannot be used: database is locked"))
    answer = phone.get("/")
    assert answer.status_code == 503
    assert "Everything saved before is safe." in words_of(answer)
    assert "database is locked" in caplog.text
