"""What a phone does of itself at the table: it speaks, and its screen stays on."""

import pytest
from playwright.sync_api import Page, expect

from scorekeeper.storage.db import Store
from tests.browser.measures import STICKS_OUT
from tests.web.games import CAUGHT, OUT, begin, play

# A browser as it is with HTTPS, one as it is without, and one with ears to hear what was said.
EARS = """window.heard = [];
  Object.defineProperty(window, "speechSynthesis", { value: {
    cancel() {}, speak(said) { heard.push([said.text, said.lang]); },
  } });"""
LOCK = """window.locks = [];
  Object.defineProperty(navigator, "wakeLock", { value: { request: async (kind) => {
    const lock = new EventTarget(); locks.push(kind); window.lock = lock; return lock;
  } } });"""
# Not by navigator.userActivation: each look of a test into the page counts as a tap there.
SAFARI = """window.locks = []; addEventListener("click", () => (window.tapped = true), true);
  Object.defineProperty(navigator, "wakeLock", { value: { request: async (kind) => {
    if (!window.tapped) throw new DOMException("", "NotAllowedError");
    locks.push(kind); return new EventTarget();
  } } });"""
NEVER = """Object.defineProperty(navigator, "wakeLock", { value: {
    request: async () => { throw new DOMException("", "NotAllowedError"); } } });"""
NO_LOCK = "delete Navigator.prototype.wakeLock;"
SAID = "Deal 2. North–South 4,685, ahead by 3,025. Bob deals. Opening 90."


def counted(store: Store) -> str:
    return play(store, begin(store), (OUT, CAUGHT))


@pytest.mark.parametrize("page", ["", "/board"])
def test_the_standing_is_spoken_by_a_tap(phone: Page, store: Store, page: str) -> None:
    phone.add_init_script(EARS)
    phone.goto(f"/g/{counted(store)}{page}")
    assert phone.evaluate("heard") == []
    phone.locator("[data-say]").click()
    assert phone.evaluate("heard") == [[SAID, "en"]]


def test_after_each_deal_only_where_somebody_wished_it(phone: Page, store: Store) -> None:
    phone.add_init_script(EARS)
    game = begin(store)
    phone.goto(f"/g/{game}")
    phone.get_by_label("Say the standing after each deal").check()
    phone.evaluate("heard.length = 0")
    play(store, game, (OUT, CAUGHT))
    phone.wait_for_function("() => heard.length")  # without a reload
    assert phone.evaluate("heard") == [[SAID, "en"]]
    phone.reload()
    assert phone.evaluate("heard") == []  # it was said
    expect(phone.get_by_label("Say the standing after each deal")).to_be_checked()


def test_a_browser_that_cannot_speak_offers_nothing(phone: Page, store: Store) -> None:
    phone.add_init_script("delete Window.prototype.speechSynthesis; delete window.speechSynthesis")
    phone.goto(f"/g/{counted(store)}")
    expect(phone.locator("[data-say]")).to_be_hidden()
    expect(phone.get_by_label("Say the standing after each deal")).to_be_hidden()


@pytest.mark.parametrize("page", ["", "/board", "/deals/2", "/opening", "/going-out"])
def test_the_screen_stays_on_and_the_lock_is_taken_again(
    phone: Page, store: Store, page: str
) -> None:
    phone.add_init_script(LOCK)
    phone.goto(f"/g/{counted(store)}{page}")
    phone.wait_for_function("() => window.lock")
    phone.evaluate("lock.dispatchEvent(new Event('release'))")
    phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    phone.wait_for_function("() => locks.length === 2")
    assert phone.evaluate("locks") == ["screen", "screen"]


@pytest.mark.parametrize("page", ["", "/board", "/deals/2"])
def test_where_a_lock_needs_a_tap_the_first_one_takes_it(
    phone: Page, store: Store, page: str
) -> None:
    phone.add_init_script(SAFARI)
    phone.goto(f"/g/{counted(store)}{page}")
    phone.wait_for_timeout(300)
    assert phone.evaluate("locks") == []
    phone.mouse.click(3, 300)
    phone.wait_for_function("() => locks.length === 1")
    expect(phone.locator(".falls-asleep")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768)])
def test_a_board_that_nobody_taps_asks_for_one(
    phone: Page, store: Store, *, width: int, height: int
) -> None:
    phone.add_init_script(SAFARI)
    phone.set_viewport_size({"width": width, "height": height})
    phone.goto(f"/g/{counted(store)}/board")
    asked = phone.get_by_text("Tap once to stay lit")
    expect(asked).to_be_visible()
    assert phone.evaluate(STICKS_OUT) == []
    assert phone.evaluate("document.documentElement.scrollHeight") == height
    phone.mouse.click(3, 300)
    expect(asked).to_be_hidden()


def test_where_no_tap_helps_to_a_lock_the_film_is_offered(phone: Page, store: Store) -> None:
    phone.add_init_script(NEVER)
    phone.goto(f"/g/{counted(store)}")
    choice = phone.get_by_label("Keep the screen on")
    phone.wait_for_timeout(300)
    expect(choice).to_be_hidden()
    phone.get_by_role("heading", name="Thursday table").click()
    choice.check()
    phone.wait_for_function("() => document.querySelector('video').currentTime > 0")


def test_without_a_lock_a_silent_film_runs_for_whoever_asks(phone: Page, store: Store) -> None:
    phone.add_init_script(NO_LOCK)
    phone.goto(f"/g/{counted(store)}")
    expect(phone.locator("video")).to_have_count(0)
    phone.get_by_label("Keep the screen on").check()
    phone.wait_for_function("() => document.querySelector('video').currentTime > 0")
    phone.reload()
    expect(phone.locator("video")).to_have_count(0)  # only after a tap
    phone.get_by_role("heading", name="Thursday table").click()
    phone.wait_for_function("() => document.querySelector('video').currentTime > 0")


def test_where_neither_works_a_plain_word_says_so(phone: Page, store: Store) -> None:
    phone.add_init_script(NO_LOCK + "HTMLMediaElement.prototype.play = () => Promise.reject()")
    phone.goto(f"/g/{counted(store)}")
    phone.get_by_label("Keep the screen on").check()
    expect(phone.get_by_text("does not let a page keep its screen on")).to_be_visible()
