"""Count a deal once more, by somebody who does not see the first count; then compare."""

from collections.abc import Sequence

from scorekeeper.actions.client_ids import kept_client_id
from scorekeeper.actions.entries import entry_as_kept
from scorekeeper.actions.errors import NoSuchDeal
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.names import phone_name
from scorekeeper.actions.score_record import score_record
from scorekeeper.record import SecondCount
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import load_second_count
from scorekeeper.storage.save import insert_second_count


def save_second_count(
    store: Store,
    game_id: str,
    entries: Sequence[SideEntry],
    *,
    deal: int,
    client_id: str,
    phone: str = "",
) -> None:
    """Keep a second count of a deal beside the first one, which stays what counts.

    The same `client_id` a second time in a row keeps nothing. Raises NoSuchGame, and NoSuchDeal
    where not every side has counted.
    """
    client_id = kept_client_id(client_id)
    with store.writing() as connection:
        game = score_record(record_of(connection, game_id, to_change=True))
        first = game.deal(deal)
        if first is None or not first.is_complete or len(entries) != len(game.sides):
            raise NoSuchDeal(deal)
        last = load_second_count(connection, game_id, deal, rules=game.rules)
        if last is not None and client_id and last.client_id == client_id:
            return
        kept = SecondCount(
            deal=deal,
            number=1 if last is None else last.number + 1,
            entries=tuple(
                entry_as_kept(entry, f"sides[{side}]", game.rules)
                for side, entry in enumerate(entries)
            ),
            at=store.now(),
            phone=phone_name(phone),
            client_id=client_id,
        )
        insert_second_count(connection, game_id, kept)


def second_count(store: Store, game_id: str, deal: int) -> SecondCount | None:
    """The newest second count of a deal, None where there is none. Raises NoSuchGame."""
    with store.reading() as connection:
        rules = record_of(connection, game_id).rules
        return load_second_count(connection, game_id, deal, rules=rules)
