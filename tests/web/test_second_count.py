"""A deal is counted a second time without a look at the first count; only what differs is shown."""

from dataclasses import replace

import pytest

from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.second_count import save_second_count, second_count
from scorekeeper.scoring.entry import Books
from scorekeeper.scoring.melds import Meld
from scorekeeper.storage.db import Store
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, PLAIN, begin, play
from tests.web.test_count_form import GOOD
from tests.web.test_count_page import all_of, fields_of, picks_of

# What GOOD counts, but for a clean book and the black three: 2 for 3 clean books, 0 for 1.
FIRST = replace(OUT, books=Books(clean=3, dirty=2, wild=1))


@pytest.fixture
def game(store: Store) -> str:
    """A game with one deal that all sides have counted."""
    return play(store, begin(store), (FIRST, CAUGHT))


def count_again(phone: Phone, game: str, **changes: str) -> str:
    """Send a second count; the page that compares."""
    page = f"/g/{game}/deals/1/again"
    answer = phone.submit(page, **{**GOOD, "0.left.points": "0", **changes})
    assert answer.status_code == 303, words_of(answer)
    assert answer.location
    return phone.get(answer.location).text


def test_the_sheet_of_the_second_count_shows_nothing_of_the_first(phone: Phone, game: str) -> None:
    page = phone.get(f"/g/{game}/deals/1/again")
    fields = fields_of(page.text)
    assert {fields["0.card_points"], fields["1.card_points"]} == {""}
    assert "1,285" not in page.text


def test_only_what_differs_is_shown_and_nothing_is_saved_by_it(
    phone: Phone, store: Store, game: str
) -> None:
    page = count_again(phone, game)
    assert "pick.0.books.clean" in picks_of(page)
    assert "pick.0.card_points" not in picks_of(page)
    assert load_game(store, game).deals[0].revisions == (1, 1)


def test_the_choice_is_a_correction_like_any_other(phone: Phone, store: Store, game: str) -> None:
    page = count_again(phone, game)
    answer = phone.post(f"/g/{game}/deals/1", data=all_of(page, "yours"))
    assert answer.status_code == 303, words_of(answer)
    entry = load_game(store, game).deals[0].entries[0]
    assert entry
    assert entry.books.clean == 2


def test_where_the_first_was_right_it_stays(phone: Phone, store: Store, game: str) -> None:
    page = count_again(phone, game)
    phone.post(f"/g/{game}/deals/1", data=all_of(page, "theirs"))
    assert load_game(store, game).deals[0].revisions == (1, 1)


def test_a_choice_that_is_not_whole_is_asked_again_in_the_same_words(
    phone: Phone, game: str
) -> None:
    page = count_again(phone, game)
    answer = phone.post(f"/g/{game}/deals/1", data=fields_of(page))
    assert answer.status_code == 422
    assert "was counted twice" in words_of(answer)
    assert "What differs First Second" in words_of(answer)


def test_counts_that_are_the_same_are_agreed_to(phone: Phone, store: Store) -> None:
    game = begin(store)
    phone.submit(f"/g/{game}/deals/1", **GOOD | {"0.left.points": "0"})
    count_again(phone, game)
    page = phone.get(f"/g/{game}/deals/1/again/compare")
    assert "Both counts of deal 1 are the same." in words_of(page)
    assert "North–South agrees East–West agrees" in words_of(page)


def test_a_second_count_that_cannot_be_is_refused_at_its_field(
    phone: Phone, store: Store, game: str
) -> None:
    page = f"/g/{game}/deals/1/again"
    answer = phone.submit(page, **GOOD | {"0.red_threes.laid": "11"})
    assert answer.status_code == 422
    assert second_count(store, game, 1) is None


def test_sent_twice_it_is_kept_once(phone: Phone, store: Store, game: str) -> None:
    for _ in range(2):
        count_again(phone, game, client_id="tap")
    kept = second_count(store, game, 1)
    assert kept
    assert kept.number == 1


@pytest.mark.parametrize("path", ["deals/2/again", "deals/1/again/compare", "deals/0/again"])
def test_what_was_not_counted_cannot_be_counted_again(phone: Phone, game: str, path: str) -> None:
    assert phone.get(f"/g/{game}/{path}").status_code == 404


def test_the_page_that_explains_a_deal_leads_there(phone: Phone, game: str) -> None:
    page = phone.get(f"/g/{game}/deals/1/explain").text
    assert f'href="/g/{game}/deals/1/again"' in page


def history_of(phone: Phone, game: str) -> str:
    return words_of(phone.get(f"/g/{game}/history"))


def test_the_history_says_who_counted_again_and_what_differed(phone: Phone, game: str) -> None:
    phone.submit("/phone", called="Ann's phone")
    count_again(phone, game)
    assert (
        "Counted again Ann's phone Deal 1: North–South differs in clean books, 3 and 2 "
    ) in history_of(phone, game)


def test_what_was_corrected_since_does_not_change_what_differed_then(
    phone: Phone, game: str
) -> None:
    phone.post(f"/g/{game}/deals/1", data=all_of(count_again(phone, game), "yours"))
    said = history_of(phone, game)
    assert said.index("Corrected") < said.index("differs in clean books, 3 and 2")


def test_the_history_says_that_both_counts_were_the_same(phone: Phone, store: Store) -> None:
    game = begin(store)
    phone.submit(f"/g/{game}/deals/1", **GOOD | {"0.left.points": "0"})
    count_again(phone, game)
    assert "Counted again Deal 1: both counts are the same" in history_of(phone, game)


def test_a_count_in_another_way_that_comes_to_the_same_does_not_differ(
    phone: Phone, store: Store
) -> None:
    melds = tuple(Meld("K", 7) for _ in range(2))
    entries = (replace(PLAIN, card_points=0, melds=melds), PLAIN)
    game = play(store, begin(store), entries)
    again = (replace(PLAIN, card_points=140, books=Books(clean=2)), PLAIN)
    save_second_count(store, game, again, deal=1, client_id="")
    assert "both counts are the same" in history_of(phone, game)
