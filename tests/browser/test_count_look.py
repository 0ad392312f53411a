"""Count, Opening and Going out in every state: everybody can read, touch and use them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from scorekeeper.storage.db import Store
from tests.browser.axe import assert_accessible
from tests.browser.count_states import STATES, State, restored
from tests.browser.measures import JUMPED, STICKS_OUT, TOO_FAINT, TOO_SMALL
from tests.browser.watch import Watch

# The keys of the keypad that are lower or narrower than 60 CSS pixels.
SMALL_KEYS = """() => [...document.querySelectorAll("[data-key], [data-save], [data-next-side]")]
  .filter((e) => e.offsetParent && (e.offsetHeight < 59.5 || e.offsetWidth < 59.5))
  .map((e) => `${e.offsetWidth} x ${e.offsetHeight}: ${e.outerHTML.slice(0, 60)}`)"""

every_state = pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)


@pytest.fixture(params=["light", "dark"])
def screen(request: pytest.FixtureRequest, chromium: Browser, server: str) -> Iterator[Page]:
    """A phone by day and one in the evening."""
    watch = Watch(server)
    context = chromium.new_context(
        base_url=server,
        color_scheme=request.param,
        has_touch=True,
        viewport={"width": 390, "height": 844},
    )
    watch.over(context)
    yield context.new_page()
    context.close()
    assert not watch.complaints(), "\n".join(watch.complaints())


@every_state
def test_a_state_can_be_read_touched_and_used_by_everybody(
    screen: Page, store: Store, state: State
) -> None:
    state(screen, store)
    assert_accessible(screen)
    assert screen.evaluate(TOO_SMALL) == []
    assert screen.evaluate(SMALL_KEYS) == []
    assert screen.evaluate(TOO_FAINT) == []


@pytest.mark.parametrize(
    "state",
    # What a draft brings back moves within its field; the fields stay where they are.
    [state for state in STATES if state is not restored],
    ids=lambda state: state.__name__,
)
def test_nothing_jumps_of_itself(phone: Page, store: Store, state: State) -> None:
    state(phone, store)
    assert phone.evaluate(JUMPED) == []


@every_state
def test_nothing_sticks_out_of_a_state(phone: Page, store: Store, state: State) -> None:
    state(phone, store)
    for width, height in ((320, 568), (844, 390), (1024, 768)):
        phone.set_viewport_size({"width": width, "height": height})
        assert phone.evaluate(STICKS_OUT) == []
        assert phone.evaluate(SMALL_KEYS) == []
    phone.set_viewport_size({"width": 390, "height": 844})
    phone.evaluate("document.documentElement.style.fontSize = '200%'")
    assert phone.evaluate(STICKS_OUT) == []
