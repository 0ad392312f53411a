"""Home: the games of this phone, light or dark."""

import pytest

from scorekeeper.actions.take_back import take_back
from scorekeeper.storage.db import Store
from tests.stores import key_of
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play


def test_a_phone_that_was_never_here_has_no_games(phone: Phone) -> None:
    assert "No game on this phone yet" in words_of(phone.get("/"))


def test_a_game_once_seen_is_listed_with_its_standing(phone: Phone, store: Store) -> None:
    phone.get(f"/g/{play(store, begin(store), (OUT, CAUGHT))}")
    said = words_of(phone.get("/"))
    assert "North–South 4,685 East–West 1,660 Classic · Deal 2 of 4 is next" in said


def test_the_game_last_seen_comes_first(phone: Phone, store: Store) -> None:
    games = [begin(store, name=name) for name in ("Alder", "Birch", "Cedar")]
    for game_id in (*games, games[0]):
        phone.get(f"/g/{game_id}")
    said = words_of(phone.get("/"))
    assert said.index("Alder") < said.index("Cedar") < said.index("Birch")


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


def test_a_game_that_was_closed_to_this_phone_is_told_until_that_is_put_away(
    phone: Phone, store: Store
) -> None:
    game, kept = begin(store, name="Friday"), begin(store, name="Sunday")
    key = key_of(store, game, "score")
    for each in (key, kept):
        phone.get(f"/g/{each}")
    take_back(store, game, key)
    page = phone.get("/")
    assert "“ Friday ” is no longer open to this phone: its link was taken back." in words_of(page)
    assert f'href="/g/{key}"' not in page.text
    phone.submit("/", "/put-away", lost=key)
    said = words_of(phone.get("/"))
    assert "Friday" not in said
    assert "Sunday" in said


@pytest.mark.parametrize("lost", ["", "x", "the game's own key"])
def test_nothing_that_is_open_is_put_away(phone: Phone, store: Store, lost: str) -> None:
    game = begin(store, name="Sunday")
    phone.get(f"/g/{game}")
    phone.submit("/", "/put-away", lost=game if "own" in lost else lost)
    assert "Sunday" in words_of(phone.get("/"))


def test_who_has_lost_the_only_game_has_no_other(phone: Phone, store: Store) -> None:
    game = begin(store)
    key = key_of(store, game, "watch")
    phone.get(f"/g/{key}")
    take_back(store, game, key)
    assert "No other game on this phone" in words_of(phone.get("/"))
