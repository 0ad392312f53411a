"""A save that was answered stays, whatever happens to the program."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import Saved, save_deal
from scorekeeper.config import Settings
from scorekeeper.storage.db import Store
from tests.stores import THURSDAY, both, items_of

# Saves deal 1 again and again, and says each answer as soon as it has it.
SAVER = """
import sys
from pathlib import Path
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.storage.db import open_store
from scorekeeper.config import Settings
from tests.stores import items_of, both
store = open_store(Settings(Path(), sys.argv[1], "x" * 32))
for done in range(10_000):
    points = 500 + 5 * (done % 2)
    answer = save_deal(store, sys.argv[2], both(points, 300, base=(done, min(done, 1))))
    print(answer.revisions[0], flush=True)
"""


def killed_after(seconds: float, database: str, game_id: str) -> int:
    """The last revision that a saver answered before it was killed."""
    command = [sys.executable, "-c", SAVER, database, game_id]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as saver:
        assert saver.stdout is not None
        answered = [saver.stdout.readline()]
        time.sleep(seconds)
        os.kill(saver.pid, signal.SIGKILL)
        answered += saver.stdout.readlines()
    return int(answered[-1])


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.15])
def test_a_killed_program_loses_nothing_that_was_answered(
    store: Store, settings: Settings, seconds: float
) -> None:
    game_id = create_game(store, THURSDAY)
    last = killed_after(seconds, settings.database_url, game_id)
    made = [item.act.revisions[0] for item in items_of(store, game_id) if item.act.revisions]
    kept = {each.revision: each.entry.card_points for each in made}
    assert len(kept) in (last, last + 1)
    assert kept == {number: 505 - 5 * (number % 2) for number in range(1, len(kept) + 1)}


def test_after_a_kill_the_database_is_whole_and_can_be_written(
    store: Store, settings: Settings, tmp_path: Path
) -> None:
    game_id = create_game(store, THURSDAY)
    killed_after(0.05, settings.database_url, game_id)
    with closing(sqlite3.connect(tmp_path / "scorekeeper.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    deal = load_game(store, game_id).deal(1)
    assert deal is not None
    first, second = deal.revisions
    answer = save_deal(store, game_id, both(700, 300, base=(first, second)))
    assert answer == Saved((first + 1, second))
