"""The game under other rules, and other rules for the game."""

import re

import pytest

from scorekeeper.actions.load_game import load_game
from scorekeeper.exports.rules_link import link_text
from scorekeeper.scoring.entry import Books, SideEntry
from scorekeeper.scoring.house_rules import house_rules
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.stores import change
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, PLAIN, begin, play

CLEAN_700 = house_rules(PRESETS["classic"], {"clean_book": 700}, name="Clean 700")
CLEAN = link_text(CLEAN_700)
TWO_DEALS = ((OUT, CAUGHT), (CAUGHT, PLAIN))  # 4,685 and 6,345 against 1,660 and 1,860
NO_SEVENS = "&".join(
    f"{place}=0"
    for place in (
        "1.0.special_clean.7", "1.0.special_dirty.7", "1.1.special_clean.7", "1.1.special_dirty.7",
        "2.0.special_clean.7", "2.0.special_dirty.7",
    )
)  # fmt: skip


@pytest.fixture
def game_id(store: Store) -> str:
    return play(store, begin(store), *TWO_DEALS)


def test_a_choice_of_rules_tells_what_came_of_each(phone: Phone, game_id: str) -> None:
    page = words_of(phone.get(f"/g/{game_id}/under"))
    # 4,685 less the wild book, and 1,660; 1,860 as it was
    assert "Players plus one North–South would be ahead by 2,985, and the game would go on." in page
    assert "Rising hands Asks 6 things that nobody counted." in page
    assert "Classic" not in page


def test_deals_stand_beside_each_other_as_played_and_under_other_rules(
    phone: Phone, game_id: str
) -> None:
    page = words_of(phone.get(f"/g/{game_id}/under?rules=players-plus-one"))
    assert "As played, Classic: North–South ahead by 4,485" in page
    assert "1 4,685 total 4,685 3,185 total 3,185 2 1,660 total 6,345 1,660 total 4,845" in page
    assert "Deal 1. North–South: 1 wild book, but these rules forbid melds of wild cards." in page
    assert "accept it" not in page


def test_what_nobody_counted_is_asked_and_stays_unknown(phone: Phone, game_id: str) -> None:
    page = words_of(phone.get(f"/g/{game_id}/under?rules=rising-hands"))
    assert "What Rising hands would have made of it is not known: 6 things are missing." in page
    assert "Deal 1, North–South How many of the clean books were of sevens?" in page
    assert "? not known total ?" in page


def test_the_answers_make_it_known(phone: Phone, game_id: str) -> None:
    answers = NO_SEVENS.replace("1.0.special_dirty.7=0", "1.0.special_dirty.7=1")
    page = words_of(phone.get(f"/g/{game_id}/under?rules=rising-hands&{answers}"))
    # 1,000 + 300 + sevens 1,000 + 1,500 + 1,285 + 200 + out 300, and 1,660
    assert "1 4,685 total 4,685 5,585 total 5,585 2 1,660 total 6,345 1,660 total 7,245" in page


def test_the_rest_is_none_where_the_table_says_so(phone: Phone, game_id: str) -> None:
    start = f"/g/{game_id}/under?rules=rising-hands&1.0.special_dirty.7=1"
    page = phone.get(f"{start}&rest=none", follow_redirects=True)
    assert page.request.query_string.decode().count("special") == 6
    assert "5,585 total 5,585" in words_of(page)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("3", "Type a whole number from 0 to 2."),
        ("-1", "Points here cannot be less than 0"),
        ("two", "Type points in the digits 0 to 9"),
        ("9" * 300, "This is too long"),
    ],
)
@pytest.mark.parametrize("page", ["under", "rules/change"])
def test_an_answer_that_cannot_be_is_said_at_its_question(
    phone: Phone, game_id: str, *, page: str, typed: str, words: str
) -> None:
    query = f"rules=rising-hands&1.0.special_clean.7={typed}"
    answer = phone.get(f"/g/{game_id}/{page}?{query}")
    assert answer.status_code == 200
    assert words in words_of(answer)


def test_points_that_were_never_counted_are_typed_as_a_sum(phone: Phone, store: Store) -> None:
    book = SideEntry(books=Books(clean=1))
    game_id = play(store, begin(store, "seven-hundred"), (book, book))
    fields = ("card_points", "left_points", "black_threes_hand")
    answers = {f"1.{side}.{name}": "0" for side in (0, 1) for name in fields}
    answers |= {"1.0.card_points": "285+120", "1.1.card_points": "35"}
    page = phone.get(f"/g/{game_id}/under", query_string={"rules": "classic", **answers})
    assert "1 700 total 700 905 total 905" in words_of(page)
    assert 'value="285+120"' in page.text


