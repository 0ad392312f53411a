"""Each kind of problem, brought about in the browser: said in words at its row, nothing saved."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.new_game import NewGame
from scorekeeper.record import Seats
from scorekeeper.scoring.deal_json import read_deal
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.problems import SEVERITIES
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from scorekeeper.web.forms.deal_side import fill_side
from tests.web.games import FOUR
from tests.worked_cases import all_cases, deal_file

CLASSIC, CANASTA = PRESETS["classic"], PRESETS["canasta"]
FOUR_NATURALS = replace(CLASSIC, naturals="any", wilds_max=None, book_naturals_min=4)
PAST_SEVEN = replace(CANASTA, past_seven="naturals", wilds_max=None)
BLACK_THREES = replace(CANASTA, black_three_melds=True)
FIRST = replace(CLASSIC, opened_first=100)
CLEAN_OPENING = replace(CLASSIC, opening_wilds=False)

# a worked case that has the problem, the row it belongs to ("" is the side, or the whole sheet)
COUNTED: Mapping[str, tuple[str, str, str]] = {
    "too_many": ("cannot-23-clean", "0-books-clean", "23 clean books, but five decks"),
    "too_many_together": ("cannot-clean-together", "", "clean books, but five decks"),
    "books_need_cards": ("cannot-four-wild-three-dirty", "0", "need 31 wild cards at least"),
    "books_do_not_fit": ("cannot-22-clean-12-dirty", "", "beside the other books"),
    "deal_needs_cards": ("cannot-deal-needs-cards", "", "without threes five decks hold 250"),
    "cards_make_fewer_books": ("cannot-cards-no-book", "", "the cards listed make"),
    "too_few_melded": ("cannot-nine-clean-together", "", "Sides taken together"),
    "too_few_together": ("cannot-melded-and-left", "", "melded and left, but the books"),
    "not_a_multiple": ("cannot-not-five", "0-card-points", "cards count in steps of 5"),
    "too_few_points": ("cannot-dirty-fours-45", "0-card-points", "counts 50 at least"),
    "too_many_points": ("cannot-1600-1400", "", "five decks hold 2,900"),
    "out_without_meld": ("cannot-out-no-meld", "", "went out, but has melded nothing"),
    "out_player_holds_cards": ("cannot-out-alone-holds", "", "went out, so nothing is left"),
    "out_with_unopened_foot": (
        "cannot-out-unopened", "0-left-unopened-feet", "unopened feet at most",
    ),
    "concealed_without_out": ("cannot-concealed-not-out", "0-concealed", "but did not go out"),
    "must_hold_cards": ("cannot-nobody-holds", "1-left-points", "every other player holds a card"),
    "unmelded_feet": (
        "cannot-unmelded-foot-opened", "0-left-unopened-feet", "all its 2 feet are unopened",
    ),
    "unmelded_left": ("cannot-unmelded-0-left", "0-left-points", "so holds all its cards"),
    "no_unopened_foot": (
        "cannot-red-in-opened-foot", "0-red-threes-foot", "but none is unopened",
    ),
    "left_too_few_points": (
        "cannot-one-card-two-players", "1-left-points", "must be left, worth 10 or more",
    ),
    "left_too_many_points": ("left-most", "", "at most"),
    "books_missing": (
        "classic-out-without-wild", "0-books-wild", "0 wild books, but these rules ask for 1",
    ),
}  # fmt: skip

# melds written down book by book, under which rules, and what is said of them
LISTED: Mapping[str, tuple[RuleSet, str, str]] = {
    "meld_too_small": (CLASSIC, "K 2", "has 2 cards, but a meld has 3 at least"),
    "meld_too_large": (CLASSIC, "K 8", "has 8 cards, but a book takes 7 and no more"),
    "wild_meld": (PRESETS["players-plus-one"], "wild 3 jokers", "has no naturals"),
    "threes_melded": (CLASSIC, "3b 3", "3 black threes melded, which these rules forbid"),
    "wilds_forbidden": (BLACK_THREES, "3b 3 + 1 joker", "has 1 wild card, but these rules allow"),
    "too_many_wilds": (CANASTA, "K 5 + 4 twos", "has 4 wild cards, but 3 at most"),
    "too_few_naturals": (CLASSIC, "K 3 + 2 twos", "has 3 naturals, but needs 4"),
    "too_few_naturals_book": (FOUR_NATURALS, "K 3 + 4 twos", "but a dirty book needs 4 at least"),
    "wilds_past_seven": (PAST_SEVEN, "K 6 + 4 twos", "past seven cards it takes only naturals"),
    "too_many_open_melds": (CLASSIC, "K 3\nK 4", "2 unfinished melds of kings, but 1 at most"),
}

# an opening: the rules, the melds laid, the pile's top card, and what is said
OPENED: Mapping[str, tuple[RuleSet, str, str, str]] = {
    "wilds_in_opening": (CLEAN_OPENING, "A 2 + 1 joker", "", "but an opening takes none"),
    "black_threes_opening": (BLACK_THREES, "3b 3", "", "melded only when going out"),
    "pile_blocked": (PRESETS["players-plus-one"], "K 3", "2", "cannot be taken with a two on top"),
    "pile_unused": (CLASSIC, "K 3", "Q", "lay a meld of queens with it"),
    "pile_needs_pair": (CLASSIC, "K 1 + 2 twos", "K", "needs 2 kings from the hand beside it"),
}

# what a sheet cannot say at all, so that nobody can get it wrong there
NOT_ON_A_SHEET: Mapping[str, str] = {
    "went_out_twice": "one choice for all sides",
    "opened_first_twice": "one choice for all sides",
    "seating": "a game of seats that the rules do not know is not begun",
    "no_feet": "rules without feet have no row for them",
    "red_three_in_hand": "rules that forbid it have no row for it",
    "wild_books_forbidden": "rules that forbid them have no row for them",
    "not_in_rules": "a sheet has the rows of its rules and no others",
    "foot_size": "cards left are counted as points on a sheet",
    "unmelded_hand": "cards left are counted as points on a sheet",
    "melds_without_melding": "whether a side melded is worked out from the rest",
    "melding_without_melds": "whether a side melded is worked out from the rest",
}
ELSEWHERE = {"too_many_melded", "points_between", "opened_without_meld", "cards_make_no_melds"}
"""Those with a test of their own below."""
CASES = {case["id"]: case for case in all_cases()}


def test_no_kind_of_problem_is_left_out() -> None:
    tried = [*COUNTED, *LISTED, *OPENED, *NOT_ON_A_SHEET, *ELSEWHERE]
    assert sorted(tried) == sorted(SEVERITIES)


def begin(store: Store, rules: RuleSet, seats: tuple[int, int] | None = None) -> str:
    players, sides = seats or rules.seatings[0]
    names = ("West", "East", "South")[:sides]
    seated = Seats(players=(*FOUR, "Eve", "Fay")[:players], sides=names, first_dealer=0)
    return create_game(store, NewGame(name="Problems", rules=rules, seats=seated))


def enter(page: Page, side: int, texts: Mapping[str, str]) -> None:
    """Fill the rows that this side's sheet has."""
    for path, text in texts.items():
        field = page.locator(f'[name="{side}.{path}"]')
        kind = field.first.get_attribute("type") if field.count() else "none"
        if kind == "radio":
            page.locator(f'[name="{side}.{path}"][value="{text}"]').check()
        elif kind == "checkbox":
            field.set_checked(bool(text))
        elif kind != "none":
            field.fill(text)


