"""Play again: the same players, seats and rules, the deal moved on."""

from dataclasses import replace

from scorekeeper.actions.create_game import begin
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.new_game import NewGame
from scorekeeper.actions.score_record import score_record
from scorekeeper.scoring.game import dealer
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import find_rematch


def rematch(store: Store, game_id: str, *, phone: str = "") -> str:
    """Begin the game after this one and give its id. Raises NoSuchGame.

    A game has one rematch: asked again (a double tap, the other side's phone) it is the same.
    """
    with store.writing() as connection:
        game = score_record(record_of(connection, game_id, to_change=True))
        there = find_rematch(connection, game_id)
        if there is not None:
            return there
        seats = replace(game.seats, first_dealer=next_first_dealer(game))
        new = NewGame(name=game.name, rules=game.rules, seats=seats, phone=phone)
        return begin(store, connection, new, rematch_of=game_id)


def next_first_dealer(game: Game) -> int:
    """Seat that deals first in the next game: the one after the last dealer.

    Where the deals went exactly round the table that would be the same first dealer in every
    game, so it moves one seat further.
    """
    played, players = len(game.totals_after), len(game.players)
    seat = dealer(played + 1, game.first_dealer, players)
    return (seat + 1) % players if seat == game.first_dealer else seat
