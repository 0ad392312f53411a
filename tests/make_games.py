"""Fill a database with many games, for benchmarks: `python -m tests.make_games FOLDER [COUNT]`.

A few games are played in full and then copied under new ids, row by row.
"""

import sys
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Connection, text

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.links import give_links, new_key
from scorekeeper.actions.new_game import NewGame
from scorekeeper.actions.save_deal import Saved, SaveDeal, save_deal
from scorekeeper.config import Settings
from scorekeeper.record import Seats
from scorekeeper.scoring.entry import Books, Left, SideEntry, Threes
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store, open_store
from scorekeeper.storage.migrate import upgrade
from scorekeeper.storage.tables import Base

SEATS = Seats(
    players=("Ann", "Bob", "Cem", "Dan"), sides=("North-South", "East-West"), first_dealer=0
)
OUT = SideEntry(
    books=Books(clean=2, dirty=2, wild=1),
    card_points=1285,
    red_threes=Threes(laid=2),
    left=Left(unopened_feet=0),
    went_out=True,
)
CAUGHT = SideEntry(
    books=Books(clean=1, dirty=2),
    card_points=640,
    red_threes=Threes(laid=1),
    black_threes=Threes(hand=1),
    left=Left(points=80, unopened_feet=0),
)
COPIED = ("games", "acts", "entries")


def make_games(settings: Settings, count: int) -> list[str]:
    """Add so many games of the presets' usual length and give their ids."""
    upgrade(settings)
    store = open_store(settings)
    played = [_play(store, deals) for deals in (4, 3, 2)]
    ids = [new_key() for _ in range(count - len(played))]
    with store.writing() as connection:
        for index, model in enumerate(played):
            _copy(connection, model, ids[index :: len(played)])
        for each in ids:
            give_links(connection, each, at=store.now())
    store.close()
    return played + ids


def _play(store: Store, deals: int) -> str:
    """A game of this many deals, the first of them corrected once."""
    new = NewGame(name="Thursday table", rules=PRESETS["classic"], seats=SEATS)
    game_id = create_game(store, new)
    for deal in range(1, deals + 1):
        entries = (OUT, CAUGHT) if deal % 2 else (CAUGHT, OUT)
        _save(
            store,
            game_id,
            SaveDeal(deal=deal, entries=entries, base_revisions=(0, 0), client_id=""),
        )
    fixed = (replace(OUT, card_points=1290), None)
    _save(store, game_id, SaveDeal(deal=1, entries=fixed, base_revisions=(1, 1), client_id=""))
    return game_id


def _save(store: Store, game_id: str, request: SaveDeal) -> None:
    answer = save_deal(store, game_id, request)
    if not isinstance(answer, Saved):
        raise RuntimeError(f"this deal should be sound: {answer}")


def _copy(connection: Connection, model: str, ids: list[str]) -> None:
    """Copy all rows of a game but its links to each of these ids."""
    for table in map(Base.metadata.tables.__getitem__, COPIED):
        columns = [column.name for column in table.columns if column.name != "game_id"]
        names = ", ".join(columns)
        copy = text(
            f"INSERT INTO {table.name} (game_id, {names})"
            f" SELECT :new, {names} FROM {table.name} WHERE game_id = :model"
        )
        connection.execute(copy, [{"new": each, "model": model} for each in ids])


if __name__ == "__main__":
    folder, *count = sys.argv[1:]
    environment = {"SCOREKEEPER_DATA": folder}
    made = make_games(Settings.from_env(environment), int(count[0]) if count else 10_000)
    print(f"{len(made)} games in {Path(folder).absolute()}")
