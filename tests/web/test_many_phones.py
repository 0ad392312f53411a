"""Fifty phones look on at one game, on bare sockets: all see a save, none holds the server up."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

import pytest

from scorekeeper.app import create_app
from scorekeeper.storage.db import Store
from scorekeeper.web.current import STORE
from tests.browser.server import serving
from tests.stores import made_in
from tests.web.games import CAUGHT, OUT, begin, play

PHONES = 50


@pytest.fixture
def running(tmp_path: Path) -> Iterator[tuple[int, Store]]:
    """A server in a thread: its port, and its database."""
    app = create_app(made_in(tmp_path))
    with serving(app) as address:
        yield int(address.rpartition(":")[2]), app.extensions[STORE]
    app.extensions[STORE].close()


@contextmanager
def looking_on(port: int, game: str) -> Iterator[socket.socket]:
    """A phone whose stream has begun."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as phone:
        path = f"/g/{game}/live?view=table&seen=1-"
        phone.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        read_until(phone, b"event: here")
        yield phone


def read_until(phone: socket.socket, wanted: bytes) -> None:
    """Read what the server sends until this is in it; a time-out if it never comes."""
    got = b""
    while wanted not in got:
        more = phone.recv(65_536)
        assert more, "the stream ended"
        got += more


def test_fifty_phones_at_one_game_see_a_save_and_the_server_answers_others(
    running: tuple[int, Store],
) -> None:
    port, store = running
    game = begin(store)
    with ExitStack() as stack:
        phones = [stack.enter_context(looking_on(port, game)) for _ in range(PHONES)]
        play(store, game, (OUT, CAUGHT))
        for phone in phones:
            read_until(phone, b"4,685")
        with urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
            assert answer.status == 200


def test_the_server_stops_at_once_though_phones_look_on(running: tuple[int, Store]) -> None:
    port, store = running
    game = begin(store)
    with looking_on(port, game) as phone:
        begun = monotonic()
        store.watch.close()
        while phone.recv(65_536):
            pass
        assert monotonic() - begun < 2
