"""The worked cases of going out."""

import pytest

from scorekeeper.scoring.going_out import check_going_out
from scorekeeper.scoring.side_json import read_side
from tests.worked_cases import Case, cases_of, rules_of, title


@pytest.mark.parametrize("case", cases_of("going-out"), ids=title)
def test_what_is_missing_to_go_out(case: Case) -> None:
    rules, expected = rules_of(case), case["expected"]
    found = check_going_out(
        read_side(case["side"], "side", rules),
        rules,
        deal=case["deal"],
        players=case.get("players", 4),
        partner_played_from_foot=case.get("partner_played_from_foot"),
        permission=case.get("permission"),
    )
    missing = [[one.code, one.have, one.need] for one in found.missing]
    assert (missing, found.allowed) == (expected["missing"], expected["allowed"])
    assert list(found.notes) == expected.get("notes", list(found.notes))
