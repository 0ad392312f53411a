"""Count under a thumb: few taps, and no figure ever lands where it was not meant."""

import pytest
from playwright.sync_api import Page

from scorekeeper.storage.db import Store
from tests.browser.count_sheet import Sheet, totals
from tests.web.games import begin

TWO = ("Ann", "Bob")
MOST_TAPS = 19


def sheet_for_two(page: Page, store: Store) -> Sheet:
    return Sheet(page, begin(store, players=TWO, sides=TWO))


def test_the_usual_deal_takes_nineteen_taps_and_keys(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    for row, count in (("books-clean", 3), ("books-dirty", 2), ("books-wild", 1)):
        sheet.chip(0, row, count)
    sheet.keys("1285")
    sheet.chip(0, "red-threes-laid", 2)
    sheet.went_out(0)
    for row, count in (("books-clean", 1), ("books-dirty", 2)):
        sheet.chip(1, row, count)
    sheet.keys("640")
    sheet.chip(1, "red-threes-laid", 1)
    sheet.keys("80")
    sheet.chip(1, "left-black-threes-hand", 1)
    sheet.tap("[data-save]")
    phone.wait_for_url(f"**/g/{sheet.game_id}")
    assert sheet.taps <= MOST_TAPS
    # 1500 + 600 + 1500 + 1285 + 200 + 100; 500 + 600 + 640 + 100 - 80 - 5
    assert totals(store, sheet.game_id) == (5185, 1755)


def test_the_keypad_waits_at_the_cards_melded_until_they_are_filled_in(
    phone: Page, store: Store
) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.chip(0, "red-threes-laid", 2)
    assert sheet.target == "0.card_points"
    sheet.keys("285+")
    sheet.chip(0, "red-threes-laid", 1)
    assert sheet.target == "0.card_points"
    sheet.keys("120")
    sheet.chip(0, "red-threes-laid", 2)
    assert (sheet.value(0, "card_points"), sheet.target) == ("285+120", "0.left.points")


def test_a_chip_above_is_corrected_without_moving_the_keypad(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.keys("12")
    sheet.chip(0, "books-clean", 1)
    sheet.keys("85")
    assert sheet.value(0, "card_points") == "1285"


def test_the_keypad_never_goes_back_to_a_row_that_is_filled_in(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.keys("640")
    sheet.chip(0, "red-threes-laid", 1)
    sheet.keys("80")
    sheet.chip(0, "left-black-threes-hand", 1)
    assert sheet.target == ""
    assert not phone.locator('[data-key="1"]').is_visible()
    sheet.tap("#field-0-left-points")
    sheet.keys("5")
    assert (sheet.value(0, "card_points"), sheet.value(0, "left.points")) == ("640", "805")


@pytest.mark.parametrize(
    ("keys", "text", "shown"),
    [
        ("285+120+45", "285+120+45", "450"),
        ("285+", "285+", "285"),
        ("1285", "1285", ""),
        ("++12", "12", ""),
    ],
    ids=["a sum is added up", "a sum that waits", "a number needs no sum", "no sum of nothing"],
)
def test_a_sum_is_shown_beside_what_was_typed(
    phone: Page, store: Store, *, keys: str, text: str, shown: str
) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.keys(keys)
    assert sheet.value(0, "card_points") == text
    assert phone.locator("#line-0-card-points [data-sum]").inner_text() == shown


def test_an_unfinished_sum_is_finished_when_the_keypad_goes_on(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.keys("285+")
    sheet.tap("[data-next-line]")
    assert (sheet.value(0, "card_points"), sheet.target) == ("285", "0.left.points")


def test_the_last_chip_counts_on(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.chip(0, "red-threes-laid", 7)
    assert sheet.value(0, "red_threes.laid") == "7"
    assert phone.locator("#line-0-red-threes-laid label.chip").last.inner_text() == "7"
    sheet.chip(0, "red-threes-laid", 1)
    assert phone.locator("#line-0-red-threes-laid label.chip").last.inner_text() == "5+"


def test_the_last_chip_stops_at_what_the_decks_hold(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.chip(0, "red-threes-laid", 15)
    assert sheet.value(0, "red_threes.laid") == "10"  # two a deck, five decks


def test_a_partner_still_holds_cards_so_the_side_stays_when_it_went_out(
    phone: Page, store: Store
) -> None:
    sheet = Sheet(phone, begin(store))
    sheet.keys("900")
    sheet.went_out(0)
    assert sheet.target == "0.left.points"
    assert phone.locator("#side-0").is_visible()


def test_going_out_moves_on_only_when_the_cards_melded_are_filled_in(
    phone: Page, store: Store
) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.went_out(0)
    assert (phone.locator("#side-0").is_visible(), sheet.target) == (True, "0.card_points")
    sheet.keys("900")
    sheet.next_side()
    sheet.went_out(1)
    assert phone.locator("#side-1").is_visible()
    assert not phone.locator("#field-0-went-out").is_checked()


def test_a_second_tap_on_the_button_of_the_next_side_does_not_save(
    phone: Page, store: Store
) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.keys("100")
    button = phone.locator("[data-next-side]").bounding_box()
    assert button
    for _ in range(2):
        phone.touchscreen.tap(button["x"] + 20, button["y"] + 20)
    assert phone.locator(".problem:visible").count() == 0
    assert phone.locator("#side-1").is_visible()


def test_undo_takes_back_taps_and_figures_one_after_the_other(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.chip(0, "books-clean", 2)
    sheet.keys("12")
    sheet.tap("[data-undo]")
    assert sheet.value(0, "card_points") == "1"
    sheet.tap("[data-undo]")
    sheet.tap("[data-undo]")
    assert (sheet.value(0, "card_points"), sheet.value(0, "books.clean")) == ("", "0")
    assert phone.locator("[data-undo]").is_disabled()
    assert phone.locator('[name="chip-0-books-clean"][value="0"]').is_checked()


def test_undo_goes_back_to_the_side_of_the_change(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.keys("100")
    sheet.went_out(0)
    assert phone.locator("#side-1").is_visible()
    sheet.tap("[data-undo]")
    assert phone.locator("#side-0").is_visible()
    assert not phone.locator("#field-0-went-out").is_checked()


def test_points_follow_every_tap(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.chip(0, "books-clean", 3)
    sheet.total(0, "+1,500")
    assert phone.locator("#points-0-books-clean").inner_text() == "+1,500"
    sheet.keys("1285")
    sheet.total(0, "+2,785")


def test_totals_are_read_out_once_they_stand_still(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.chip(0, "books-clean", 3)
    phone.locator("[data-said]", has_text="Ann +1,500, Bob 0").wait_for(state="attached")


def test_a_tap_on_the_side_that_is_open_leaves_the_keypad_where_it_is(
    phone: Page, store: Store
) -> None:
    sheet = Sheet(phone, begin(store))
    sheet.keys("1")
    sheet.tap("#tab-0")
    sheet.keys("20")
    assert sheet.value(0, "card_points") == "120"


def test_a_save_right_after_a_figure_is_not_overtaken(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store, players=("Ann", "Bob"), sides=("Ann", "Bob")))
    sheet.keys("500")
    sheet.next_side()
    sheet.keys("30")
    sheet.went_out(None)
    phone.wait_for_timeout(600)
    phone.evaluate(
        """() => {
          document.querySelector('[data-key="0"]').click();
          document.querySelector("[data-save]").click();
        }"""
    )
    phone.wait_for_url(f"**/g/{sheet.game_id}")
    assert totals(store, sheet.game_id) == (500, 300)
