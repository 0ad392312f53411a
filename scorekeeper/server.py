"""The server: waitress, with as many threads as pages look on, quick to stop.

Each page that follows its game holds a connection and a thread, so there may be a thousand of
both, nearly all of them at rest.
"""

import select
import socket
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from flask import Flask
from waitress.channel import HTTPChannel
from waitress.server import create_server
from waitress.task import ThreadedTaskDispatcher
from waitress.wasyncore import readwrite

from scorekeeper.storage.db import Store
from scorekeeper.web.current import STORE
from scorekeeper.web.live import STREAMS

THREADS = 16
THREADS_MOST = STREAMS + 64
"""More are started when they are needed, up to these."""
CONNECTIONS = 2 * THREADS_MOST
THREAD_STACK = 256 * 1024  # bytes
STOP_SECONDS = 2  # for requests that are being answered, perhaps waiting for the database
LARGEST_BODY = 2**20  # bytes; larger ones are cut off before a page can refuse them
CAN_POLL = hasattr(select, "poll")  # Windows cannot
CAN_EPOLL = hasattr(select, "epoll")  # only Linux can
ASK_ALL_EVERY = 0.25  # seconds; one whose request lasts that long looks on
READS = select.POLLIN | select.POLLPRI if CAN_POLL else 0


def make_server(
    app: Flask, door: socket.socket, *, channel: type[HTTPChannel] = HTTPChannel, **more: Any
) -> Any:
    """A server of `app` behind a socket that listens, its connections by `channel`; `more` goes
    to waitress.
    """
    threading.stack_size(THREAD_STACK)
    _allow_connections()
    threads = QuickToStop(app.extensions.get(STORE))
    threads.set_thread_count(THREADS)
    more.setdefault("map", Connections())
    server: Any = create_server(
        app,
        _dispatcher=threads,
        sockets=[door],
        ident="scorekeeper",
        max_request_body_size=LARGEST_BODY,
        channel_request_lookahead=1,  # else nobody notices that a phone has gone
        connection_limit=CONNECTIONS,
        clear_untrusted_proxy_headers=True,
        **more,
    )
    server.channel_class = channel
    if CAN_POLL:
        server.asyncore = Waiting()
    return server


class QuickToStop(ThreadedTaskDispatcher):
    """The threads that answer: as many as are needed. None of them keeps the one who stops the
    server waiting.
    """

    def __init__(self, store: Store | None = None) -> None:
        super().__init__()
        self.store = store

    def add_task(self, task: Any) -> None:
        """Let a thread answer, a new one if all are busy and there may be more."""
        with self.lock:
            self.queue.append(task)
            self.queue_cv.notify()
            wanted = min(self.active_count + len(self.queue), THREADS_MOST)
        if len(self.threads) < wanted:
            self.set_thread_count(wanted)

    def shutdown(self, cancel_pending: bool = True, timeout: int = STOP_SECONDS) -> bool:  # noqa: FBT001, FBT002 - waitress's own signature
        """Let all go who look on, and wait a little for the answers that are being made."""
        if self.store is not None:
            self.store.watch.close()
        return super().shutdown(cancel_pending, timeout)


class Connections(dict[int, Any]):
    """The open connections by their number; `changed` are those that came or went of late."""

    def __init__(self) -> None:
        super().__init__()
        self.changed: set[int] = set()

    def __setitem__(self, fd: int, connection: Any) -> None:
        super().__setitem__(fd, connection)
        self.changed.add(fd)

    def __delitem__(self, fd: int) -> None:
        super().__delitem__(fd)
        self.changed.add(fd)


class Waiting:
    """Waits until a connection has something to be read or written, in place of waitress's own.

    That one asks each connection anew what it waits for whenever one of them has something: with
    a thousand at rest it takes more than the answers themselves. Those that only look on are asked
    a few times a second: what they are sent, the thread that answers them sends itself.
    """

    def __init__(self) -> None:
        # Linux looks only at those that have something, whoever else waits
        self._poll: Any = select.epoll() if CAN_EPOLL else select.poll()
        self._flags: dict[int, int] = {}
        self._awake: set[int] = set()
        self._lasting: dict[int, Any] = {}  # the request by which each looks on, None for others
        self._ask_all_at = 0.0

    def loop(self, timeout: float, map: Connections, count: int | None = None, **_: Any) -> None:  # noqa: A002 - waitress's own names
        """Serve the connections in `map`, for ever or `count` times."""
        pause = min(timeout, ASK_ALL_EVERY)  # what rests may have something to send by then
        while map and count != 0:
            self._note(map)
            for fd, events in self._poll.poll(pause if CAN_EPOLL else int(pause * 1000)):
                self._awake.add(fd)
                connection = map.get(fd)
                if connection is not None:
                    readwrite(connection, events)
            count = None if count is None else count - 1

    def _note(self, connections: Connections) -> None:
        """Note what each connection waits for where that may have changed."""
        changed = connections.changed.copy()
        connections.changed -= changed
        for fd in changed:  # the number may be another connection's by now
            self._leave(fd)
        self._awake |= changed
        now = time.time()
        if now < self._ask_all_at:
            self._ask(connections, self._awake)
            return
        self._ask_all_at = now + ASK_ALL_EVERY
        self._ask(connections, connections.keys() | self._awake)
        before = self._lasting
        there = list(connections.items())  # another thread may close one meanwhile
        self._lasting = {fd: _looked_on_by(each) for fd, each in there}
        resting = {fd for fd, each in self._lasting.items() if each and each is before.get(fd)}
        self._awake = connections.keys() - resting

    def _ask(self, connections: Connections, fds: Iterable[int]) -> None:
        """Ask these what they wait for."""
        known = self._flags
        for fd in fds:
            connection = connections.get(fd)
            wanted = 0 if connection is None else _flags_of(connection)
            if known.get(fd, 0) == wanted:
                continue
            if not wanted:
                self._leave(fd)
                continue
            try:
                (self._poll.modify if fd in known else self._poll.register)(fd, wanted)
                known[fd] = wanted
            except OSError:  # closed just now
                known.pop(fd, None)

    def _leave(self, fd: int) -> None:
        """Wait no more for this one, which may be closed by now."""
        if self._flags.pop(fd, None) is not None:
            with suppress(KeyError, OSError):
                self._poll.unregister(fd)


def _looks_on(connection: Any) -> bool:
    """Whether its one request is being answered and nothing waits to be sent."""
    return (
        isinstance(connection, HTTPChannel)
        and len(connection.requests) == 1
        and not connection.total_outbufs_len
        and not connection.will_close
        and not connection.close_when_flushed
    )


def _looked_on_by(connection: Any) -> Any:
    """The request by which it looks on; None where it does not, or just came to an end."""
    return next(iter(connection.requests[:1]), None) if _looks_on(connection) else None


def _flags_of(connection: Any) -> int:
    """What a connection waits for; first those that only look on, which are nearly all."""
    if _looks_on(connection):
        return READS
    reads = READS if connection.readable() else 0
    writes = select.POLLOUT if connection.writable() and not connection.accepting else 0
    return reads | writes


def _allow_connections() -> None:
    """Many systems let a program open 1,024 files, and each phone that looks on is one."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS + 256
    if now < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most), most))
