"""The board: what it says of each side."""

import pytest

from scorekeeper.storage.db import Store
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, HELD, OUT, PLAIN, Entries, begin, play
from tests.web.test_table import CANASTA_OUT

SAID: dict[str, tuple[str, tuple[Entries, ...], str]] = {
    "before the first deal nobody leads": (
        "classic", (), "Deal 1 of 4 Ann deals To open 50 North–South 0 East–West 0 Deal 1."
    ),
    "the leader has the lead below": (
        "classic", ((OUT, CAUGHT),),
        "Deal 2 of 4 Bob deals To open 90 North–South 4,685 ahead by 3,025 East–West 1,660",
    ),
    "level": (
        "classic", ((OUT, CAUGHT), (CAUGHT, OUT)), "North–South 6,345 level East–West 6,345 level"
    ),
    "a minimum for each side": (
        "canasta",
        ((CANASTA_OUT, HELD),),
        "North–South 1,700 ahead by 1,550 To open 90 East–West 150",
    ),
    "won": ("classic", ((OUT, CAUGHT),) * 4, "The game is over North–South 18,740 won by 12,100"),
    "the win is shared": (
        "classic", ((OUT, CAUGHT), (CAUGHT, OUT)) * 2, "North–South 12,690 shares the win"
    ),
    "a draw": ("players-plus-one", ((PLAIN, PLAIN),) * 4, "North–South 800 a draw"),
}  # fmt: skip


@pytest.mark.parametrize(("slug", "deals", "said"), SAID.values(), ids=SAID.keys())
def test_what_a_board_says(
    phone: Phone, store: Store, *, slug: str, deals: tuple[Entries, ...], said: str
) -> None:
    game = play(store, begin(store, slug), *deals)
    assert said in words_of(phone.get(f"/g/{game}/board?ways=one"))
