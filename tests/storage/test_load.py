"""Reading games back: few queries, damaged rows told as such."""

import sqlite3
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, event, text

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.storage import load
from scorekeeper.storage.db import Store
from scorekeeper.storage.errors import DamagedGame
from scorekeeper.storage.query import Query
from tests.stores import THURSDAY, both, items_of


@pytest.fixture
def queries(store: Store) -> Iterator[list[str]]:
    """The queries that reading has run so far."""
    run: list[str] = []

    def note(connection: sqlite3.Connection, _record: object) -> None:
        connection.set_trace_callback(run.append)

    event.listen(store.reader, "connect", note)
    yield run
    event.remove(store.reader, "connect", note)


def play(store: Store, deals: int, corrections: int = 0) -> str:
    """A game of so many deals, the first one corrected so many times."""
    game_id = create_game(store, THURSDAY)
    for deal in range(1, deals + 1):
        save_deal(store, game_id, both(500, 300, deal=deal))
    for revision in range(1, corrections + 1):
        save_deal(store, game_id, both(500 + 5 * revision, 300, base=(revision, 1)))
    return game_id


@pytest.mark.parametrize("length", [(0, 0), (1, 0), (4, 0), (4, 5)])
def test_a_game_is_read_with_three_queries_whatever_its_length(
    store: Store, queries: list[str], length: tuple[int, int]
) -> None:
    game_id = play(store, *length)
    queries.clear()
    load_game(store, game_id)
    assert len([query for query in queries if query.startswith("SELECT")]) == 3


def test_a_history_is_read_with_six_queries(store: Store, queries: list[str]) -> None:
    game_id = play(store, 4, 5)
    queries.clear()
    items_of(store, game_id)
    assert len([query for query in queries if query.startswith("SELECT")]) == 6


@pytest.mark.parametrize(
    "query", [load.GAME, load.NEWEST, load.ENTRIES, load.ACTS, load.AGREED, load.SAVED_BY]
)
def test_no_query_looks_through_a_whole_table(store: Store, query: Query) -> None:
    with store.reading() as connection:
        assert "SCAN" not in plan(connection, str(query.statement))


def plan(connection: Connection, query: str) -> str:
    rows = connection.execute(text(f"EXPLAIN QUERY PLAN {query}"), {"game_id": "x"})
    steps = " ".join(row.detail for row in rows)
    assert "SEARCH" in steps
    return steps


@pytest.mark.parametrize(
    ("damage", "table"),
    [
        ("UPDATE games SET rules = 'no JSON'", "games"),
        ("UPDATE games SET rules = '{}'", "games"),
        ("UPDATE games SET players = '[1, 2, 3, 4]'", "games"),
        ("UPDATE games SET players = '{'", "games"),
        ("UPDATE games SET sides = '[]'", "games"),
        ("UPDATE games SET first_dealer = 'Ann'", "games"),
        ("UPDATE games SET created = 'yesterday'", "games"),
        ("UPDATE entries SET entry = ''", "entries"),
        ("UPDATE entries SET entry = '[]'", "entries"),
        ("UPDATE entries SET entry = '{\"card_points\": -5}' WHERE side = 1", "entries"),
        ("UPDATE entries SET side = 5 WHERE side = 1 AND deal = 2", "entries"),
        ("DELETE FROM entries WHERE side = 0 AND deal = 1", "entries"),
        ("UPDATE acts SET at = 'yesterday'", "acts"),
    ],
)
def test_a_damaged_row_is_told_by_its_table_and_not_by_the_link(
    store: Store, damage: str, table: str
) -> None:
    game_id, other = play(store, 2), create_game(store, THURSDAY)
    where = "AND" if "WHERE" in damage else "WHERE"
    with store.writing() as connection:
        connection.execute(text(f"{damage} {where} game_id = :id"), {"id": game_id})
    with pytest.raises(DamagedGame, match=f"^a row of the table {table} is damaged: ") as told:
        items_of(store, game_id)
    assert game_id not in str(told.value)
    assert load_game(store, other).deals == ()


def test_games_with_the_same_rules_share_them(store: Store) -> None:
    first, second = (load_game(store, create_game(store, THURSDAY)) for _ in range(2))
    assert first.rules is second.rules
    assert first.rules == THURSDAY.rules
