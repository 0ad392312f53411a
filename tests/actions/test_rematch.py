"""The game after a game: who deals, and that there is only one."""

from dataclasses import replace

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.errors import NoSuchGame
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.rematch import next_game, rematch
from scorekeeper.actions.save_deal import save_deal
from scorekeeper.record import Role
from scorekeeper.storage.db import Store
from tests.stores import FOUR, THURSDAY, both, target

pytestmark = pytest.mark.on_both


def test_seats_rules_and_name_are_kept_and_the_score_begins_anew(store: Store) -> None:
    first = create_game(store, THURSDAY)
    save_deal(store, first, both(500, 300))
    game = load_game(store, rematch(store, first).key)
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
    second = load_game(store, rematch(store, first).game_id)
    assert second.players[second.first_dealer] == dealers[1]


def test_a_second_tap_gives_the_same_game(store: Store) -> None:
    first = create_game(store, THURSDAY)
    second = rematch(store, first).game_id
    assert rematch(store, first).game_id == second
    assert rematch(store, second).game_id not in (first, second)


def test_no_rematch_of_an_unknown_game(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        rematch(store, "x" * 22)


def test_the_first_who_asks_is_the_host_and_a_double_tap_too(store: Store) -> None:
    first = create_game(store, THURSDAY)
    taps = [rematch(store, first, role="score", client_id="a") for _ in range(2)]
    assert [link.role for link in taps] == ["host", "host"]
    assert rematch(store, first, role="score", client_id="b").role == "score"


@pytest.mark.parametrize("role", ["host", "score", "watch"])
def test_the_next_game_is_told_by_the_link_of_one_s_own_role(store: Store, role: Role) -> None:
    first = create_game(store, THURSDAY)
    assert next_game(store, first, role) is None
    second = rematch(store, first)
    told = next_game(store, first, role)
    assert told
    assert (told.role, told.game_id) == (role, second.game_id)
