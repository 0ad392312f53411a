"""The real app on a free port of this machine, for as long as a test session needs it."""

from collections.abc import Iterator
from contextlib import contextmanager
from socket import create_server
from threading import Event, Thread

from flask import Flask
from waitress import wasyncore

from scorekeeper.server import Connections, make_server


@contextmanager
def serving(app: Flask) -> Iterator[str]:
    """Serve `app` in a thread; yields its address, without a slash at the end."""
    door = create_server(("127.0.0.1", 0))
    port = door.getsockname()[1]
    open_sockets = Connections()
    server = make_server(app, door, map=open_sockets)
    closing = Event()

    def serve() -> None:
        # Not server.run(): nothing can stop that one from outside.
        while not closing.is_set():
            server.asyncore.loop(timeout=0.1, map=open_sockets, count=1)
        wasyncore.close_all(open_sockets, ignore_all=True)

    thread = Thread(target=serve, name="server", daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{port}"
    closing.set()
    thread.join()
    server.task_dispatcher.shutdown()
