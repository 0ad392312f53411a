"""The server goes away amid a save and comes back: nothing is lost, pages go on by themselves."""

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from scorekeeper.storage.db import Store, open_store
from tests.browser.chromium import NO_WORKER
from tests.browser.count_sheet import PLAYED_BEFORE, Sheet, counted
from tests.browser.own_server import Server
from tests.stores import settings_in
from tests.web.games import begin

STREAM = re.compile(r"/live\?")


@pytest.fixture
def server_of_its_own(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def phones(chromium: Browser, server_of_its_own: Server) -> Iterator[tuple[Page, Page]]:
    """Two phones at that server."""
    address = server_of_its_own.address
    with chromium.new_context(base_url=address, has_touch=True) as context:
        context.add_init_script(PLAYED_BEFORE)
        context.add_init_script(NO_WORKER)
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
