"""Melds written one a line: what people write, and what is said of the rest."""

import pytest
from hypothesis import given

from scorekeeper.scoring.melds import Meld
from scorekeeper.web.forms.meld_lines import MOST_LINES, read_melds, write_meld
from tests.strategies import melds


@pytest.mark.parametrize(
    ("line", "meld"),
    [
        ("K 7", Meld("K", 7)),
        ("k7", Meld("K", 7)),
        ("10 4", Meld("10", 4)),
        ("Kings 7", Meld("K", 7)),
        ("sixes 5 and 1 joker", Meld("6", 5, 1)),
        ("Q 5 + 2 jokers", Meld("Q", 5, 2)),
        ("Q 5 joker two", Meld("Q", 5, 1, 1)),
        ("5 joker 6", Meld("5", 6, 1)),
        ("A, 2, 1 two", Meld("A", 2, 0, 1)),
        ("wild 3 jokers 4 twos", Meld("wild", 0, 3, 4)),
        ("WILDS 3 twos", Meld("wild", 0, 0, 3)),
        ("3B 4", Meld("3B", 4)),
    ],
)
def test_a_meld_is_read_as_people_write_it(line: str, meld: Meld) -> None:
    assert read_melds(line) == ((meld,), ())


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("X 7", "“x” is no rank: begin with A K Q J 10 9 8 7 6 5 4 or wild"),
        ("3 4", "“3” is no rank: begin with A K Q J 10 9 8 7 6 5 4 or wild"),
        ("K", "say how many cards, for example K 7"),
        ("K 0", "say how many cards, for example K 7"),
        ("K 7 7", "naturals are given twice"),
        ("K 5 2 jokers 1 joker", "jokers are given twice"),
        ("K 100", "a number is too large for a meld"),
        ("K seven", "“seven” is neither a number nor jokers nor twos"),
        ("wild 7", "say of a wild meld how many jokers and twos: wild 3 jokers 4 twos"),
        ("K ７", "use only ranks, numbers and the words joker and two, as in Q 5 + 2 jokers"),
        ("K -7", "use only ranks, numbers and the words joker and two, as in Q 5 + 2 jokers"),
        ("K 7 🎉", "use only ranks, numbers and the words joker and two, as in Q 5 + 2 jokers"),
        ("+", "begin with a rank, for example K 7"),
        ("K 7 " + "joker " * 20, "write at most 80 characters for a meld"),
    ],
)
def test_a_line_that_is_no_meld_is_told_why(line: str, reason: str) -> None:
    found, errors = read_melds(f"A 7\n\n{line}")
    assert found == (Meld("A", 7),)
    assert [(error.line, error.reason) for error in errors] == [(3, reason)]


def test_more_lines_than_a_side_can_lay_are_refused() -> None:
    found, errors = read_melds("K 7\n" * (MOST_LINES + 1))
    assert len(found) == MOST_LINES
    assert [error.line for error in errors] == [MOST_LINES + 1]


@given(melds())
def test_what_is_written_is_read_back(meld: Meld) -> None:
    assert read_melds(write_meld(meld)) == ((meld,), ())
