"""A finished game travels in its link: opened on another phone, where no server remembers it."""

import re

from playwright.sync_api import Page, expect

from scorekeeper.storage.db import Store
from tests.web.games import CAUGHT, OUT, begin, play


def test_the_result_gives_a_link_that_shows_the_game_elsewhere(
    phone: Page, other_phone: Page, store: Store
) -> None:
    phone.goto(f"/g/{play(store, begin(store), *((OUT, CAUGHT),) * 4)}/result")
    phone.get_by_role("link", name="The game in a link").tap()
    link = phone.get_by_label("Link with the whole game").input_value()
    other_phone.goto(link)
    expect(other_phone.get_by_text("North–South won by 12,100")).to_be_visible()
    expect(other_phone).to_have_title(re.compile("Thursday table"))
    other_phone.get_by_role("link", name="Deal 2, East–West").tap()
    expect(other_phone.locator("#side-2-1")).to_contain_text("2 dirty books × 300")
    assert other_phone.url == link


def test_a_link_cut_short_is_said_and_stays_to_be_mended(phone: Page) -> None:
    phone.goto("/whole#1.AAAA")
    expect(phone.get_by_role("heading", name="This link cannot be read")).to_be_visible()
    expect(phone.get_by_label("Link with the whole game")).to_have_value(
        re.compile(r"/whole#1\.AAAA$")
    )


def test_without_javascript_the_link_is_pasted(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{play(store, begin(store), *((OUT, CAUGHT),) * 4)}/whole")
    link = nojs.get_by_label("Link with the whole game").input_value()
    nojs.goto("/whole")
    nojs.get_by_label("Link with the whole game").fill(link)
    nojs.get_by_role("button", name="Show the game").tap()
    expect(nojs.get_by_text("North–South won by 12,100")).to_be_visible()
