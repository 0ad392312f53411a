"""Other rules for a running game: every deal is scored anew, and all that was stays readable."""

from dataclasses import replace

import pytest

from scorekeeper.actions.change_rules import Changed, NotChanged, counted_by, preview_rules
from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.errors import NoSuchGame
from scorekeeper.actions.links import open_link
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.rename_game import rename_game
from scorekeeper.actions.restore import Kind, Restore, restore
from scorekeeper.actions.save_deal import Saved, SaveDeal, save_deal
from scorekeeper.scoring.entry import Books, SideEntry
from scorekeeper.scoring.house_rules import house_rules
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.stores import CLASSIC, THURSDAY, both, change, counted, items_of
from tests.web.games import CAUGHT, OUT, begin, play

RISING, SEVEN_HUNDRED = PRESETS["rising-hands"], PRESETS["seven-hundred"]
CLEAN_700 = house_rules(CLASSIC, {"clean_book": 700}, name="Clean 700")
NO_SEVENS = {"1.0.special_clean.7": 0, "1.0.special_dirty.7": 1, "1.1.special_clean.7": 1,
             "1.1.special_dirty.7": 0}  # fmt: skip


def totals(store: Store, game_id: str) -> tuple[int, ...]:
    return load_game(store, game_id).standing.totals


def test_a_clean_book_of_700_adds_200_for_each_to_every_deal(store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (CAUGHT, OUT))
    assert totals(store, game_id) == (6345, 6345)
    seen = preview_rules(store, game_id, CLEAN_700, answers={})
    assert seen.before.totals_after == ((4685, 1660), (6345, 6345))
    assert seen.after.totals_after == ((5085, 1860), (6945, 6945))
    assert change(store, game_id, CLEAN_700) == Changed()
    game = load_game(store, game_id)
    assert (game.rules, game.totals_after) == (CLEAN_700, seen.after.totals_after)


def test_it_is_an_act_with_its_rules_and_the_game_began_with_its_own(store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    change(store, game_id, CLEAN_700, client="change")
    newest, _, first = (item.act for item in items_of(store, game_id))
    assert (newest.kind, newest.rules, newest.revisions) == ("rules", CLEAN_700, ())
    assert (newest.number, newest.phone, newest.client_id) == (3, "Ann's phone", "change")
    assert first.rules == CLASSIC


def test_after_a_save_under_new_rules_the_game_at_hand_is_the_one_in_the_database(
    store: Store,
) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (CAUGHT, OUT))
    change(store, game_id, CLEAN_700)
    save_deal(store, game_id, both(500, 300, base=(1, 1)))
    game = open_link(store, game_id).game
    assert game == load_game(store, game_id)
    assert [deal.then for deal in game.deals] == [(None, None), (frozenset(), frozenset())]
    assert game.rules_before == CLASSIC


