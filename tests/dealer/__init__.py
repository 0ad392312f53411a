"""Plays random deals of Hand and Foot with real cards, and counts them as a table would.

`deal_out(rules, players, sides, random)` plays one; `ways_to_count(table)` enters its end as
totals, by cards, meld by meld, and mixed. What comes out has happened, so no check may refuse it.
`complaints(table)` are what the program says of it nevertheless.
"""

from tests.dealer.counting import ways_to_count
from tests.dealer.judging import complaints
from tests.dealer.playing import deal_out

__all__ = ["complaints", "deal_out", "ways_to_count"]