def test_seats_that_the_other_rules_do_not_have_are_remarked(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    page = words_of(phone.get(f"/g/{game_id}/under?rules=pennies"))
    assert "Pennies from Heaven knows no game of so many players in so many sides." in page


@pytest.mark.parametrize("page", ["under", "rules/change"])
@pytest.mark.parametrize(("name", "status"), [("bingo", 404), ("1.abc", 422)])
def test_rules_that_are_none_are_refused(
    phone: Phone, game_id: str, *, page: str, name: str, status: int
) -> None:
    assert phone.get(f"/g/{game_id}/{page}?rules={name}").status_code == status


def test_old_and_new_totals_stand_there_before_anything_is_changed(
    phone: Phone, store: Store, game_id: str
) -> None:
    page = words_of(phone.get(f"/g/{game_id}/rules/change?rules={CLEAN}"))
    # a clean book is 200 more: two of the first deal and one of the second, one of the others
    assert "North–South 6,345 becomes 6,945 East–West 1,860 becomes 2,060" in page
    assert "1 4,685 total 4,685 5,085 total 5,085 2 1,660 total 6,345 1,860 total 6,945" in page
    assert load_game(store, game_id).rules == PRESETS["classic"]


def agree(phone: Phone, game_id: str, rules: str = CLEAN, **fields: str) -> tuple[int, str]:
    """Send the form of the page with the new totals; the status and the words of the answer."""
    page = f"/g/{game_id}/rules/change?rules={rules}"
    base = re.search(r'name="base" value="(\d+)"', phone.get(page).text)
    sent = {"rules": rules, "base": base[1] if base else "3", **fields}
    answer = phone.submit(page if base else "/new", f"/g/{game_id}/rules/change", **sent)
    return answer.status_code, words_of(answer)


def test_agreed_the_game_is_played_by_the_new_rules(
    phone: Phone, store: Store, game_id: str
) -> None:
    assert agree(phone, game_id)[0] == 303
    assert load_game(store, game_id).standing.totals == (6945, 2060)
    table = words_of(phone.get(f"/g/{game_id}"))
    assert "The game is played by Clean 700 now." in table
    assert (
        "The rules were changed from Classic to Clean 700. All deals count by Clean 700." in table
    )
    assert "Totals under Classic" in table
    assert "Clean 700" in words_of(phone.get(f"/g/{game_id}/rules"))


def test_a_save_meanwhile_shows_the_totals_once_more(
    phone: Phone, store: Store, game_id: str
) -> None:
    status, page = agree(phone, game_id, base="2")
    assert status == 409
    assert "Something was saved in this game since you saw these totals" in page
    assert load_game(store, game_id).rules == PRESETS["classic"]


@pytest.mark.parametrize("base", ["", "x", "9" * 30, "-1"])
def test_a_base_that_is_none_is_an_old_one(phone: Phone, game_id: str, base: str) -> None:
    assert agree(phone, game_id, base=base)[0] == 409


def test_questions_come_first_and_their_answers_go_with_the_change(
    phone: Phone, store: Store, game_id: str
) -> None:
    start = f"/g/{game_id}/rules/change?rules=rising-hands"
    assert "Show the new totals" in words_of(phone.get(start))
    page = phone.get(f"{start}&{NO_SEVENS}")
    assert "Play by Rising hands" in words_of(page)
    assert page.text.count('type="hidden" name="1.') == 4
    status, _ = agree(phone, game_id, "rising-hands", base="3")
    assert status == 422  # without the answers
    answers = dict(pair.split("=") for pair in NO_SEVENS.split("&"))
    assert agree(phone, game_id, "rising-hands", base="3", **answers)[0] == 303
    # going out in deal 1 is 300 instead of 100
    assert load_game(store, game_id).standing.totals == (6545, 1860)


def test_answers_can_be_changed_again(phone: Phone, game_id: str) -> None:
    page = phone.get(f"/g/{game_id}/rules/change?rules=rising-hands&{NO_SEVENS}&again=yes")
    assert "Show the new totals" in words_of(page)
    assert page.text.count("checked") == 6


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("classic", "The game is played by Classic already."),
        ("pennies", "Pennies from Heaven knows no game of 4 players in 2 sides."),
        (
            link_text(house_rules(PRESETS["classic"], {"deals": 1}, name="One deal")),
            "One deal ends after 1 deal, but 2 are counted.",
        ),
    ],
)
def test_what_forbids_a_change_is_said_with_a_way_on(
    phone: Phone, game_id: str, rules: str, *, words: str
) -> None:
    page = words_of(phone.get(f"/g/{game_id}/rules/change?rules={rules}"))
    assert words in page
    assert "Choose other rules" in page
    assert agree(phone, game_id, rules)[0] == 422


def test_the_choice_for_a_game_offers_single_rules_too(phone: Phone, game_id: str) -> None:
    page = phone.get(f"/g/{game_id}/rules/change")
    assert 'href="/rules/classic/change"' in page.text
    assert "Players plus one" in words_of(page)


def test_a_set_of_rules_can_be_used_in_a_running_game_of_this_phone(
    phone: Phone, game_id: str
) -> None:
    phone.get(f"/g/{game_id}")
    page = phone.get(f"/rules/{CLEAN}")
    assert "Use in the game Thursday table" in words_of(page)
    assert "Use in the game" not in words_of(phone.get("/rules/classic"))


def test_a_sheet_of_the_old_rules_is_not_saved_unseen(
    phone: Phone, store: Store, game_id: str
) -> None:
    sheet = f"/g/{game_id}/deals/2"
    base = re.search(r'name="base" value="([^"]+)"', phone.get(sheet).text)
    assert base
    change(store, game_id, CLEAN_700)
    answer = phone.submit(sheet, base=base[1], out="none")
    assert answer.status_code == 409
    assert "The rules of the game were changed while you were counting." in words_of(answer)


def test_single_rules_changed_under_the_same_name_are_told_so(
    phone: Phone, store: Store, game_id: str
) -> None:
    change(store, game_id, CLEAN_700)
    again = house_rules(CLEAN_700, {"dirty_book": 400}, name="Clean 700")
    change(store, game_id, again)
    table = words_of(phone.get(f"/g/{game_id}"))
    assert "Single rules of Clean 700 were changed." in table
