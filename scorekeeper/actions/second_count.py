"""Count a deal once more, by somebody who does not see the first count; then compare.

A second count changes nothing: undo and redo pass it by, and what is chosen after it is a
correction like any other.
"""

from collections.abc import Sequence

from scorekeeper.actions.client_ids import kept_client_id
from scorekeeper.actions.entries import entry_as_kept
from scorekeeper.actions.errors import NoSuchDeal
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.names import phone_name
from scorekeeper.actions.score_record import score_record
from scorekeeper.record import Act, SecondCount
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import load_acts
from scorekeeper.storage.load_second_counts import last_second_count, load_second_counts
from scorekeeper.storage.save import insert_second_count


@begun_again
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
        last, last_client_id = last_second_count(connection, game_id, deal)
        if client_id and last_client_id == client_id:
            return
        kept = SecondCount(
            deal=deal,
            number=last + 1,
            after=game.last_act,
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
    """The newest second count of a deal that can be compared with it, None where there is none.

    One of a deal that was taken away since, or of before the rules changed, is told in the history
    only. Raises NoSuchGame and DamagedGame.
    """
    with store.reading() as connection:
        rules = record_of(connection, game_id).rules
        acts = load_acts(connection, game_id, rules)
        counts = load_second_counts(connection, game_id, acts, rules=rules)
    newest = next((count for count in reversed(counts) if count.deal == deal), None)
    if newest is None or any(_ends(act, deal) for act in acts[newest.after :]):
        return None
    return newest


def _ends(act: Act, deal: int) -> bool:
    """Whether what was counted of this deal before the act is another matter after it."""
    return act.rules is not None or any(gone.deal == deal for gone in act.removals)
