"""Explanation: the sum of each side in one line, every item with its rule."""

from dataclasses import replace

from scorekeeper.scoring.entry import Books
from scorekeeper.storage.db import Store
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play


def explained(phone: Phone, game_id: str) -> str:
    return words_of(phone.get(f"/g/{game_id}/deals/1/explain"))


def test_each_side_s_sum_is_one_readable_line(phone: Phone, store: Store) -> None:
    said = explained(phone, play(store, begin(store), (OUT, CAUGHT)))
    assert "1 clean book × 500 + 2 dirty books × 300 + cards 640 − cards left 80 = 1,660" in said
    assert "0 before + 4,685 = 4,685" in said


def test_each_item_says_its_rule_and_the_page_its_source(phone: Phone, store: Store) -> None:
    said = explained(phone, play(store, begin(store), (OUT, CAUGHT)))
    assert "2 clean books × 500 1,000 Bonus of a book without wild cards." in said
    assert "Source: Hand and Foot, partnership rules (gamerules.com, in translation)." in said


def test_what_the_table_accepted_stands_beside_the_score(phone: Phone, store: Store) -> None:
    accepted = frozenset({("books_missing", "books.wild")})
    early = replace(OUT, books=Books(clean=2, dirty=2), overrides=accepted)
    said = explained(phone, play(store, begin(store), (early, CAUGHT)))
    assert said.count("The table accepted it.") == 1


def test_a_half_counted_deal_has_nothing_to_explain_yet(phone: Phone, store: Store) -> None:
    said = explained(phone, play(store, begin(store), (OUT, None)))
    assert "Not every side has counted this deal yet" in said


def test_a_deal_that_nobody_has_counted_is_not_there(phone: Phone, store: Store) -> None:
    assert phone.get(f"/g/{begin(store)}/deals/1/explain").status_code == 404
