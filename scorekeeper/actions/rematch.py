"""Play again: the same players, seats and rules, the deal moved on."""

from dataclasses import replace

from sqlalchemy import Connection

from scorekeeper.actions.client_ids import kept_client_id
from scorekeeper.actions.create_game import begin
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.links import living_links
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.new_game import NewGame
from scorekeeper.actions.score_record import score_record
from scorekeeper.record import Link, Role
from scorekeeper.scoring.game import dealer
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import find_act, find_rematch


@begun_again
def rematch(
    store: Store, game_id: str, *, role: Role = "host", client_id: str = "", phone: str = ""
) -> Link:
    """Begin the game after this one and give its host's link. Raises NoSuchGame.

    A game has one rematch: asked again (the other side's phone) it is the same, by the link of
    the asker's own `role`. A double tap has the same `client_id` and gets the host's link again.
    """
    with store.writing() as connection:
        game = score_record(record_of(connection, game_id, to_change=True))
        there = find_rematch(connection, game_id)
        if there is not None:
            own = kept_client_id(client_id)
            is_again = bool(own) and find_act(connection, there, own) is not None
            return _link_of(connection, there, "host" if is_again else role)
        seats = replace(game.seats, first_dealer=next_first_dealer(game))
        new = NewGame(
            name=game.name, rules=game.rules, seats=seats, client_id=client_id, phone=phone
        )
        made = begin(store, connection, new, rematch_of=game_id)
        return _link_of(connection, made, "host")


def next_game(store: Store, game_id: str, role: Role) -> Link | None:
    """The link of this role to the game played after this one, None while there is none."""
    with store.reading() as connection:
        there = find_rematch(connection, game_id)
        return None if there is None else _link_of(connection, there, role)


def next_first_dealer(game: Game) -> int:
    """Seat that deals first in the next game: the one after the last dealer.

    Where the deals went exactly round the table that would be the same first dealer in every
    game, so it moves one seat further.
    """
    played, players = len(game.totals_after), len(game.players)
    seat = dealer(played + 1, game.first_dealer, players)
    return (seat + 1) % players if seat == game.first_dealer else seat


def _link_of(connection: Connection, game_id: str, role: Role) -> Link:
    links = living_links(connection, game_id)
    return links.host if role == "host" else links.of(role)
