"""Beginning a game: its id, what is refused, and what a repeated creation does."""

import re
from dataclasses import replace

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.new_game import NewGame, NewGameProblem, NewGameRefused
from scorekeeper.storage.db import Store
from tests.stores import FOUR, THURSDAY


def test_an_id_is_22_characters_that_an_address_can_hold(store: Store) -> None:
    ids = {create_game(store, THURSDAY) for _ in range(20)}
    assert len(ids) == 20
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", each) for each in ids)


def test_a_new_game_has_no_deals_and_waits_for_the_first(store: Store) -> None:
    game = load_game(store, create_game(store, THURSDAY))
    assert (game.name, game.players, game.deals) == ("Thursday table", FOUR.players, ())
    assert game.standing.totals == (0, 0)
    assert (game.next_deal, game.result) == (1, None)


def test_partners_sit_opposite(store: Store) -> None:
    game = load_game(store, create_game(store, THURSDAY))
    assert [side.players for side in game.sides] == [("Ann", "Cem"), ("Bob", "Dan")]


@pytest.mark.parametrize(
    ("deal", "seated"), [(1, ("Ann", "Bob")), (2, ("Bob", "Cem")), (4, ("Dan", "Ann"))]
)
def test_the_deal_goes_round_and_the_next_player_begins(
    store: Store, deal: int, seated: tuple[str, str]
) -> None:
    game = load_game(store, create_game(store, THURSDAY))
    assert (game.dealer(deal), game.begins(deal)) == seated


def test_the_same_creation_sent_twice_gives_one_game(store: Store) -> None:
    new = replace(THURSDAY, client_id="form-1")
    assert create_game(store, new) == create_game(store, new)


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(replace(THURSDAY, client_id="form-1", name="Friday"), id="other name"),
        pytest.param(replace(THURSDAY, client_id="form-2"), id="other form"),
        pytest.param(
            replace(THURSDAY, client_id="form-1", seats=replace(FOUR, first_dealer=2)),
            id="other dealer",
        ),
    ],
)
def test_another_creation_gives_another_game(store: Store, other: NewGame) -> None:
    assert create_game(store, replace(THURSDAY, client_id="form-1")) != create_game(store, other)


def named(name: str) -> NewGame:
    return replace(THURSDAY, name=name)


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        pytest.param(replace(THURSDAY, name=" "), NewGameProblem("name", "empty", 40), id="spaces"),
        pytest.param(
            replace(THURSDAY, name="x" * 41), NewGameProblem("name", "too_long", 40), id="long name"
        ),
        pytest.param(
            replace(THURSDAY, name="a\nb"),
            NewGameProblem("name", "unprintable", 40),
            id="two lines",
        ),
        pytest.param(
            replace(THURSDAY, seats=replace(FOUR, players=("Ann", "", "Cem", "Dan"))),
            NewGameProblem("seats.players[1]", "empty", 40),
            id="player without a name",
        ),
        pytest.param(
            replace(THURSDAY, seats=replace(FOUR, sides=("We", "\ud800"))),
            NewGameProblem("seats.sides[1]", "unprintable", 40),
            id="half a character",
        ),
        pytest.param(
            replace(THURSDAY, seats=replace(FOUR, players=("Ann\u202e", "Bob", "Cem", "Dan"))),
            NewGameProblem("seats.players[0]", "unprintable", 40),
            id="name that turns what follows it back to front",
        ),
        pytest.param(
            replace(THURSDAY, seats=replace(FOUR, players=("Ann", "Bob", "Cem"))),
            NewGameProblem("seats", "seating"),
            id="three players in two sides",
        ),
        pytest.param(
            replace(THURSDAY, seats=replace(FOUR, first_dealer=4)),
            NewGameProblem("seats.first_dealer", "no_such_seat", 4),
            id="dealer who is not there",
        ),
    ],
)
def test_what_is_wrong_is_refused(store: Store, wrong: NewGame, problem: NewGameProblem) -> None:
    with pytest.raises(NewGameRefused) as refused:
        create_game(store, wrong)
    assert refused.value.problems == (problem,)


def test_everything_wrong_is_told_at_once(store: Store) -> None:
    with pytest.raises(NewGameRefused) as refused:
        create_game(store, replace(THURSDAY, name="", seats=replace(FOUR, first_dealer=-1)))
    assert [problem.field for problem in refused.value.problems] == ["name", "seats.first_dealer"]


@pytest.mark.parametrize("name", ["👩‍👩‍👧 Zoë", "周四牌局", "שולחן", "x" * 40])
def test_names_of_every_script_are_kept_as_they_are(store: Store, name: str) -> None:
    assert load_game(store, create_game(store, replace(THURSDAY, name=name))).name == name
