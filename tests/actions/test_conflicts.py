"""Two phones, double taps, stale sheets: no save overwrites another, none is doubled."""

import threading
from dataclasses import replace

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import Conflict, Saved, SaveDeal, save_deal
from scorekeeper.storage.db import Store
from tests.stores import THURSDAY, both, counted, items_of

pytestmark = pytest.mark.on_both


@pytest.fixture
def game_id(store: Store) -> str:
    """A game whose first deal was saved once."""
    made = create_game(store, THURSDAY)
    save_deal(store, made, both(500, 300, client="first"))
    return made


def revisions(store: Store, game_id: str) -> int:
    return sum(len(item.act.revisions) for item in items_of(store, game_id))


def test_a_double_tap_saves_once_and_answers_alike(store: Store, game_id: str) -> None:
    assert save_deal(store, game_id, both(500, 300, client="first")) == Saved((1, 1))
    assert revisions(store, game_id) == 2


def test_a_repeated_save_answers_like_the_first_time_even_after_a_correction(
    store: Store, game_id: str
) -> None:
    save_deal(store, game_id, both(505, 300, base=(1, 1), client="second"))
    assert save_deal(store, game_id, both(500, 300, client="first")) == Saved((1, 1))
    assert load_game(store, game_id).totals_after == ((505, 300),)


def test_a_repeated_save_of_one_side_answers_like_the_first_time(
    store: Store, game_id: str
) -> None:
    one = replace(both(0, 310, base=(1, 1), client="one"), entries=(None, counted(310)))
    assert save_deal(store, game_id, one) == Saved((1, 2))
    assert save_deal(store, game_id, one) == Saved((1, 2))
    assert revisions(store, game_id) == 3


def test_a_repeated_correction_answers_for_its_own_deal(store: Store, game_id: str) -> None:
    for revision in (0, 1):
        points = (100 + 5 * revision, 100)
        save_deal(store, game_id, both(*points, deal=2, base=(revision, revision)))
    fix = both(505, 300, base=(1, 1), client="fix")
    assert save_deal(store, game_id, fix) == Saved((2, 1))
    save_deal(store, game_id, both(105, 110, deal=2, base=(2, 1)))
    assert save_deal(store, game_id, fix) == Saved((2, 1))


def test_an_old_sheet_sent_again_with_other_counts_is_not_lost_in_silence(
    store: Store, game_id: str
) -> None:
    answer = save_deal(store, game_id, both(505, 300, client="first"))
    assert answer == Conflict((counted(500), counted(300)), (1, 1))
    assert revisions(store, game_id) == 2


def test_the_same_client_id_in_another_game_is_another_save(store: Store, game_id: str) -> None:
    other = create_game(store, THURSDAY)
    assert save_deal(store, game_id, both(500, 300, client="first")) == Saved((1, 1))
    assert save_deal(store, other, both(500, 300, client="first")) == Saved((1, 1))
    assert revisions(store, other) == 2


def test_counts_that_stand_there_make_no_new_revision(store: Store, game_id: str) -> None:
    assert save_deal(store, game_id, both(500, 300, base=(1, 1), client="same")) == Saved((1, 1))
    assert save_deal(store, game_id, both(500, 310, base=(1, 1), client="next")) == Saved((1, 2))
    assert revisions(store, game_id) == 3


def test_a_stale_sheet_meets_the_other_count(store: Store, game_id: str) -> None:
    save_deal(store, game_id, both(500, 310, base=(1, 1), client="quick"))
    answer = save_deal(store, game_id, both(505, 320, base=(1, 1), client="slow"))
    assert answer == Conflict((None, counted(310)), (1, 2))
    assert load_game(store, game_id).totals_after == ((500, 310),)


def test_saving_on_top_of_the_other_count_chooses_ones_own(store: Store, game_id: str) -> None:
    save_deal(store, game_id, both(500, 310, base=(1, 1), client="quick"))
    chosen = both(500, 320, base=(1, 2), client="chosen")
    assert save_deal(store, game_id, chosen) == Saved((1, 3))


def test_a_stale_sheet_with_the_same_counts_is_no_conflict(store: Store, game_id: str) -> None:
    save_deal(store, game_id, both(500, 310, base=(1, 1), client="quick"))
    again = both(500, 310, base=(1, 1), client="slow")
    assert save_deal(store, game_id, again) == Saved((1, 2))


def test_a_base_revision_that_never_was_is_a_conflict(store: Store, game_id: str) -> None:
    answer = save_deal(store, game_id, both(505, 300, base=(9, 1), client="odd"))
    assert answer == Conflict((counted(500), None), (1, 1))


def test_phones_on_different_sides_never_meet(store: Store, game_id: str) -> None:
    left = replace(both(505, 0, base=(1, 1), client="a"), entries=(counted(505), None))
    right = replace(both(0, 310, base=(1, 1), client="b"), entries=(None, counted(310)))
    assert save_deal(store, game_id, left) == Saved((2, 1))
    assert save_deal(store, game_id, right) == Saved((2, 2))


@pytest.mark.parametrize("client", ["x" * 500, "with spaces", "\ud800", "🃏"])
def test_client_ids_of_any_kind_are_known_again(store: Store, game_id: str, client: str) -> None:
    request = both(505, 310, base=(1, 1), client=client)
    assert save_deal(store, game_id, request) == save_deal(store, game_id, request)
    assert revisions(store, game_id) == 4


def at_once(store: Store, game_id: str, requests: list[SaveDeal]) -> list[object]:
    """What each of these gets when all are saved at the same moment."""
    ready = threading.Barrier(len(requests))
    answers: list[object] = [None] * len(requests)

    def save(index: int) -> None:
        ready.wait()
        answers[index] = save_deal(store, game_id, requests[index])

    threads = [threading.Thread(target=save, args=(index,)) for index in range(len(requests))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_of_phones_that_save_one_side_at_once_one_wins_and_the_others_see_it(
    store: Store, game_id: str
) -> None:
    points = [505, 510, 515, 520, 525, 530]
    answers = at_once(
        store, game_id, [both(each, 300, base=(1, 1), client=f"p{each}") for each in points]
    )
    winner = points[answers.index(Saved((2, 1)))]
    assert answers.count(Conflict((counted(winner), None), (2, 1))) == len(points) - 1
    assert load_game(store, game_id).totals_after == ((winner, 300),)


def test_a_double_tap_at_once_saves_once(store: Store, game_id: str) -> None:
    answers = at_once(store, game_id, [both(505, 310, base=(1, 1), client="tap")] * 6)
    assert answers == [Saved((2, 2))] * 6
    assert revisions(store, game_id) == 4


def test_what_was_done_since_the_game_was_seen_is_heeded(store: Store, game_id: str) -> None:
    seen = load_game(store, game_id)
    save_deal(store, game_id, both(500, 310, base=(1, 1), client="theirs"))
    same_side = both(500, 320, base=(1, 1), client="same side")
    answer = save_deal(store, game_id, same_side, seen=seen)
    assert isinstance(answer, Conflict)
    assert answer.theirs == (None, counted(310))
    other_side = replace(both(505, 0, base=(1, 1)), entries=(counted(505), None))
    assert save_deal(store, game_id, other_side, seen=seen) == Saved((2, 2))
    assert load_game(store, game_id).totals_after == ((505, 310),)
