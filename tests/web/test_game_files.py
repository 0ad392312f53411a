"""A game as a file: what was kept is opened again, and what cannot be read is said by its key."""

import io
import json

import pytest

from scorekeeper.actions.load_game import load_game
from scorekeeper.storage.db import Store
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play


def kept(phone: Phone, store: Store) -> str:
    return phone.get(f"/g/{play(store, begin(store), (OUT, CAUGHT))}/game.json").text


def test_a_game_that_was_kept_is_opened_as_a_game_of_its_own(phone: Phone, store: Store) -> None:
    text = kept(phone, store)
    answer = phone.submit("/open", text=text)
    assert answer.status_code == 303
    path = answer.headers["Location"]
    assert load_game(store, path.removeprefix("/g/")).standing.totals == (4685, 1660)
    assert json.loads(phone.get(f"{path}/game.json").text) == json.loads(text)
    assert "Thursday table" in words_of(phone.get("/"))


def test_a_file_is_chosen(phone: Phone, store: Store) -> None:
    file = (io.BytesIO(kept(phone, store).encode()), "thursday.json")
    answer = phone.submit("/open", file=file)  # type: ignore[arg-type]  # a file is sent as a pair
    assert answer.status_code == 303


def test_the_file_is_called_after_the_game_and_does_not_hold_its_link(
    phone: Phone, store: Store
) -> None:
    game_id = begin(store)
    answer = phone.get(f"/g/{game_id}/game.json")
    assert answer.headers["Content-Disposition"] == "attachment; filename=thursday-table.json"
    assert game_id not in answer.text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("", "This file is empty", id="nothing"),
        pytest.param("{", "This file is not JSON", id="half a file"),
        pytest.param("[]", "This file must be an object", id="a list"),
        pytest.param('{"format": "scorekeeper/game-2"}', "format is version 2", id="version"),
        pytest.param('{"format": "scorekeeper/game-1"}', "rules is missing", id="no rules"),
    ],
)
def test_what_cannot_be_read_is_said_and_kept(phone: Phone, text: str, said: str) -> None:
    answer = phone.submit("/open", text=text)
    assert answer.status_code == 422
    assert said in words_of(answer)
    assert text in words_of(answer)
