"""A phone goes on without the server, and the server has it all when it is back."""

import os
import re
import signal
from collections.abc import Iterator
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from scorekeeper.actions.links import open_link
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import Saved, save_deal
from scorekeeper.actions.take_back import take_back
from scorekeeper.storage.db import Store, open_store
from tests.browser.app_phone import app_phone, count_deal, ready, says, unsent
from tests.browser.count_sheet import Sheet, counted, totals
from tests.browser.own_server import Server
from tests.stores import both, key_of, settings_in
from tests.web.games import begin


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests may stop; each leaves it running."""
    started = Server(tmp_path_factory.mktemp("stopped"))
    yield started
    started.kill()


@pytest.fixture(autouse=True)
def _running(server: Server) -> None:
    """What a test that failed stopped is started again."""
    if server.process.poll() is not None:
        server.start()


@pytest.fixture(scope="module")
def its_store(server: Server) -> Iterator[Store]:
    """The database of that server."""
    store = open_store(settings_in(server.folder))
    yield store
    store.close()


@pytest.fixture(scope="module")
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    """A phone that has the app of that server."""
    with app_phone(chromium, server.address) as context:
        yield context.new_page()


def test_a_deal_counted_without_the_server_is_sent_when_it_is_back(
    server: Server, page: Page, its_store: Store
) -> None:
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


def test_a_whole_game_is_played_without_the_server_and_sent_in_order_and_once(
    server: Server, page: Page, its_store: Store
) -> None:
    game = begin(its_store)
    ready(page, f"/g/{game}")
    server.kill()
    for deal, points in enumerate(("400", "500", "600", "700"), start=1):
        count_deal(Sheet(page, game, deal), points, "300")
    page.goto(f"/g/{game}/result")
    expect(page.locator("#board")).to_contain_text("2,200")
    says(page, "not yet sent: deals 1, 2, 3 and 4.")
    server.start()
    says(page, "Sent.")
    page.goto(f"/g/{game}/result")
    expect(page.locator("#board")).to_contain_text("2,200")
    assert unsent(page) == 0
    played = load_game(its_store, game)
    assert played.totals_after[-1] == (2200, 1200)
    assert [deal.revisions for deal in played.deals] == [(1, 1)] * 4
    assert played.last_act == 5  # begun, and four deals


def test_a_game_begun_without_the_server_gets_its_link(
    server: Server, page: Page, its_store: Store
) -> None:
    ready(page, "/")
    server.kill()
    page.goto("/new")
    page.get_by_label("Name of the game").fill("In the cabin")
    page.get_by_role("button", name="Start the game").last.click()
    page.wait_for_url("**/g/~*")
    own = page.url.rpartition("/")[2]
    count_deal(Sheet(page, own), "400", "300")
    says(page, "not yet sent: this game and deal 1.")
    page.goto("/")
    expect(page.locator(".game", has_text="In the cabin")).to_contain_text("Not yet sent")
    page.goto(f"/g/{own}")
    server.start()
    page.wait_for_url(re.compile(r"/g/[^~]+$"), timeout=15_000)  # it is led on by itself
    key = page.url.rpartition("/")[2]
    played = open_link(its_store, key)
    assert (played.game.name, played.link.role) == ("In the cabin", "host")
    assert totals(its_store, key) == (400, 300)
    page.goto(f"/g/{own}/deals/2")
    assert page.url.endswith(f"/g/{key}/deals/2")


def save_elsewhere(store: Store, game: str, *points: int) -> None:
    """Save the first deal on another phone."""
    assert isinstance(save_deal(store, game, both(*points)), Saved)


def test_a_deal_that_another_phone_counted_too_is_chosen_from(
    server: Server, page: Page, its_store: Store
) -> None:
    game = begin(its_store)
    ready(page, f"/g/{game}")
    server.kill()
    count_deal(Sheet(page, game), "400", "300")
    sheet = Sheet(page, game)  # corrected here, on top of what never arrived
    page.locator('[name="0.card_points"]').fill("500")
    sheet.save()
    save_elsewhere(its_store, game, 450, 300)
    server.start()
    says(page, "Deal 1 was counted on another phone too.")
    assert totals(its_store, game) == (450, 300)
    expect(page.locator("#board")).to_contain_text("450")
    page.get_by_role("button", name="Look at both counts").tap()
    page.get_by_role("heading", name="Two counts").wait_for()
    for choice in page.get_by_role("button", name="All: Mine").all():
        choice.tap()
    page.get_by_role("button", name="Save deal").tap()
    page.wait_for_url(f"**/g/{game}")
    expect(page.locator("#unsent")).to_be_empty()
    assert totals(its_store, game) == (500, 300)
    assert unsent(page) == 0


def test_what_cannot_be_sent_any_more_stays_until_it_is_given_up(
    server: Server, page: Page, its_store: Store
) -> None:
    game = begin(its_store)
    key = key_of(its_store, game, "score")
    ready(page, f"/g/{key}")
    server.kill()
    count_deal(Sheet(page, key), "400", "300")
    take_back(its_store, game, key)
    server.start()
    says(page, "Deal 1 cannot be sent")
    page.goto("/")
    page.get_by_text("What was counted here").tap()
    expect(page.locator("#unsent")).to_contain_text("North–South: card points 400")
    page.get_by_text("Give it up", exact=True).tap()
    with page.expect_response("**/offline/unsent?*"):  # drawn anew, and yet open
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(100)
    page.get_by_role("button", name="Give it up for good").tap()
    expect(page.locator("#unsent")).to_be_empty()
    assert unsent(page) == 0


def test_a_server_that_dies_amid_a_save_has_it_once_when_it_is_back(
    server: Server, page: Page, its_store: Store
) -> None:
    game = begin(its_store)
    ready(page, f"/g/{game}")
    sheet = Sheet(page, game)
    sheet.keys("400")
    os.kill(server.process.pid, signal.SIGSTOP)  # it takes the save, and answers nothing
    page.locator("#side-0 [data-alone-save]").click()
    says(page, "Saved on this phone, not yet sent: deal 1.")
    server.kill()
    server.start()
    says(page, "Sent.")
    assert counted(its_store, game).revisions == (1, 0)


def test_ten_taps_without_the_server_are_answered_at_once(
    server: Server, page: Page, its_store: Store
) -> None:
    game = begin(its_store)
    ready(page, f"/g/{game}")
    server.kill()
    sheet = Sheet(page, game)
    began = monotonic()
    for count in (1, 2, 3, 4, 3, 2, 1, 2, 3, 4):
        sheet.chip(0, "books-clean", count)
        sheet.total(0, f"{count * 500:,}")
    assert monotonic() - began < 10
    server.start()