def refused(page: Page, *, out: int | None, row: str, words: str) -> None:
    """Saving says what is wrong, where it belongs to a row there, and the sheet stays."""
    page.locator("#field-out-none" if out is None else f"#field-{out}-went-out").check()
    page.get_by_role("button", name="Save deal").tap()
    said_at(page, row, words)
    assert page.get_by_role("button", name="Save deal").is_visible()


def said_at(page: Page, row: str, words: str) -> None:
    place = f"#line-{row} " if row.count("-") else ""
    page.locator(f"{place}.problem:visible", has_text=words).first.wait_for()


def sides_of(case: Mapping[str, Any]) -> tuple[RuleSet, int, tuple[SideEntry, ...]]:
    deal = read_deal(deal_file(dict(case)))
    return deal.rules, deal.entry.players, deal.entry.sides


@pytest.mark.parametrize("code", COUNTED)
def test_a_count_that_cannot_be_is_said_and_not_saved(nojs: Page, store: Store, code: str) -> None:
    name, row, words = COUNTED[code]
    assert code in {found[1] for found in CASES[name]["expected"]["problems"]}
    rules, players, sides = sides_of(CASES[name])
    game_id = begin(store, rules, (players, len(sides)))
    nojs.goto(f"/g/{game_id}/deals/1")
    for side, entry in enumerate(sides):
        enter(nojs, side, fill_side(entry, rules))
    out = [side for side, entry in enumerate(sides) if entry.went_out]
    refused(nojs, out=out[0] if out else None, row=row, words=words)
    assert load_game(store, game_id).deals == ()


