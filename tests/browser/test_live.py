"""A page that is open follows its game: no reload, nothing moves, and nobody is told nonsense."""

import re

from playwright.sync_api import Page, expect

from scorekeeper.actions.change_rules import Changed
from scorekeeper.actions.rename_game import rename_game
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.stores import change
from tests.web.games import CAUGHT, HELD, OUT, begin, play

STREAM, ASKED = re.compile(r"/live\?"), re.compile(r"/now\?")
SAME = "window.isTheSamePage = true"


def watch_table(page: Page, game: str) -> None:
    """Open the table of a game, and wait until it follows it."""
    with page.expect_request(STREAM):
        page.goto(f"/g/{game}")
    page.evaluate(SAME)


def test_a_save_is_seen_on_another_phone_without_a_reload(phone: Page, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    watch_table(phone, game)
    play(store, game, (OUT, CAUGHT), (HELD, OUT))
    expect(phone.locator("#board")).to_contain_text("6,345")
    expect(phone.locator("#acts-narrow")).to_contain_text("Score deal 3")
    expect(phone.locator("[data-live-said]")).to_have_text(
        "North–South saved deal 2: 150. East–West saved deal 2: 4,685. East–West ahead by 1,510."
    )
    assert phone.evaluate("window.isTheSamePage")


def test_what_did_not_change_keeps_its_place_and_the_focus(phone: Page, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    watch_table(phone, game)
    phone.locator(".cell").first.focus()
    phone.evaluate("window.cell = document.activeElement; scrollTo(0, 60)")
    play(store, game, (OUT, CAUGHT), (HELD, OUT))
    expect(phone.locator("#board")).to_contain_text("6,345")
    assert phone.evaluate("[window.cell === document.activeElement, scrollY]") == [True, 60]


def test_the_end_of_a_game_is_seen_and_play_again_works_from_there(
    phone: Page, store: Store
) -> None:
    three = ((OUT, CAUGHT), (CAUGHT, OUT), (HELD, OUT))
    game = play(store, begin(store), *three)
    watch_table(phone, game)
    play(store, game, *three, (OUT, CAUGHT))
    expect(phone.locator("#now")).to_contain_text("The game is over")
    phone.get_by_role("button", name="Play again").tap()
    expect(phone.locator("#board")).to_contain_text("0")
    assert not phone.url.endswith(game)


def test_another_name_and_other_rules_are_seen(phone: Page, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    watch_table(phone, game)
    rename_game(store, game, "Friday table")
    expect(phone.locator("h1")).to_have_text("Friday table")
    assert change(store, game, PRESETS["players-plus-one"]) == Changed()
    expect(phone.locator("#rules")).to_contain_text("Totals under")


def test_a_page_that_was_out_of_sight_is_up_to_date_when_it_comes_back(
    phone: Page, store: Store
) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    watch_table(phone, game)
    hide(phone, hidden=True)
    play(store, game, (OUT, CAUGHT), (HELD, OUT))
    phone.wait_for_timeout(300)
    expect(phone.locator("#board")).not_to_contain_text("6,345")
    hide(phone, hidden=False)
    expect(phone.locator("#board")).to_contain_text("6,345")


def hide(page: Page, *, hidden: bool) -> None:
    """Let the page believe that it went out of sight, or that it came back."""
    page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def test_where_there_is_no_stream_the_page_asks(other_phone: Page, store: Store) -> None:
    phone = other_phone
    phone.route(STREAM, lambda route: route.fulfill(status=503, body="too many"))
    game = play(store, begin(store), (OUT, CAUGHT))
    with phone.expect_response(ASKED):
        phone.goto(f"/g/{game}")
    play(store, game, (OUT, CAUGHT), (HELD, OUT))
    expect(phone.locator("#board")).to_contain_text("6,345", timeout=8000)


def test_only_that_the_connection_is_down_is_said(other_phone: Page, store: Store) -> None:
    phone = other_phone
    game = play(store, begin(store), (OUT, CAUGHT))
    phone.route(STREAM, lambda route: route.abort())
    phone.route(ASKED, lambda route: route.abort())
    phone.goto(f"/g/{game}")
    word = phone.locator("[data-live-word]")
    expect(word).to_have_text("Not connected: what you see may be old. Trying again.")
    phone.unroute(ASKED)
    expect(word).to_have_text("", timeout=8000)
