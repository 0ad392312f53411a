"""The history page: what was done in plain words, undo, redo, going back."""

import re
from datetime import UTC, datetime

import pytest

from scorekeeper.actions.load_game import load_game
from scorekeeper.storage.db import Store
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play


def press(phone: Phone, game_id: str, kind: str, *, base: str = "", act: str = "") -> str:
    """Press a button of the history as it stands; what the page says then."""
    path = f"/g/{game_id}/history"
    shown = re.search(r'name="base"[^>]*value="(\d+)"', phone.get(path).text)
    assert shown
    answer = phone.submit(path, f"{path}/{kind}", base=base or shown[1], act=act, client_id="")
    assert answer.status_code == 303
    return words_of(phone.get(path))


def test_each_act_is_told_in_plain_words(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    phone.submit(f"/g/{game_id}/share", f"/g/{game_id}/name", name="Friday")
    said = words_of(phone.get(f"/g/{game_id}/history"))
    assert "Renamed The game is called “Friday”, before “Thursday table”" in said
    assert "Counted North–South, deal 1: 4,685 East–West, deal 1: 1,660" in said
    assert "The game began Thursday table, by Classic" in said
    assert f"{datetime.now(UTC).astimezone():%A}" in said


def test_undo_and_redo(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    said = press(phone, game_id, "undo")
    assert "Undone North–South, deal 1: 4,685 taken away" in said
    assert load_game(store, game_id).deals == ()
    press(phone, game_id, "redo")
    assert load_game(store, game_id).standing.totals == (4685, 1660)


def test_the_last_deal_is_taken_away(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (CAUGHT, OUT))
    said = press(phone, game_id, "remove")
    assert "The last deal is taken away. Undo brings it back." in said
    assert "Take deal 1 away" in said
    assert len(load_game(store, game_id).deals) == 1


def test_back_to_how_it_stood_then(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (CAUGHT, OUT))
    press(phone, game_id, "restore", act="2")
    assert load_game(store, game_id).standing.totals == (4685, 1660)


@pytest.mark.parametrize("to", ["", "-1", "99", "x", "٣", "1" * 400])
def test_going_back_to_nothing_changes_nothing(phone: Phone, store: Store, to: str) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    said = press(phone, game_id, "restore", act=to)
    assert "Nothing was changed" in said
    assert load_game(store, game_id).standing.totals == (4685, 1660)


def test_a_page_that_is_no_longer_true_undoes_nothing(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (CAUGHT, OUT))
    assert "somebody else did something meanwhile" in press(phone, game_id, "undo", base="2")
    assert len(load_game(store, game_id).deals) == 2


@pytest.mark.parametrize("base", ["x", "-3"])
def test_without_the_last_act_that_was_seen_nothing_is_done(
    phone: Phone, store: Store, base: str
) -> None:
    path = f"/g/{begin(store)}/history"
    assert phone.submit(path, f"{path}/undo", base=base, act="").status_code == 400


def test_other_words_are_no_act(phone: Phone, store: Store) -> None:
    path = f"/g/{begin(store)}/history"
    assert phone.submit(path, f"{path}/destroy", base="1").status_code == 404
