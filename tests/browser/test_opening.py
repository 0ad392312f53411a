"""Opening and "Can we go out?" under a thumb: the answer follows every tap, a reload keeps it."""

from playwright.sync_api import Page

from scorekeeper.storage.db import Store
from tests.web.games import begin


def tap_cards(page: Page, *ranks: str) -> None:
    for rank in ranks:
        page.locator(f'[data-rank="{rank}"]').tap()


def verdict(page: Page, words: str) -> None:
    page.locator("#verdict", has_text=words).wait_for()


def test_one_tap_a_card_held_and_the_answer_follows(phone: Page, store: Store) -> None:
    phone.goto(f"/g/{begin(store)}/opening")
    tap_cards(phone, "K", "K", "A")
    verdict(phone, "50 short")
    tap_cards(phone, "joker")
    verdict(phone, "You can open")
    assert phone.locator('[data-rank="K"] .tile-count').inner_text() == "2"
    phone.locator("[data-back]").tap()
    verdict(phone, "50 short")
    phone.reload()
    assert phone.locator('[data-rank="K"] .tile-count').inner_text() == "2"


def test_melds_are_laid_card_by_card(phone: Page, store: Store) -> None:
    phone.goto(f"/g/{begin(store)}/opening")
    phone.locator("#mode-lay").tap()
    tap_cards(phone, "joker", "A", "A")  # a wild card first, then what it stands for
    verdict(phone, "90")
    tap_cards(phone, "K", "K", "K")  # another rank begins the next meld
    verdict(phone, "120")
    titles = phone.locator(".meld-title").all_inner_texts()
    assert titles == ["Aces, dirty", "Kings, clean"]
    phone.locator("[data-next-meld]").tap()
    tap_cards(phone, "2", "2", "2")
    verdict(phone, "180")
    assert phone.locator(".meld-title").last.inner_text() == "Wild meld"
    phone.locator("[data-back]").tap()
    verdict(phone, "120")


def test_a_meld_goes_on_after_the_page_was_left(phone: Page, store: Store) -> None:
    phone.goto(f"/g/{begin(store)}/opening")
    phone.locator("#mode-lay").tap()
    tap_cards(phone, "A", "A", "A")
    verdict(phone, "60")
    phone.goto("/help")
    phone.go_back()
    verdict(phone, "60")
    assert phone.locator("#mode-lay").is_checked()


def test_clearing_begins_again(phone: Page, store: Store) -> None:
    phone.goto(f"/g/{begin(store)}/opening")
    tap_cards(phone, "K", "K", "K", "joker")
    verdict(phone, "You can open")
    phone.locator("[data-clear]").tap()
    verdict(phone, "Tap your cards")
    assert phone.locator('[data-rank="K"] .tile-count').inner_text() == ""


def test_another_side_has_another_minimum(phone: Page, store: Store) -> None:
    phone.goto(f"/g/{begin(store, 'canasta')}/opening")
    tap_cards(phone, "A", "A", "A")
    verdict(phone, "of 50 needed")
    phone.locator("#side-1").tap()
    verdict(phone, "of 50 needed")
    assert "side=1" in phone.url


def test_another_rule_set_asks_for_what_it_needs(phone: Page) -> None:
    phone.goto("/opening")
    phone.locator("#rules").select_option("canasta")
    phone.locator("#score").wait_for()
    phone.locator("#score").press_sequentially("3000", delay=120)  # slower than the answers
    verdict(phone, "of 120 needed")
    assert phone.locator("#score").input_value() == "3000"
    phone.locator("#rules").select_option("classic")
    phone.locator("#deal-4").tap()
    verdict(phone, "of 150 needed")


def test_an_opening_without_javascript(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store)}/opening")
    nojs.get_by_role("textbox", name="K", exact=True).fill("3")
    nojs.get_by_role("textbox", name="Joker", exact=True).fill("1")
    nojs.get_by_role("button", name="Check").tap()
    verdict(nojs, "You can open")
    nojs.locator("#mode-lay").check()
    nojs.locator("#melds").fill("K 3 + 1 joker")
    nojs.get_by_role("button", name="Check").tap()
    nojs.locator(".meld-title", has_text="Kings, dirty").wait_for()


def test_going_out_follows_the_chips_and_the_answers(phone: Page, store: Store) -> None:
    phone.goto(f"/g/{begin(store)}/going-out")
    answer = phone.locator("#answer")
    for kind, count in (("clean", 2), ("dirty", 2), ("wild", 1)):
        phone.locator(f'[name="chip-books-{kind}"][value="{count}"]').tap()
    phone.locator("#answer", has_text="Ask first").wait_for()
    phone.locator("#partner-yes").tap()
    phone.locator("#permission-yes").tap()
    phone.locator("#answer", has_text="Yes, you may go out").wait_for()
    phone.locator('[name="chip-books-wild"][value="0"]').tap()
    phone.locator("#missing", has_text="1 more wild book").wait_for()
    phone.reload()
    assert "Not yet" in answer.inner_text()
    assert phone.locator('[name="chip-books-clean"][value="2"]').is_checked()


def test_going_out_without_javascript(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store)}/going-out")
    nojs.get_by_role("textbox", name="Clean books").fill("2")
    nojs.locator("#partner-yes").check()
    nojs.get_by_role("button", name="Check").tap()
    nojs.locator("#missing", has_text="2 more dirty books").wait_for()
    assert nojs.get_by_role("textbox", name="Clean books").input_value() == "2"
