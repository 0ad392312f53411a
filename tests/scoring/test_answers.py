"""What a file asks for, answered as the command line and the phones are."""

import pytest

from scorekeeper.scoring.answers import answer_going_out, answer_going_out_effect, answer_opening
from scorekeeper.scoring.going_out_json import read_going_out
from scorekeeper.scoring.opening_json import read_opening

OPENING = {"format": "scorekeeper/opening-1", "rules": "classic", "players": 4, "score": 0}


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
