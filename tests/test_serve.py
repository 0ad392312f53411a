"""Starting the server: by which address it is reached, and one line where it cannot start."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from scorekeeper.web.addresses import network_addresses

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """`scorekeeper serve ARGUMENTS` with its data in `folder`."""
    process = subprocess.Popen(
        [sys.executable, "-m", "scorekeeper", "serve", *arguments],
        env={**os.environ, "SCOREKEEPER_DATA": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.slow
def test_it_says_where_it_is_answers_there_and_stops_when_told(tmp_path: Path) -> None:
    with started(tmp_path, "--local", "--port", "0") as process:
        assert process.stdout
        said = "".join(iter(process.stdout.readline, "Stop it with Ctrl+C.\n"))
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
