"""The other ways to count what was melded: card by card and book by book, no sum in the head."""

import pytest
from playwright.sync_api import Page

from scorekeeper.scoring.melds import Meld
from scorekeeper.storage.db import Store
from tests.browser.count_sheet import DRAWN, Sheet, counted, totals
from tests.web.games import begin

TWO = ("Ann", "Bob")


def sheet_for_two(page: Page, store: Store, slug: str = "classic") -> Sheet:
    return Sheet(page, begin(store, slug, players=TWO, sides=TWO))


def choose(sheet: Sheet, way: str) -> None:
    sheet.tap(f'[name="0.way"][value="{way}"]')


def book_by_book(sheet: Sheet) -> None:
    sheet.tap("#side-0 [data-ways-open]")
    choose(sheet, "melds")


def meld(sheet: Sheet, rank: str, making: str) -> None:
    sheet.tap(f'#side-0 [data-pick="{rank}"]')
    sheet.tap(f'#side-0 [data-makings]:not([hidden]) [data-making="{making}"]')


def tile(sheet: Sheet, path: str, count: int) -> None:
    for _ in range(count):
        sheet.tap(f'#side-0 [data-tile="field-0-{path}"]')


MELDS = (
    ("K", "7"), ("4", "7"), ("A", "7"),
    ("Q", "5 + 2 jokers"), ("5", "6 + 1 two"), ("9", "5 + 1 joker + 1 two"), ("7", "6 + 1 joker"),
    ("wild", "3 jokers 4 twos"),
    ("J", "4"), ("10", "3"), ("8", "2 + 1 two"),
)  # fmt: skip
# clean 3 x 500 + dirty 4 x 300 + wild 1500; cards: 70 + 35 + 140, 150 + 50 + 120 + 80, 230,
# 40 + 30 + 40; three jokers, four twos
EIGHT_BOOKS_AND_THREE_MELDS = 1500 + 1200 + 1500 + 245 + 400 + 230 + 110


