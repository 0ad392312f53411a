"""Home: the games of this phone, light or dark."""

import pytest

from scorekeeper.storage.db import Store
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play


def test_a_phone_that_was_never_here_has_no_games(phone: Phone) -> None:
    assert "No game on this phone yet" in words_of(phone.get("/"))


def test_a_game_once_seen_is_listed_with_its_standing(phone: Phone, store: Store) -> None:
    phone.get(f"/g/{play(store, begin(store), (OUT, CAUGHT))}")
    said = words_of(phone.get("/"))
    assert "North–South 4,685 East–West 1,660 Classic · Deal 2 of 4 is next" in said


def test_the_game_last_seen_comes_first(phone: Phone, store: Store) -> None:
    games = [begin(store, name=name) for name in ("Mon", "Tue", "Wed")]
    for game_id in (*games, games[0]):
        phone.get(f"/g/{game_id}")
    said = words_of(phone.get("/"))
    assert said.index("Mon") < said.index("Wed") < said.index("Tue")


def test_the_list_fits_into_a_cookie_however_many_games_there_were(
    phone: Phone, store: Store
) -> None:
    for _ in range(30):
        answer = phone.get(f"/g/{begin(store)}")
    assert len(answer.headers["Set-Cookie"]) < 2000
    assert phone.get("/").text.count('class="panel game"') == 12


@pytest.mark.parametrize("chosen", ["dark", "light"])
def test_light_or_dark_is_kept_on_the_phone(phone: Phone, chosen: str) -> None:
    phone.submit("/", "/theme", theme=chosen)
    page = phone.get("/help").text
    assert f"css/site-{chosen}.css" in page
    assert "prefers-color-scheme" not in page


@pytest.mark.parametrize(("chosen", "mirrored"), [("left", True), ("right", False), ("x", False)])
def test_the_hand_that_taps_is_kept_on_the_phone(
    phone: Phone, chosen: str, *, mirrored: bool
) -> None:
    phone.submit("/", "/hand", hand=chosen)
    assert ('<body class="left-handed"' in phone.get("/help").text) is mirrored


def test_without_a_choice_the_system_says_light_or_dark(phone: Phone) -> None:
    phone.submit("/", "/theme", theme="purple")
    assert "css/site-auto.css" in phone.get("/").text
