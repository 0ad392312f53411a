"""Give a game another name."""

from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.names import phone_name
from scorekeeper.actions.new_game import NewGameRefused, name_problems
from scorekeeper.record import Act
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.save import insert_acts, next_act, rename


@begun_again
def rename_game(store: Store, game_id: str, name: str, *, phone: str = "") -> None:
    """Rename a game; the old name stays in its history, and its own name changes nothing.

    Raises NoSuchGame, and NewGameRefused for a name that is empty, too long or unprintable.
    """
    problems = tuple(name_problems("name", name))
    if problems:
        raise NewGameRefused(problems)
    with store.writing() as connection:
        game = record_of(connection, game_id, to_change=True)
        if game.name == name:
            return
        act = Act(
            number=next_act(connection, game_id),
            kind="rename",
            at=store.now(),
            phone=phone_name(phone),
            client_id="",
            name=name,
        )
        rename(connection, game_id, name)
        insert_acts(connection, game_id, [act])
