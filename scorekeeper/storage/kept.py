"""What was made of the games that were read last, so that none is read twice as it is."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

Thing = TypeVar("Thing")

DEALS_KEPT = 8_000
"""All games together: a few thousand bytes for each deal."""


class Kept(Generic[Thing]):
    """By game what was made of it as it was after one of its acts.

    Acts are only ever added, and nothing of a game changes without one: the same number stands
    for the same game, for good.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._things: OrderedDict[str, tuple[int, int, Thing]] = OrderedDict()
        self._deals = 0

    def get(self, game_id: str, act: int) -> Thing | None:
        """What was made of the game after this act, None where that is not at hand."""
        with self._lock:
            number, _, thing = self._things.get(game_id, (None, 0, None))
            return thing if number == act else None

    def put(self, game_id: str, act: int, thing: Thing, *, deals: int) -> None:
        """Keep this one, of so many deals, in place of what was made of the game before."""
        with self._lock:
            self._deals += deals + 1 - self._things.pop(game_id, (0, 0))[1]
            self._things[game_id] = act, deals + 1, thing
            while self._deals > DEALS_KEPT:
                _, (_, gone, _) = self._things.popitem(last=False)
                self._deals -= gone
