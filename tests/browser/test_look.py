"""Every screen, by day and in the evening, from the smallest phone to a tablet: everybody can
read it, touch it and use it, nothing sticks out, nothing jumps.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from scorekeeper.config import Settings
from scorekeeper.storage.db import open_store
from tests.browser.axe import assert_accessible
from tests.browser.screens import screens
from tests.browser.watch import Watch

# Elements that end to the right of the window. What scrolls inside a box of its own may.
STICKS_OUT = """() => [...document.querySelectorAll("body *")]
  .filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
  .filter((e) => e.offsetParent && !e.closest(".unseen, .skip, .clip, .board-name"))
  .map((e) => e.outerHTML.slice(0, 90))"""

# Things to touch that are lower or narrower than 48 CSS pixels. A link within a sentence may be.
TOO_SMALL = """() => [...document.querySelectorAll(
    "a, button, input:not([type=hidden], .chip input, .dealer input), .chip, .dealer, .tick")]
  .filter((e) => e.offsetParent && getComputedStyle(e).display !== "inline")
  .filter((e) => !e.matches(".skip, .preset > input, .tick input"))
  .filter((e) => e.offsetHeight < 47.5 || e.offsetWidth < 47.5)
  .map((e) => `${e.offsetWidth} x ${e.offsetHeight}: ${e.outerHTML.slice(0, 90)}`)"""

# Figures with less contrast than 7:1 against the surface that they stand on.
TOO_FAINT = """() => {
  const parts = (colour) => colour.match(/[0-9.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const surface = (e) => {
    for (; e; e = e.parentElement) {
      const colour = parts(getComputedStyle(e).backgroundColor);
      if (colour.length < 4 || colour[3] > 0) return light(colour);
    }
    return 1;
  };
  return [...document.querySelectorAll(".figure, .cell-total, .value dd")]
    .filter((e) => e.offsetParent)
    .map((e) => [e, [light(parts(getComputedStyle(e).color)), surface(e)].sort((a, b) => b - a)])
    .map(([e, [more, less]]) => [(more + 0.05) / (less + 0.05), e.outerHTML.slice(0, 90)])
    .filter(([ratio]) => ratio < 7)
    .map(([ratio, html]) => `${ratio.toFixed(1)}: ${html}`);
}"""

SHIFT = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(
    list.getEntries().reduce((sum, entry) => sum + entry.value, 0),
  )).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(0), 150);
})"""

NAMES = [
    "home", "new game", "table, nothing counted", "table, deal half counted",
    "table, longest names", "table, three sides", "table, six sides",
    "table, a minimum for each side", "table, game over", "result", "explanation",
    "explanation, six sides", "share", "all rules", "rules", "help", "nothing here",
]  # fmt: skip


@pytest.fixture(scope="module")
def paths(server: str, data_dir: Path) -> dict[str, str]:
    """The path of every screen; the app of `server` has the same database."""
    assert server
    store = open_store(Settings.from_env({"SCOREKEEPER_DATA": str(data_dir)}))
    made = screens(store)
    store.close()
    assert list(made) == NAMES
    return made


@pytest.fixture(scope="module", params=["light", "dark"])
def screen(request: pytest.FixtureRequest, chromium: Browser, server: str) -> Iterator[Page]:
    """A page by day and one in the evening, on a phone that knows some games."""
    watch = Watch(server)
    context = chromium.new_context(base_url=server, color_scheme=request.param, has_touch=True)
    watch.over(context)
    yield context.new_page()
    context.close()
    assert not watch.complaints(), "\n".join(watch.complaints())


def show(page: Page, path: str, *, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(path)


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_can_be_read_touched_and_used_by_everybody(
    screen: Page, paths: dict[str, str], name: str
) -> None:
    show(screen, paths[name], width=390, height=844)
    assert_accessible(screen)
    assert screen.evaluate(TOO_SMALL) == []
    assert screen.evaluate(TOO_FAINT) == []
    assert screen.evaluate(SHIFT) == 0


@pytest.mark.parametrize(
    ("width", "height"), [(320, 568), (844, 390), (1024, 768)], ids=["small", "across", "tablet"]
)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_sticks_out_of_a_screen(
    screen: Page, paths: dict[str, str], *, name: str, width: int, height: int
) -> None:
    show(screen, paths[name], width=width, height=height)
    assert screen.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize("name", NAMES)
def test_letters_of_twice_the_size_fit(screen: Page, paths: dict[str, str], name: str) -> None:
    show(screen, paths[name], width=390, height=844)
    screen.evaluate("document.documentElement.style.fontSize = '200%'")
    assert screen.evaluate(STICKS_OUT) == []
