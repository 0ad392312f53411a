"""What a file asks for, answered as the command line and the phones are."""

import pytest

from scorekeeper.scoring.answers import (
    answer_deal,
    answer_going_out,
    answer_going_out_effect,
    answer_opening,
)
from scorekeeper.scoring.deal_json import read_deal
from scorekeeper.scoring.going_out_json import read_going_out
from scorekeeper.scoring.opening_json import read_opening

OPENING = {"format": "scorekeeper/opening-1", "rules": "classic", "players": 4, "score": 0}


@pytest.mark.parametrize(
    ("wild", "accepted", "total", "problems", "is_valid"),
    [
        pytest.param(1, [], 4_200, 0, True, id="nothing wrong"),
        pytest.param(0, [], 2_700, 1, False, id="a wild book is missing: scored all the same"),
        pytest.param(0, ["books_missing:0:books.wild"], 2_700, 1, True, id="the table accepts it"),
    ],
)
def test_a_deal_is_scored_and_checked(
    wild: int, accepted: list[str], *, total: int, problems: int, is_valid: bool
) -> None:
    deal = {
        "format": "scorekeeper/deal-1",
        "rules": "classic",
        "players": 2,
        "sides": [
            {
                "books": {"clean": 2, "dirty": 2, "wild": wild},
                "card_points": 1_000,
                "went_out": True,
            },
            {"books": {"clean": 1}, "card_points": 200, "left": {"points": 35}},
        ],
        "overrides": accepted,
    }
    answer = answer_deal(read_deal(deal))
    assert [score.total for score in answer.scores] == [total, 500 + 200 - 35]
    assert (len(answer.problems), answer.is_valid) == (problems, is_valid)


@pytest.mark.parametrize(
    ("deal", "hand", "points", "cards"),
    [
        pytest.param(1, {"K": 3, "joker": 1}, 70, [3], id="two kings and a joker are enough of 50"),
        pytest.param(2, {"4": 3}, 15, [], id="what cannot open is judged by the most it can lay"),
        pytest.param(1, {"A": 1, "9": 1}, 0, [], id="no meld at all"),
    ],
)
def test_cards_held_are_judged_by_their_best_opening(
    deal: int, hand: dict[str, int], *, points: int, cards: list[int]
) -> None:
    answer = answer_opening(read_opening({**OPENING, "deal": deal, "hand": hand}))
    assert answer.opening.points == points
    assert answer.opening.meets == bool(cards)
    assert [each.cards for each in answer.suggestions or ()][:1] == cards


def test_melds_laid_are_judged_as_they_lie() -> None:
    laid = [{"rank": "K", "naturals": 3}]
    answer = answer_opening(read_opening({**OPENING, "deal": 1, "melds": laid}))
    assert (answer.opening.points, answer.opening.meets, answer.suggestions) == (30, False, None)


def test_going_out_lacks_a_wild_book_and_counts_for_the_side() -> None:
    file = read_going_out(
        {
            "format": "scorekeeper/going-out-1",
            "rules": "classic",
            "players": 2,
            "side": {"books": {"clean": 2, "dirty": 2}, "card_points": 400},
            "others": [{"side": {"card_points": 200}, "held": {"hand": 4}}],
        }
    )
    assert [(each.code, each.have, each.need) for each in answer_going_out(file).missing] == [
        ("wild_books", 0, 1)
    ]
    effect = answer_going_out_effect(file)
    assert effect
    assert effect.lead.lowest == 1_000 + 600 + 400 + 100 - (200 - 4 * 5)  # four cards of 5
