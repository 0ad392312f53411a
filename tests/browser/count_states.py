"""Count, Opening and Going out in every state that a table meets, each brought about by taps."""

from collections.abc import Callable

from playwright.sync_api import Page

from scorekeeper.storage.db import Store
from tests.browser.count_sheet import PLAYED_BEFORE, Sheet
from tests.browser.screens import LONGEST_SIDES, SIX
from tests.web.games import CAUGHT, OUT, begin, play

State = Callable[[Page, Store], None]
SIDES = tuple(name[:40] for name in LONGEST_SIDES)


def fresh(page: Page, store: Store) -> None:
    Sheet(page, begin(store, players=SIX[:4], sides=SIDES))


def half_filled(page: Page, store: Store) -> None:
    sheet = Sheet(page, begin(store))
    sheet.chip(0, "books-clean", 3)
    sheet.keys("285+120")


def with_problems(page: Page, store: Store) -> None:
    sheet = Sheet(page, begin(store, players=SIX[:4], sides=SIDES))
    sheet.chip(0, "books-clean", 3)
    sheet.keys("12")
    sheet.went_out(0)
    sheet.next_side()
    sheet.save_refused()
    page.locator("#tab-0[data-trouble]").wait_for()
    sheet.tap("#tab-0")


def corrected(page: Page, store: Store) -> None:
    Sheet(page, play(store, begin(store), (OUT, CAUGHT)))


def six_sides(page: Page, store: Store) -> None:
    Sheet(page, begin(store, players=SIX, sides=SIX))


def by_value(page: Page, store: Store) -> None:
    sheet = Sheet(page, begin(store))
    sheet.tap("#side-0 [data-ways-open]")
    sheet.tap('[data-tile="field-0-groups-10"]')


def book_by_book(page: Page, store: Store) -> None:
    page.add_init_script(PLAYED_BEFORE)
    by_value(page, store)
    page.locator('[name="0.way"][value="melds"]').tap()
    page.locator('#side-0 [data-pick="Q"]').tap()
    page.locator('#side-0 [data-makings]:not([hidden]) [data-making="5 + 2 jokers"]').tap()
    page.locator('#side-0 [data-pick="wild"]').tap()
    page.locator("#melds-0 li").wait_for()


def restored(page: Page, store: Store) -> None:
    half_filled(page, store)
    page.reload()
    page.locator("[data-draft-notice] button").wait_for()


def quick_line(page: Page, store: Store) -> None:
    sheet = Sheet(page, begin(store, players=SIX[:4], sides=SIDES))
    sheet.say(0, "3 clean 2 drity 1285")
    sheet.total(0, "+2,785")


def meaning(page: Page, store: Store) -> None:
    Sheet(page, begin(store))
    page.get_by_role("button", name="Dirty books").first.tap()


def canasta(page: Page, store: Store) -> None:
    Sheet(page, begin(store, "canasta"))


def seven_hundred(page: Page, store: Store) -> None:
    Sheet(page, begin(store, "seven-hundred"))


def tap_cards(page: Page, path: str, *ranks: str) -> None:
    page.goto(path)
    for rank in ranks:
        page.locator(f'[data-rank="{rank}"]').tap()


def opening_empty(page: Page, store: Store) -> None:
    tap_cards(page, f"/g/{begin(store)}/opening")


def opening_held(page: Page, store: Store) -> None:
    tap_cards(page, f"/g/{begin(store)}/opening", "K", "K", "K", "A", "A", "joker", "8", "8", "8")
    page.locator(".way").first.wait_for()


def opening_forbidden(page: Page, store: Store) -> None:
    path = f"/g/{begin(store)}/opening?mode=lay"
    tap_cards(page, path, "K", "K", "K", "A", "2", "joker")
    page.locator(".meld .problem").first.wait_for()


def opening_without_a_game(page: Page, store: Store) -> None:
    assert store
    page.goto("/opening?rules=canasta")


def going_out(page: Page, store: Store) -> None:
    page.goto(f"/g/{begin(store, players=SIX[:4], sides=SIDES)}/going-out")
    page.locator('[name="chip-books-clean"][value="2"]').tap()
    page.locator("#missing li").first.wait_for()


def two_counts(page: Page, store: Store) -> None:
    game_id = play(store, begin(store, players=SIX[:4], sides=SIDES), (OUT, CAUGHT))
    sheet = Sheet(page, game_id)
    page.evaluate("document.querySelector('[name=base]').value = '0,0'")
    sheet.chip(0, "books-clean", 4)
    sheet.save_refused()
    page.get_by_role("heading", name="Two counts").wait_for()


STATES: tuple[State, ...] = (
    fresh, half_filled, with_problems, corrected, six_sides, by_value, book_by_book, restored,
    quick_line, meaning, canasta, seven_hundred, opening_empty, opening_held, opening_forbidden,
    opening_without_a_game, going_out, two_counts,
)  # fmt: skip
