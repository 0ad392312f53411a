"""Explanation: the sum of each side in one line, every item with its rule."""

from dataclasses import replace

import pytest

from scorekeeper.actions.load_game import load_game
from scorekeeper.scoring.entry import Books
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.stores import change
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


def test_a_side_agrees_on_the_page_that_explains_the_deal(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    page = f"/g/{game}/deals/1/explain"
    tick = {"side": "1", "revisions": "1,1"}
    answer = phone.submit(page, f"/g/{game}/deals/1/agree", **tick)
    assert answer.location == f"{page}#side-1"
    assert load_game(store, game).agreed == {(1, 1)}
    assert phone.get(page).text.count('aria-pressed="true"') == 1
    phone.submit(page, f"/g/{game}/deals/1/agree", **tick, take_back="yes")
    assert load_game(store, game).agreed == set()


def test_on_the_table_a_side_agrees_to_the_last_deal(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    assert "Is deal 1 right? North–South agrees East–West agrees" in words_of(
        phone.get(f"/g/{game}")
    )
    for side in ("0", "1"):
        tick = {"side": side, "revisions": "1,1"}
        answer = phone.submit(f"/g/{game}", f"/g/{game}/deals/1/agree?from=table", **tick)
        assert answer.location == f"/g/{game}"
    words = words_of(phone.get(f"/g/{game}"))
    assert "Is deal 1 right?" not in words
    assert words.count("agreed, total") == 2


def test_a_deal_that_was_counted_anew_is_looked_at_again(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    page = f"/g/{game}/deals/1/explain"
    phone.submit(page, f"/g/{game}/deals/1/agree", side="0", revisions="9,9")
    assert "counted anew meanwhile" in words_of(phone.get(page))


@pytest.mark.parametrize(
    "form", [{}, {"side": "x"}, {"side": "-1", "revisions": "1,1"}, {"side": "0", "revisions": "²"}]
)
def test_a_tick_that_is_none_of_ours_is_refused(
    phone: Phone, store: Store, form: dict[str, str]
) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    answer = phone.submit(f"/g/{game}/deals/1/explain", f"/g/{game}/deals/1/agree", **form)
    assert answer.status_code == 400


def test_the_history_tells_who_agreed(phone: Phone, store: Store) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    tick = {"side": "1", "revisions": "1,1"}
    phone.submit(f"/g/{game}/deals/1/explain", f"/g/{game}/deals/1/agree", **tick)
    assert "Agreed East–West agrees to deal 1" in words_of(phone.get(f"/g/{game}/history"))


def test_what_was_right_by_the_rules_of_then_is_told_so_and_not_as_accepted(
    phone: Phone, store: Store
) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    change(store, game, PRESETS["players-plus-one"])
    said = explained(phone, game)
    assert "It was right by the rules of then." in said
    assert "accept" not in said
    assert "accepted against the rules" not in words_of(phone.get(f"/g/{game}"))
