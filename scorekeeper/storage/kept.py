"""What was made of the games that were read last, so that none is read twice as it is."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

Thing = TypeVar("Thing")

GAMES_KEPT = 512


class Kept(Generic[Thing]):
    """By game what was made of it as it was after one of its acts.

    Acts are only ever added, and nothing of a game changes without one: the same number stands
    for the same game, for good.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._things: OrderedDict[str, tuple[int, Thing]] = OrderedDict()

    def get(self, game_id: str, act: int) -> Thing | None:
        """What was made of the game after this act, None where that is not at hand."""
        with self._lock:
            number, thing = self._things.get(game_id, (None, None))
            return thing if number == act else None

    def put(self, game_id: str, act: int, thing: Thing) -> None:
        """Keep this one in place of what was made of the game before."""
        with self._lock:
            self._things[game_id] = act, thing
            self._things.move_to_end(game_id)
            if len(self._things) > GAMES_KEPT:
                self._things.popitem(last=False)
