"""Games as the tests of the pages need them."""

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.new_game import NewGame
from scorekeeper.actions.save_deal import Saved, SaveDeal, save_deal
from scorekeeper.record import Seats
from scorekeeper.scoring.entry import Books, Left, SideEntry, Threes
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store

OUT = SideEntry(
    books=Books(clean=2, dirty=2, wild=1),
    card_points=1285,
    red_threes=Threes(laid=2),
    went_out=True,
)  # 1,000 + 600 + 1,500 + 1,285 + 200 + 100 = 4,685
CAUGHT = SideEntry(
    books=Books(clean=1, dirty=2), card_points=640, left=Left(points=80)
)  # 500 + 600 + 640 - 80 = 1,660
HELD = SideEntry(card_points=200, left=Left(points=50))  # 150
PLAIN = SideEntry(card_points=200, left=Left(unopened_feet=0))  # the stock ended: 200
FOUR = ("Ann", "Bob", "Cem", "Dan")
PAIRS = ("North–South", "East–West")

Entries = tuple[SideEntry | None, ...]


def begin(
    store: Store,
    slug: str = "classic",
    *,
    players: tuple[str, ...] = FOUR,
    sides: tuple[str, ...] = PAIRS,
    name: str = "Thursday table",
) -> str:
    """A new game under a preset; its id."""
    seats = Seats(players=players, sides=sides, first_dealer=0)
    return create_game(store, NewGame(name=name, rules=PRESETS[slug], seats=seats))


def play(store: Store, game_id: str, *deals: Entries) -> str:
    """Save these deals, the first one first; the game's id again."""
    for number, entries in enumerate(deals, start=1):
        request = SaveDeal(
            deal=number, entries=entries, base_revisions=(0,) * len(entries), client_id=""
        )
        assert isinstance(save_deal(store, game_id, request), Saved)
    return game_id
