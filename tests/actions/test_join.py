"""Join by code: it leads to a game that is on, and whoever guesses waits longer and longer."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from scorekeeper.actions import brake
from scorekeeper.actions.brake import CROWD, is_crowd, nobody, slowed
from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.join import Joined, Wait, WrongCode, join
from scorekeeper.actions.links import links_of
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.record import Link
from scorekeeper.storage.db import Store
from scorekeeper.storage.guesses import Guesser, find_guesser
from tests.stores import THURSDAY, both

pytestmark = pytest.mark.on_both

NOON = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
WRONG = "QQQQQQ"


class Clock:
    """The time, moved on by hand."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now

    def later(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def slow(store: Store, clock: Clock) -> Store:
    """The database with that clock."""
    return replace(store, now=clock)


def game(store: Store) -> Link:
    return links_of(store, create_game(store, THURSDAY)).score


def guess(store: Store, times: int, *, caller: str = "a") -> list[object]:
    return [join(store, WRONG, caller=caller) for _ in range(times)]


def test_the_code_of_a_game_that_is_on_leads_to_its_link_to_score(store: Store) -> None:
    score = game(store)
    assert join(store, score.code, caller="a") == Joined(score.key)


def test_the_code_of_a_game_that_is_over_leads_nowhere(store: Store) -> None:
    score = game(store)
    for deal in range(1, 5):
        save_deal(store, score.game_id, both(500, 300, deal=deal))
    assert isinstance(join(store, score.code, caller="a"), WrongCode)


def test_five_wrong_codes_are_slips_and_the_sixth_waits(slow: Store) -> None:
    score = game(slow)
    assert all(isinstance(answer, WrongCode) for answer in guess(slow, 5))
    assert join(slow, score.code, caller="a") == Wait(30)


def test_whoever_waited_gets_in_by_the_right_code(slow: Store, clock: Clock) -> None:
    score = game(slow)
    guess(slow, 5)
    clock.later(29.5)
    assert join(slow, score.code, caller="a") == Wait(1)
    clock.later(0.5)
    assert join(slow, score.code, caller="a") == Joined(score.key)


def test_the_right_code_does_not_let_a_guesser_begin_anew(slow: Store, clock: Clock) -> None:
    score = game(slow)
    guess(slow, 5)
    clock.later(30)
    assert join(slow, score.code, caller="a") == Joined(score.key)
    guess(slow, 1)
    assert join(slow, WRONG, caller="a") == Wait(60)


def test_the_waits_double_up_to_a_quarter_of_an_hour(slow: Store, clock: Clock) -> None:
    guess(slow, 5)
    waits = []
    for _ in range(7):
        answer = join(slow, WRONG, caller="a")
        assert isinstance(answer, Wait)
        waits.append(answer.seconds)
        clock.later(answer.seconds)
        guess(slow, 1)
    assert waits == [30, 60, 120, 240, 480, 900, 900]


def test_wrong_codes_of_more_than_ten_minutes_ago_do_not_count(slow: Store, clock: Clock) -> None:
    guess(slow, 4)
    clock.later(601)
    assert all(isinstance(answer, WrongCode) for answer in guess(slow, 5))


def test_one_who_guesses_lets_nobody_else_wait(slow: Store) -> None:
    score = game(slow)
    guess(slow, 6)
    assert join(slow, score.code, caller="b") == Joined(score.key)


def test_a_restart_forgets_nothing(slow: Store) -> None:
    guess(slow, 5)
    slow.close()
    assert join(slow, WRONG, caller="a") == Wait(30)


def test_guesses_at_the_same_moment_are_counted_one_after_the_other(slow: Store) -> None:
    with ThreadPoolExecutor(8) as many:
        answers = list(many.map(lambda _: join(slow, WRONG, caller="a"), range(16)))
    assert sum(isinstance(answer, WrongCode) for answer in answers) == 5


def test_wrong_codes_of_everybody_are_counted_together(slow: Store) -> None:
    answers = [join(slow, WRONG, caller=caller) for caller in "abc"]
    assert answers == [WrongCode(1), WrongCode(2), WrongCode(3)]


def test_callers_are_forgotten_after_an_hour(slow: Store, clock: Clock) -> None:
    guess(slow, 1, caller="a")
    clock.later(3601)
    guess(slow, 1, caller="b")
    with slow.reading() as connection:
        assert find_guesser(connection, "a") is None
        assert find_guesser(connection, "b") is not None


def test_many_who_guess_from_many_addresses_have_one_slip_each(
    slow: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brake, "CROWD", 3)
    score = game(slow)
    for caller in "abc":
        guess(slow, 1, caller=caller)
    guess(slow, 1, caller="d")
    assert join(slow, score.code, caller="d") == Wait(30)
    assert join(slow, score.code, caller="e") == Joined(score.key)


def everybody(wrong: int, *, minutes: float) -> Guesser:
    """The count of all callers, begun so long ago."""
    return replace(nobody("", NOON), wrong=wrong, since=NOON - timedelta(minutes=minutes))


@pytest.mark.parametrize(
    ("together", "crowded"),
    [
        (everybody(CROWD, minutes=9), True),
        (everybody(CROWD - 1, minutes=9), False),
        (everybody(CROWD, minutes=11), False),
    ],
    ids=["a hundred lately", "fewer", "a hundred long ago"],
)
def test_when_guessing_comes_from_a_crowd(together: Guesser, *, crowded: bool) -> None:
    assert is_crowd(together, NOON) is crowded


def test_an_hour_after_the_last_wait_five_slips_are_free_again() -> None:
    waited = replace(nobody("a", NOON), waits=6, wrong=11, until=NOON - timedelta(minutes=61))
    long_ago = replace(waited, since=NOON - timedelta(minutes=90))
    again = slowed(long_ago, NOON, crowded=False)
    assert (again.waits, again.wrong) == (0, 1)
