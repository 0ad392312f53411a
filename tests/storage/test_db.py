"""How the database is opened: nothing is lost, nobody waits for ever, readers cannot write."""

import logging
import threading
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.config import Settings
from scorekeeper.storage import engines
from scorekeeper.storage.db import Store, open_store
from scorekeeper.storage.errors import StoreError
from tests.stores import THURSDAY, both, made_in

NOTHING = ", ".join(["NULL"] * 5)  # what an act may lack
THEN = "'2024-05-31 20:15:00+00:00'"


def count(store: Store, table: str) -> int:
    with store.reading() as connection:
        return int(connection.execute(text(f"SELECT count(*) FROM {table}")).scalar_one())


def run(store: Store, *statements: str) -> None:
    with store.writing() as connection:
        for statement in statements:
            connection.execute(text(statement))


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        pytest.param("journal_mode", "wal", id="readers do not wait for a writer"),
        pytest.param("synchronous", 2, id="what is answered is on the disk"),
        pytest.param("foreign_keys", 1, id="no entry without its game"),
        pytest.param("busy_timeout", 5000, id="writers wait five seconds for each other"),
    ],
)
def test_a_writer_is_safe(store: Store, pragma: str, value: object) -> None:
    with store.writing() as connection:
        assert connection.execute(text(f"PRAGMA {pragma}")).scalar() == value


@pytest.mark.on_both
def test_a_reader_cannot_write(store: Store) -> None:
    with pytest.raises(StoreError, match=r"read-?only"), store.reading() as connection:
        connection.execute(text("DELETE FROM games"))


@pytest.mark.on_both
def test_a_reader_sees_one_state_while_others_write(store: Store) -> None:
    query = text("SELECT count(*) FROM games")
    with store.reading() as connection:
        before = connection.execute(query).scalar()
        create_game(store, THURSDAY)
        assert connection.execute(query).scalar() == before == 0
    assert count(store, "games") == 1


@pytest.mark.on_both
def test_an_error_undoes_everything_of_its_transaction(store: Store) -> None:
    game = f"INSERT INTO games VALUES ('a', 'b', {THEN}, '', '', '', 0, NULL, NULL)"
    with pytest.raises(IntegrityError):
        run(
            store,
            game,
            f"INSERT INTO acts VALUES ('c', 1, 'save', {THEN}, '', {NOTHING})",
        )
    assert count(store, "games") == 0
    run(store, game)
    assert count(store, "games") == 1


@pytest.mark.on_both
@pytest.mark.parametrize(
    "row",
    [
        pytest.param(f"acts VALUES ('nobody', 1, 'save', {THEN}, '', {NOTHING})", id="act"),
        pytest.param("entries VALUES ('nobody', 1, 0, 1, 1, '{}')", id="entry"),
    ],
)
def test_nothing_is_kept_without_its_game(store: Store, row: str) -> None:
    with pytest.raises(IntegrityError):
        run(store, f"INSERT INTO {row}")


@pytest.mark.on_both
def test_a_revision_of_a_count_is_there_once(store: Store) -> None:
    save_deal(store, create_game(store, THURSDAY), both(500, 300))
    with pytest.raises(IntegrityError):
        run(store, "INSERT INTO entries SELECT * FROM entries WHERE side = 1")
    assert count(store, "entries") == 2


@pytest.mark.on_both
def test_writers_of_one_program_take_turns(store: Store) -> None:
    threads = [threading.Thread(target=create_game, args=(store, THURSDAY)) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert count(store, "games") == 12


@pytest.mark.on_both
def test_writers_of_two_programs_take_turns(store: Store, settings: Settings) -> None:
    other = open_store(settings)
    threads = [
        threading.Thread(target=create_game, args=(each, THURSDAY)) for each in (store, other) * 6
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    other.close()
    assert count(store, "games") == 12


def test_a_writer_that_waits_too_long_is_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "BUSY_SECONDS", 0.05)
    first, second = (open_store(made_in(tmp_path)) for _ in range(2))
    with first.writing(), pytest.raises(StoreError, match="database is locked"):
        create_game(second, THURSDAY)
    with first.writing(), pytest.raises(StoreError, match="too many ask it at once"):
        create_game(first, THURSDAY)
    first.close()
    second.close()


@pytest.mark.on_both
def test_neither_the_log_nor_an_error_tells_the_link_of_a_game(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.INFO, "sqlalchemy.engine")
    game_id = create_game(store, THURSDAY)
    save_deal(store, game_id, both(500, 300))
    load_game(store, game_id)
    again = text(f"INSERT INTO acts VALUES (:id, 1, 'save', {THEN}, '', {NOTHING})")
    with pytest.raises(IntegrityError) as refused, store.writing() as connection:
        connection.execute(again, {"id": game_id})
    assert "INSERT INTO games" in caplog.text
    assert game_id not in caplog.text
    assert game_id not in str(refused.value)
