"""Other rules for a game that is on, and the game counted again under others, on the phone."""

from playwright.sync_api import Page, expect

from scorekeeper.actions.load_game import load_game
from scorekeeper.storage.db import Store
from tests.browser.count_sheet import Sheet
from tests.web.games import CAUGHT, OUT, begin, play


def shows(phone: Page, *totals: str) -> None:
    """The table stands there with these running totals."""
    expect(phone.locator(".board-total")).to_have_text(totals)


def test_a_table_agrees_on_700_for_a_clean_book_in_mid_game(phone: Page, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (CAUGHT, CAUGHT))
    phone.goto(f"/g/{game_id}")
    shows(phone, "6,345", "3,320")
    phone.get_by_role("link", name="Rules: Classic").tap()
    phone.get_by_role("link", name="Change the rules of this game").tap()
    phone.get_by_role("link", name="Change single rules").tap()
    phone.locator("summary", has_text="Books").tap()
    phone.get_by_label("Clean book", exact=True).fill("700")
    phone.get_by_label("Name", exact=True).fill("Our 700")
    phone.get_by_role("button", name="Save", exact=True).tap()
    phone.get_by_role("link", name="Use in the game Thursday table").tap()
    # 200 more for each clean book: two and one of North–South, one in each deal of East–West
    figures = phone.locator(".headline-totals .figure")
    expect(figures.nth(0)).to_contain_text("6,345")
    expect(figures.nth(0)).to_contain_text("6,945")
    expect(figures.nth(1)).to_contain_text("3,320")
    expect(figures.nth(1)).to_contain_text("3,720")
    phone.get_by_role("button", name="Play by Our 700").tap()
    expect(phone.get_by_text("The rules were changed from Classic to Our 700.")).to_be_visible()
    shows(phone, "6,945", "3,720")
    assert load_game(store, game_id).rules.clean_book == 700
    phone.get_by_role("link", name="Totals under Classic").tap()
    expect(phone.get_by_text("Under Classic North–South would be ahead by 3,025")).to_be_visible()


def test_the_next_deal_counts_by_the_new_rules(phone: Page, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    phone.goto(f"/g/{game_id}/rules/change?rules=seven-hundred")
    phone.get_by_role("button", name="Play by Seven hundred").tap()
    # without card points: 1,400 + 600 + 1,500 + 200 + 100 and 700 + 600
    shows(phone, "3,800", "1,300")
    sheet = Sheet(phone, game_id, 2)
    sheet.chip(0, "books-clean", 2)
    sheet.next_side()
    sheet.went_out(None)
    sheet.save()
    shows(phone, "5,200", "1,300")


def test_what_nobody_counted_is_answered_by_taps(nojs: Page, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    nojs.goto(f"/g/{game_id}")
    nojs.get_by_role("link", name="Under other rules").tap()
    nojs.get_by_role("link", name="Rising hands").tap()
    expect(nojs.get_by_text("is not known: 4 things are missing.")).to_be_visible()
    nojs.locator('[name="1.0.special_clean.7"][value="1"]').check(force=True)
    nojs.get_by_role("button", name="The rest: none").tap()
    # sevens 1,000 + clean 500 + 600 + 1,500 + 1,285 + 200 + out 300, against 1,660
    headline = "Under Rising hands North–South would be ahead by 3,725, and the game would go on."
    expect(nojs.get_by_text(headline)).to_be_visible()


def test_a_change_needs_its_answers_and_no_script(nojs: Page, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    nojs.goto(f"/g/{game_id}/rules/change?rules=rising-hands")
    nojs.locator('[name="1.0.special_clean.7"][value="1"]').check(force=True)
    nojs.get_by_role("button", name="Show the new totals").tap()
    expect(nojs.locator("input:checked")).to_have_count(1)  # kept, and the others still asked
    nojs.get_by_role("button", name="The rest: none").tap()
    nojs.get_by_role("button", name="Play by Rising hands").tap()
    shows(nojs, "5,385", "1,660")


def test_going_out_tells_the_totals_while_they_are_typed(phone: Page, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    phone.goto(f"/g/{game_id}/going-out")
    phone.get_by_text("What it does to the totals").tap()
    phone.get_by_label("Cards the partner holds").fill("0")
    expect(phone.get_by_text("How many cards do East–West hold?")).to_be_visible()
    phone.get_by_label("Cards in their hands").fill("2")
    # 4,685 + 100; 1,660 less two cards: of 5 each, or of 100
    expect(phone.locator("#totals")).to_contain_text(
        "North–South would be ahead by 3,135 to 3,325."
    )
    phone.get_by_label("Cards in their hands").fill("2x")
    expect(phone.locator("#totals")).to_contain_text(
        "East–West, cards in hands: Type a whole number"
    )
