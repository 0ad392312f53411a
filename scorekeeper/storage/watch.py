"""Whoever looks at a game hears at once that something was done to it, by whatever process.

One thread a process looks whether the database changed at all, and only then which of the games
with listeners it was. It begins with the first listener, so that a server may fork before, and
it sleeps while there is none.
"""

import logging
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from threading import Condition, Event, Lock, Thread
from time import monotonic

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from scorekeeper.storage.changes import changes
from scorekeeper.storage.load_marks import Marks

LOOK_EVERY = 0.02  # seconds; a save of this process is looked at without waiting for that
LEFT_EVERY = 5.0  # seconds after which it is noticed that a phone no longer counts
TRY_AGAIN = 1.0  # seconds after the database could not be used

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Room:
    """A game that somebody listens to; `turn` grows with everything that is done to it."""

    changed: Condition = field(default_factory=Condition)
    listeners: int = 0
    turn: int = 0
    mark: str = ""
    is_closed: bool = False


@dataclass(slots=True)
class Listener:
    """Somebody who wants to hear of a game; `turn` is how much of it was heard."""

    room: _Room
    turn: int = 0

    @property
    def mark(self) -> str:
        """What stands for the game as it was when it was looked at last (`record.mark_of`)."""
        return self.room.mark

    def wait(self, seconds: float) -> bool:
        """Whether something was done that was not heard yet, within so many seconds.

        The first time that is so as soon as the game was looked at.
        """
        room = self.room
        with room.changed:
            room.changed.wait_for(lambda: room.is_closed or room.turn != self.turn, seconds)
            is_news = room.turn != self.turn
            self.turn = room.turn
            return is_news

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be heard: the program stops."""
        return self.room.is_closed


class Watch:
    """Looks at a database for all listeners of this process."""

    def __init__(self, engine: Engine, now: Callable[[], datetime]) -> None:
        self._engine = engine
        self._now = now
        self._rooms: dict[str, _Room] = {}
        self._lock = Lock()
        self._wake = Event()
        self._thread: Thread | None = None
        self._is_closed = False
        self._loader = Marks()

    @contextmanager
    def listening(self, game_id: str) -> Iterator[Listener]:
        """Hear of everything that is done to a game from now on."""
        with self._lock:
            room = self._rooms.setdefault(game_id, _Room(is_closed=self._is_closed))
            room.listeners += 1
            self._start()
        try:
            yield Listener(room)
        finally:
            with self._lock:
                room.listeners -= 1
                if not room.listeners:
                    self._rooms.pop(game_id, None)

    def look(self) -> None:
        """Look at once: this process has just changed something."""
        if self._rooms:
            self._wake.set()

    def close(self) -> None:
        """Let every listener go, and look no more."""
        with self._lock:
            self._is_closed = True
            rooms = tuple(self._rooms.values())
        self._wake.set()
        for room in rooms:
            with room.changed:
                room.is_closed = True
                room.changed.notify_all()
        if self._thread is not None:
            self._thread.join(TRY_AGAIN)

    def _start(self) -> None:
        if self._thread is None and not self._is_closed:
            self._thread = Thread(target=self._run, name="watch", daemon=True)
            self._thread.start()
        self._wake.set()

    def _run(self) -> None:
        # what is asked outside of a transaction fails by the driver's own errors
        driver_error: type[Exception] = self._engine.dialect.loaded_dbapi.Error
        while not self._is_closed:
            try:
                if self._rooms:
                    self._watch()
                else:
                    self._wake.wait()
                    self._wake.clear()
            except (SQLAlchemyError, driver_error) as error:
                log.error("watching the database failed: %s", type(error).__name__)
                self._wake.clear()
                self._wake.wait(TRY_AGAIN)

    def _watch(self) -> None:
        """Look again and again, until nobody listens, the end or an error of the database."""
        with changes(self._engine) as is_changed, self._engine.connect() as connection:
            looked = 0.0
            while self._rooms and not self._is_closed:
                is_due = monotonic() - looked > LEFT_EVERY
                if is_changed() or is_due or self._has_new_room():
                    looked = monotonic()
                    self._tell(self._marks(connection))
                self._wake.wait(LOOK_EVERY)
                self._wake.clear()

    def _has_new_room(self) -> bool:
        with self._lock:
            return any(not room.mark for room in self._rooms.values())

    def _marks(self, connection: Connection) -> Mapping[str, str]:
        with self._lock:
            wanted: Collection[str] = tuple(self._rooms)
        if not wanted:
            return {}
        with connection.begin():  # and end: what is read next is newer
            return self._loader.load(connection, wanted, now=self._now())

    def _tell(self, marks: Mapping[str, str]) -> None:
        with self._lock:
            changed = [
                (self._rooms[game_id], mark)
                for game_id, mark in marks.items()
                if game_id in self._rooms and self._rooms[game_id].mark != mark
            ]
        for room, mark in changed:
            with room.changed:
                room.mark = mark
                room.turn += 1
                room.changed.notify_all()
