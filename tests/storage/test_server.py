"""What a database on a server can do to a program and a file cannot: break off, be gone, refuse."""

import logging
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from threading import Barrier, BrokenBarrierError, Thread
from time import monotonic

import pytest
from sqlalchemy import text

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import Saved, save_deal
from scorekeeper.config import Settings
from scorekeeper.storage import engines
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store, open_store
from scorekeeper.storage.errors import BrokenOff, StoreError
from scorekeeper.storage.load import lock_game
from scorekeeper.storage.migrate import upgrade
from scorekeeper.storage.save import rename
from tests.postgres import Postgres
from tests.stores import THURSDAY, both

SOON = 5.0


@pytest.fixture
def database() -> str:
    return "postgresql"


def together(*works: Callable[[], object]) -> None:
    threads = [Thread(target=work) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_of_two_that_wait_for_each_other_one_is_broken_off_and_begun_again(store: Store) -> None:
    first, second = create_game(store, THURSDAY), create_game(store, THURSDAY)
    begun: list[str] = []
    ready = Barrier(2, timeout=1)

    @begun_again
    def rename_both(one: str, other: str) -> None:
        begun.append(one)
        with store.writing() as connection:
            connection.execute(text("SET LOCAL deadlock_timeout = '10ms'"))
            rename(connection, one, f"first {one}")
            with suppress(BrokenBarrierError):
                ready.wait()
            rename(connection, other, f"then {one}")

    together(lambda: rename_both(first, second), lambda: rename_both(second, first))
    assert len(begun) == 3
    loser = begun[2]
    winner = first if loser == second else second
    assert load_game(store, winner).name == f"then {loser}"


@pytest.mark.parametrize("code", ["40001", "40P01"], ids=["serialization", "deadlock"])
def test_what_a_server_breaks_off_is_told_apart(store: Store, code: str) -> None:
    with pytest.raises(BrokenOff), store.writing() as connection:
        connection.execute(text(f"DO $$ BEGIN RAISE SQLSTATE '{code}'; END $$"))


def test_whoever_changes_a_game_keeps_others_out_of_it_and_of_no_other_game(store: Store) -> None:
    game, other = create_game(store, THURSDAY), create_game(store, THURSDAY)
    done: list[object] = []
    saving = Thread(target=lambda: done.append(save_deal(store, game, both(500, 300))))
    with store.writing() as connection:
        lock_game(connection, game)
        saving.start()
        assert save_deal(store, other, both(500, 300)) == Saved((1, 1))
        saving.join(0.2)
        assert done == []
    saving.join()
    assert done == [Saved((1, 1))]


def test_whoever_waits_too_long_is_told_why(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.05)
    with closing(open_store(settings)) as store:
        game = create_game(store, THURSDAY)
        with store.writing() as connection:
            lock_game(connection, game)
            with pytest.raises(StoreError, match="due to lock timeout"):
                save_deal(store, game, both(500, 300))


def test_a_connection_that_was_cut_off_is_made_anew(store: Store, postgres: Postgres) -> None:
    game = create_game(store, THURSDAY)
    load_game(store, game)
    postgres.cut_off()
    assert load_game(store, game).deals == ()
    assert save_deal(store, game, both(500, 300)) == Saved((1, 1))


def test_what_is_cut_off_in_the_middle_is_not_kept_and_the_next_one_is(
    store: Store, postgres: Postgres
) -> None:
    game = create_game(store, THURSDAY)

    def rename_in_vain() -> None:
        with store.writing() as connection:
            rename(connection, game, "Friday")
            postgres.cut_off()
            lock_game(connection, game)

    with pytest.raises(StoreError, match="the connection is lost"):
        rename_in_vain()
    assert load_game(store, game).name == THURSDAY.name
    assert save_deal(store, game, both(500, 300)) == Saved((1, 1))


def test_phones_hear_of_a_game_after_the_server_was_gone(store: Store, postgres: Postgres) -> None:
    game = create_game(store, THURSDAY)
    with store.watch.listening(game) as listener:
        assert listener.wait(SOON)
        postgres.cut_off()
        save_deal(store, game, both(500, 300))
        assert listener.wait(SOON)
        assert listener.mark == "2-"


def test_a_save_elsewhere_is_told_and_not_waited_for(store: Store, settings: Settings) -> None:
    game = create_game(store, THURSDAY)
    with closing(open_store(settings)) as other, store.watch.listening(game) as listener:
        listener.wait(SOON)
        begun = monotonic()
        save_deal(other, game, both(500, 300))
        assert listener.wait(SOON)
    assert monotonic() - begun < 2  # looked at without being told after five


@pytest.mark.parametrize("zone", ["America/New_York", "Asia/Kolkata"])
def test_moments_are_utc_wherever_the_server_stands(settings: Settings, zone: str) -> None:
    address = f"{settings.database_url}&options=-cTimeZone%3D{zone}"
    moment = datetime(1, 1, 1, 0, 30, tzinfo=UTC)
    with closing(open_store(replace(settings, database_url=address))) as opened:
        store = replace(opened, now=lambda: moment)
        kept = load_game(store, create_game(store, THURSDAY)).created
    assert kept.isoformat() == "0001-01-01T00:30:00+00:00"


def told(settings: Settings) -> str:
    with pytest.raises(StoreError) as refused:
        upgrade(settings)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_server_that_is_not_there_is_told_without_the_password(tmp_path: Path) -> None:
    address = "postgresql://ann:secret@127.0.0.1:1/cards"
    line = told(Settings(tmp_path, address, "x" * 32))
    assert "Connection refused" in line
    assert "secret" not in line


def test_another_driver_is_refused(tmp_path: Path) -> None:
    line = told(Settings(tmp_path, "postgresql+pg8000://ann@localhost/cards", "x" * 32))
    assert line.endswith("it must begin with postgresql+psycopg://")


def test_without_the_driver_it_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    line = told(Settings(tmp_path, "postgresql://ann@localhost/cards", "x" * 32))
    assert line.endswith("pip install 'psycopg[binary]'")


def test_what_is_refused_is_logged_without_the_link_of_a_game(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    game = create_game(store, THURSDAY)
    again = text("INSERT INTO links SELECT * FROM links WHERE game_id = :id")
    try:
        with store.writing() as connection:
            connection.execute(again, {"id": game})
    except Exception:
        logging.getLogger("scorekeeper").exception("failed")
    assert "duplicate key value" in caplog.text
    assert game not in caplog.text
