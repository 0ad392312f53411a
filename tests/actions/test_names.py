"""Names of a table: two of one name are told apart, and what turns the text is refused."""

import pytest

from scorekeeper.actions.names import told_apart

LONG = "x" * 40


@pytest.mark.parametrize(
    ("names", "told"),
    [
        pytest.param(("Ann", "Bob"), ("Ann", "Bob"), id="other names stay"),
        pytest.param(("Ann", "Bob", "Ann"), ("Ann", "Bob", "Ann 2"), id="the second has a number"),
        pytest.param(("Ann", "Ann", "Ann"), ("Ann", "Ann 2", "Ann 3"), id="and the third"),
        pytest.param(("Ann", "ANN"), ("Ann", "ANN 2"), id="large letters make no other name"),
        pytest.param(
            ("Ann", "Ann", "Ann 2"), ("Ann", "Ann 3", "Ann 2"), id="a number that is free"
        ),
        pytest.param(
            ("Ann", "Ann 2", "Ann 2"), ("Ann", "Ann 2", "Ann 2 2"), id="a name with a number"
        ),
        pytest.param((LONG, LONG), (LONG, f"{'x' * 38} 2"), id="no longer than a name may be"),
        pytest.param(("אבא", "אבא"), ("אבא", "אבא 2"), id="in any script"),
    ],
)
def test_two_of_one_name_are_told_apart(names: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert told_apart(names) == told
