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
from tests.browser.measures import JUMPED, STICKS_OUT, TOO_FAINT, TOO_SMALL
from tests.browser.screens import screens
from tests.browser.watch import Watch

NAMES = [
    "home", "new game", "table, nothing counted", "table, deal half counted",
    "table, longest names", "table, three sides", "table, six sides",
    "table, a minimum for each side", "table, game over", "board",
    "board, longest names, one way", "board, six sides", "result", "result, longest names",
    "result, six sides", "the game in a link", "whole game", "whole game, no link",
    "explanation", "explanation, six sides", "count it again", "counted twice", "share",
    "share, only to look", "share, handed on", "take over", "table, whose phone",
    "table, only to look", "this phone", "not by this link", "history",
    "history, longest names", "explanation, longest names", "opening, longest names",
    "open a game", "all rules", "rules", "rules of our own", "rules being changed",
    "rules by score being changed", "rules, shared", "rules file", "rules, a damaged link",
    "new game by our rules", "under other rules", "under other rules, known",
    "under other rules, asked", "under other rules, six sides", "rules changed",
    "change the rules", "change the rules, asked", "change the rules, agree",
    "change the rules, six sides", "change the rules, no seats", "going out, totals",
    "going out, six sides", "help", "nothing here",
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
    if path.startswith("/whole#"):
        page.locator("#chart").wait_for()


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_can_be_read_touched_and_used_by_everybody(
    screen: Page, paths: dict[str, str], name: str
) -> None:
    show(screen, paths[name], width=390, height=844)
    screen.evaluate(
        "scrollTo(0, document.body.scrollHeight)"
    )  # acts at the foot cover nothing there
    assert_accessible(screen)
    assert screen.evaluate(TOO_SMALL) == []
    assert screen.evaluate(TOO_FAINT) == []
    assert screen.evaluate(JUMPED) == []


@pytest.mark.parametrize("name", NAMES)
def test_nothing_sticks_out_of_a_screen(screen: Page, paths: dict[str, str], name: str) -> None:
    show(screen, paths[name], width=320, height=568)
    assert screen.evaluate(STICKS_OUT) == []
    for width, height in ((844, 390), (1024, 768)):
        screen.set_viewport_size({"width": width, "height": height})
        assert screen.evaluate(STICKS_OUT) == [], f"{width} x {height}"
    for width, height, letters in ((320, 568, 150), (390, 844, 200)):
        screen.set_viewport_size({"width": width, "height": height})
        screen.evaluate("(size) => (document.documentElement.style.fontSize = size)", f"{letters}%")
        assert screen.evaluate(STICKS_OUT) == [], f"{width} x {height}, letters of {letters} %"
