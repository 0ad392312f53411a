"""Saving a deal: what is kept, what is refused, and which deals are open."""

from dataclasses import replace

import pytest

from scorekeeper.actions import score_record
from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.errors import NoSuchDeal, NoSuchGame
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.save_deal import Refused, Saved, SaveDeal, save_deal
from scorekeeper.actions.score_record import find_problems
from scorekeeper.scoring.entry import Adjustment, Books, DealEntry, Left, SideEntry
from scorekeeper.scoring.problems import Problem
from scorekeeper.storage.db import Store
from tests.stores import THURSDAY, both, counted, items_of, target


@pytest.fixture
def game_id(store: Store) -> str:
    """A new game."""
    return create_game(store, THURSDAY)


def test_a_saved_deal_is_scored(store: Store, game_id: str) -> None:
    assert save_deal(store, game_id, both(500, 300)) == Saved((1, 1))
    game = load_game(store, game_id)
    assert game.totals_after == ((500, 300),)
    assert (game.standing.leaders, game.standing.lead, game.next_deal) == ((0,), 200, 2)


def test_a_correction_of_an_earlier_deal_moves_the_totals_after_it(
    store: Store, game_id: str
) -> None:
    save_deal(store, game_id, both(500, 300))
    save_deal(store, game_id, both(100, 700, deal=2))
    assert save_deal(store, game_id, both(600, 300, base=(1, 1))) == Saved((2, 1))
    game = load_game(store, game_id)
    assert game.totals_after == ((600, 300), (700, 1000))
    assert game.scores_before(2) == (600, 300)
    second = game.deal(2)
    assert second is not None
    assert second.scores is not None
    assert [score.total_after for score in second.scores] == [700, 1000]


def test_nothing_is_overwritten(store: Store, game_id: str) -> None:
    save_deal(store, game_id, both(500, 300))
    save_deal(store, game_id, both(505, 300, base=(1, 1)))
    kept = [
        made.entry.card_points for item in items_of(store, game_id) for made in item.act.revisions
    ]
    assert sorted(kept) == [300, 500, 505]


def test_a_side_may_be_counted_alone(store: Store, game_id: str) -> None:
    alone = replace(both(500, 300), entries=(counted(500), None))
    assert save_deal(store, game_id, alone) == Saved((1, 0))
    deal = load_game(store, game_id).deal(1)
    assert deal is not None
    assert (deal.is_complete, deal.revisions, deal.entries[1]) == (False, (1, 0), None)
    assert load_game(store, game_id).next_deal == 1


@pytest.mark.parametrize("deal", [0, 2, 3, 10**12])
def test_deals_are_saved_in_order(store: Store, game_id: str, deal: int) -> None:
    with pytest.raises(NoSuchDeal):
        save_deal(store, game_id, both(500, 300, deal=deal))


def test_a_half_counted_deal_does_not_open_the_next(store: Store, game_id: str) -> None:
    save_deal(store, game_id, replace(both(500, 300), entries=(None, counted(300))))
    with pytest.raises(NoSuchDeal):
        save_deal(store, game_id, both(500, 300, deal=2))


def test_no_deal_is_open_after_the_last(store: Store, game_id: str) -> None:
    for deal in (1, 2, 3, 4):
        save_deal(store, game_id, both(500, 300, deal=deal))
    assert load_game(store, game_id).result is not None
    with pytest.raises(NoSuchDeal):
        save_deal(store, game_id, both(500, 300, deal=5))
    assert save_deal(store, game_id, both(15, 300, deal=4, base=(1, 1))) == Saved((2, 1))


def test_a_correction_below_the_target_opens_the_game_again(store: Store) -> None:
    game_id = create_game(store, replace(THURSDAY, rules=target(1000)))
    save_deal(store, game_id, both(1000, 300))
    assert load_game(store, game_id).next_deal is None
    save_deal(store, game_id, both(995, 300, base=(1, 1)))
    assert load_game(store, game_id).next_deal == 2
    assert save_deal(store, game_id, both(15, 300, deal=2)) == Saved((1, 1))


def test_a_correction_that_ends_the_game_earlier_keeps_the_later_deals(store: Store) -> None:
    game_id = create_game(store, replace(THURSDAY, rules=target(1000)))
    save_deal(store, game_id, both(500, 300))
    save_deal(store, game_id, replace(both(400, 0, deal=2), entries=(counted(400), None)))
    save_deal(store, game_id, both(1000, 300, base=(1, 1)))
    game = load_game(store, game_id)
    assert (game.next_deal, len(game.deals), game.last_open_deal) == (None, 2, 2)
    rest = replace(both(0, 200, deal=2), entries=(None, counted(200)))
    assert save_deal(store, game_id, rest) == Saved((1, 1))
    assert load_game(store, game_id).totals_after[-1] == (1400, 500)


