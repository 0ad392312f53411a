"""Who counts which side just now: said by the open sheets again and again, else it is over."""

from dataclasses import replace
from datetime import timedelta

from scorekeeper.actions.names import phone_name
from scorekeeper.record import Counting
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.load_marks import load_counting
from scorekeeper.storage.save import drop_counting, put_counting, sweep_counting

KEPT = timedelta(seconds=45)
SHEETS_MOST = 12  # that are told in a game: more phones than sit at a table


@begun_again
def begin_counting(store: Store, game_id: str, one: Counting) -> None:
    """A phone counts this side, for the next 45 seconds; more phones than play are not told."""
    now = store.now()
    one = replace(one, phone=phone_name(one.phone))
    with store.writing() as connection:
        sweep_counting(connection, now=now)
        there = load_counting(connection, game_id, now=now)
        others = [each for each in there if each.page != one.page]
        if len(others) < SHEETS_MOST:
            put_counting(connection, game_id, one, until=now + KEPT)


@begun_again
def stop_counting(store: Store, game_id: str, page: str) -> None:
    """The sheet that was open as `page` was left."""
    with store.writing() as connection:
        drop_counting(connection, game_id, page)


def who_counts(store: Store, game_id: str) -> tuple[Counting, ...]:
    """The phones that count just now, by deal and side."""
    with store.reading() as connection:
        return load_counting(connection, game_id, now=store.now())
