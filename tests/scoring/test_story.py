"""The deal that decided a game."""

import pytest

from scorekeeper.scoring.story import Swing, swing

Deals = list[list[int]]

GAMES: dict[str, tuple[Deals, Swing | None]] = {
    "the deal that adds most to the winner's lead": (
        [[100, 50], [900, 100], [300, 0]], Swing(2, 0, 800),
    ),
    "the deal that took most from the lead goes to the other side": (
        [[1000, 900], [100, 900], [900, 200]], Swing(2, 1, 800),
    ),
    "of equal swings the first one counts": ([[500, 0], [500, 0]], Swing(1, 0, 500)),
    "deals in which both sides count the same swing nothing": ([[200, 200], [-50, -50]], None),
    "no deal, no swing": ([], None),
    "with three sides the lead over the best of the others counts": (
        # leads of Ann (wins with 1,000): 300 - 200 = 100; 500 - 800 = -300; 1,000 - 800 = 200
        [[300, 200, 100], [200, -500, 700], [500, 0, 0]], Swing(3, 0, 500),
    ),
    "what the last side loses swings nothing": ([[100, 0, -900], [100, 0, -900]], Swing(1, 0, 100)),
    "a game that ends level: the first of the leaders": (
        [[700, 0], [0, 700]], Swing(1, 0, 700),
    ),
    "below nothing": ([[-300, -100], [400, -100]], Swing(2, 0, 500)),
}  # fmt: skip


@pytest.mark.parametrize(("deals", "told"), GAMES.values(), ids=GAMES.keys())
def test_the_swing_deal(deals: Deals, told: Swing | None) -> None:
    assert swing(deals, len(deals[0]) if deals else 2) == told