def test_an_unknown_game_is_not_found(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        save_deal(store, "x" * 22, both(500, 300))


def test_a_deal_has_as_many_counts_as_sides(store: Store, game_id: str) -> None:
    with pytest.raises(ValueError, match="2 sides"):
        save_deal(store, game_id, both(500, 300, 200, base=(0, 0, 0)))


IMPOSSIBLE = counted(500, reds=11)
AGAINST_THE_RULES = SideEntry(
    books=Books(clean=1), card_points=140, went_out=True, left=Left(unopened_feet=0)
)
HOLDS_CARDS = replace(counted(300), left=Left(points=20, unopened_feet=0))


def problems_of(answer: object) -> list[tuple[str, int | None]]:
    assert isinstance(answer, Refused)
    return [(problem.code, problem.side) for problem in answer.problems]


def saving(*entries: SideEntry) -> SaveDeal:
    return SaveDeal(deal=1, entries=entries, base_revisions=(0, 0), client_id="sheet")


def test_what_cannot_have_happened_is_refused(store: Store, game_id: str) -> None:
    answer = save_deal(store, game_id, saving(counted(500), IMPOSSIBLE))
    assert ("too_many", 1) in problems_of(answer)
    assert load_game(store, game_id).deals == ()


def test_an_error_cannot_be_accepted(store: Store, game_id: str) -> None:
    forced = replace(IMPOSSIBLE, overrides=frozenset({("too_many", "red_threes.laid")}))
    with pytest.raises(ValueError, match="cannot be accepted"):
        save_deal(store, game_id, saving(counted(500), forced))


def test_what_breaks_the_rules_is_refused_until_the_table_accepts_it(
    store: Store, game_id: str
) -> None:
    answer = save_deal(store, game_id, saving(AGAINST_THE_RULES, HOLDS_CARDS))
    assert set(problems_of(answer)) == {("books_missing", 0)}
    assert isinstance(answer, Refused)
    accepted = frozenset((problem.code, problem.field) for problem in answer.problems)
    again = saving(replace(AGAINST_THE_RULES, overrides=accepted), HOLDS_CARDS)
    assert save_deal(store, game_id, again) == Saved((1, 1))
    deal = load_game(store, game_id).deal(1)
    assert deal is not None
    assert deal.entries[0] is not None
    assert deal.entries[0].overrides == accepted
    assert {problem.code for problem in deal.problems} == {"books_missing"}


def test_a_side_that_has_not_counted_hides_and_makes_no_problem(store: Store, game_id: str) -> None:
    request = replace(saving(counted(500), counted(300)), entries=(IMPOSSIBLE, None))
    assert ("too_many", 0) in problems_of(save_deal(store, game_id, request))
    good = replace(request, entries=(counted(500), None))
    assert save_deal(store, game_id, good) == Saved((1, 0))
    deal = load_game(store, game_id).deal(1)
    assert deal is not None
    assert deal.problems == ()


def test_what_concerns_all_sides_is_judged_when_all_have_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    together = Problem("too_many_together", None, "red_threes.laid", 11, 10, "decks")
    monkeypatch.setattr(score_record, "problems_of", lambda *_: (together,))
    deal = DealEntry(4, 1, (counted(500), SideEntry()), (0, 0))
    assert find_problems(deal, THURSDAY.rules, counted=(True, False)) == ()
    assert find_problems(deal, THURSDAY.rules, counted=(True, True)) == (together,)


def test_the_second_side_is_checked_together_with_the_first(store: Store, game_id: str) -> None:
    first = replace(both(500, 300), entries=(counted(500, reds=6), None))
    second = replace(both(500, 300), entries=(None, counted(300, reds=5)))
    assert save_deal(store, game_id, first) == Saved((1, 0))
    assert problems_of(save_deal(store, game_id, second)) == [("too_many_together", None)]
    assert load_game(store, game_id).totals_after == ()


def test_a_count_that_no_file_may_hold_is_refused(store: Store, game_id: str) -> None:
    noted = replace(counted(5), adjustment=Adjustment(5, "x" * 1000))
    with pytest.raises(ValueError, match=r"sides\[1\].adjustment.note"):
        save_deal(store, game_id, saving(counted(5), noted))
    assert load_game(store, game_id).deals == ()


def test_names_in_an_entry_do_not_matter(store: Store, game_id: str) -> None:
    save_deal(store, game_id, both(500, 300))
    named = (
        replace(counted(500), name="North-South", players=2),
        replace(counted(300), name="x"),
    )
    again = replace(both(500, 300, client="other"), entries=named)
    assert save_deal(store, game_id, again) == Saved((1, 1))
