"""A phone whose way to the score keeper is not as it should be: nothing counted is lost."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from scorekeeper.actions.take_back import take_back
from scorekeeper.storage.db import Store, open_store
from tests.browser.app_phone import app_phone, count_deal, ready, says, unsent
from tests.browser.between import Between, Line, between, leads_away, lost, slow, wall
from tests.browser.count_sheet import Sheet, counted, totals
from tests.browser.own_server import Server
from tests.stores import key_of, settings_in
from tests.web.games import begin

LATER_SHAPE = """new Promise((done) => {
  indexedDB.open("scorekeeper", 99).onsuccess = () => done();
})"""
SEEN = """async () => {
  const all = [];
  for (const name of await caches.keys()) all.push(...(await (await caches.open(name)).keys()));
  return all.map(({ url }) => url);
}"""
DAMAGE = """() => new Promise((done) => {
  const asked = indexedDB.open("scorekeeper");
  asked.onsuccess = () => {
    const work = asked.result.transaction("plays", "readwrite");
    const bad = { format: 1, key: "bad", tag: "bad", deals: [] };
    for (const play of [bad, { format: 99, key: "new" }, null]) {
      work.objectStore("plays").put({ key: String(play?.key), seen: 1e15, play });
    }
    work.oncomplete = () => done(asked.result.close());
  };
})"""


class Phone(NamedTuple):
    """A phone, what stands between, and the server's database."""

    page: Page
    its: Line
    store: Store


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server at the other end."""
    started = Server(tmp_path_factory.mktemp("behind"))
    yield started
    started.kill()


@contextmanager
def lined(chromium: Browser, server: Server) -> Iterator[Phone]:
    """A phone that has the app by way of what stands between."""
    store = open_store(settings_in(server.folder))
    with between(server.port) as (address, its), app_phone(chromium, address) as context:
        yield Phone(context.new_page(), its, store)
    store.close()


@pytest.fixture(scope="module")
def one_line(chromium: Browser, server: Server) -> Iterator[Phone]:
    """One phone for the tests that leave it as it should be."""
    with lined(chromium, server) as made:
        yield made


@pytest.fixture
def line(one_line: Phone) -> Phone:
    """That phone, with nothing in between."""
    one_line.its.how = None
    return one_line


@pytest.mark.parametrize("how", [wall, lost], ids=["a wall", "a forwarder that lost the way"])
def test_a_foreign_answer_is_none(line: Phone, how: Callable[[Between], bool]) -> None:
    page, its, store = line
    game = begin(store)
    ready(page, f"/g/{game}")
    its.how = how
    count_deal(Sheet(page, game), "400", "300")
    says(page, "Saved on this phone, not yet sent: deal 1.")
    its.how = None
    says(page, "Sent.")
    assert totals(store, game) == (400, 300)


def test_a_save_that_led_to_somebody_else_s_page_is_kept(line: Phone) -> None:
    page, its, store = line
    game = begin(store)
    ready(page, f"/g/{game}")
    sheet = Sheet(page, game)
    sheet.keys("400")
    its.how = leads_away
    page.locator("#side-0 [data-alone-save]").click()
    page.wait_for_url("**/log-in")
    page.wait_for_timeout(500)
    its.how = None
    page.wait_for_timeout(500)
    assert unsent(page) == 1
    its.how = None
    page.goto(f"/g/{game}")
    assert unsent(page) == 0
    assert counted(store, game).revisions == (1, 0)


def test_what_only_the_server_can_do_is_waited_for(line: Phone) -> None:
    page, its, store = line
    game = begin(store)
    ready(page, f"/g/{game}")
    its.how = slow
    page.goto(f"/g/{game}/share")
    assert page.title().startswith("Share")


def test_nothing_is_left_of_a_link_that_was_taken_back(line: Phone) -> None:
    page, its, store = line
    game = begin(store)
    key = key_of(store, game, "score")
    ready(page, f"/g/{key}")
    page.goto(f"/g/{key}/rules")
    take_back(store, game, key)
    page.goto(f"/g/{key}")
    its.how = lost
    page.goto(f"/g/{key}")
    expect(page.locator("main")).to_contain_text("it has not kept this game")
    assert not [url for url in page.evaluate(SEEN) if key in url]


def test_a_damaged_game_keeps_nobody_from_the_others(line: Phone) -> None:
    page, its, store = line
    game = begin(store)
    ready(page, f"/g/{game}")
    page.evaluate(DAMAGE)
    its.how = lost
    page.goto("/")
    expect(page.locator("main")).to_contain_text("Thursday table")
    page.goto("/new")
    expect(page.locator("main")).to_contain_text("Start the game")


def test_a_phone_that_can_keep_nothing_is_served_by_the_server(
    chromium: Browser, server: Server
) -> None:
    with lined(chromium, server) as (page, _, store):
        game = begin(store)
        ready(page, f"/g/{game}")
        page.evaluate(LATER_SHAPE)
        count_deal(Sheet(page, game), "400", "300")
        assert totals(store, game) == (400, 300)
