"""The games that this phone knows, in its signed cookie: the newest first."""

from collections.abc import Iterator

from flask import session

from scorekeeper.actions.errors import NoSuchGame
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.load_game import load_game
from scorekeeper.web.current import store

KEY = "games"
KEPT = 24  # as many as surely fit into a cookie
SHOWN = 12


def remember(game_id: str) -> None:
    """Put a game at the head of the list."""
    known = _known()
    if known[:1] != [game_id]:
        session.permanent = True
        session[KEY] = [game_id, *(each for each in known if each != game_id)][:KEPT]


def games() -> Iterator[Game]:
    """The games of this phone that are still there, the newest first."""
    for game_id in _known()[:SHOWN]:
        try:
            yield load_game(store(), game_id)
        except NoSuchGame:
            continue


def _known() -> list[str]:
    known = session.get(KEY)
    return [str(each) for each in known] if isinstance(known, list) else []
