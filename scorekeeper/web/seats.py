"""Seats: how many pages may follow their games at once, of this server and of one game."""

from collections import Counter
from threading import Lock


class Seats:
    """So many in all, and no more than `most_of_a_game` by the links of one game.

    Else a single phone that opens stream after stream would take them from all other tables.
    """

    def __init__(self, most: int, *, most_of_a_game: int) -> None:
        self._most = most
        self._most_of_a_game = most_of_a_game
        self._taken: Counter[str] = Counter()
        self._lock = Lock()

    def take(self, game_id: str) -> bool:
        """Take a seat for a page of this game; False where there is none."""
        with self._lock:
            is_full = self._taken.total() >= self._most
            if is_full or self._taken[game_id] >= self._most_of_a_game:
                return False
            self._taken[game_id] += 1
            return True

    def leave(self, game_id: str) -> None:
        """Give the seat back that was taken."""
        with self._lock:
            self._taken[game_id] -= 1
            if not self._taken[game_id]:
                del self._taken[game_id]
