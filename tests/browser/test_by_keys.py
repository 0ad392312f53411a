"""A whole game without a finger: the tab key leads everywhere, Enter and space do the rest."""

from playwright.sync_api import Page, expect

FOCUSED = """() => {
  const e = document.activeElement;
  if (e === document.body) return "";
  return e.getAttribute("aria-label") ?? e.labels?.[0]?.innerText ?? e.innerText ?? "";
}"""
MOST = 150  # steps of the tab key that somebody would take


def tab_to(page: Page, words: str) -> None:
    """Press the tab key until the thing with these words has the focus, as no mouse is there."""
    passed = []
    for _ in range(MOST):
        page.keyboard.press("Tab")
        passed.append(page.evaluate(FOCUSED))
        if words in passed[-1]:
            return
    raise AssertionError(f"the tab key does not lead to {words!r}, but to {passed}")


def count_deal(page: Page, deal: int) -> None:
    """From the table to a saved deal and back."""
    press = page.keyboard.press
    tab_to(page, f"Score deal {deal}")
    press("Enter")
    page.wait_for_url(f"**/deals/{deal}")
    tab_to(page, "Cards melded")
    page.keyboard.type(f"{deal}00")
    tab_to(page, "East–West")
    press("Enter")
    tab_to(page, "Cards melded")
    page.keyboard.type("250")
    tab_to(page, "East–West went out")
    press("ArrowDown")  # one choice has one stop: the stock ran out
    page.locator("[data-save]:visible").wait_for()
    page.wait_for_timeout(500)  # a key this soon would be a slip
    tab_to(page, "Save deal")
    press("Enter")
    page.wait_for_url(lambda url: "/deals/" not in url)


def test_a_whole_game_with_the_keyboard_alone(phone: Page) -> None:
    press = phone.keyboard.press
    phone.goto("/")
    tab_to(phone, "New game")
    press("Enter")
    phone.wait_for_url("**/new")
    tab_to(phone, "Start the game")
    press("Enter")
    phone.wait_for_url("**/g/*")
    for deal in (1, 2, 3, 4):
        count_deal(phone, deal)
    expect(phone.get_by_text("North–South and East–West share the win").first).to_be_visible()
    tab_to(phone, "See how it went")
    press("Enter")
    phone.wait_for_url("**/result")
    tab_to(phone, "Play again")
    press("Enter")
    expect(phone.get_by_role("link", name="Score deal 1").last).to_be_visible()
