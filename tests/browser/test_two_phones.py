"""Two phones at one deal: nothing typed is lost, no save overwrites another, each is seen."""

import re

import pytest
from playwright.sync_api import Page, expect

from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import Saved, SaveDeal, save_deal
from scorekeeper.scoring.entry import Left, SideEntry
from scorekeeper.storage.db import Store
from tests.browser.count_sheet import PLAYED_BEFORE, Sheet, counted, totals
from tests.web.games import CAUGHT, OUT, begin, play

PLAINER = SideEntry(card_points=640, left=Left(points=80))
STREAM = re.compile(r"/live\?")


def both(phone: Page, other: Page, game: str) -> tuple[Sheet, Sheet]:
    """The sheet of the first deal on two phones, both up to date with each other."""
    other.add_init_script(PLAYED_BEFORE)
    sheets = []
    for page in (phone, other):
        with page.expect_request(STREAM):
            sheets.append(Sheet(page, game))
    return sheets[0], sheets[1]


def count_side(sheet: Sheet, side: int, points: str) -> None:
    """Count card points and cards left of a side."""
    sheet.tap(f"#tab-{side}")
    sheet.keys(points)
    sheet.page.locator(f'[name="{side}.left.points"]').fill("0")


def test_two_phones_save_different_sides_at_the_same_instant(
    phone: Page, other_phone: Page, store: Store
) -> None:
    game = begin(store)
    mine, theirs = both(phone, other_phone, game)
    count_side(mine, 0, "400")
    count_side(theirs, 1, "300")
    for sheet in (mine, theirs):  # whoever comes second is asked for it
        sheet.went_out(None)
    for page, side in ((phone, 0), (other_phone, 1)):  # neither waits for the other's answer
        page.evaluate(f"document.querySelector('#side-{side} [data-alone-save]').click()")
    for page in (phone, other_phone):
        page.wait_for_url(f"**/g/{game}")
    assert counted(store, game).revisions == (1, 1)
    expect(phone.locator("#acts-narrow")).to_contain_text("Score deal 2")
    expect(other_phone.locator("#board")).to_contain_text("400")


def test_what_another_phone_saves_comes_into_a_side_that_nobody_touched_here(
    phone: Page, store: Store
) -> None:
    game = begin(store)
    with phone.expect_request(STREAM):
        sheet = Sheet(phone, game)
    sheet.keys("400")
    save_side(store, game, CAUGHT, side=1)
    sheet.total(1, "1,660")
    assert (sheet.value(0, "card_points"), sheet.value(1, "books.clean")) == ("400", "1")
    phone.locator("[data-undo]").click()
    assert sheet.value(1, "books.clean") == "1"
    sheet.page.locator('[name="0.card_points"]').fill("400")
    sheet.went_out(None)
    sheet.save()
    assert counted(store, game).revisions == (1, 1)


def save_side(store: Store, game: str, entry: SideEntry, *, side: int) -> None:
    """Save a side as another phone does."""
    entries = tuple(entry if at == side else None for at in range(2))
    base = load_game(store, game).revisions_of(1)
    request = SaveDeal(
        deal=1, entries=entries, base_revisions=base, client_id="", phone="Bob's phone"
    )
    assert isinstance(save_deal(store, game, request), Saved)


def test_what_is_typed_here_stays_and_both_counts_can_be_looked_at(
    phone: Page, store: Store
) -> None:
    game = begin(store)
    with phone.expect_request(STREAM):
        sheet = Sheet(phone, game)
    sheet.keys("285")
    save_side(store, game, PLAINER, side=0)
    notice = phone.locator("[data-live-notice]")
    expect(notice).to_contain_text("North–South was saved on Bob's phone meanwhile.")
    assert sheet.value(0, "card_points") == "285"
    notice.get_by_role("button", name="Look at both").tap()
    expect(phone.get_by_role("row", name="Cards melded")).to_contain_text("285")


@pytest.mark.parametrize(
    ("clean", "left", "total"), [("Theirs", "Mine", 560), ("Mine", "Theirs", 1100)]
)
def test_of_two_counts_of_one_side_each_row_is_chosen(
    phone: Page, other_phone: Page, store: Store, *, clean: str, left: str, total: int
) -> None:
    game = begin(store)
    mine, theirs = both(phone, other_phone, game)
    for sheet, books, points in ((mine, 2, "100"), (theirs, 1, "120")):
        sheet.chip(0, "books-clean", books)
        sheet.keys(points)
        sheet.page.locator('[name="0.left.points"]').fill("60" if sheet is mine else "0")
    theirs.tap("#side-0 [data-alone-save]")
    other_phone.wait_for_url(f"**/g/{game}")
    phone.locator("#side-0 [data-alone-save]").click()
    phone.get_by_role("heading", name="Two counts").wait_for()
    choose(phone, "Clean books", clean)
    choose(phone, "Cards melded", clean)
    choose(phone, "Cards left", left)
    expect(phone.locator("#chosen-0")).to_contain_text(f"{total:+,}")
    phone.get_by_role("button", name="Save deal").tap()
    phone.wait_for_url(f"**/g/{game}")
    deal = counted(store, game)
    assert deal.revisions == (2, 0)


