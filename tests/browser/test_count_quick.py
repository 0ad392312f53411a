"""The quick line on a phone: a count typed or dictated fills the sheet as taps would."""

import pytest
from playwright.sync_api import Page, expect

from scorekeeper.storage.db import Store
from tests.browser.count_sheet import Sheet, totals
from tests.web.games import begin

TWO = ("Ann", "Bob")
WHOLE = "3 clean 2 dirty 1 wild 1285 2 red out"  # 1500 + 600 + 1500 + 1285 + 200 + 100
OTHER = "1 clean 2 dirty 640 1 red, 80 left and a black three"  # 500 + 600 + 640 + 100 - 80 - 5


def sheet_for_two(page: Page, store: Store) -> Sheet:
    return Sheet(page, begin(store, players=TWO, sides=TWO))


def test_two_lines_are_a_whole_deal(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.say(0, WHOLE)
    sheet.total(0, "+5,185")
    expect(phone.locator("#quick-0")).to_be_hidden()
    sheet.next_side()
    sheet.say(1, OTHER)
    sheet.save()
    assert totals(store, sheet.game_id) == (5185, 1755)


def test_the_chips_show_what_was_said(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.say(0, "7 clean 2 red")
    assert phone.locator('[name="chip-0-red-threes-laid"][value="2"]').is_checked()
    assert phone.locator("#line-0-books-clean label.chip").last.inner_text() == "7"
    assert sheet.target == "0.card_points"


def test_what_was_not_understood_stays_and_is_marked_and_the_rest_is_filled_in(
    phone: Page, store: Store
) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.say(0, "3 clean 2 drity 640")
    line = phone.locator("#quick-0-line")
    expect(line).to_have_value("2 drity")
    expect(line).to_have_accessible_description(
        "Not understood: 2 drity. Say it another way, or tap it in its row."
        " For example: 3 clean 2 dirty 1 wild 1285 2 red out"
    )
    expect(line).to_have_attribute("aria-invalid", "true")
    assert (sheet.value(0, "books.clean"), sheet.value(0, "card_points")) == ("3", "640")
    sheet.say(0, "2 dirty")
    assert sheet.value(0, "books.dirty") == "2"
    expect(phone.locator("#quick-0")).to_be_hidden()


def test_what_was_not_understood_stays_in_sight_when_the_points_arrive(
    phone: Page, store: Store
) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.say(0, "3 clean 0 wild 2 drity 640 out")
    sheet.problem("0-books-dirty")
    expect(phone.locator("#quick-0").get_by_text("Not understood")).to_be_in_viewport()


def test_one_undo_brings_the_sheet_back(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.chip(0, "books-clean", 1)
    sheet.say(0, WHOLE)
    sheet.total(0, "+5,185")
    sheet.tap("[data-undo]")
    paths = ("books.clean", "books.dirty", "books.wild", "card_points", "red_threes.laid")
    assert [sheet.value(0, path) for path in paths] == ["1", "0", "0", "", "0"]
    assert not phone.locator("#field-0-went-out").is_checked()
    sheet.total(0, "+500")
    sheet.tap("[data-undo]")
    assert sheet.value(0, "books.clean") == "0"


def test_what_was_understood_is_announced(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.say(0, "3 clean 640+95 the stock ran out")
    said = "Filled in: Clean books 3, Cards melded 640+95, The stock ran out: nobody went out"
    expect(phone.locator("[data-said]")).to_have_text(said)
    expect(phone.locator("[data-said]")).to_have_text("Ann +2,235, Bob 0")


def test_a_draft_keeps_what_was_said(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.say(0, WHOLE)
    phone.reload()
    sheet.total(0, "+5,185")
    assert sheet.value(0, "card_points") == "1285"


@pytest.mark.parametrize("way", ["groups", "melds"])
def test_points_that_are_said_are_the_total_however_they_were_counted(
    phone: Page, store: Store, way: str
) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.tap("#side-0 [data-ways-open]")
    sheet.tap(f'[name="0.way"][value="{way}"]')
    sheet.say(0, "3 clean 640")
    sheet.total(0, "+2,140")
    sheet.tap("[data-undo]")
    assert phone.locator(f'[name="0.way"][value="{way}"]').is_checked()


def test_keys_alone_open_it_send_it_and_close_it(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    opener = phone.get_by_role("button", name="Type or say it")
    opener.focus()
    phone.keyboard.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "true")
    expect(phone.locator("#quick-0-line")).to_be_focused()
    phone.keyboard.press("Escape")
    expect(opener).to_be_focused()
    expect(phone.locator("#quick-0")).to_be_hidden()
    phone.keyboard.press("Enter")
    phone.keyboard.type("2 dirty 500")
    phone.keyboard.press("Enter")
    expect(opener).to_be_focused()
    assert (sheet.value(0, "books.dirty"), sheet.value(0, "card_points")) == ("2", "500")


def test_each_side_has_a_line_of_its_own(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.say(0, "hm")
    sheet.tap("#tab-1")
    expect(phone.locator("[data-quick-open]")).to_have_attribute("aria-expanded", "false")
    sheet.say(1, "4 clean")
    assert (sheet.value(0, "books.clean"), sheet.value(1, "books.clean")) == ("0", "4")
    sheet.tap("#tab-0")
    expect(phone.locator("#quick-0-line")).to_have_value("hm")


def test_without_javascript_there_is_no_quick_line(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store, players=TWO, sides=TWO)}/deals/1")
    expect(nojs.get_by_text("Type or say")).to_have_count(2 + 1)  # in the page, but not drawn
    for found in nojs.get_by_text("Type or say").all():
        expect(found).to_be_hidden()


def test_figures_go_into_the_line_while_it_is_open(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.tap("[data-quick-open]")
    expect(phone.locator('[data-key="3"]')).to_be_hidden()
    assert sheet.target == ""
    sheet.tap("[data-quick-open]")
    expect(phone.locator('[data-key="3"]')).to_be_visible()
    assert sheet.target == "0.card_points"
