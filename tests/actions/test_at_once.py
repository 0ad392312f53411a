"""The same thing at the same moment, by phones whose requests come to different programs."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier
from typing import TypeVar

import pytest

from scorekeeper.actions.counting import begin_counting, who_counts
from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.hand_on import offer, take_over
from scorekeeper.actions.join import Wait, WrongCode, join
from scorekeeper.actions.links import links_of
from scorekeeper.actions.rematch import rematch
from scorekeeper.actions.restore import Restore, restore
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.actions.saved_rules import save_rules, saved_rules
from scorekeeper.config import Settings
from scorekeeper.record import Counting
from scorekeeper.storage.db import Store
from tests.stores import CLASSIC, THURSDAY, both, items_of

pytestmark = pytest.mark.on_both

Answer = TypeVar("Answer")
PHONES = 6
SOON = 10.0

# Counts deal 1 again and again, each time on top of what it just saw, and says how often it won.
COUNTER = """
import sys
from pathlib import Path
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import Saved, save_deal
from scorekeeper.config import Settings
from scorekeeper.storage.db import open_store
from tests.stores import both
store = open_store(Settings(Path(), sys.argv[1], "x" * 32))
won = 0
sys.stdin.readline()
for turn in range(15):
    base = load_game(store, sys.argv[2]).revisions_of(1)
    points = int(sys.argv[3]) + 10 * turn
    answer = save_deal(store, sys.argv[2], both(points, points, base=base, client=f"{points}"))
    won += isinstance(answer, Saved)
print(won)
"""


def at_once(work: Callable[[int], Answer]) -> list[Answer]:
    """What each phone gets for it when all of them begin at the same moment."""
    ready = Barrier(PHONES)

    def begin(phone: int) -> Answer:
        ready.wait()
        return work(phone)

    with ThreadPoolExecutor(PHONES) as phones:
        return list(phones.map(begin, range(PHONES)))


@pytest.fixture
def game(store: Store) -> str:
    return create_game(store, THURSDAY)


def test_a_creation_sent_twice_gives_one_game(store: Store) -> None:
    new = replace(THURSDAY, client_id="form-1")
    assert len(set(at_once(lambda _: create_game(store, new)))) == 1


def test_a_game_has_one_rematch(store: Store, game: str) -> None:
    made = at_once(lambda phone: rematch(store, game, client_id=f"phone {phone}"))
    assert len({link.game_id for link in made}) == 1


def test_a_rule_set_is_saved_once(store: Store) -> None:
    (rules_id,) = set(at_once(lambda _: save_rules(store, CLASSIC)))
    assert saved_rules(store, [rules_id]) == (CLASSIC,)


def test_a_sheet_counts_once_and_those_that_are_gone_are_swept_away(
    store: Store, game: str
) -> None:
    one = Counting("page", 1, 0, "Ann's phone")
    at_once(lambda _: begin_counting(store, game, one))
    assert who_counts(store, game) == (one,)


def test_one_phone_takes_over(store: Store, game: str) -> None:
    offer(store, game)
    offered = links_of(store, game).offer
    assert offered is not None
    keys = at_once(lambda phone: take_over(store, offered.key, client_id=f"phone {phone}"))
    assert len([key for key in keys if key]) == 1


def test_one_undo_is_done(store: Store, game: str) -> None:
    save_deal(store, game, both(500, 300))
    done = at_once(
        lambda phone: restore(
            store, game, Restore(kind="undo", base_act=2, client_id=f"phone {phone}")
        )
    )
    assert done.count(True) == 1
    assert len(items_of(store, game)) == 3


def test_each_wrong_code_is_counted(store: Store) -> None:
    answers = at_once(lambda _: join(store, "AAAAAA", caller="one"))
    wrong = [answer.everybody for answer in answers if isinstance(answer, WrongCode)]
    assert sorted(wrong) == [1, 2, 3, 4, 5]
    assert len([answer for answer in answers if isinstance(answer, Wait)]) == 1


def test_of_two_programs_that_count_one_deal_each_revision_is_of_one(
    store: Store, settings: Settings, game: str
) -> None:
    save_deal(store, game, both(500, 300))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    commands = [
        [sys.executable, "-c", COUNTER, settings.database_url, game, points]
        for points in ("100", "105")
    ]
    counters = [
        subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True
        )
        for command in commands
    ]
    with store.watch.listening(game) as listener:
        for counter in counters:
            assert counter.stdin is not None
            counter.stdin.write("now\n")
            counter.stdin.flush()
        won = sum(int(counter.communicate()[0]) for counter in counters)
        while listener.mark != f"{2 + won}-":
            assert listener.wait(SOON)
    made = [act.act.revisions for act in reversed(items_of(store, game)) if act.act.revisions]
    assert [[each.revision for each in both_sides] for both_sides in made] == [
        [number, number] for number in range(1, won + 2)
    ]
    assert won >= 15