def test_eight_books_and_three_melds_are_two_taps_each(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    book_by_book(sheet)
    before = sheet.taps
    for rank, making in MELDS:
        meld(sheet, rank, making)
    assert sheet.taps - before == 2 * len(MELDS)
    sheet.total(0, f"+{EIGHT_BOOKS_AND_THREE_MELDS:,}")
    assert phone.locator("#melds-0 li").count() == len(MELDS)
    assert not phone.locator("#line-0-books-clean").is_visible()


def test_the_taps_stay_where_they_are_while_the_list_above_them_grows(
    phone: Page, store: Store
) -> None:
    sheet = sheet_for_two(phone, store)
    book_by_book(sheet)
    builder = phone.locator("#side-0 .builder")
    for listed, (rank, making) in enumerate(MELDS[:4], start=1):
        sheet.tap(f'#side-0 [data-pick="{rank}"]')
        before = builder.bounding_box()
        sheet.tap(f'#side-0 [data-makings]:not([hidden]) [data-making="{making}"]')
        phone.locator("#melds-0 li").nth(listed - 1).wait_for()
        after = builder.bounding_box()
        assert before
        assert after
        assert abs(after["y"] - before["y"]) < 1


def test_what_was_counted_book_by_book_is_saved_and_shown_so(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    book_by_book(sheet)
    meld(sheet, "K", "7")
    meld(sheet, "wild", "2 jokers 1 two")
    sheet.next_side()
    sheet.keys("100")
    sheet.went_out(None)
    sheet.save()
    assert totals(store, sheet.game_id) == (500 + 70 + 120, 100)
    entry = counted(store, sheet.game_id).entries[0]
    assert entry
    assert entry.melds == (Meld("K", 7), Meld("wild", 0, 2, 1))
    again = Sheet(phone, sheet.game_id)
    assert again.value(0, "melds") == "K 7\nwild 2 jokers 1 two"
    assert phone.locator("#melds-0 li").count() == 2


def test_a_meld_is_taken_away_again(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    book_by_book(sheet)
    meld(sheet, "K", "7")
    meld(sheet, "Q", "3")
    sheet.total(0, "+600")
    sheet.tap('#side-0 [data-drop="0"]')
    sheet.total(0, "+30")
    assert sheet.value(0, "melds") == "Q 3"


def test_a_meld_is_written_where_no_button_has_it(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store, "canasta")
    book_by_book(sheet)
    sheet.tap("#side-0 [data-write]")
    phone.locator("#field-0-melds").fill("K 11 + 2 jokers")
    sheet.total(0, f"+{300 + 110 + 100}")


def test_a_line_that_is_no_meld_is_told_with_its_number(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    book_by_book(sheet)
    sheet.tap("#side-0 [data-write]")
    phone.locator("#field-0-melds").fill("K 7\nsevens of hearts")
    assert sheet.problem("0-card-points").startswith("Line 2: ")


def test_a_forbidden_meld_is_told_at_once(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    book_by_book(sheet)
    sheet.tap("#side-0 [data-write]")
    phone.locator("#field-0-melds").fill("K 3 + 2 jokers")
    assert "meld 1 (kings) has 3 naturals" in sheet.problem("0-card-points")


@pytest.mark.parametrize(
    ("way", "tiles", "points"),
    [
        ("groups", (("groups-50", 1), ("groups-20", 2), ("groups-10", 3), ("groups-5", 1)), 125),
        ("cards", (("cards-joker", 1), ("cards-A", 1), ("cards-2", 1), ("cards-K", 3)), 120),
    ],
)
def test_one_tap_a_card(
    phone: Page, store: Store, *, way: str, tiles: tuple[tuple[str, int], ...], points: int
) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.tap("#side-0 [data-ways-open]")
    choose(sheet, way)
    for path, count in tiles:
        tile(sheet, path, count)
    sheet.total(0, f"+{points}")
    path, count = tiles[-1]
    shown = phone.locator(f'[data-tile="field-0-{path}"] .tile-count')
    assert shown.inner_text() == str(count)
    sheet.tap("[data-undo]")
    assert shown.inner_text() == (str(count - 1) if count > 1 else "")


def test_a_held_tile_goes_on_counting(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.tap("#side-0 [data-ways-open]")
    box = phone.locator('[data-tile="field-0-groups-10"]').bounding_box()
    assert box
    phone.mouse.move(box["x"] + 20, box["y"] + 20)
    phone.mouse.down()
    phone.wait_for_timeout(450 + 4 * 140)
    phone.mouse.up()
    held = int(sheet.value(0, "groups.10"))
    assert held >= 3
    phone.wait_for_timeout(400)
    assert sheet.value(0, "groups.10") == str(held)  # letting go neither counts nor goes on


def test_another_way_and_back_loses_nothing(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    sheet.keys("285")
    sheet.tap("#side-0 [data-ways-open]")
    tile(sheet, "groups-10", 2)
    sheet.total(0, "+20")
    choose(sheet, "melds")
    meld(sheet, "K", "7")
    sheet.total(0, "+570")
    choose(sheet, "total")
    sheet.total(0, "+285")
    assert (sheet.value(0, "card_points"), sheet.target) == ("285", "0.card_points")
    choose(sheet, "groups")
    sheet.total(0, "+20")


def test_the_sides_count_each_in_its_own_way(phone: Page, store: Store) -> None:
    sheet = sheet_for_two(phone, store)
    book_by_book(sheet)
    meld(sheet, "A", "7")
    sheet.next_side()
    sheet.keys("640")
    sheet.went_out(None)
    sheet.save()
    assert totals(store, sheet.game_id) == (640, 640)


def test_a_second_tap_where_a_meld_was_laid_hits_nothing_else(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store))
    sheet.tap("#side-0 [data-ways-open]")
    phone.locator('[name="0.way"][value="melds"]').tap()
    phone.locator('#side-0 [data-pick="Q"]').tap()
    making = phone.locator('#side-0 [data-makings]:not([hidden]) [data-making="5 + 2 jokers"]')
    box = making.bounding_box()
    assert box
    for _ in range(2):
        phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    phone.locator("#melds-0 li").wait_for()
    assert phone.locator("#melds-0 li").count() == 1
    assert sheet.value(0, "red_threes.laid") == "0"


def test_below_many_books_what_is_wrong_is_scrolled_into_sight(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store))
    book_by_book(sheet)
    for rank in ("A", "K", "Q", "J", "10"):
        meld(sheet, rank, "7")
        phone.wait_for_timeout(500)
    sheet.went_out(0)
    sheet.tap("#tab-1")
    sheet.keys("200")
    phone.locator('[name="1.left.points"]').fill("20")
    sheet.save_refused()
    said = phone.locator(".problem", has_text="0 dirty books")
    said.wait_for()
    phone.evaluate(DRAWN)
    floor = phone.locator("[data-pad]").evaluate("(it) => it.getBoundingClientRect().top")
    assert said.evaluate("(it) => it.getBoundingClientRect().bottom") <= floor + 1
