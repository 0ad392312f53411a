"""A phone that has the app: its worker answers where the server does not."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.count_sheet import PLAYED_BEFORE, Sheet

HAS_WORKER = """() => new Promise((done) => {
  const phones = navigator.serviceWorker;
  const isThere = () => phones.controller && done(true);
  phones.addEventListener("controllerchange", isThere);
  isThere();
})"""
KEPT = """(key) => new Promise((done) => {
  const asked = indexedDB.open("scorekeeper");
  asked.onsuccess = () => {
    const found = asked.result.transaction("plays").objectStore("plays").get(key);
    found.onsuccess = () => {
      asked.result.close();
      done(found.result?.play ?? null);
    };
  };
})"""
# `wait_for_function` waits for no promise: it takes the promise itself for a yes.
KEEPS_GAME = f"""async (key) => {{
  while (!(await ({KEPT})(key))) await new Promise((done) => setTimeout(done, 25));
}}"""
ACTS = """() => new Promise((done) => {
  const asked = indexedDB.open("scorekeeper");
  asked.onsuccess = () => {
    const found = asked.result.transaction("acts").objectStore("acts").getAll();
    found.onsuccess = () => {
      asked.result.close();
      done(found.result);
    };
  };
})"""


@contextmanager
def app_phone(chromium: Browser, address: str) -> Iterator[BrowserContext]:
    """A phone for which the service worker is not switched off."""
    with chromium.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True
    ) as context:
        context.add_init_script(PLAYED_BEFORE)
        yield context


def ready(page: Page, path: str) -> None:
    """Open a page and wait until the phone could do without the server: it keeps the game."""
    page.goto(path)
    page.evaluate(HAS_WORKER)
    key = path.removeprefix("/g/").partition("/")[0]
    if path.startswith("/g/"):
        page.evaluate(KEEPS_GAME, key)


def unsent(page: Page) -> int:
    """How much this phone has not sent yet."""
    return len(page.evaluate(ACTS))


def says(page: Page, text: str) -> None:
    """Wait until the page says it of what is not sent yet."""
    expect(page.locator("#unsent")).to_contain_text(text, timeout=15_000)


def count_deal(sheet: Sheet, *points: str) -> None:
    """Count card points of both sides of a deal that ended with the stock, and save it."""
    for side, keys in enumerate(points):
        sheet.tap(f"#tab-{side}")
        sheet.keys(keys)
        sheet.page.locator(f'[name="{side}.left.points"]').fill("0")
    nobody = sheet.page.locator("#field-out-none")
    nobody.evaluate("(it) => it.scrollIntoView({ block: 'center' })")
    nobody.tap()
    sheet.save()