@pytest.mark.parametrize("code", LISTED)
def test_melds_that_are_none_are_said_and_not_saved(nojs: Page, store: Store, code: str) -> None:
    rules, melds, words = LISTED[code]
    game_id = begin(store, rules)
    nojs.goto(f"/g/{game_id}/deals/1")
    enter(nojs, 0, {"way": "melds", "melds": melds, "left.points": "300"})
    enter(nojs, 1, {"card_points": "200", "left.points": "300"})
    refused(nojs, out=None, row="0-card-points", words=words)
    assert load_game(store, game_id).deals == ()


@pytest.mark.parametrize("code", OPENED)
def test_an_opening_that_is_none_is_said(nojs: Page, store: Store, code: str) -> None:
    rules, melds, pile, words = OPENED[code]
    asked = urlencode({"mode": "lay", "melds": melds, "pile": pile})
    nojs.goto(f"/g/{begin(store, rules)}/opening?{asked}")
    said_at(nojs, "", words)


def test_two_sides_cannot_have_melded_so_much_without_a_book(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store, CLASSIC)}/deals/1")
    for side in (0, 1):
        enter(nojs, side, {"card_points": "1100", "left.points": "50"})
    # 22 melds of six: 12 aces, 70 tens, 32 of the fives; all 30 wilds (12 of them alone): 2,000
    words = "Sides taken together: 2,200 card points, but what they melded counts 2,000"
    refused(nojs, out=None, row="", words=words)


def test_points_that_no_books_and_melds_count_are_said(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store, CLASSIC)}/deals/1")
    enter(nojs, 0, {"books.clean": "1", "card_points": "40", "left.points": "50"})
    enter(nojs, 1, {"card_points": "300", "left.points": "50"})
    refused(nojs, out=None, row="0-card-points", words="count 35 or 50, and nothing between")


def test_who_opened_first_has_melded(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store, FIRST)}/deals/1")
    enter(nojs, 0, {"card_points": "0", "left.points": "400", "left.unopened_feet": "2"})
    enter(nojs, 1, {"card_points": "200", "left.points": "300"})
    nojs.locator("#field-0-opened-first").check()
    words = "West opened first, but has melded nothing"
    refused(nojs, out=None, row="0-opened-first", words=words)


def test_cards_that_fit_into_no_meld_are_said(nojs: Page, store: Store) -> None:
    nojs.goto(f"/g/{begin(store, CLASSIC)}/deals/1")
    melded = {"way": "cards", "books.clean": "1", "cards.Q": "7", "cards.K": "2"}
    enter(nojs, 0, {**melded, "left.points": "50"})
    enter(nojs, 1, {"card_points": "300", "left.points": "50"})
    refused(nojs, out=None, row="0-card-points", words="cannot all lie in melds")
