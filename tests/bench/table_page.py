"""How long the server takes for the page of the table when the database is full of games.

`python3 run.py bench table_page [GAMES]`: JSON, times in microseconds. Each request asks for
another game, so that nothing of it is in a cache.
"""

import sys
import tempfile
from itertools import cycle
from pathlib import Path

from scorekeeper.actions.load_game import load_game
from scorekeeper.app import create_app
from scorekeeper.config import Settings
from scorekeeper.storage.db import open_store
from tests.bench.measure import show, spread
from tests.make_games import make_games

GAMES = 10_000
TIMES = 1_000


def main(games: int) -> None:
    """Make the games, then measure the page and the loading that is in it."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings.from_env({"SCOREKEEPER_DATA": folder})
        ids = cycle(make_games(settings, games))
        client = create_app(settings).test_client()
        store = open_store(settings)

        def page() -> None:
            answer = client.get(f"/g/{next(ids)}")
            if answer.status_code != 200:
                raise RuntimeError(f"the page was answered with {answer.status}")

        figures = {
            "games": games,
            "database_mb": round((Path(folder) / "scorekeeper.db").stat().st_size / 1e6),
            "page": spread(page, times=TIMES),
            "load_and_score": spread(lambda: load_game(store, next(ids)), times=TIMES),
        }
        store.close()
    show("table_page", figures)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
