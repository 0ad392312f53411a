"""A game from a file."""

from scorekeeper.actions.links import give_links, new_key
from scorekeeper.exports.game_json import read_game
from scorekeeper.record import GameRecord
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.save import insert_acts, insert_game, insert_second_count


@begun_again
def import_game(store: Store, data: object) -> str:
    """Add the game of a game file (format game-1) with its history, and give its new id.

    The id is the key of its host's link; the file knows nothing of the links of the first game.

    Raises FileErrors with everything that is wrong in the file.
    """
    file = read_game(data)
    game = GameRecord(
        id=new_key(),
        name=file.name,
        created=file.created,
        rules=file.rules,
        seats=file.seats,
        newest=(),
    )
    with store.writing() as connection:
        insert_game(connection, game)
        insert_acts(connection, game.id, file.acts)
        for count in file.again:
            insert_second_count(connection, game.id, count)
        give_links(connection, game.id, at=store.now())
    return game.id
