"""Whoever plays: with large letters, with the left hand, with still eyes."""

import json
import os

import pytest
from playwright.sync_api import Browser, Page

from scorekeeper.storage.db import Store
from tests.browser.chromium import FLAGS
from tests.browser.count_sheet import Sheet
from tests.browser.measures import STICKS_OUT
from tests.browser.screens import SIX
from tests.tools import find_browser
from tests.web.games import CAUGHT, OUT, begin, play

MOVES = """() => [...document.querySelectorAll("*")].filter((e) => {
  const style = getComputedStyle(e);
  const seconds = Math.max(...style.transitionDuration.split(", ").map(parseFloat));
  return style.animationName !== "none" || seconds > 0 || style.scrollBehavior === "smooth";
}).map((e) => e.outerHTML.slice(0, 90))"""


@pytest.mark.parametrize("path", ["/", "/new", "/g/{}", "/g/{}/deals/2", "/g/{}/board", "/help"])
def test_nothing_moves_where_less_motion_is_wished(phone: Page, store: Store, path: str) -> None:
    phone.emulate_media(reduced_motion="reduce")
    phone.goto(path.format(play(store, begin(store), (OUT, CAUGHT))))
    assert phone.evaluate(MOVES) == []


def test_a_tap_on_a_chip_is_felt(phone: Page, store: Store) -> None:
    phone.add_init_script("window.felt = []; navigator.vibrate = (ms) => felt.push(ms);")
    sheet = Sheet(phone, begin(store))
    sheet.chip(0, "books-clean", 3)
    phone.wait_for_function("() => felt.length")
    assert phone.evaluate("felt") == [8]


def test_a_phone_that_cannot_shake_counts_all_the_same(phone: Page, store: Store) -> None:
    phone.add_init_script("delete Navigator.prototype.vibrate")
    sheet = Sheet(phone, begin(store))
    sheet.chip(0, "books-clean", 3)
    sheet.keys("285")
    assert (sheet.value(0, "books.clean"), sheet.value(0, "card_points")) == ("3", "285")


def test_keys_right_after_a_chip_go_where_the_chip_leads(phone: Page, store: Store) -> None:
    phone.goto(f"/g/{begin(store)}/deals/1")
    phone.locator(".is-started").wait_for()
    phone.evaluate(
        """() => {
          const tap = (it) => {
            it.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
            it.click();
          };
          tap(document.querySelector('[name="chip-0-books-clean"][value="2"]'));
          tap(document.querySelector('[data-key="6"]'));
          tap(document.querySelector('[data-key="5"]'));
        }"""
    )  # all in one moment, before anything is drawn
    assert phone.locator('[name="0.card_points"]').input_value() == "65"


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768)], ids=["phone", "tablet"])
def test_for_the_left_hand_the_main_act_is_on_its_side(
    phone: Page, store: Store, *, width: int, height: int
) -> None:
    phone.set_viewport_size({"width": width, "height": height})
    path = f"/g/{begin(store)}/deals/1"
    phone.goto(path)
    right = middle(phone, "[data-next-side]")
    phone.goto("/")
    phone.get_by_role("button", name="Left hand").tap()
    phone.locator('[value="left"][aria-pressed="true"]').wait_for()
    phone.goto(path)
    left = middle(phone, "[data-next-side]")
    assert left < width / 2 < right
    assert phone.evaluate(STICKS_OUT) == []
    Sheet(phone, path.split("/")[2]).chip(0, "books-clean", 2)


def middle(page: Page, selector: str) -> float:
    page.locator(selector).wait_for()
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2


@pytest.mark.parametrize("path", ["/", "/new", "/g/{}", "/g/{}/deals/2", "/g/{}/opening"])
def test_letters_as_large_as_the_phone_itself_has_them(
    chromium: Browser, server: str, store: Store, *, path: str
) -> None:
    """The browser's own size of letters, unlike a larger picture, also moves the breakpoints."""
    game = play(store, begin(store, players=SIX[:4]), (OUT, CAUGHT))
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    flags = [*FLAGS, *root, "--blink-settings=defaultFontSize=32"]
    with chromium.browser_type.launch(executable_path=find_browser(), args=flags) as large:
        page = large.new_page(base_url=server, viewport={"width": 390, "height": 844})
        page.goto(path.format(game))
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert page.evaluate(STICKS_OUT) == []


@pytest.mark.parametrize("way", ["total", "groups", "cards", "melds"])
@pytest.mark.parametrize("leave", ["reload", "turn", "back", "close"])
def test_every_state_of_the_count_is_there_again(
    phone: Page, store: Store, *, way: str, leave: str
) -> None:
    sheet = Sheet(phone, begin(store))
    fill(sheet, way)
    before = held(phone)
    phone.wait_for_timeout(350)  # a draft is kept a moment after the last tap
    page = LEAVE[leave](phone, sheet)
    page.locator(f'[name="0.way"][value="{way}"]:checked').wait_for(state="attached")
    page.wait_for_function("() => document.querySelector('[name=\"0.books.clean\"]').value === '4'")
    assert held(page) == before
    shown = page.locator("#side-0 [data-way-panel]:visible").first
    assert shown.get_attribute("data-way-panel") == way


def fill(sheet: Sheet, way: str) -> None:
    sheet.chip(0, "books-clean", 4)
    if way == "total":
        sheet.keys("285+20")
        return
    sheet.tap("#side-0 [data-ways-open]")
    sheet.tap(f'[name="0.way"][value="{way}"]')
    if way == "melds":
        sheet.tap('#side-0 [data-pick="Q"]')
        sheet.tap('#side-0 [data-makings]:not([hidden]) [data-making="5 + 2 jokers"]')
    else:
        tile = "groups-10" if way == "groups" else "cards-K"
        sheet.tap(f'[data-tile="field-0-{tile}"]')


def held(page: Page) -> dict[str, str]:
    """What the fields of the sheet hold, but for those that are new in every page."""
    found: dict[str, str] = json.loads(
        page.evaluate(
            "JSON.stringify(Object.fromEntries(new FormData(document.querySelector('#sheet'))))"
        )
    )
    return {name: each for name, each in found.items() if name not in {"csrf_token", "client_id"}}


def turn(page: Page, _: Sheet) -> Page:
    page.set_viewport_size({"width": 844, "height": 390})
    return page


def reload(page: Page, _: Sheet) -> Page:
    page.reload()
    return page


def back(page: Page, sheet: Sheet) -> Page:
    page.goto(f"/g/{sheet.game_id}")
    page.go_back()
    return page


def close(page: Page, sheet: Sheet) -> Page:
    again = page.context.new_page()
    page.close()
    again.goto(f"/g/{sheet.game_id}/deals/1")
    return again


LEAVE = {"reload": reload, "turn": turn, "back": back, "close": close}
