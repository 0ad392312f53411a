"""Begin a game."""

import json
from dataclasses import asdict

from sqlalchemy import Connection

from scorekeeper.actions.client_ids import digest, kept_client_id
from scorekeeper.actions.links import give_links, new_key
from scorekeeper.actions.names import phone_name
from scorekeeper.actions.new_game import NewGame, refuse_faults
from scorekeeper.record import Act, GameRecord
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import find_made_by
from scorekeeper.storage.save import insert_acts, insert_game, rules_text


@begun_again
def create_game(store: Store, new: NewGame) -> str:
    """Begin a game and give its id, which is the key of its host's link.

    The same game with the same `client_id` a second time gives the id of the first.
    Raises NewGameRefused with everything that is wrong.
    """
    refuse_faults(new)
    made_by = _digest(new) if new.client_id else None
    with store.writing() as connection:
        made = find_made_by(connection, made_by) if made_by else None
        return made or begin(store, connection, new, made_by=made_by)


def begin(
    store: Store,
    connection: Connection,
    new: NewGame,
    *,
    made_by: str | None = None,
    rematch_of: str | None = None,
) -> str:
    """Begin a game within a transaction and give its id."""
    game = GameRecord(
        id=new_key(),
        name=new.name,
        created=store.now(),
        rules=new.rules,
        seats=new.seats,
        newest=(),
    )
    act = Act(
        number=1,
        kind="create",
        at=game.created,
        phone=phone_name(new.phone),
        client_id=kept_client_id(new.client_id),
        name=new.name,
        rules=new.rules,
    )
    insert_game(connection, game, made_by=made_by, rematch_of=rematch_of)
    insert_acts(connection, game.id, [act])
    give_links(connection, game.id, at=game.created)
    return game.id


def _digest(new: NewGame) -> str:
    seats = json.dumps(asdict(new.seats), sort_keys=True)
    name = new.name if new.is_named else ""
    return digest(new.client_id, name, rules_text(new.rules), seats)