def test_books_that_the_new_rules_tell_apart_are_asked_and_then_kept(store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    refused = change(store, game_id, RISING)
    assert isinstance(refused, NotChanged)
    assert [each.key for each in refused.preview.unknown] == list(NO_SEVENS)
    assert totals(store, game_id) == (4685, 1660)

    assert change(store, game_id, RISING, answers=NO_SEVENS) == Changed()
    deal = load_game(store, game_id).deals[0]
    assert deal.revisions == (2, 2)
    assert [entry and entry.books for entry in deal.entries] == [
        Books(2, 1, 1, (("7", 1),)),
        Books(0, 2, 0, (("7", 1),)),
    ]
    # out: 1,000 + 300 + sevens 1,000 + 1,500 + 1,285 + 200 + 300; in: sevens 1,000 + 600 + 560
    assert totals(store, game_id) == (5585, 2160)


def test_counts_of_other_rules_stay_readable_and_are_scored_by_the_rules_of_their_time(
    store: Store,
) -> None:
    short = frozenset({("books_missing", "books.clean"), ("books_missing", "books.dirty")})
    sevens = replace(OUT, books=Books(2, 1, 1, (("7", 1),)), overrides=short)
    game_id = play(store, begin(store, "rising-hands"), (sevens, CAUGHT))
    change(store, game_id, CLASSIC, answers={"1.0.special_was_clean.7": 0})
    changed, saved, _ = items_of(store, game_id)
    (change_of_it,) = changed.changes
    assert change_of_it.before == sevens
    # 5,585 by rising hands; by classic as a dirty book, and the side was out for 100
    assert (change_of_it.points_before, change_of_it.points_after) == (5585, 4685)
    assert [each.points_after for each in saved.changes] == [5585, 1660]


def test_what_breaks_the_new_rules_is_accepted_with_them(store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    change(store, game_id, PRESETS["players-plus-one"])
    deal = load_game(store, game_id).deals[0]
    assert deal.entries[0] is not None
    assert deal.entries[0].overrides == {("wild_books_forbidden", "books.wild")}
    request = SaveDeal(
        deal=1,
        entries=(None, replace(CAUGHT, card_points=645)),
        base_revisions=(2, 1),
        client_id="",
    )
    assert isinstance(save_deal(store, game_id, request), Saved)


def test_a_half_counted_deal_is_carried_over_too(store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (None, CAUGHT))
    seen = preview_rules(store, game_id, RISING, answers=NO_SEVENS)
    assert [each.key for each in seen.unknown] == ["2.1.special_clean.7", "2.1.special_dirty.7"]
    assert (seen.knows(1), seen.knows(2)) == (True, False)


@pytest.mark.parametrize(
    ("rules", "obstacle"),
    [
        pytest.param(CLASSIC, "same_rules", id="the rules that it has"),
        pytest.param(
            replace(CLEAN_700, seatings=((2, 2),)), "seating", id="no seats for four players"
        ),
        pytest.param(replace(CLEAN_700, deals=1), "too_many_deals", id="fewer deals than counted"),
        pytest.param(replace(CLEAN_700, deals=2), None, id="as many deals as counted"),
    ],
)
def test_what_forbids_other_rules(store: Store, rules: RuleSet, obstacle: str | None) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT), (CAUGHT, OUT))
    answer = change(store, game_id, rules)
    assert (answer.preview.obstacle if isinstance(answer, NotChanged) else None) == obstacle


