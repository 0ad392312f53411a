"""Every action that writes is begun again where a server broke it off, and not without end."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy.exc import IntegrityError

from scorekeeper import actions
from scorekeeper.storage import again
from scorekeeper.storage.again import TURNS, begun_again
from scorekeeper.storage.errors import BrokenOff, StoreError

TAKEN = IntegrityError("", None, Exception("duplicate key"))


def actions_that_write() -> Iterator[tuple[str, Callable[..., object]]]:
    for module in pkgutil.iter_modules(actions.__path__):
        loaded = importlib.import_module(f"{actions.__name__}.{module.name}")
        for name, action in inspect.getmembers(loaded, inspect.isfunction):
            is_own = action.__module__ == loaded.__name__ and not name.startswith("_")
            if is_own and "store.writing()" in inspect.getsource(action):
                yield name, action


def test_every_action_that_writes_is_begun_again() -> None:
    found = dict(actions_that_write())
    assert [name for name, action in found.items() if not hasattr(action, "__wrapped__")] == []
    assert {"create_game", "save_deal", "restore", "join", "take_back"} <= found.keys()


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(again, "LONGEST_PAUSE", 0)


def failing(*problems: Exception) -> tuple[Callable[[], str], list[Exception]]:
    """An action that fails with these one after the other, and those that are left."""
    left = list(problems)

    @begun_again
    def action() -> str:
        if left:
            raise left.pop(0)
        return "done"

    return action, left


@pytest.mark.parametrize("problem", [BrokenOff("deadlock"), TAKEN])
@pytest.mark.parametrize("times", [0, 1, TURNS - 1])
def test_what_was_in_vain_is_done_again(problem: Exception, times: int) -> None:
    action, left = failing(*[problem] * times)
    assert action() == "done"
    assert left == []


def test_it_ends_with_the_last_refusal() -> None:
    action, left = failing(*[BrokenOff("deadlock")] * (TURNS + 1))
    with pytest.raises(BrokenOff):
        action()
    assert len(left) == 1


def test_a_database_that_cannot_be_used_is_not_asked_again() -> None:
    action, left = failing(StoreError("disk full"), TAKEN)
    with pytest.raises(StoreError):
        action()
    assert left == [TAKEN]