def choose(page: Page, row: str, whose: str) -> None:
    page.get_by_role("radio", name=f"{row}, {whose}").locator("..").tap()


def test_all_of_one_count_is_one_tap(phone: Page, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    with phone.expect_request(STREAM):
        sheet = Sheet(phone, game)
    sheet.chip(0, "books-clean", 4)
    save_side(store, game, PLAINER, side=0)
    phone.get_by_role("button", name="Look at both").tap()
    phone.get_by_role("button", name="All: Mine").tap()
    expect(phone.locator("#chosen-0")).to_contain_text("+5,685")  # 4,685 and two clean books
    phone.get_by_role("button", name="Save deal").tap()
    phone.wait_for_url(f"**/g/{game}")
    assert totals(store, game) == (5685, 1660)


def test_who_counts_is_seen_on_the_other_phone_until_they_leave(
    phone: Page, other_phone: Page, store: Store
) -> None:
    game = begin(store)
    mine, _ = both(phone, other_phone, game)
    other_phone.locator("#tab-1").click()
    expect(phone.locator('[data-who="1"]')).to_contain_text("Another phone")
    expect(phone.locator('[data-who="0"]')).to_be_hidden()
    other_phone.goto(f"/g/{game}")
    expect(phone.locator('[data-who="1"]')).to_be_hidden()
    expect(other_phone.locator("#counting")).to_contain_text(
        "Another phone is counting North–South"
    )
    assert mine.value(0, "card_points") == ""


def test_where_the_others_are_counted_elsewhere_the_main_button_saves_this_side(
    phone: Page, other_phone: Page, store: Store
) -> None:
    game = begin(store)
    mine, _ = both(phone, other_phone, game)
    other_phone.locator("#tab-1").click()
    expect(phone.locator("[data-save]")).to_have_text("Save North–South")
    count_side(mine, 0, "400")
    mine.save()
    assert counted(store, game).revisions == (1, 0)


def test_other_rules_and_a_deal_that_is_gone_are_told(phone: Page, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT), (OUT, CAUGHT))
    with phone.expect_request(STREAM):
        Sheet(phone, game, deal=3)
    take_away(phone, game)
    expect(phone.locator("[data-live-notice]")).to_contain_text("This deal was taken away.")
    phone.get_by_role("button", name="Go to the table").tap()
    phone.wait_for_url(f"**/g/{game}")


def take_away(phone: Page, game: str) -> None:
    """Take the last deal away, from another page of the same phone."""
    other = phone.context.new_page()
    other.goto(f"/g/{game}/history")
    other.get_by_role("button", name="Take deal 2 away").click()
    other.get_by_role("heading", name="History").wait_for()
    other.close()


def test_a_deal_is_counted_again_and_what_differs_is_corrected(phone: Page, store: Store) -> None:
    once = SideEntry(card_points=200)
    game = play(store, begin(store), (once, once))
    phone.goto(f"/g/{game}/deals/1/explain")
    phone.get_by_role("link", name="Count it again").tap()
    for side, points in ((0, "200"), (1, "230")):
        phone.locator(f"#tab-{side}").tap()
        phone.locator(f'[name="{side}.card_points"]').fill(points)
        phone.locator(f'[name="{side}.left.points"]').fill("0")
    phone.locator("#field-out-none").tap()
    phone.get_by_role("button", name="Compare").tap()
    phone.get_by_role("heading", name="Counted twice").wait_for()
    choose(phone, "Cards melded", "Second")
    phone.get_by_role("button", name="Save deal").tap()
    phone.wait_for_url(f"**/g/{game}")
    assert totals(store, game) == (200, 230)


def test_a_tick_of_one_phone_is_seen_on_the_other(
    phone: Page, other_phone: Page, store: Store
) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    for page in (phone, other_phone):
        with page.expect_request(STREAM):
            page.goto(f"/g/{game}")
    phone.get_by_role("button", name="North–South agrees").tap()
    ticked = other_phone.get_by_role("button", name="North–South agrees", pressed=True)
    expect(ticked).to_be_visible()
    other_phone.get_by_role("button", name="East–West agrees").tap()
    expect(phone.locator("#agree p")).to_have_count(0)
