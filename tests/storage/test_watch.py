"""Whoever listens to a game hears of it, and of it alone, from whichever process it was done."""

from collections.abc import Mapping
from threading import Thread
from time import monotonic
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.config import Settings
from scorekeeper.storage.db import Store, open_store
from scorekeeper.storage.load_marks import Marks
from tests.stores import THURSDAY, both

SOON = 5.0

pytestmark = pytest.mark.on_both


def test_the_first_thing_heard_is_how_the_game_stands(store: Store) -> None:
    game = create_game(store, THURSDAY)
    with store.watch.listening(game) as listener:
        assert listener.wait(SOON)
        assert listener.mark == "1-"


def test_a_save_is_heard_at_once_and_once(store: Store) -> None:
    game = create_game(store, THURSDAY)
    with store.watch.listening(game) as listener:
        listener.wait(SOON)
        save_deal(store, game, both(500, 300))
        assert listener.wait(SOON)
        assert (listener.mark, listener.wait(0.2)) == ("2-", False)


def test_what_is_done_to_another_game_wakes_nobody(store: Store) -> None:
    quiet, busy = create_game(store, THURSDAY), create_game(store, THURSDAY)
    with store.watch.listening(quiet) as listener:
        listener.wait(SOON)
        save_deal(store, busy, both(500, 300))
        assert not listener.wait(0.2)


def test_a_save_of_another_process_is_heard(store: Store, settings: Settings) -> None:
    game = create_game(store, THURSDAY)
    other = open_store(settings)
    with store.watch.listening(game) as listener:
        listener.wait(SOON)
        save_deal(other, game, both(500, 300))
        assert listener.wait(SOON)
    other.close()


def test_marks_asked_for_again_are_those_of_a_first_look(store: Store) -> None:
    quiet, busy, late = (create_game(store, THURSDAY) for _ in range(3))
    again = Marks()

    def look(marks: Marks, *games: str) -> Mapping[str, str]:
        with store.reading() as connection:
            return marks.load(connection, games, now=store.now())

    assert look(again, quiet, busy) == {quiet: "1-", busy: "1-"}
    save_deal(store, busy, both(500, 300))
    save_deal(store, late, both(500, 300))
    assert look(again, quiet, busy, late) == {quiet: "1-", busy: "2-", late: "2-"}
    save_deal(store, late, both(505, 300, base=(1, 1)))
    assert look(again, busy) == {busy: "2-"}
    assert look(again, busy, late, "nobody") == {busy: "2-", late: "3-"}


def test_all_listeners_of_a_game_hear_it(store: Store) -> None:
    game = create_game(store, THURSDAY)
    heard: list[str] = []

    def listen() -> None:
        with store.watch.listening(game) as listener:
            while listener.mark != "2-":
                assert listener.wait(SOON)
            heard.append(listener.mark)

    threads = [Thread(target=listen) for _ in range(50)]
    for thread in threads:
        thread.start()
    save_deal(store, game, both(500, 300))
    for thread in threads:
        thread.join()
    assert heard == ["2-"] * 50


def test_a_listener_is_let_go_when_the_program_stops(store: Store) -> None:
    game = create_game(store, THURSDAY)
    with store.watch.listening(game) as listener:
        listener.wait(SOON)
        begun = monotonic()
        Thread(target=store.watch.close).start()
        assert not listener.wait(SOON)
        assert (listener.is_over, monotonic() - begun < SOON) == (True, True)


def test_nothing_is_looked_at_while_nobody_listens(store: Store) -> None:
    game = create_game(store, THURSDAY)
    with store.watch.listening(game):
        pass
    save_deal(store, game, both(500, 300))
    with store.watch.listening(game) as listener:
        listener.wait(SOON)
        assert listener.mark == "2-"


@pytest.mark.parametrize("teller", ["library", "driver"])
def test_a_database_that_fails_for_a_moment_is_looked_at_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, teller: str
) -> None:
    game = create_game(store, THURSDAY)
    by_driver = store.reader.dialect.loaded_dbapi.OperationalError("locked")
    failures = [by_driver if teller == "driver" else OperationalError("", None, by_driver)]

    class Failing(Marks):
        def load(self, *given: Any, **more: Any) -> Mapping[str, str]:
            if failures:
                raise failures.pop()
            return super().load(*given, **more)

    monkeypatch.setattr(store.watch, "_loader", Failing())
    with store.watch.listening(game) as listener:
        assert listener.wait(SOON)
    assert failures == []
