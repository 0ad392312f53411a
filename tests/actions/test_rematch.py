"""The game after a game: who deals, and that there is only one."""

from dataclasses import replace

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.errors import NoSuchGame
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.rematch import rematch
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.storage.db import Store
from tests.stores import FOUR, THURSDAY, both, target


def test_seats_rules_and_name_are_kept_and_the_score_begins_anew(store: Store) -> None:
    first = create_game(store, THURSDAY)
    save_deal(store, first, both(500, 300))
    game = load_game(store, rematch(store, first))
    assert (game.name, game.players, game.rules) == ("Thursday table", FOUR.players, THURSDAY.rules)
    assert (game.deals, game.standing.totals) == ((), (0, 0))


@pytest.mark.parametrize(
    ("dealers", "deals"),
    [
        pytest.param(("Ann", "Cem"), 2, id="the one after the last dealer"),
        pytest.param(("Dan", "Cem"), 3, id="past the end of the table"),
        pytest.param(("Dan", "Ann"), 4, id="one further, past the end of the table"),
        pytest.param(("Ann", "Bob"), 4, id="one further where the deals went exactly round"),
    ],
)
def test_the_deal_moves_on(store: Store, dealers: tuple[str, str], deals: int) -> None:
    seats = replace(FOUR, first_dealer=FOUR.players.index(dealers[0]))
    first = create_game(store, replace(THURSDAY, seats=seats, rules=target(20000)))
    for deal in range(1, deals + 1):
        save_deal(store, first, both(500, 300, deal=deal))
    assert load_game(store, rematch(store, first)).first_dealer == FOUR.players.index(dealers[1])


def test_a_second_tap_gives_the_same_game(store: Store) -> None:
    first = create_game(store, THURSDAY)
    second = rematch(store, first)
    assert rematch(store, first) == second
    assert rematch(store, second) not in (first, second)


def test_no_rematch_of_an_unknown_game(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        rematch(store, "x" * 22)
