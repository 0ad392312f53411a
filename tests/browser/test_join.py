"""Several phones at a table: joined by code, looking only, sent away, guessing, the host moved."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from scorekeeper.actions.links import links_of
from scorekeeper.actions.take_back import take_back
from scorekeeper.storage.db import Store
from scorekeeper.storage.guesses import forget_guessers
from tests.browser.count_sheet import PLAYED_BEFORE, Sheet, totals
from tests.stores import items_of, key_of
from tests.web.games import CAUGHT, OUT, begin, play

Another = Callable[[], Page]


@pytest.fixture
def another(chromium: Browser, server: str) -> Iterator[Another]:
    """Makes one more phone at the table, with cookies of its own."""
    with ExitStack() as phones:

        def add() -> Page:
            context = phones.enter_context(chromium.new_context(base_url=server, has_touch=True))
            context.add_init_script(PLAYED_BEFORE)
            return context.new_page()

        yield add


@pytest.fixture(autouse=True)
def nobody_guessed(store: Store) -> None:
    """All phones of these tests have one address: what another test guessed is forgotten."""
    with store.writing() as connection:
        forget_guessers(connection, before=store.now() + timedelta(days=1))


def begin_on(phone: Page) -> str:
    """Begin a game on this phone: its id."""
    phone.goto("/new")
    phone.get_by_role("button", name="Start the game").tap()
    expect(phone.get_by_role("link", name="Score deal 1")).to_be_visible()
    return phone.url.rsplit("/", 1)[1]


def join(page: Page, code: str) -> None:
    page.goto("/")
    page.get_by_label("Join with a code").fill(code)
    page.get_by_role("button", name="Join").tap()


def test_a_second_phone_joins_by_code_and_counts_under_its_name(
    phone: Page, another: Another, store: Store
) -> None:
    game_id = begin_on(phone)
    phone.get_by_role("link", name="Share").tap()
    code = phone.locator("#code").inner_text()
    second = another()
    join(second, code.lower())
    second.get_by_role("button", name="West's phone").tap()
    expect(second.get_by_text("This phone is called West's phone.")).to_be_visible()
    sheet = Sheet(second, key_of(store, game_id, "score"))
    for side in (0, 1):
        sheet.keys("200")
        if side == 0:
            sheet.next_side()
    sheet.went_out(None)
    sheet.save()
    assert totals(store, game_id) == (200, 200)
    assert items_of(store, game_id)[0].act.phone == "West's phone"


def test_a_phone_that_only_looks_is_offered_nothing_to_save_and_can_save_nothing(
    phone: Page, store: Store
) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    watch = f"/g/{key_of(store, game_id, 'watch')}"
    phone.goto(watch)
    expect(phone.get_by_text("By this link the game can be looked at, not scored.")).to_be_visible()
    assert phone.get_by_role("link", name="Score deal").count() == 0
    phone.goto(f"{watch}/history")
    assert phone.get_by_role("button", name="Undo").count() == 0
    phone.goto(f"{watch}/deals/2")
    expect(phone.get_by_text("By this link a game can be looked at, not scored.")).to_be_visible()
    phone.get_by_role("link", name="To the table").tap()
    expect(phone).to_have_url(f"{phone.url.split('/g/')[0]}{watch}")


def test_a_sheet_that_is_open_when_its_link_is_taken_back_saves_nothing_and_loses_nothing(
    other_phone: Page, store: Store
) -> None:
    game_id = begin(store)
    key = key_of(store, game_id, "score")
    sheet = Sheet(other_phone, key)
    sheet.keys("205")
    sheet.next_side()
    sheet.keys("300")
    sheet.went_out(None)
    take_back(store, game_id, key)
    sheet.save_refused()
    expect(other_phone.get_by_text("This link was taken back.")).to_be_visible()
    expect(other_phone.get_by_text("First side: card points 205")).to_be_visible()
    assert len(items_of(store, game_id)) == 1
    again = Sheet(other_phone, key_of(store, game_id, "score"))
    other_phone.wait_for_function("() => document.querySelector('[name=\"1.card_points\"]').value")
    assert (again.value(0, "card_points"), again.value(1, "card_points")) == ("205", "300")


def test_the_host_takes_the_link_back_by_two_taps(phone: Page, store: Store) -> None:
    game_id = begin_on(phone)
    old = links_of(store, game_id).score
    phone.get_by_role("link", name="Share").tap()
    phone.get_by_text("Take this link back").first.tap()
    phone.get_by_role("button", name="Take it back").first.tap()
    expect(phone.get_by_text("That link opens nothing any more.")).to_be_visible()
    new = links_of(store, game_id).score
    assert new.key != old.key
    assert phone.locator("#code").inner_text().replace(" ", "") == new.code


def test_whoever_guesses_codes_is_asked_to_wait(nojs: Page) -> None:
    for _ in range(5):
        join(nojs, "QQQ QQQ")
        expect(nojs.get_by_text("No game that is on has this code.")).to_be_visible()
    join(nojs, "QQQ QQQ")
    expect(nojs.get_by_text(re.compile(r"Wait \d+ seconds"))).to_be_visible()
    expect(nojs.get_by_label("Join with a code")).to_have_value("QQQ QQQ")


def test_the_wait_counts_down_and_says_when_it_is_over(other_phone: Page) -> None:
    other_phone.clock.install()
    for _ in range(6):
        join(other_phone, "QQQ QQQ")
        expect(other_phone.get_by_label("Join with a code")).to_have_value("QQQ QQQ")
    expect(other_phone.get_by_text(re.compile(r"Wait \d+ seconds"))).to_be_visible()
    other_phone.clock.fast_forward(31_000)
    expect(other_phone.get_by_text("Now try again.")).to_be_visible()


def test_the_host_s_part_goes_to_another_phone(phone: Page, another: Another, store: Store) -> None:
    game_id = begin_on(phone)
    phone.get_by_role("link", name="Share").tap()
    phone.get_by_role("button", name="Hand it on").tap()
    link = phone.get_by_label("Link to take over").input_value()
    second = another()
    second.goto(link)
    second.get_by_role("button", name="Take over").tap()
    expect(second.get_by_text("This phone is the host now.")).to_be_visible()
    second.get_by_role("link", name="Share").tap()
    expect(second.get_by_role("heading", name="This phone is the host")).to_be_visible()
    phone.reload()
    assert phone.url.endswith(f"/g/{key_of(store, game_id, 'score')}/share#hand-on")
    expect(phone.get_by_text("The host's part went to another phone.")).to_be_visible()
    assert phone.get_by_role("heading", name="This phone is the host").count() == 0


def test_the_other_phones_follow_to_the_next_game(phone: Page, store: Store) -> None:
    game_id = play(store, begin(store), *((OUT, CAUGHT),) * 4)
    phone.goto(f"/g/{key_of(store, game_id, 'score')}")
    phone.get_by_role("button", name="Play again").tap()
    expect(phone.get_by_role("link", name="Score deal 1")).to_be_visible()
    host = phone.url
    phone.goto(f"/g/{key_of(store, game_id, 'watch')}")
    phone.get_by_role("link", name="The next game").tap()
    expect(phone).to_have_url(host)  # this phone is its host already
