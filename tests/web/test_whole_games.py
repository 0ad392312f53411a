"""A whole game in a link: given at the result, shown from the link alone."""

import re
from collections.abc import Callable
from html import unescape

import pytest
from flask import Flask

from scorekeeper.storage.db import Store
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play


@pytest.fixture
def link(phone: Phone, store: Store) -> str:
    """What the link of a finished game holds behind its "#"."""
    game_id = begin(store)
    play(store, game_id, (OUT, CAUGHT), (CAUGHT, OUT), (OUT, CAUGHT), (OUT, CAUGHT))
    page = phone.get(f"/g/{game_id}/whole").text
    found = re.search(r'value="http://[^"/]+/whole#([^"]+)"', page)
    assert found
    return unescape(found[1])


def test_the_link_shows_the_game_with_every_sheet(phone: Phone, link: str) -> None:
    page = phone.submit("/whole", link=f"http://elsewhere.example/whole#{link}")
    said = words_of(page)
    assert "North–South won by 6,050" in said  # 3 x 4,685 + 1,660 against 3 x 1,660 + 4,685
    assert "2 clean books × 500" in said
    assert page.status_code == 200
    assert "/g/" not in page.text


def test_a_phone_that_was_never_here_and_knows_no_game_sees_it(app: Flask, link: str) -> None:
    phone = app.test_client()
    assert isinstance(phone, Phone)
    assert "North–South won by 6,050" in words_of(phone.submit("/whole", link=link))
    assert "No game on this phone yet" in words_of(phone.get("/"))


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        pytest.param(lambda link: link[:-5], "is not whole", id="cut short"),
        pytest.param(lambda link: "7" + link[1:], "another version", id="of a later program"),
        pytest.param(lambda _: "", "is not whole", id="empty"),
        pytest.param(lambda _: "1.AAAA\0😀", "is not whole", id="hostile"),
    ],
)
def test_a_link_that_cannot_be_read_is_told_and_kept(
    phone: Phone, link: str, *, spoil: Callable[[str], str], told: str
) -> None:
    sent = spoil(link)
    page = phone.submit("/whole", link=sent)
    assert page.status_code == 422
    assert told in words_of(page)


def test_nobody_draws_a_game_without_the_token_of_the_page(phone: Phone, link: str) -> None:
    assert phone.post("/whole", data={"link": link}).status_code == 400
