"""The hints of the first game: shown until they are closed, never to whoever has played a game."""

import pytest

from scorekeeper.actions.save_deal import Saved, SaveDeal, save_deal
from scorekeeper.storage.db import Store
from tests.web.conftest import TOKEN, Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play
from tests.web.test_count_form import GOOD

MARK = {"new": 'data-hint="new"', "table": 'data-hint="table"', "count": 'data-hint="count"'}


def pages(store: Store) -> dict[str, str]:
    game_id = begin(store)
    return {"new": "/new", "table": f"/g/{game_id}", "count": f"/g/{game_id}/deals/1"}


@pytest.mark.parametrize("name", MARK)
def test_a_hint_is_shown_until_it_is_closed(phone: Phone, store: Store, name: str) -> None:
    path = pages(store)[name]
    assert MARK[name] in phone.get(path).text
    answer = phone.submit(path, f"/hints/{name}", back=path)
    assert (answer.status_code, answer.location) == (303, path)
    assert MARK[name] not in phone.get(path).text


def test_closing_one_leaves_the_others(phone: Phone, store: Store) -> None:
    paths = pages(store)
    phone.submit("/new", "/hints/new")
    shown = [name for name, path in paths.items() if MARK[name] in phone.get(path).text]
    assert shown == ["table", "count"]


@pytest.mark.parametrize("seen", ["table", "home"])
def test_whoever_has_played_a_game_sees_no_hint(phone: Phone, store: Store, seen: str) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (OUT, CAUGHT), (OUT, CAUGHT))
    phone.get(f"/g/{game_id}")
    play_last(store, game_id)
    phone.get(f"/g/{game_id}" if seen == "table" else "/")
    assert [name for name, path in pages(store).items() if MARK[name] in phone.get(path).text] == []


def play_last(store: Store, game_id: str) -> None:
    request = SaveDeal(deal=4, entries=(OUT, CAUGHT), base_revisions=(0, 0), client_id="")
    assert isinstance(save_deal(store, game_id, request), Saved)


@pytest.mark.parametrize(
    "back", ["", "//evil.example", "https://evil.example/", "/\\evil.example", "/a?b=c", "x" * 500]
)
def test_a_hint_leads_back_to_pages_of_this_site_only(phone: Phone, back: str) -> None:
    answer = phone.submit("/new", "/hints/new", back=back)
    assert answer.status_code == 204
    assert answer.location is None


def test_there_is_no_other_hint(phone: Phone) -> None:
    assert phone.submit("/new", "/hints/other").status_code == 404


def test_a_foreign_page_closes_no_hint(phone: Phone) -> None:
    phone.get("/new")
    assert phone.post("/hints/new").status_code == 400
    assert MARK["new"] in phone.get("/new").text


def test_a_cookie_that_makes_no_sense_shows_the_hints(phone: Phone) -> None:
    with phone.session_transaction() as cookie:
        cookie["closed_hints"] = 7
    assert MARK["new"] in phone.get("/new").text


def test_closing_the_hint_of_a_new_game_keeps_what_was_typed(phone: Phone) -> None:
    answer = phone.submit("/new", change="close-hint", player_0="Ada")
    assert MARK["new"] not in answer.text
    assert 'value="Ada"' in answer.text


def test_closing_the_hint_of_a_sheet_keeps_what_was_typed(phone: Phone, store: Store) -> None:
    path = pages(store)["count"]
    token = TOKEN.search(phone.get(path).text)
    assert token
    sent = {**GOOD, "csrf_token": token[1], "do": "close-hint", "1.card_points": ""}
    answer = phone.post(path, data=sent)
    assert (answer.status_code, MARK["count"] in answer.text) == (200, False)
    assert 'value="1285"' in answer.text
    assert "Type the points" not in words_of(answer)  # it is still being filled in
