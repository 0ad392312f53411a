"""The first game explains itself: hints that go for good, table words that tell their meaning."""

import pytest
from playwright.sync_api import Page, expect

from scorekeeper.storage.db import Store
from tests.browser.axe import assert_accessible
from tests.browser.count_sheet import Sheet
from tests.browser.measures import STICKS_OUT
from tests.web.games import CAUGHT, OUT, begin, play

# Parts of the page that a thumb on the middle of the word, or 18 pixels beside it, would meet.
MEETS = """(term) => {
  const box = term.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return [0, -18, 12].map((by) => document.elementFromPoint(x, y + by) === term);
}"""
# How far the help page scrolls.
BEYOND = "document.documentElement.scrollHeight - innerHeight"


def page_of(store: Store, name: str) -> str:
    game_id = begin(store)
    return {"new": "/new", "table": f"/g/{game_id}", "count": f"/g/{game_id}/deals/1"}[name]


@pytest.mark.parametrize("name", ["new", "table", "count"])
def test_a_hint_goes_for_good_by_a_tap(phone: Page, store: Store, name: str) -> None:
    path = page_of(store, name)
    phone.goto(path)
    with phone.expect_response(f"**/hints/{name}"):
        phone.get_by_role("button", name="Got it").tap()
    expect(phone.locator("[data-hint]")).to_be_hidden()
    phone.reload()
    expect(phone.locator("[data-hint]")).to_have_count(0)
    assert phone.url.endswith(path)


@pytest.mark.parametrize("name", ["new", "table", "count"])
def test_a_hint_goes_for_good_without_javascript(nojs: Page, store: Store, name: str) -> None:
    path = page_of(store, name)
    nojs.goto(path)
    nojs.get_by_role("button", name="Got it").tap()
    expect(nojs.locator("[data-hint]")).to_have_count(0)
    assert nojs.url.endswith(path)
    nojs.goto(path)
    expect(nojs.locator("[data-hint]")).to_have_count(0)


def test_a_hint_that_was_closed_without_a_network_stays_away(phone: Page) -> None:
    phone.add_init_script("localStorage.setItem('hint:new', 'closed')")  # as such a tap leaves it
    with phone.expect_response("**/hints/new"):  # told later
        phone.goto("/new")
    expect(phone.locator("[data-hint]")).to_be_hidden()
    phone.reload()
    expect(phone.locator("[data-hint]")).to_have_count(0)


def test_enter_in_a_field_starts_the_game_in_spite_of_the_hint(phone: Page) -> None:
    phone.goto("/new")
    phone.get_by_label("North", exact=True).press("Enter")
    expect(phone.get_by_text("To open you need")).to_be_visible()


def test_a_word_of_a_row_tells_its_meaning_and_counts_nothing(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store))
    word = phone.get_by_role("button", name="Clean books")
    word.first.tap()
    meaning = phone.get_by_role("dialog", name="Clean")
    expect(meaning).to_contain_text("naturals only")
    expect(meaning.get_by_role("button", name="Close")).to_be_focused()
    assert_accessible(phone)
    phone.keyboard.press("Escape")
    expect(meaning).to_be_hidden()
    expect(word.first).to_be_focused()
    assert (sheet.value(0, "books.clean"), sheet.target) == ("0", "0.card_points")


def test_a_tap_elsewhere_closes_a_meaning(phone: Page, store: Store) -> None:
    Sheet(phone, begin(store))
    phone.get_by_role("button", name="Red threes").first.tap()
    meaning = phone.get_by_role("dialog", name="Red three")
    expect(meaning).to_be_visible()
    phone.touchscreen.tap(195, 200)
    expect(meaning).to_be_hidden()


def test_words_of_rows_are_large_for_a_thumb_and_take_nothing_from_the_chips(
    phone: Page, store: Store
) -> None:
    Sheet(phone, begin(store))
    term = phone.locator("#label-0-books-dirty .term")
    assert term.evaluate(MEETS) == [True, True, True]
    chip = phone.locator('[name="chip-0-books-clean"][value="1"]').bounding_box()
    assert chip
    for y in (chip["y"] + 2, chip["y"] + chip["height"] - 2):
        phone.touchscreen.tap(chip["x"] + 10, y)
        expect(phone.locator('[name="0.books.clean"]')).to_have_value("1")
    expect(phone.get_by_role("dialog")).to_have_count(0)


def test_a_label_still_leads_to_its_field(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store))
    phone.locator("#label-0-left-points label").tap()
    assert sheet.target == "0.left.points"


def test_without_javascript_a_label_leads_to_its_field(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store)}/deals/1")
    nojs.locator("#label-0-books-clean label").tap()
    expect(nojs.locator("#field-0-books-clean")).to_be_focused()


@pytest.mark.parametrize(
    ("page", "word", "meaning"),
    [
        ("", "To open", "The first melds"),
        ("/deals/1/explain", "2 clean books", "naturals only"),
        ("/rules", "Wild cards", "A joker or a two"),
        ("/going-out", "dirty book", "wild cards among"),
    ],
    ids=["table", "explanation", "rules", "going out"],
)
def test_words_tell_their_meaning_without_javascript(
    nojs: Page, store: Store, page: str, *, word: str, meaning: str
) -> None:
    nojs.goto(f"/g/{play(store, begin(store), (OUT, CAUGHT))}{page}")
    term = nojs.locator(".term").filter(has_text=word.removeprefix("2 "))
    term.first.tap()
    expect(nojs.locator(".meaning:popover-open")).to_contain_text(meaning)
    nojs.get_by_role("button", name="Close").tap()
    expect(nojs.locator(".meaning:popover-open")).to_have_count(0)


def test_in_a_text_only_the_first_of_a_word_can_be_tapped(phone: Page) -> None:
    phone.goto("/rules/classic")
    targets = [each.get_attribute("popovertarget") for each in phone.locator(".term").all()]
    assert len(targets) == len(set(targets)) >= 10


def test_help_is_one_screen_and_each_word_is_a_tap_away(phone: Page) -> None:
    phone.goto("/help")
    assert phone.evaluate(BEYOND) == 0
    phone.get_by_role("button", name="Concealed").tap()
    expect(phone.get_by_role("dialog", name="Concealed")).to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (1024, 768)])
def test_a_meaning_fits_every_screen(phone: Page, *, width: int, height: int) -> None:
    phone.set_viewport_size({"width": width, "height": height})
    phone.goto("/help")
    phone.get_by_role("button", name="Going out").tap()
    expect(phone.get_by_role("dialog").get_by_role("button", name="Close")).to_be_in_viewport()
    assert phone.evaluate(STICKS_OUT) == []


def test_a_new_table_shows_all_of_its_acts(phone: Page, store: Store) -> None:
    phone.goto(f"/g/{begin(store)}")
    phone.get_by_role("button", name="Got it").tap()
    say = phone.get_by_role("button", name="Say the standing").bounding_box()
    acts = phone.get_by_role("link", name="Check an opening").locator("visible=true").bounding_box()
    assert say
    assert acts
    assert say["y"] + say["height"] < acts["y"]
