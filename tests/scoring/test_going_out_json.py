"""The going-out file with the other sides: what going out does to the totals."""

from typing import Any

import pytest

from scorekeeper.scoring.answers import answer_going_out_effect
from scorekeeper.scoring.extremes import Bounds
from scorekeeper.scoring.going_out_json import read_going_out
from scorekeeper.scoring.reading import FileErrors
from scorekeeper.words.results import going_out_result
from scorekeeper.words.sheets import going_out_text

Data = dict[str, Any]


def file(**changed: object) -> Data:
    return {
        "format": "scorekeeper/going-out-1",
        "rules": "classic",
        "score_before": 1000,
        "side": {"name": "Us", "books": {"clean": 2, "dirty": 2, "wild": 1}, "card_points": 700},
        "held": {"hand": 1},
        "others": [
            {
                "score_before": 2000,
                "side": {"books": {"clean": 1}, "card_points": 300},
                "held": {"hand": 3},
            }
        ],
        **changed,
    }


def test_both_sides_have_their_totals_at_least_and_at_most() -> None:
    # 1,000 + 3,800 + 100 less a card of 5 to 100; 2,000 + 800 less three of them
    effect = answer_going_out_effect(read_going_out(file()))
    assert effect is not None
    assert [side.total_after for side in effect.sides] == [Bounds(4800, 4895), Bounds(2500, 2785)]
    assert effect.lead == Bounds(2015, 2395)


def test_the_answer_has_the_totals_only_where_the_others_are_told() -> None:
    effect = going_out_result(read_going_out(file()))["effect"]
    assert effect == {
        "sides": [
            {
                "deal": {"least": 3800, "most": 3895},
                "total_after": {"least": 4800, "most": 4895},
            },
            {"deal": {"least": 500, "most": 785}, "total_after": {"least": 2500, "most": 2785}},
        ],
        "lead": {"least": 2015, "most": 2395},
    }
    assert "effect" not in going_out_result(read_going_out(file(others=[])))


def test_more_cards_than_there_are_have_no_effect() -> None:
    impossible = read_going_out(file(held={"hand": 271}))
    assert going_out_result(impossible)["effect"] is None
    assert "Out now" not in going_out_text(impossible)


def test_people_read_the_totals_in_lines() -> None:
    told = going_out_text(read_going_out(file()))
    assert "Out now\n  - Us: 4,800 to 4,895\n  - Side 2: 2,500 to 2,785\n" in told
    assert "  - Us would be ahead by 2,015 to 2,395.\n" in told


@pytest.mark.parametrize(
    ("changed", "path"),
    [
        ({"held": {"hand": -1}}, "held.hand"),
        ({"held": 5}, "held"),
        ({"score_before": "1000"}, "score_before"),
        ({"score_before": 10**7}, "score_before"),
        ({"others": {}}, "others"),
        ({"others": [{}] * 6}, "others"),
        ({"others": [{"side": {"card_points": -5}}]}, "others[0].side.card_points"),
        ({"others": [{"held": {"cards": 5}}]}, "others[0].held.cards"),
        ({"others": [{"permission": True}]}, "others[0].permission"),
    ],
)
def test_what_is_wrong_is_told_with_its_path(changed: Data, path: str) -> None:
    with pytest.raises(FileErrors) as refused:
        read_going_out(file(**changed))
    assert refused.value.path == path
