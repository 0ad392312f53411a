"""Home and share on a phone: light and dark by choice, a game reached from another phone."""

from playwright.sync_api import Browser, Page, expect

DAY, EVENING = "rgb(246, 239, 225)", "rgb(15, 49, 36)"


def paper(page: Page) -> object:
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def begin(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("button", name="Start the game").tap()
    expect(page.get_by_role("link", name="Score deal 1")).to_be_visible()


def test_evening_is_chosen_by_a_tap_and_kept_without_javascript(nojs: Page) -> None:
    nojs.goto("/")
    assert paper(nojs) == DAY
    nojs.get_by_role("button", name="Evening").tap()
    expect(nojs.get_by_role("button", name="Evening", pressed=True)).to_be_visible()
    nojs.wait_for_load_state()  # with its style sheet: the button may be there sooner
    assert paper(nojs) == EVENING
    nojs.goto("/help")
    assert paper(nojs) == EVENING


def test_another_phone_joins_by_the_link_that_share_shows(
    phone: Page, chromium: Browser, server: str
) -> None:
    begin(phone)
    phone.get_by_role("link", name="Share").tap()
    link = phone.get_by_label("Link to score").input_value()
    assert link.startswith(f"{server}/g/")
    with chromium.new_context(base_url=server, has_touch=True) as other:
        page = other.new_page()
        page.goto("/")
        page.get_by_label("Join with a code").fill(link)
        page.get_by_role("button", name="Join").tap()
        expect(page).to_have_url(link)


def test_the_link_is_copied_where_there_is_no_clipboard_either(phone: Page) -> None:
    begin(phone)
    phone.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    phone.get_by_role("link", name="Share").tap()
    phone.get_by_role("button", name="Copy").first.tap()
    expect(phone.get_by_text("Copied.")).to_be_visible()


def test_a_game_is_resumed_by_one_tap(phone: Page) -> None:
    begin(phone)
    table = phone.url
    phone.get_by_role("link", name="Games").tap()
    phone.locator("a.game").first.tap()
    expect(phone).to_have_url(table)


def test_whoever_was_forgotten_sends_the_form_again_by_a_tap(phone: Page) -> None:
    phone.goto("/new")
    phone.get_by_label("North", exact=True).fill("Ada")
    phone.context.clear_cookies()
    phone.get_by_role("button", name="Start the game").tap()
    phone.get_by_role("button", name="Send it again").tap()
    expect(phone.get_by_text("Ada deals, East begins")).to_be_visible()
