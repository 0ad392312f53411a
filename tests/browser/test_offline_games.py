"""A phone goes on without the server, and the server has it all when it is back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from scorekeeper.storage.db import Store, open_store
from tests.browser.app_phone import app_phone, ready, says, unsent
from tests.browser.count_sheet import Sheet, counted, totals
from tests.browser.own_server import Server
from tests.stores import settings_in
from tests.web.games import begin


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    started = Server(tmp_path)
    yield started
    started.kill()


@pytest.fixture
def its_store(server: Server) -> Iterator[Store]:
    """The database of that server."""
    store = open_store(settings_in(server.folder))
    yield store
    store.close()


@pytest.fixture
def app(chromium: Browser, server: Server) -> Iterator[BrowserContext]:
    """A phone that has the app of that server."""
    with app_phone(chromium, server.address) as context:
        yield context


def count_deal(sheet: Sheet, first: str, second: str) -> None:
    """Count card points of both sides of a deal that ended with the stock, and save it."""
    for side, points in enumerate((first, second)):
        sheet.tap(f"#tab-{side}")
        sheet.keys(points)
        sheet.page.locator(f'[name="{side}.left.points"]').fill("0")
    sheet.page.locator("#field-out-none").evaluate("(it) => it.scrollIntoView({ block: 'center' })")
    sheet.went_out(None)
    sheet.save()


def test_a_deal_counted_without_the_server_is_shown_and_sent_when_it_is_back(
    server: Server, app: BrowserContext, its_store: Store
) -> None:
    page = app.new_page()
    game = begin(its_store)
    ready(page, f"/g/{game}")
    server.kill()
    count_deal(Sheet(page, game), "400", "300")
    says(page, "Saved on this phone, not yet sent: deal 1.")
    expect(page.locator("#board")).to_contain_text("400")
    server.start()
    says(page, "Sent.")
    assert unsent(page) == 0
    assert totals(its_store, game) == (400, 300)
    assert counted(its_store, game).revisions == (1, 1)
