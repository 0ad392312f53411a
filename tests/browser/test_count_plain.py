"""Count without JavaScript and without a finger: the same deal, the same words."""

from playwright.sync_api import Page

from scorekeeper.storage.db import Store
from tests.browser.count_sheet import Sheet, counted, totals
from tests.web.games import CAUGHT, OUT, begin, play

TWO = ("Ann", "Bob")


def fill(page: Page, **fields: str) -> None:
    for name, text in fields.items():
        page.locator(f'[name="{name.replace("__", ".")}"]').fill(text)


def test_a_whole_deal_without_javascript(nojs: Page, store: Store) -> None:
    game_id = begin(store)
    nojs.goto(f"/g/{game_id}/deals/1")
    values = {
        "0.books.clean": "2", "0.books.dirty": "2", "0.books.wild": "1",
        "0.card_points": "285+1000", "0.left.points": "20",
        "1.card_points": "640", "1.left.points": "80", "1.left.black_threes.hand": "1",
    }  # fmt: skip
    fill(nojs, **values)
    nojs.get_by_label("North–South went out").check()
    nojs.get_by_role("button", name="Work it out").tap()
    nojs.locator("#total-0", has_text="+4,465").wait_for()
    assert nojs.locator('[name="0.card_points"]').input_value() == "285+1000"
    nojs.get_by_role("button", name="Save deal").tap()
    nojs.wait_for_url(f"**/g/{game_id}")
    assert totals(store, game_id) == (4465, 555)


def test_without_javascript_both_sides_stand_one_under_the_other(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store)}/deals/1")
    boxes = [nojs.locator(f"#side-{side}").bounding_box() for side in (0, 1)]
    assert boxes[0]
    assert boxes[1]
    assert boxes[1]["y"] >= boxes[0]["y"] + boxes[0]["height"]
    assert nojs.locator(".keypad, .entry-chips, [data-undo]").first.is_hidden()
    nojs.locator("#tab-1").tap()
    assert nojs.url.endswith("#side-1")


def test_melds_are_written_without_javascript(nojs: Page, store: Store) -> None:
    game_id = begin(store, players=TWO, sides=TWO)
    nojs.goto(f"/g/{game_id}/deals/1")
    nojs.locator('[name="0.way"][value="melds"]').check()
    nojs.locator('[name="0.melds"]').fill("K 7\nQ 5 + 2 jokers\nfoo")
    fill(nojs, **{"1.card_points": "0", "1.left.points": "200"})
    nojs.get_by_label("The stock ran out").check()
    nojs.get_by_role("button", name="Save deal").tap()
    nojs.locator("#notices-0-card-points", has_text="Line 3: “foo” is no rank").wait_for()
    nojs.locator('[name="0.melds"]').fill("K 7\nQ 5 + 2 jokers\nwild 3 jokers 4 twos")
    nojs.get_by_role("button", name="Save deal").tap()
    nojs.wait_for_url(f"**/g/{game_id}")
    assert totals(store, game_id)[0] == 500 + 70 + 300 + 150 + 1500 + 230


def test_a_problem_is_allowed_without_javascript(nojs: Page, store: Store) -> None:
    game_id = begin(store, players=TWO, sides=TWO)
    nojs.goto(f"/g/{game_id}/deals/1")
    fill(nojs, **{"0.card_points": "900", "1.card_points": "400", "1.left.points": "20"})
    nojs.get_by_label("Ann went out").check()
    nojs.get_by_role("button", name="Save deal").tap()
    nojs.get_by_label("The table allows it").first.wait_for()
    for tick in nojs.get_by_label("The table allows it").all():
        tick.check()
    nojs.get_by_role("button", name="Save deal").tap()
    nojs.wait_for_url(f"**/g/{game_id}")
    entry = counted(store, game_id).entries[0]
    assert entry
    assert {code for code, _ in entry.overrides} == {"books_missing"}


def test_a_whole_deal_with_the_keyboard_alone(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store, players=TWO, sides=TWO))
    press, keys = phone.keyboard.press, phone.keyboard.type
    phone.locator('[name="chip-0-books-clean"][value="0"]').focus()
    keys("12")  # twelve clean books: figures on a chip set the count
    press("Tab")  # what a dirty book is
    press("Tab")
    press("ArrowRight")  # a dirty book
    for _ in range(3):
        press("Tab")
    keys("1285")
    phone.locator('[name="chip-0-red-threes-laid"][value="0"]').focus()
    press("ArrowRight")
    press("ArrowRight")
    phone.locator("#tab-0").focus()
    press("ArrowRight")
    phone.locator("#field-1-card-points").focus()
    keys("640")
    phone.locator("#field-out-none").focus()
    press("Space")
    phone.wait_for_timeout(500)
    phone.locator("[data-save]").focus()
    press("Enter")
    phone.wait_for_url(f"**/g/{sheet.game_id}")
    assert totals(store, sheet.game_id) == (6000 + 300 + 1285 + 200, 640)


def test_enter_in_a_field_goes_on_and_never_sends(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store))
    phone.locator("#field-0-card-points").focus()
    phone.keyboard.type("285")
    phone.keyboard.press("Enter")
    assert phone.evaluate("document.activeElement.name") == "0.left.points"
    phone.keyboard.type("40")  # what stood there was chosen, so it is replaced
    assert (sheet.value(0, "left.points"), phone.locator(".problem:visible").count()) == ("40", 0)


def test_real_keys_after_a_tap_go_where_the_keypad_goes(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store))
    sheet.chip(0, "books-clean", 3)
    phone.keyboard.type("640")
    phone.keyboard.press("Backspace")
    assert (sheet.value(0, "books.clean"), sheet.value(0, "card_points")) == ("3", "64")


def test_a_correction_without_javascript(nojs: Page, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    nojs.goto(f"/g/{game_id}/deals/1")
    fill(nojs, **{"0.books.clean": "3"})
    nojs.get_by_role("button", name="Save deal").tap()
    nojs.wait_for_url(f"**/g/{game_id}")
    assert counted(store, game_id).revisions == (2, 1)
