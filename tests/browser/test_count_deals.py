"""Whole deals under each rule set, corrected, repeated, undone, brought back, on two phones."""

import pytest
from playwright.sync_api import Page

from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.browser.count_sheet import Sheet, counted, totals
from tests.web.games import CAUGHT, FOUR, OUT, PAIRS, PLAIN, begin, play

TWO = ("Ann", "Bob")
Filled = tuple[tuple[str, int | str], ...]
"""Rows of a side with the chip to tap or, as a text, the keys to type."""

FIRST: dict[str, Filled] = {
    "classic": (
        ("books-clean", 2), ("books-dirty", 2), ("books-wild", 1), ("card-points", "1285"),
        ("red-threes-laid", 2), ("left-points", "20"),
    ),
    "players-plus-one": (
        ("books-clean", 2), ("books-dirty", 2), ("card-points", "600+85"),
        ("red-threes-laid", 1), ("left-points", "30"),
    ),
    "seven-hundred": (("books-clean", 2), ("books-dirty", 3), ("red-threes-laid", 4)),
    "canasta": (
        ("books-clean", 1), ("books-dirty", 1), ("card-points", "420"),
        ("red-threes-laid", 4), ("left-points", "15"),
    ),
}  # fmt: skip
SECOND: dict[str, Filled] = {
    "classic": (
        ("card-points", "640"), ("left-points", "80"), ("left-black-threes-hand", 1),
        ("left-unopened-feet", 1), ("red-threes-foot", 1),
    ),
    "players-plus-one": (("card-points", "0"), ("red-threes-laid", 1), ("left-points", "300")),
    "seven-hundred": (("left-unopened-feet", 1), ("left-black-threes-foot", 2)),
    "canasta": (("card-points", "90"), ("left-points", "75"), ("left-black-threes-hand", 2)),
}  # fmt: skip
TOTALS = {
    # 1000 + 600 + 1500 + 1285 + 200 + 100 - 20; 640 - 80 - 5 - 100
    "classic": (4665, 455),
    # 1000 + 600 + 685 + 100 + 100 - 30; not melded: -100, -300
    "players-plus-one": (2455, -400),
    # 1400 + 900 + 400 + 100; two black threes in a foot
    "seven-hundred": (2800, -10),
    # 500 + 300 + 420 + 800 for all four + 100 - 15; 90 - 75 - 10
    "canasta": (2105, 5),
}


def fill(sheet: Sheet, side: int, rows: Filled) -> None:
    for row, value in rows:
        if isinstance(value, int):
            sheet.chip(side, row, value)
        else:
            sheet.tap(f"#field-{side}-{row}")
            sheet.keys(value)


@pytest.mark.parametrize("slug", FIRST)
def test_a_deal_is_counted_under_each_rule_set(phone: Page, store: Store, slug: str) -> None:
    sheet = Sheet(phone, begin(store, slug))
    fill(sheet, 0, FIRST[slug])
    sheet.went_out(0)
    sheet.next_side()
    fill(sheet, 1, SECOND[slug])
    sheet.save()
    assert totals(store, sheet.game_id) == TOTALS[slug]


@pytest.mark.parametrize("slug", FIRST)
def test_a_sheet_has_no_row_that_the_rules_do_not_count(
    phone: Page, store: Store, slug: str
) -> None:
    Sheet(phone, begin(store, slug))
    rules = PRESETS[slug]
    assert phone.locator("#line-0-books-wild").count() == int(rules.wild_melds)
    assert phone.locator("#line-0-card-points").count() == int(rules.melded_counted)
    assert phone.locator("#line-0-left-points").count() == int(rules.left_counted)
    assert phone.locator("#line-0-left-unopened-feet").count() == int(rules.feet > 0)
    assert phone.locator("#line-0-red-threes-hand").count() == int(rules.red_three_hand_allowed)
    assert phone.locator("#line-0-concealed").count() == int(rules.concealed_bonus is not None)
    assert phone.locator(".keypad").count() == int(rules.melded_counted or rules.left_counted)


def test_threes_in_feet_are_asked_for_once_a_foot_was_not_picked_up(
    phone: Page, store: Store
) -> None:
    sheet = Sheet(phone, begin(store))
    row = phone.locator("#line-0-red-threes-foot")
    assert not row.is_visible()
    sheet.chip(0, "left-unopened-feet", 1)
    row.wait_for()
    sheet.chip(0, "left-unopened-feet", 0)
    row.wait_for(state="hidden")


def test_the_stock_ran_out_and_nobody_gets_the_bonus(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store, players=TWO, sides=TWO))
    sheet.keys("200")
    sheet.next_side()
    sheet.keys("150")
    sheet.went_out(None)
    sheet.save()
    assert totals(store, sheet.game_id) == (200, 150)


def test_an_earlier_deal_is_corrected_and_the_one_after_it_moves(phone: Page, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (PLAIN, PLAIN))
    sheet = Sheet(phone, game_id, 1)
    assert sheet.value(0, "card_points") == "1285"
    assert phone.locator('[name="chip-0-books-clean"][value="2"]').is_checked()
    sheet.chip(0, "books-clean", 3)
    sheet.save()
    assert counted(store, game_id, 1).revisions == (2, 1)  # the other side was not touched
    scores = counted(store, game_id, 2).scores
    assert scores
    assert scores[0].total_after == 5185 + 200


def test_a_double_tap_on_save_saves_once(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store, players=TWO, sides=TWO))
    fill(sheet, 0, (("card-points", "100"),))
    sheet.went_out(None)
    sheet.next_side()
    fill(sheet, 1, (("card-points", "50"),))
    phone.wait_for_timeout(500)
    phone.locator("[data-save]").dblclick()
    phone.wait_for_url(f"**/g/{sheet.game_id}")
    assert counted(store, sheet.game_id).revisions == (1, 1)


def test_back_after_saving_shows_what_was_saved_and_saves_no_second_entry(
    phone: Page, store: Store
) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    sheet = Sheet(phone, game_id)
    sheet.chip(0, "books-clean", 3)
    sheet.save()
    phone.go_back()
    phone.locator('[name="chip-0-books-clean"][value="3"]:checked').wait_for(state="attached")
    sheet.started()
    assert phone.locator("[data-draft-notice]").inner_text() == ""
    sheet.save()
    assert counted(store, game_id).revisions == (2, 1)


def test_three_sides_and_six_are_counted_one_after_the_other(phone: Page, store: Store) -> None:
    six = tuple("ABCDEF")
    sheet = Sheet(phone, begin(store, players=six, sides=six))
    for side in range(6):
        assert phone.locator(f"#side-{side}").is_visible()
        sheet.keys(f"{side + 1}00")
        if side < 5:
            sheet.next_side()
    sheet.went_out(None)
    sheet.save()
    assert totals(store, sheet.game_id) == (100, 200, 300, 400, 500, 600)


def test_names_and_seats_of_the_table_stand_on_the_tabs(phone: Page, store: Store) -> None:
    Sheet(phone, begin(store, players=FOUR, sides=PAIRS))
    phone.get_by_role("tab").first.wait_for()
    assert phone.get_by_role("tab").all_inner_texts() == ["North–South\n0", "East–West\n0"]
