"""The board amid the table: large, both ways, and up to date by itself."""

import re

import pytest
from playwright.sync_api import Page, expect

from scorekeeper.storage.db import Store
from tests.browser.screens import ONE_IN, ONE_OUT, SIX
from tests.web.games import CAUGHT, HELD, OUT, begin, play

FITS = """() => document.documentElement.scrollHeight <= innerHeight
  && document.documentElement.scrollWidth <= innerWidth"""


@pytest.mark.parametrize(
    ("width", "height"), [(1920, 1080), (1024, 768), (768, 1024), (390, 844), (844, 390)]
)
@pytest.mark.parametrize("sides", [2, 3, 4, 5, 6])
def test_a_board_fits_its_screen_and_shows_it_whole(
    phone: Page, store: Store, *, sides: int, width: int, height: int
) -> None:
    names = ("Ann", "Bob", "Cem", "Dan", "Eve", "Fay")[:sides]
    game = play(
        store, begin(store, players=names, sides=names), (ONE_OUT, *(ONE_IN,) * (sides - 1))
    )
    phone.set_viewport_size({"width": width, "height": height})
    for ways in ("", "?ways=one"):
        phone.goto(f"/g/{game}/board{ways}")
        assert phone.evaluate(FITS)


def test_figures_are_legible_across_a_table(phone: Page, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    phone.set_viewport_size({"width": 1024, "height": 768})
    phone.goto(f"/g/{game}/board")
    totals = phone.locator(".stage-total")
    heights = [
        float(re.sub("px", "", total.evaluate("e => getComputedStyle(e).fontSize")))
        for total in totals.all()
    ]
    assert len(heights) == 4  # two sides, both ways
    assert min(heights) > 768 / 5


def test_a_counted_deal_appears_without_a_reload(phone: Page, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    phone.goto(f"/g/{game}/board")
    phone.evaluate("window.isTheSamePage = true")
    play(store, game, (OUT, CAUGHT), (HELD, OUT))
    expect(phone.locator(".stage-half:not(.stage-turned)")).to_contain_text("4,835", timeout=8000)
    expect(phone.locator("[data-standing]")).to_contain_text(
        "Deal 3. East–West 6,345, ahead by 1,510."
    )
    assert phone.evaluate("window.isTheSamePage")


def test_one_way_is_one_tap_away_and_back(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store)}/board")
    expect(nojs.locator(".stage-half")).to_have_count(2)
    nojs.get_by_role("link", name="One way").click()
    expect(nojs.locator(".stage-half")).to_have_count(1)
    nojs.get_by_role("link", name="Both ways").click()
    expect(nojs.locator(".stage-turned")).to_have_count(1)


def test_without_javascript_the_page_comes_again(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store)}/board")
    assert nojs.locator("meta[http-equiv=refresh]").get_attribute("content") == "15"


def test_long_names_are_there_in_full(phone: Page, store: Store) -> None:
    game = begin(store, players=SIX[:2], sides=SIX[:2])
    phone.set_viewport_size({"width": 1024, "height": 768})
    phone.goto(f"/g/{game}/board")
    cut = "names => names.filter((e) => e.scrollHeight > e.clientHeight + 2).length"
    assert phone.locator(".stage-name").evaluate_all(cut) == 0
