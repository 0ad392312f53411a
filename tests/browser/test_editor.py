"""House rules on a phone: change, see what it changes, save, play, share, take along."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.house_rules import LINK


def group(page: Page, title: str) -> None:
    page.locator(".group > summary", has_text=title).tap()


def change_three(page: Page) -> None:
    page.goto("/rules/classic/change")
    page.get_by_label("Name", exact=True).fill("Thursday rules")
    group(page, "Books")
    page.get_by_label("Clean book", exact=True).fill("700")
    group(page, "Red threes")
    page.get_by_label("Red three in a hand", exact=True).fill("300")
    group(page, "Opening")
    page.get_by_role("switch", name="Wild cards in the opening").uncheck()


def test_what_three_changes_change_is_said_while_typing(phone: Page) -> None:
    change_three(phone)
    phone.get_by_text("3 differ from Classic").tap()
    for sentence in (
        "Clean book: 700 instead of 500.",
        "Red three in a hand: −300 instead of −100.",
        "Wild cards in the opening: no instead of yes.",
    ):
        expect(phone.get_by_text(sentence)).to_be_visible()
    expect(phone.locator("#head-books")).to_contain_text("1 differs")


def test_saved_rules_are_played(phone: Page) -> None:
    change_three(phone)
    phone.get_by_role("button", name="Save").tap()
    expect(phone.get_by_role("heading", name="What differs from Classic")).to_be_visible()
    phone.get_by_role("link", name="Play by these rules").tap()
    expect(phone.get_by_role("radio", name="Thursday rules")).to_be_checked()
    phone.get_by_role("button", name="Start the game").tap()
    phone.get_by_role("link", name="Score deal 1").tap()
    phone.locator('[name="chip-0-books-clean"][value="2"]').tap()
    expect(phone.locator("#total-0")).to_contain_text("1,400")


def test_a_value_goes_back_by_one_tap(phone: Page) -> None:
    change_three(phone)
    phone.get_by_role("button", name="Clean book: back to 500").tap()
    expect(phone.get_by_label("Clean book", exact=True)).to_have_value("500")
    expect(phone.get_by_text("2 differ from Classic")).to_be_visible()


def test_what_is_wrong_is_said_at_its_field_and_leads_there(phone: Page) -> None:
    change_three(phone)
    phone.get_by_label("Clean book", exact=True).fill("9000")
    expect(phone.locator("#state-clean_book")).to_contain_text("from 0 to 2,000, not 9,000.")
    phone.get_by_role("button", name="Save").tap()
    expect(phone.get_by_text("Not saved yet")).to_be_visible()
    expect(phone.get_by_label("Clean book", exact=True)).to_have_value("9000")
    phone.get_by_role("link", name="Clean book. Must be").tap()
    expect(phone.get_by_label("Clean book", exact=True)).to_be_in_viewport()


def test_more_deals_ask_for_more_minimums_at_once(phone: Page) -> None:
    phone.goto("/rules/classic/change")
    group(phone, "Length")
    phone.get_by_label("Deals", exact=True).fill("5")
    group(phone, "Opening")
    expect(phone.locator("#state-opening_by_deal")).to_contain_text("5 deals need 5 opening")
    phone.locator("#rule-opening_by_deal").get_by_label("Deal 5").fill("180")
    expect(phone.locator("#state-opening_by_deal")).not_to_contain_text("5 deals need")
    expect(phone.locator("#changes-count")).to_contain_text("2 differ")


def test_enter_ends_a_field_and_never_saves(phone: Page) -> None:
    change_three(phone)
    phone.get_by_label("Clean book", exact=True).press("Enter")
    phone.wait_for_load_state("networkidle")
    assert phone.url.endswith("/rules/classic/change")


def test_a_number_for_each_deal_is_shown_by_a_tap(phone: Page) -> None:
    phone.goto("/rules/classic/change")
    group(phone, "Going out")
    rule = phone.locator("#rule-out_clean")
    expect(rule.get_by_label("Deal 2")).to_be_hidden()
    rule.get_by_role("radio", name="Deal by deal").tap()
    rule.get_by_label("Deal 2").fill("3")
    expect(phone.locator("#changes-list")).to_contain_text("2, 3, 2, 2 instead of 2")


def test_the_link_opens_on_a_phone_that_was_never_here(phone: Page, other_phone: Page) -> None:
    change_three(phone)
    phone.get_by_role("button", name="Save").tap()
    phone.get_by_role("link", name="Share").tap()
    other_phone.goto(phone.get_by_label("Link of the rules").input_value())
    expect(other_phone.get_by_text("Clean book: 700 instead of 500.")).to_be_visible()
    other_phone.get_by_role("button", name="Keep on this phone").tap()
    expect(other_phone.get_by_text("Kept on this phone.")).to_be_visible()
    other_phone.goto("/new")
    expect(other_phone.get_by_role("radio", name="Thursday rules")).to_be_visible()


def test_a_kept_file_opens_on_another_phone(
    phone: Page, chromium: Browser, *, server: str, tmp_path: Path
) -> None:
    phone.goto(f"/rules/{LINK}")
    with phone.expect_download() as download:
        phone.get_by_role("link", name="A file to keep").tap()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    with chromium.new_context(base_url=server, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/rules/open")
        page.get_by_label("A file that was kept").set_input_files(file)
        page.get_by_role("button", name="Open these rules").click()
        expect(page.get_by_text("Opened, and kept on this phone.")).to_be_visible()
        assert page.url == f"{server}/rules/{LINK}"


def test_rules_are_changed_saved_and_played_without_javascript(nojs: Page) -> None:
    nojs.goto("/")
    nojs.get_by_role("link", name="Rules", exact=True).tap()
    nojs.get_by_label("Start from").select_option("Canasta")
    nojs.get_by_role("button", name="Change these rules").tap()
    group(nojs, "Books")
    nojs.get_by_label("Clean book", exact=True).fill("600")
    nojs.get_by_role("button", name="Show what this changes").tap()
    expect(nojs.get_by_role("button", name="Clean book: back to 500")).to_be_visible()
    nojs.get_by_role("button", name="Save").tap()
    nojs.get_by_role("link", name="Play by these rules").tap()
    nojs.get_by_role("button", name="Start the game").tap()
    expect(nojs.get_by_text("To open you need")).to_be_visible()
