"""Totals, standing, result and who deals; whole games are in the worked cases."""

from dataclasses import replace

import pytest

from scorekeeper.scoring.game import (
    Result,
    begins,
    dealer,
    of_side,
    result,
    running_totals,
    standing,
)
from scorekeeper.scoring.rulesets import PRESETS

CLASSIC, CANASTA = PRESETS["classic"], PRESETS["canasta"]
DRAWN = PRESETS["players-plus-one"]


def test_totals_run_from_deal_to_deal() -> None:
    deals = [[100, -50], [0, 250], [-300, 5]]
    assert running_totals(deals, 2) == ((100, -50), (100, 200), (-200, 205))


def test_no_deal_has_no_totals() -> None:
    assert running_totals([], 2) == ()


def test_a_deal_that_lacks_a_side_is_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        running_totals([[100, 200], [100]], 2)


@pytest.mark.parametrize(
    ("deal", "leaders", "lead"),
    [
        ([300, 100, 250], (0,), 50),
        ([100, 300, 300], (1, 2), 0),
        ([300, 300, 300], (0, 1, 2), 0),
        ([100, 100, 300], (2,), 200),
        ([-100, -300, -400], (0,), 200),
    ],
    ids=["ahead of the next best", "two lead", "all lead", "two behind", "below 0"],
)
def test_the_lead_is_over_the_next_side(deal: list[int], leaders: tuple[int], lead: int) -> None:
    now = standing([deal], CLASSIC, players=3, sides=3)
    assert (now.totals, now.leaders, now.lead) == (tuple(deal), leaders, lead)


def test_alone_at_the_table_nobody_is_led() -> None:
    assert standing([[120]], CLASSIC, players=2, sides=1).lead == 0


@pytest.mark.parametrize(("played", "next_deal"), [(0, 1), (3, 4), (4, None), (5, None)])
def test_four_deals(played: int, next_deal: int | None) -> None:
    now = standing([[10, 20]] * played, CLASSIC, players=4, sides=2)
    assert (now.next_deal, now.is_over) == (next_deal, next_deal is None)


@pytest.mark.parametrize(
    ("players", "best", "over"),
    [(2, 4995, False), (2, 5000, True), (3, 7495, False), (3, 7500, True), (4, 5005, True)],
)
def test_the_target_is_that_of_the_number_of_players(
    *, players: int, best: int, over: bool
) -> None:
    now = standing([[0, best]], CANASTA, players=players, sides=2)
    assert now.is_over == over


def test_each_number_of_players_may_have_a_target_of_its_own() -> None:
    rules = replace(CANASTA, target=(1000, 2000, 3000, 4000, 5000))
    assert [rules.target_for(players) for players in range(2, 7)] == [1000, 2000, 3000, 4000, 5000]
    assert CLASSIC.target_for(4) is None


@pytest.mark.parametrize(
    ("totals", "classic", "drawn"),
    [
        ([100, 200], Result((1,), "won"), Result((1,), "won")),
        ([200, 200], Result((0, 1), "shared"), Result((0, 1), "draw")),
        ([-5, -10, -5], Result((0, 2), "shared"), Result((0, 2), "draw")),
    ],
)
def test_result(totals: list[int], classic: Result, drawn: Result) -> None:
    assert (result(totals, CLASSIC), result(totals, DRAWN)) == (classic, drawn)


@pytest.mark.parametrize("players", range(2, 7))
def test_over_as_many_deals_as_players_everybody_deals_once(players: int) -> None:
    dealt = [dealer(deal, 1, players) for deal in range(3, 3 + players)]
    assert sorted(dealt) == list(range(players))


def test_deal_1_is_the_first_dealers_and_the_next_seat_begins() -> None:
    assert (dealer(1, 3, 4), begins(1, 3, 4)) == (3, 0)


@pytest.mark.parametrize(
    ("sides", "teams"),
    [(2, ["ACE", "BDF"]), (3, ["AD", "BE", "CF"]), (6, ["A", "B", "C", "D", "E", "F"])],
)
def test_partners_sit_opposite(sides: int, teams: list[str]) -> None:
    assert [of_side("ABCDEF", side, sides) for side in range(sides)] == list(map(tuple, teams))