def test_as_many_deals_as_are_counted_end_the_game(store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    change(store, game_id, replace(CLEAN_700, deals=1))
    assert load_game(store, game_id).result is not None


def test_an_answer_that_cannot_have_been_is_an_error(store: Store) -> None:
    book = SideEntry(books=Books(clean=1))
    game_id = play(store, begin(store, "seven-hundred"), (book, book))
    names = ("card_points", "left_points", "black_threes_hand")
    answers = dict.fromkeys([f"1.{side}.{name}" for side in (0, 1) for name in names], 5)
    answer = change(store, game_id, CLASSIC, answers=answers | {"1.0.card_points": 30})
    assert isinstance(answer, NotChanged)
    found = [(deal, each.side, each.code) for deal, each in answer.preview.errors]
    assert (1, 0, "too_few_points") in found  # a clean book is 35 at least


def test_fewer_decks_do_not_make_impossible_what_was_played(store: Store) -> None:
    reds = replace(OUT, red_threes=replace(OUT.red_threes, laid=10))
    game_id = play(store, begin(store), (reds, CAUGHT))
    assert change(store, game_id, replace(CLEAN_700, decks=4)) == Changed()
    problems = load_game(store, game_id).deals[0].problems
    assert [(each.code, each.limit) for each in problems] == [("too_many", 8)]  # it is still told


def test_rules_that_deal_no_foot_can_be_taken_for_a_game_with_feet(store: Store) -> None:
    unopened = replace(CAUGHT, left=replace(CAUGHT.left, points=150, unopened_feet=1))
    game_id = play(store, begin(store), (OUT, unopened))
    answers = {"1.0.concealed": 0}
    assert change(store, game_id, PRESETS["canasta"], answers=answers) == Changed()
    # canasta has no bonus for a wild book; the rest as in classic
    assert totals(store, game_id) == (3185, 1590)


def test_somebody_acted_meanwhile(store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    rename_game(store, game_id, "Friday")
    answer = change(store, game_id, CLEAN_700, base=2)
    assert isinstance(answer, NotChanged)
    assert (answer.is_stale, answer.preview.last_act) == (True, 3)
    assert load_game(store, game_id).rules == CLASSIC


def test_a_repeated_request_changes_nothing_more(store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    assert change(store, game_id, CLEAN_700, client="tap", base=2) == Changed()
    assert change(store, game_id, CLEAN_700, client="tap", base=2) == Changed()
    assert len(items_of(store, game_id)) == 3


def test_the_id_of_another_act_is_no_key_to_a_change(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    save_deal(store, game_id, both(500, 300, client="tap"))
    answer = change(store, game_id, CLEAN_700, client="tap")
    assert isinstance(answer, NotChanged)
    assert answer.is_stale


def test_an_unknown_game_has_no_rules_to_change(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        preview_rules(store, "x" * 22, CLASSIC, answers={})


def test_what_was_counted_is_not_asked_again_when_the_old_rules_come_back(store: Store) -> None:
    game_id = create_game(store, THURSDAY)
    save_deal(store, game_id, both(500, 300))
    change(store, game_id, SEVEN_HUNDRED)
    back = preview_rules(store, game_id, CLASSIC, answers={})
    assert (back.unknown, back.after.standing.totals) == ((), (500, 300))
    assert isinstance(change(store, game_id, CLASSIC), Changed)
    assert load_game(store, game_id).standing.totals == (500, 300)
    assert counted_by(store, game_id)[1, 0] == (counted(500), CLASSIC)


FORBIDDEN = ("wild_books_forbidden", "books.wild")
MISSING = ("books_missing", "books.clean")
SHORT = replace(OUT, books=Books(clean=1, dirty=2, wild=1), overrides=frozenset({MISSING}))


@pytest.mark.parametrize(
    ("kinds", "then"),
    [
        pytest.param((), frozenset({MISSING}), id="other rules"),
        pytest.param(("undo",), None, id="undone"),
        pytest.param(("undo", "redo"), frozenset({MISSING}), id="done again"),
    ],
)
def test_what_was_accepted_by_the_rules_of_then_is_known(
    store: Store, *, kinds: tuple[Kind, ...], then: frozenset[tuple[str, str]] | None
) -> None:
    game_id = play(store, begin(store), (SHORT, CAUGHT))
    change(store, game_id, PRESETS["players-plus-one"])
    for kind in kinds:
        last = len(items_of(store, game_id))
        assert restore(store, game_id, Restore(kind=kind, base_act=last, client_id=""))
    deal = load_game(store, game_id).deals[0]
    assert deal.then[0] == then
    assert deal.accepts(0)
    assert not deal.accepts(1)


def test_what_only_the_rules_of_now_forbid_was_right(store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    change(store, game_id, PRESETS["players-plus-one"])
    deal = load_game(store, game_id).deals[0]
    assert [deal.was_right(found) for found in deal.problems] == [True]
    assert not deal.accepts(0)


def test_a_count_that_is_corrected_by_the_rules_of_now_is_judged_by_them(store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    change(store, game_id, PRESETS["players-plus-one"])
    again = replace(OUT, card_points=1290, overrides=frozenset({FORBIDDEN}))
    request = SaveDeal(deal=1, entries=(again, None), base_revisions=(2, 1), client_id="")
    assert isinstance(save_deal(store, game_id, request), Saved)
    deal = load_game(store, game_id).deals[0]
    assert deal.then == (None, frozenset())
    assert deal.accepts(0)
    assert not any(deal.was_right(found) for found in deal.problems)


def test_the_rules_of_before_make_everything_as_it_was(store: Store) -> None:
    game_id = play(store, begin(store), (SHORT, CAUGHT))
    change(store, game_id, PRESETS["players-plus-one"])
    change(store, game_id, CLASSIC)
    assert load_game(store, game_id).deals[0].then == (None, None)
