"""The server goes away amid a save and comes back: nothing is lost, pages go on by themselves."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from socket import create_server

import pytest
from playwright.sync_api import Browser, Page, expect

from scorekeeper.storage.db import Store, open_store
from tests.browser.count_sheet import PLAYED_BEFORE, Sheet, counted
from tests.stores import settings_in
from tests.web.games import begin

STREAM = re.compile(r"/live\?")


class Server:
    """The program in a process of its own, always at the same address."""

    def __init__(self, folder: Path) -> None:
        with create_server(("127.0.0.1", 0)) as door:
            self.port = door.getsockname()[1]
        self.folder = folder
        self.process = self.start()

    def start(self) -> "subprocess.Popen[str]":
        """Start it (again), and wait until it answers."""
        command = [
            sys.executable,
            "-m",
            "scorekeeper",
            "serve",
            "--local",
            "--port",
            str(self.port),
        ]
        environment = {**os.environ, "SCOREKEEPER_DATA": str(self.folder)}
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout
        assert "Stop it with Ctrl+C.\n" in iter(self.process.stdout.readline, "")
        return self.process

    def kill(self) -> None:
        """Let it end at once, whatever it is doing."""
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def server_of_its_own(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def phones(chromium: Browser, server_of_its_own: Server) -> Iterator[tuple[Page, Page]]:
    """Two phones at that server."""
    address = f"http://127.0.0.1:{server_of_its_own.port}"
    with chromium.new_context(base_url=address, has_touch=True) as context:
        context.add_init_script(PLAYED_BEFORE)
        yield context.new_page(), context.new_page()


@pytest.fixture
def its_store(server_of_its_own: Server) -> Iterator[Store]:
    """The database of that server."""
    store = open_store(settings_in(server_of_its_own.folder))
    yield store
    store.close()


def test_a_server_killed_amid_a_save_loses_nothing_and_pages_go_on(
    server_of_its_own: Server, phones: tuple[Page, Page], its_store: Store
) -> None:
    saver, watcher = phones
    game = begin(its_store)
    with watcher.expect_request(STREAM):
        watcher.goto(f"/g/{game}")
    watcher.evaluate("window.isTheSamePage = true")
    sheet = Sheet(saver, game)
    sheet.keys("400")
    os.kill(server_of_its_own.process.pid, signal.SIGSTOP)  # it has the save, and does nothing yet
    saver.locator("#side-0 [data-alone-save]").click()
    saver.wait_for_timeout(300)
    server_of_its_own.kill()
    expect(saver.locator("[data-said]")).to_contain_text("What you typed stays on this phone.")
    expect(watcher.locator("[data-live-word]")).to_contain_text("Not connected", timeout=15_000)
    server_of_its_own.start()
    expect(watcher.locator("[data-live-word]")).to_have_text("", timeout=15_000)
    assert sheet.value(0, "card_points") == "400"
    saver.locator("#side-0 [data-alone-save]").click()
    saver.wait_for_url(f"**/g/{game}")
    assert counted(its_store, game).revisions == (1, 0)
    expect(watcher.locator("#deals")).to_contain_text("counted", timeout=15_000)
    assert watcher.evaluate("window.isTheSamePage")
