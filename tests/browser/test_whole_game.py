"""Whole games on a phone, from the first page to the winner, under each rule set of the sheets."""

import pytest
from playwright.sync_api import Page, expect

from scorekeeper.scoring.rulesets import PRESETS
from tests.browser.count_sheet import Sheet
from tests.browser.test_count_deals import FIRST, SECOND, TOTALS, Filled, fill

# Nobody went out in these: a deal each side counts once like this and once like that.
LIKE_THIS: dict[str, Filled] = {
    "classic": (("card-points", "200"),),
    "players-plus-one": (("card-points", "200"),),
    "seven-hundred": (("books-clean", 1),),
}
LIKE_THAT: dict[str, Filled] = {
    "classic": (("card-points", "150"),),
    "players-plus-one": (("card-points", "150"),),
    "seven-hundred": (("books-dirty", 2),),
}
TIED = {  # what both have after four deals: both deals of each kind
    "classic": ("North–South and East–West share the win", 4665 + 455 + 200 + 150),
    "players-plus-one": ("A draw: North–South and East–West", 2455 - 400 + 200 + 150),
    "seven-hundred": ("North–South and East–West share the win", 2800 - 10 + 700 + 600),
}


def start(phone: Page, slug: str) -> str:
    """A new game of this rule set with all that is proposed; its id."""
    phone.goto("/")
    phone.get_by_role("link", name="New game").tap()
    phone.get_by_role("radio", name=PRESETS[slug].name).tap()
    phone.get_by_role("button", name="Start the game").tap()
    phone.wait_for_url("**/g/*")
    return phone.url.rsplit("/", 1)[1]


def count(
    phone: Page, game_id: str, deal: int, *, sides: tuple[Filled, Filled], out: int | None
) -> None:
    """Count a deal and save it."""
    sheet = Sheet(phone, game_id, deal)
    fill(sheet, 0, sides[0])
    if out == 0:
        sheet.went_out(0)
    sheet.next_side()
    fill(sheet, 1, sides[1])
    if out != 0:
        sheet.went_out(out)
    sheet.save()


def two_deals(phone: Page, game_id: str, slug: str) -> None:
    """The deal of the rule set, and once more with the sides changed about."""
    first, second = FIRST[slug], SECOND[slug]
    count(phone, game_id, 1, sides=(first, second), out=0)
    count(phone, game_id, 2, sides=(second, first), out=1)


@pytest.mark.parametrize("slug", LIKE_THIS)
def test_four_deals_end_in_a_tie_and_a_correction_makes_a_winner(phone: Page, slug: str) -> None:
    game_id = start(phone, slug)
    two_deals(phone, game_id, slug)
    count(phone, game_id, 3, sides=(LIKE_THIS[slug], LIKE_THAT[slug]), out=None)
    count(phone, game_id, 4, sides=(LIKE_THAT[slug], LIKE_THIS[slug]), out=None)
    told, total = TIED[slug]
    expect(phone.get_by_text(told).first).to_be_visible()
    expect(phone.get_by_text(f"{total:,}").first).to_be_visible()
    sheet = Sheet(phone, game_id, 3)
    sheet.chip(0, "red-threes-laid", 1)
    sheet.save()
    expect(phone.get_by_text("North–South won by").first).to_be_visible()
    expect(phone.get_by_text(f"{total + 100:,}").first).to_be_visible()


def test_canasta_goes_on_until_the_target_and_ends_in_a_draw_or_a_win(phone: Page) -> None:
    game_id = start(phone, "canasta")
    two_deals(phone, game_id, "canasta")
    first, second = FIRST["canasta"], SECOND["canasta"]
    count(phone, game_id, 3, sides=(first, second), out=0)
    count(phone, game_id, 4, sides=(second, first), out=1)
    both = 2 * sum(TOTALS["canasta"])
    assert both == 4220
    expect(phone.get_by_role("link", name="Score deal 5").last).to_be_visible()
    book: Filled = (("books-clean", 1), ("card-points", "300"))
    count(phone, game_id, 5, sides=(book, book), out=None)
    expect(phone.get_by_text("A draw: North–South and East–West").first).to_be_visible()
    expect(phone.get_by_text("5,020").first).to_be_visible()
    sheet = Sheet(phone, game_id, 5)
    sheet.chip(0, "books-dirty", 1)
    sheet.save()
    expect(phone.get_by_text("North–South won by").first).to_be_visible()
    expect(phone.get_by_text("5,320").first).to_be_visible()
