"""The app on a phone that is put away, and beside a server that was renewed meanwhile."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect

import scorekeeper
from scorekeeper.storage.db import open_store
from tests.browser.app_phone import app_phone, count_deal, ready, says, unsent
from tests.browser.chromium import FLAGS
from tests.browser.count_sheet import PLAYED_BEFORE, Sheet, totals
from tests.browser.own_server import Server
from tests.stores import settings_in
from tests.tools import find_browser
from tests.web.games import begin

PACKAGE = Path(scorekeeper.__file__).parent


@contextmanager
def opened(chromium: Browser, folder: Path, address: str) -> Iterator[BrowserContext]:
    """The browser of a phone that keeps everything in a folder, opened and closed again."""
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    context = chromium.browser_type.launch_persistent_context(
        folder, executable_path=find_browser(), args=FLAGS + root, base_url=address, has_touch=True
    )
    context.add_init_script(PLAYED_BEFORE)
    yield context
    context.close()


def test_what_a_phone_has_not_sent_outlives_its_being_switched_off(
    chromium: Browser, tmp_path: Path
) -> None:
    server = Server(tmp_path / "server")
    store = open_store(settings_in(server.folder))
    game = begin(store)
    with opened(chromium, tmp_path / "phone", server.address) as phone:
        page = phone.new_page()
        ready(page, f"/g/{game}")
        server.kill()
        count_deal(Sheet(page, game), "400", "300")
    with opened(chromium, tmp_path / "phone", server.address) as phone:
        page = phone.new_page()
        page.goto(f"/g/{game}")
        says(page, "Saved on this phone, not yet sent: deal 1.")
        server.start()
        says(page, "Sent.")
        assert unsent(page) == 0
    assert totals(store, game) == (400, 300)
    store.close()
    server.kill()


def test_an_old_worker_goes_on_with_a_new_server_until_it_is_let_go(
    chromium: Browser, tmp_path: Path
) -> None:
    server = Server(tmp_path / "server")
    store = open_store(settings_in(server.folder))
    game = begin(store)
    with app_phone(chromium, server.address) as context:
        page = context.new_page()
        ready(page, f"/g/{game}")
        server.kill()
        server.code = renewed(tmp_path / "code")
        server.start()
        sheet = Sheet(page, game)  # its page comes from the new server
        sheet.keys("400")
        expect(page.get_by_text("A new version is here.")).to_be_visible(timeout=15_000)
        with page.expect_navigation():
            page.get_by_role("button", name="Use it now").tap()
        assert sheet.value(0, "card_points") == "400"
        expect(page.get_by_text("A new version is here.")).to_be_hidden()
        server.kill()
        page.goto("/help")
        expect(page.locator("body")).to_contain_text("renewed")
        page.goto(f"/g/{game}")
        expect(page.locator("#board")).to_contain_text("North–South")
        assert page.evaluate("caches.keys().then((names) => names.length)") == 2
    store.close()
    server.kill()


def renewed(folder: Path) -> Path:
    """A later version of the program, in a folder of its own."""
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    page = folder / PACKAGE.name / "templates" / "help" / "page.html"
    page.write_text(page.read_text(encoding="utf-8").replace("How it goes", "How it goes, renewed"))
    count = folder / PACKAGE.name / "static" / "js" / "count.js"
    count.write_text(count.read_text(encoding="utf-8") + "document.title += '';\n")
    return folder
