"""The links of a game: which there are, and the game that one opens."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection

from scorekeeper.actions.codes import new_code
from scorekeeper.actions.errors import LinkTakenBack, NoSuchGame
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.score_record import score_record
from scorekeeper.record import Link, Role
from scorekeeper.storage.db import Store
from scorekeeper.storage.load_links import find_code, find_links, find_opening, load_links
from scorekeeper.storage.save_links import insert_links

KEY_BYTES = 16
RANKS: Mapping[Role, int] = {"offer": 0, "watch": 1, "score": 2, "host": 3}
"""Whoever may do something may do all that those below may do. An offer opens no game."""
ROLES_GIVEN: tuple[Role, ...] = ("score", "watch")


@dataclass(frozen=True, slots=True)
class Opened:
    """A game, the link that it was opened by, and the key of its link only to look."""

    link: Link
    game: Game
    watch_key: str


@dataclass(frozen=True, slots=True)
class GameLinks:
    """The links that open a game now; `offer` is there while the host's part is handed on."""

    host: Link
    score: Link
    watch: Link
    offer: Link | None

    def of(self, role: Role) -> Link:
        """The link to give on by somebody who came by this role: never the host's own one."""
        return self.watch if role == "watch" else self.score


def open_link(store: Store, key: str) -> Opened:
    """The game that a key opens. Raises NoSuchGame, LinkTakenBack and DamagedGame."""
    with store.reading() as connection:
        found = find_opening(connection, key)
        if found is None or found.link.role == "offer":
            raise NoSuchGame
        if found.link.revoked:
            raise LinkTakenBack(found.link.instead)
        game = _game(store, connection, found.link.game_id, last_act=found.last_act)
    return Opened(found.link, game, found.watch_key)


def _game(store: Store, connection: Connection, game_id: str, *, last_act: int) -> Game:
    """The game, read and scored anew where it was not looked at since this act."""
    kept: Game | None = store.games.get(game_id, last_act)
    if kept is not None:
        return kept
    game = score_record(record_of(connection, game_id))
    store.games.put(game_id, game.last_act, game, deals=len(game.deals))
    return game


def best_links(store: Store, keys: Sequence[str]) -> tuple[Link, ...]:
    """Of each game that these keys open the link that allows most, in the order of the keys.

    For a link that was taken back its holder has the one that was given for it.
    """
    with store.reading() as connection:
        found = {link.key: link for link in find_links(connection, keys)}
        others = [link.instead for link in found.values() if link.instead]
        found |= {link.key: link for link in find_links(connection, others)}
    best: dict[str, Link] = {}
    for key in keys:
        link = found.get(key)
        link = found.get(link.instead) if link and link.instead else link
        if link and not link.revoked and link.role != "offer":
            rival = best.get(link.game_id, link)
            best[link.game_id] = max(rival, link, key=lambda each: RANKS[each.role])
    return tuple(best.values())


def links_of(store: Store, game_id: str) -> GameLinks:
    """The links of a game. Raises NoSuchGame."""
    with store.reading() as connection:
        return living_links(connection, game_id)


def living_links(connection: Connection, game_id: str) -> GameLinks:
    """The links of a game within a transaction. Raises NoSuchGame."""
    there = {link.role: link for link in load_links(connection, game_id)}
    if not there:
        raise NoSuchGame
    return GameLinks(there["host"], there["score"], there["watch"], there.get("offer"))


def new_key() -> str:
    """22 characters that nobody can guess (128 bits). They open a game: no log may hold them."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_link(connection: Connection, game_id: str, role: Role, *, at: datetime) -> Link:
    """A link of a game with a key of its own, and for scoring with a code that no game has."""
    code = _free_code(connection) if role == "score" else ""
    return Link(game_id=game_id, key=new_key(), role=role, made=at, code=code)


def give_links(connection: Connection, game_id: str, *, at: datetime) -> None:
    """Give a new game its links: whoever began it is its host, by the game's own id."""
    host = Link(game_id=game_id, key=game_id, role="host", made=at)
    others = (new_link(connection, game_id, role, at=at) for role in ROLES_GIVEN)
    insert_links(connection, [host, *others])


def _free_code(connection: Connection) -> str:
    while True:
        code = new_code()
        if find_code(connection, code) is None:
            return code
