"""What is wrong is said at its row, in words; what only breaks a rule the table may allow."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from scorekeeper.scoring.entry import Books, SideEntry
from scorekeeper.storage.db import Store
from tests.browser.count_sheet import DRAWN, Sheet, counted
from tests.web.games import CAUGHT, OUT, begin, play

TWO = ("Ann", "Bob")


@dataclass(frozen=True)
class Wrong:
    """Chips and keys of the first side, who went out, and where it is said in which words."""

    rule: str
    chips: tuple[tuple[str, int], ...]
    points: str
    out: int | None
    row: str
    words: str
    alone: bool = True


WRONG = (
    Wrong(
        "books need at least their cards' points",
        (("books-clean", 3),), "100", None, "0-card-points", "counts 105 at least",
    ),
    Wrong(
        "card points are multiples of five",
        (), "12", None, "0-card-points", "steps of 5",
    ),
    Wrong(
        "nobody melds more than the decks hold",
        (), "99000", None, "0-card-points", "at most",
    ),
    Wrong(
        "who is out alone has nothing left",
        (("left-black-threes-hand", 1),), "900", 0, "0-left-black-threes-hand", "nothing is left",
    ),
    Wrong(
        "the others hold a card when somebody went out",
        (("books-clean", 1),), "200", 1, "0-left-points", "holds a card",
    ),
    Wrong(
        "a side that has not melded holds its cards",
        (), "0", None, "0-left-points", "has not melded",
    ),
    Wrong(
        "the partner's foot is open when a side went out",
        (("left-unopened-feet", 1),), "900", 0, "0-left-unopened-feet", "unopened", alone=False,
    ),
)  # fmt: skip


def wrong_sheet(page: Page, store: Store, case: Wrong) -> Sheet:
    sheet = Sheet(page, begin(store, players=TWO, sides=TWO) if case.alone else begin(store))
    sheet.keys(case.points)
    for row, count in case.chips:
        sheet.chip(0, row, count)
    if case.out == 0:
        sheet.went_out(0)
    if case.alone and case.out == 0:  # nobody of the side has cards to count: it moves on
        page.locator("[data-next-side]").wait_for(state="hidden")
    else:
        sheet.next_side()
    sheet.keys("500")
    if case.out != 0:
        sheet.went_out(case.out)
    return sheet


@pytest.mark.parametrize("case", WRONG, ids=lambda case: case.rule)
def test_what_cannot_be_is_said_at_its_row(phone: Page, store: Store, case: Wrong) -> None:
    sheet = wrong_sheet(phone, store, case)
    sheet.save_refused()
    phone.locator("#tab-0[data-trouble]").wait_for()
    sheet.tap("#tab-0")
    assert case.words in sheet.problem(case.row)
    line = phone.locator(f"#line-{case.row}")
    assert line.is_visible()
    assert line.locator('[aria-invalid="true"]').count() >= 1


def test_nothing_is_said_of_a_row_that_nobody_came_to(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store, players=TWO, sides=TWO))
    sheet.chip(0, "books-clean", 1)
    sheet.total(0, "+500")
    assert phone.locator(".problem:visible").count() == 0


def test_nothing_is_said_while_a_figure_is_being_typed(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store, players=TWO, sides=TWO))
    sheet.chip(0, "books-clean", 3)
    sheet.keys("1")
    sheet.total(0, "+1,501")
    assert phone.locator(".problem:visible").count() == 0
    sheet.keys("05")
    sheet.chip(0, "red-threes-laid", 1)
    sheet.total(0, "+1,705")
    assert phone.locator(".problem:visible").count() == 0


def test_the_sheet_goes_to_the_first_thing_that_is_missing(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store, players=TWO, sides=TWO))
    sheet.next_side()
    sheet.keys("100")
    sheet.tap("#tab-0")
    sheet.keys("100")
    sheet.tap("[data-undo]")
    sheet.tap("[data-undo]")
    sheet.tap("[data-undo]")
    sheet.tap("#tab-1")
    sheet.tap("#tab-0")
    sheet.save_refused()
    assert sheet.problem("0-card-points") == "Type the points, 0 for none."
    assert sheet.target == "0.card_points"
    assert phone.locator("[data-said]").inner_text() == "Type the points, 0 for none."


def test_who_went_out_is_asked_before_anything_is_saved(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store, players=TWO, sides=TWO))
    sheet.keys("100")
    sheet.next_side()
    sheet.keys("100")
    sheet.save_refused()
    asked = phone.locator("#notices-out .problem")
    asked.wait_for()
    assert asked.inner_text() == "Say who went out, or that the stock ran out and nobody did."
    sheet.went_out(None)
    sheet.save()


def out_without_books(page: Page, store: Store) -> Sheet:
    sheet = Sheet(page, begin(store, players=TWO, sides=TWO))
    sheet.chip(0, "books-clean", 2)
    sheet.chip(0, "books-dirty", 2)
    sheet.keys("500")
    sheet.went_out(0)
    sheet.keys("300")
    sheet.tap("#field-1-left-points")
    sheet.keys("40")
    return sheet


def test_what_breaks_a_rule_is_saved_only_when_the_table_allows_it(
    phone: Page, store: Store
) -> None:
    sheet = out_without_books(phone, store)
    sheet.save_refused()
    assert "0 wild books" in sheet.problem("0-books-wild")
    sheet.tap("#line-0-books-wild label.tick")
    phone.locator("#line-0-books-wild .is-allowed").wait_for()
    assert phone.locator("#tab-0[data-trouble]").count() == 0
    sheet.save()
    entry = counted(store, sheet.game_id).entries[0]
    assert entry
    assert entry.overrides == {("books_missing", "books.wild")}


def test_what_the_table_allowed_is_shown_when_the_deal_is_opened_again(
    phone: Page, store: Store
) -> None:
    sheet = out_without_books(phone, store)
    sheet.save_refused()
    sheet.tap("#line-0-books-wild label.tick")
    phone.locator("#line-0-books-wild .is-allowed").wait_for()
    sheet.save()
    again = Sheet(phone, sheet.game_id)
    assert "0 wild books" in again.problem("0-books-wild")
    assert phone.locator("#line-0-books-wild [name=allow]").is_checked()


def test_what_was_allowed_is_forgotten_once_it_is_no_problem_any_more(
    phone: Page, store: Store
) -> None:
    allowed = SideEntry(
        books=Books(clean=2, dirty=2), card_points=500, went_out=True,
        overrides=frozenset({("books_missing", "books.wild")}),
    )  # fmt: skip
    game_id = play(store, begin(store), (allowed, CAUGHT))
    sheet = Sheet(phone, game_id)
    sheet.chip(0, "books-wild", 1)
    sheet.save()
    entry = counted(store, game_id).entries[0]
    assert entry
    assert entry.overrides == frozenset()


def test_nothing_moves_under_the_thumb_when_something_is_said_above(
    phone: Page, store: Store
) -> None:
    sheet = Sheet(phone, begin(store))
    sheet.chip(0, "books-clean", 4)
    sheet.keys("100")
    chip = phone.locator('[name="chip-0-red-threes-laid"][value="2"]')
    chip.tap()
    phone.evaluate(DRAWN)
    target = phone.locator(".is-target")
    before = target.bounding_box()
    sheet.problem("0-card-points")
    after = target.bounding_box()
    assert before
    assert after
    assert abs(after["y"] - before["y"]) < 1  # scrolling knows whole pixels of the device only


def test_a_table_that_does_not_answer_loses_nothing(other_phone: Page, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    sheet = Sheet(other_phone, game_id)
    sheet.chip(0, "books-clean", 3)
    other_phone.wait_for_timeout(300)
    other_phone.route("**/work-out*", lambda route: route.abort())
    sheet.save_refused()
    other_phone.locator("[data-said]", has_text="Not saved").wait_for(state="attached")
    other_phone.unroute("**/work-out*")
    sheet.save()
    assert counted(store, game_id).revisions == (2, 1)


IN_SIGHT = """(it) => {
  const { top, bottom } = it.getBoundingClientRect();
  const felt = document.querySelector(".felt").getBoundingClientRect().bottom;
  const pad = document.querySelector("[data-pad]").getBoundingClientRect().top;
  return top >= felt - 1 && bottom <= pad + 1;
}"""


def test_what_the_whole_table_cannot_have_is_in_sight_after_save(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store))
    for side in (0, 1):
        sheet.tap(f"#tab-{side}")
        sheet.keys("400")
        sheet.chip(side, "red-threes-laid", 6)
        phone.locator(f'[name="{side}.left.points"]').fill("0")
    sheet.tap("#field-out-none")
    sheet.save_refused()
    said = phone.locator(".problem", has_text="12 red threes")
    said.wait_for()
    phone.evaluate(DRAWN)
    assert said.evaluate(IN_SIGHT)


def test_nothing_is_said_before_the_first_card_is_tapped(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store))
    sheet.chip(0, "books-clean", 2)
    sheet.tap("#side-0 [data-ways-open]")
    phone.locator("#line-0-card-points .problem").wait_for(state="attached")
    assert not phone.locator("#line-0-card-points .problem").is_visible()


def test_an_empty_sheet_says_what_is_missing_once_both_sides_were_seen(
    phone: Page, store: Store
) -> None:
    sheet = Sheet(phone, begin(store))
    sheet.next_side()
    sheet.save_refused()
    missing = phone.locator("#line-1-card-points .problem", has_text="Type the points")
    missing.wait_for()
    phone.evaluate(DRAWN)
    assert missing.evaluate(IN_SIGHT)


def test_what_else_is_wrong_is_counted_and_one_tap_further(phone: Page, store: Store) -> None:
    sheet = Sheet(phone, begin(store))
    sheet.keys("12")
    phone.locator('[name="0.left.points"]').fill("7")
    sheet.next_side()
    sheet.keys("100")
    sheet.chip(1, "books-clean", 3)
    sheet.tap("#field-out-none")
    sheet.save_refused()
    more = phone.locator("[data-next-wrong]")
    for row, said in (
        ("1-card-points", "counts 105 at least"),
        ("0-card-points", "12 card points"),
        ("0-left-points", "7 points left"),
    ):
        problem = phone.locator(f"#line-{row} .problem", has_text=said).first
        problem.wait_for()
        phone.evaluate(DRAWN)
        assert problem.evaluate(IN_SIGHT), row
        assert more.inner_text() == "2 more: next"
        more.tap()
    assert sheet.target == "1.card_points"
    sheet.keys("+5")
    more.get_by_text("2 more").wait_for()
    phone.locator("#line-1-card-points .problem").wait_for(state="detached")
    assert more.inner_text() == "2 more: next"  # both of the other side
    more.tap()
    assert sheet.target == "0.card_points"
