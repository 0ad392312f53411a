"""A side agrees to what a deal came to, or takes that back."""

from dataclasses import dataclass

from scorekeeper.actions.client_ids import kept_client_id
from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.names import phone_name
from scorekeeper.actions.score_record import score_record
from scorekeeper.record import Act, Agreement
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import find_act
from scorekeeper.storage.save import insert_acts


@dataclass(frozen=True, slots=True, kw_only=True)
class Agree:
    """What a side says to a deal, as a phone asked that saw these `revisions` of all sides.

    `holds` is whether it agrees from now on. `client_id` makes a repeated request harmless.
    """

    deal: int
    side: int
    revisions: tuple[int, ...]
    client_id: str
    holds: bool = True
    phone: str = ""


@begun_again
def agree(store: Store, game_id: str, request: Agree) -> bool:
    """Note it as one act. False where nothing was noted: the counts are no longer those that were
    seen, or not every side has counted. Raises NoSuchGame and DamagedGame.
    """
    client_id = kept_client_id(request.client_id)
    with store.writing() as connection:
        game = score_record(record_of(connection, game_id, to_change=True))
        if client_id and find_act(connection, game_id, client_id) is not None:
            return True
        deal = game.deal(request.deal)
        is_there = deal is not None and deal.is_complete and request.side < len(game.sides)
        if deal is None or not is_there or deal.revisions != request.revisions:
            return False
        if game.agreeing(request.deal)[request.side] == request.holds:
            return True
        said = Agreement(request.deal, request.side, request.revisions, request.holds)
        act = Act(
            number=game.last_act + 1,
            kind="agree",
            at=store.now(),
            phone=phone_name(request.phone),
            client_id=client_id,
            agreements=(said,),
        )
        insert_acts(connection, game_id, [act])
        return True
