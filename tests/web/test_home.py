"""Home: the games of this phone, joining another phone's, light or dark."""

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


@pytest.mark.parametrize(
    "typed",
    [
        "{id}",
        "http://192.168.1.5:8000/g/{id}",
        " https://a.example/g/{id}/deals/2 ",
        "/g/{id}#top",
    ],
    ids=["the id", "the link", "the link of a page of it", "a path"],
)
def test_another_phone_s_game_is_joined_by_its_link(phone: Phone, store: Store, typed: str) -> None:
    game_id = begin(store)
    answer = phone.submit("/", "/join", link=typed.format(id=game_id))
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/g/{game_id}")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "This is not the link of a game."),
        ("https://a.example/", "This is not the link of a game."),
        ("x" * 100_000, "This is not the link of a game."),
        ("/g/\0\0\0", "This is not the link of a game."),
        ("🎉", "This is not the link of a game."),
        ("A" * 22, "There is no game with this link."),
    ],
    ids=["empty", "another address", "very long", "NUL", "emoji", "no such game"],
)
def test_what_is_no_link_of_a_game_is_said_at_the_field(
    phone: Phone, typed: str, said: str
) -> None:
    answer = phone.submit("/", "/join", link=typed)
    assert answer.status_code == 422
    assert said in words_of(answer)
    assert 'aria-invalid="true"' in answer.text


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
