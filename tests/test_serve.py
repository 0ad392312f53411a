"""Starting the server: by which address it is reached, and one line where it cannot start."""

import logging
import re
import signal
import socket
from pathlib import Path
from threading import Event
from time import monotonic
from urllib.request import urlopen

import pytest

from scorekeeper.app import hide_addresses, serve
from scorekeeper.server import QuickToStop
from scorekeeper.web.addresses import network_addresses
from tests.started import started, welcome_of

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


@pytest.mark.slow
def test_it_says_where_it_is_answers_there_and_stops_when_told(tmp_path: Path) -> None:
    with started(tmp_path, "--local", "--port", "0") as process:
        said = welcome_of(process)
        found = ADDRESS.search(said)
        assert found
        assert "on your phones" not in said
        with urlopen(found[0]) as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=3) == 0


@pytest.mark.slow
def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with started(tmp_path, "--local", "--port", port) as process:
            _, complaint = process.communicate(timeout=20)
    assert process.returncode == 1
    assert complaint == f"scorekeeper: port {port} is in use: choose another one with --port\n"


@pytest.mark.slow
def test_a_data_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with started(file / "data", "--local", "--port", "0") as process:
        _, complaint = process.communicate(timeout=20)
    assert process.returncode == 1
    assert re.fullmatch(r"scorekeeper: the data folder .* cannot be made: .*\n", complaint)


def test_the_network_s_addresses_are_none_of_this_machine_alone() -> None:
    assert not [each for each in network_addresses() if each.startswith("127.")]


@pytest.mark.parametrize(
    ("host", "reason"),
    [
        ("192.0.2.1", "cannot listen at 192.0.2.1, port 0: Cannot assign requested address"),
        ("a..b", "cannot listen at a..b: it is no name of a machine"),
        ("é" * 70, f"cannot listen at {'é' * 70}: it is no name of a machine"),
    ],
    ids=["an address of another machine", "a name with an empty part", "a name that is too long"],
)
def test_a_host_that_is_not_here_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], host: str, reason: str
) -> None:
    assert serve(host=host, port=0) == 1
    assert capsys.readouterr().err == f"scorekeeper: {reason}\n"


@pytest.mark.slow
def test_an_address_of_the_newer_kind_can_be_opened_as_it_is_told(tmp_path: Path) -> None:
    with started(tmp_path, "--host", "::", "--port", "0") as process:
        said = welcome_of(process)
        found = re.search(r"http://\[::1\]:\d+", said)
        assert found
        with urlopen(found[0]) as answer:
            assert answer.status == 200


def test_an_answer_in_the_making_does_not_keep_the_server_from_stopping() -> None:
    threads, answer = QuickToStop(), _Answer()
    threads.set_thread_count(1)
    threads.add_task(answer)
    assert answer.begun.wait(5)
    before = monotonic()
    threads.shutdown()
    assert monotonic() - before < 3
    answer.given.set()


class _Answer:
    """One that takes as long as it likes."""

    def __init__(self) -> None:
        self.begun, self.given = Event(), Event()

    def service(self) -> None:
        self.begun.set()
        self.given.wait(20)


def test_the_server_s_log_does_not_tell_the_address_of_a_game() -> None:
    said = logging.makeLogRecord({"msg": "Exception while serving %s", "args": ("/g/secret",)})
    assert hide_addresses(said)
    assert said.getMessage() == "Exception while serving a page"
