"""What was typed is never lost: reload, back, a closed page, a deal saved meanwhile."""

import pytest
from playwright.sync_api import Page, Route, expect

from scorekeeper.storage.db import Store
from tests.browser.count_sheet import Sheet, counted
from tests.web.games import CAUGHT, OUT, begin, play

TWO = ("Ann", "Bob")
RESTORED = "Restored what you had typed."


def half_filled(page: Page, store: Store) -> Sheet:
    sheet = Sheet(page, begin(store, players=TWO, sides=TWO))
    sheet.chip(0, "books-clean", 3)
    sheet.keys("285+12")
    return sheet


def notice(page: Page) -> str:
    page.locator(".is-started").wait_for()
    return page.locator("[data-draft-notice]").inner_text()


def assert_half_filled(sheet: Sheet) -> None:
    sheet.page.locator('[name="chip-0-books-clean"][value="3"]:checked').wait_for(state="attached")
    assert (sheet.value(0, "books.clean"), sheet.value(0, "card_points")) == ("3", "285+12")
    assert notice(sheet.page).startswith(RESTORED)
    sheet.total(0, "+1,797")


def test_a_reload_brings_back_what_was_typed(phone: Page, store: Store) -> None:
    sheet = half_filled(phone, store)
    phone.reload()
    assert_half_filled(sheet)


def test_leaving_and_coming_back_brings_back_what_was_typed(phone: Page, store: Store) -> None:
    sheet = half_filled(phone, store)
    phone.goto(f"/g/{sheet.game_id}")
    phone.go_back()
    assert_half_filled(sheet)


def test_a_closed_page_opened_anew_brings_back_what_was_typed(phone: Page, store: Store) -> None:
    sheet = half_filled(phone, store)
    phone.wait_for_timeout(350)
    second = phone.context.new_page()
    phone.close()
    again = Sheet(second, sheet.game_id)
    assert_half_filled(again)


def test_a_turned_phone_keeps_what_was_typed(phone: Page, store: Store) -> None:
    sheet = half_filled(phone, store)
    phone.set_viewport_size({"width": 844, "height": 390})
    assert (sheet.value(0, "books.clean"), sheet.value(0, "card_points")) == ("3", "285+12")
    assert sheet.target == "0.card_points"


def test_starting_afresh_empties_the_sheet_and_stays_empty(phone: Page, store: Store) -> None:
    sheet = half_filled(phone, store)
    phone.reload()
    sheet.tap("[data-draft-notice] button")
    assert (sheet.value(0, "books.clean"), sheet.value(0, "card_points")) == ("0", "")
    phone.wait_for_timeout(350)
    phone.reload()
    assert notice(phone) == ""
    assert sheet.value(0, "books.clean") == "0"


def test_a_sheet_that_was_saved_leaves_no_draft(phone: Page, store: Store) -> None:
    sheet = half_filled(phone, store)
    sheet.keys("3")  # 285 + 123: not a multiple of five
    sheet.tap('[data-key="erase"]')
    sheet.tap('[data-key="erase"]')
    sheet.keys("0")
    sheet.next_side()
    sheet.keys("100")
    sheet.went_out(None)
    sheet.save()
    again = Sheet(phone, sheet.game_id)
    assert notice(phone) == ""
    assert again.value(0, "card_points") == "295"


@pytest.mark.parametrize(
    ("button", "clean", "left"),
    [("Use what I typed", "4", 1), ("Throw it away", "3", 0)],
)
def test_an_old_draft_of_a_deal_that_was_saved_since_is_offered_not_forced(
    phone: Page, other_phone: Page, store: Store, *, button: str, clean: str, left: int
) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    mine = Sheet(phone, game_id)
    mine.chip(0, "books-clean", 4)
    phone.wait_for_timeout(350)
    theirs = Sheet(other_phone, game_id)
    theirs.chip(0, "books-clean", 3)
    theirs.save()
    phone.reload()
    assert mine.value(0, "books.clean") == "3"
    assert "was saved since" in notice(phone)
    phone.get_by_role("button", name=button).tap()
    assert mine.value(0, "books.clean") == clean
    assert notice(phone) == ""
    phone.wait_for_timeout(350)
    assert phone.evaluate("Object.keys(localStorage).length") == left


def test_what_the_server_sent_back_is_the_draft(phone: Page, store: Store) -> None:
    """A sheet that was sent without a script and refused is newer than what the phone kept."""
    sheet = half_filled(phone, store)
    phone.wait_for_timeout(350)
    phone.evaluate("document.querySelector('[name=\"0.books.clean\"]').value = '2'")
    with phone.expect_navigation():
        phone.evaluate("document.querySelector('#sheet').submit()")
    assert sheet.value(0, "books.clean") == "2"
    phone.goto(f"/g/{sheet.game_id}/deals/1")
    assert sheet.value(0, "books.clean") == "2"


def test_the_word_goes_once_somebody_types_on(phone: Page, store: Store) -> None:
    sheet = half_filled(phone, store)
    phone.reload()
    assert_half_filled(sheet)
    sheet.keys("5")
    assert notice(phone) == ""


def test_each_deal_has_a_draft_of_its_own(phone: Page, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    Sheet(phone, game_id, 1).chip(0, "books-clean", 4)
    phone.wait_for_timeout(350)
    second = Sheet(phone, game_id, 2)
    assert second.value(0, "books.clean") == "0"
    assert counted(store, game_id).revisions == (1, 1)


def test_what_the_table_allowed_comes_back_as_well(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store, players=TWO, sides=TWO))
    sheet.keys("500")
    sheet.went_out(0)
    sheet.tap("#tab-0")
    sheet.problem("0-books-wild")
    sheet.tap("#line-0-books-wild label.tick")
    phone.wait_for_timeout(400)
    phone.reload()
    phone.locator("#line-0-books-wild [name=allow]:checked").wait_for(state="attached")
    assert phone.locator("[name=allow]:checked, [type=hidden][name=allow]").count() == 1


def test_what_is_typed_and_chosen_before_the_script_comes_is_taken_in(
    phone: Page, store: Store
) -> None:
    slow: list[Route] = []

    def hold(asked: Route) -> None:
        slow.append(asked)

    phone.route("**/js/count.js", hold)
    game = begin(store, players=TWO, sides=TWO)
    with phone.expect_request("**/js/count.js"):
        phone.goto(f"/g/{game}/deals/1")
    phone.locator("#field-0-went-out").tap()
    phone.locator('[name="0.left.points"]').fill("12")
    slow.pop().continue_()
    expect(phone.locator("#total-0")).to_have_text("+88")  # 100 - 12
    assert phone.locator(".is-target [data-amount]").get_attribute("name") == "0.left.points"
    phone.wait_for_timeout(350)  # a draft is kept a moment after the last tap
    phone.unroute("**/js/count.js")
    Sheet(phone, game).total(0, "+88")


def test_a_script_that_does_not_come_is_asked_for_again_and_nothing_typed_is_lost(
    other_phone: Page, store: Store
) -> None:
    other_phone.route("**/js/count.js", lambda asked: asked.abort())
    other_phone.goto(f"/g/{begin(store, players=TWO, sides=TWO)}/deals/1")
    other_phone.locator('[name="0.card_points"]').fill("285")
    other_phone.get_by_role("button", name="Try again").tap()  # asks for count.js?1
    expect(other_phone.locator("#total-0")).to_have_text("+285")
    expect(other_phone.get_by_text("Part of this page has not come.")).to_be_hidden()
