"""Save what sides counted in a deal, for the first time or as a correction."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from scorekeeper.actions.client_ids import kept_client_id
from scorekeeper.actions.entries import entry_as_kept
from scorekeeper.actions.errors import NoSuchDeal
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.load_game import load_game, record_of
from scorekeeper.actions.names import phone_name
from scorekeeper.actions.score_record import filled, find_problems, game_after, score_record
from scorekeeper.record import Act, Revision
from scorekeeper.scoring.check import open_problems
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.problems import Problem
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import find_act, load_acts, lock_game
from scorekeeper.storage.save import insert_acts


@dataclass(frozen=True, slots=True, kw_only=True)
class SaveDeal:
    """Counts of a deal to save; `entries` and `base_revisions` are by side.

    An entry is None for a side that is not touched. `base_revisions` are the revisions that
    the sheet showed when it was opened (`Deal.revisions`, 0 where nothing had been counted).
    `client_id` is made by the phone, anew for each sheet; `phone` is what the phone is called.
    """

    deal: int
    entries: tuple[SideEntry | None, ...]
    base_revisions: tuple[int, ...]
    client_id: str
    phone: str = ""


@dataclass(frozen=True, slots=True)
class Saved:
    """All of it stands in the database; `revisions` are the newest of each side as saved."""

    revisions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing was saved: these errors, and these rule problems that nobody accepted, are open."""

    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Conflict:
    """Nothing was saved: somebody else saved a different count of a side meanwhile.

    `theirs` holds, by side, the count that stands there now, None for a side without conflict.
    `revisions` are the newest of each side: saving again on top of them, with a new client id,
    chooses one's own.
    """

    theirs: tuple[SideEntry | None, ...]
    revisions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Judged:
    """What is answered to a request, and the act that it makes, None for none."""

    answer: Saved | Refused | Conflict
    act: Act | None = None


@begun_again
def save_deal(
    store: Store, game_id: str, request: SaveDeal, *, seen: Game | None = None
) -> Saved | Refused | Conflict:
    """Save the counts of a deal as new revisions; nothing is overwritten.

    A repeated client id saves nothing and answers like the first time (with other counts than
    the first time it is a Conflict with what was saved then); a side that does not differ from
    what stands there gets no new revision. `seen` is the game as it was loaded for this request,
    to spare a second look. Raises NoSuchGame, NoSuchDeal (the one before is not complete, or the
    game is over), and ValueError for a wrong number of sides or a count that no file may hold.
    """
    game = seen or load_game(store, game_id)
    judged = _judged_first(game, request, at=store.now())
    if judged.act is None:
        with store.reading() as connection:
            return _judged(connection, game, request, at=store.now()).answer
    try:
        # Only one transaction in the whole database may write: all else is done before. The number
        # of the act is free only if nobody acted since, its client id only if it is no repeat.
        with store.writing() as connection:
            lock_game(connection, game_id)
            insert_acts(connection, game_id, [judged.act])
    except IntegrityError:
        game, judged = _save_after_all(store, game_id, request)
    if judged.act is not None:  # whoever draws it next need not read it
        after = game_after(game, judged.act)
        store.games.put(game_id, judged.act.number, after, deals=len(after.deals))
    return judged.answer


def _save_after_all(store: Store, game_id: str, request: SaveDeal) -> tuple[Game, _Judged]:
    """Judge and save it by the game as it is by now, while nobody else may write."""
    with store.writing() as connection:
        game = score_record(record_of(connection, game_id, to_change=True))
        judged = _judged(connection, game, request, at=store.now())
        if judged.act is not None:
            insert_acts(connection, game_id, [judged.act])
    return game, judged


def _judged(connection: Connection, game: Game, request: SaveDeal, *, at: datetime) -> _Judged:
    """What becomes of a request if the game is as `game` says."""
    client_id = kept_client_id(request.client_id)
    first = find_act(connection, game.id, client_id) if client_id else None
    if first is None:
        return _judged_first(game, request, at=at)
    _refuse_wrong_place(game, request)
    return _Judged(_answer_again(connection, game, _as_kept(game, request), first=first))


def _judged_first(game: Game, request: SaveDeal, *, at: datetime) -> _Judged:
    """The same for the first request with its client id."""
    _refuse_wrong_place(game, request)
    request = _as_kept(game, request)
    answer = _judge(game, request)
    if not isinstance(answer, Saved):
        return _Judged(answer)
    return _Judged(answer, _act(game, request, at=at))


def _refuse_wrong_place(game: Game, request: SaveDeal) -> None:
    sides = len(game.seats.sides)
    if len(request.entries) != sides or len(request.base_revisions) != sides:
        raise ValueError(f"a deal of this game has {sides} sides")
    if not 1 <= request.deal <= game.last_open_deal:
        raise NoSuchDeal(request.deal)


def _as_kept(game: Game, request: SaveDeal) -> SaveDeal:
    """The request as it will be read back, so that equal counts are equal."""
    there = _standing(game, request.deal)[0]  # as it is kept already
    entries = tuple(
        entry_as_kept(entry, f"sides[{side}]", game.rules) if entry not in (None, old) else entry
        for side, (entry, old) in enumerate(zip(request.entries, there, strict=True))
    )
    return replace(
        request,
        entries=entries,
        client_id=kept_client_id(request.client_id),
        phone=phone_name(request.phone),
    )


def _answer_again(
    connection: Connection, game: Game, request: SaveDeal, *, first: int
) -> Saved | Conflict:
    """The answer that the first request with this client id got."""
    then: dict[int, Revision] = {}
    for act in load_acts(connection, game.id, game.rules):
        if act.number <= first:
            then.update({made.side: made for made in act.revisions if made.deal == request.deal})
    sides = range(len(request.entries))
    asked = {side: entry for side, entry in enumerate(request.entries) if entry is not None}
    if all(side in then and then[side].entry == entry for side, entry in asked.items()):
        return Saved(tuple(then[side].revision if side in then else 0 for side in sides))
    return _conflict(game, request, set(asked))


def _judge(game: Game, request: SaveDeal) -> Saved | Refused | Conflict:
    """What becomes of a request that was not made before."""
    stands, newest = _standing(game, request.deal)
    changed = set(_changed(stands, request))
    stale = {side for side in changed if request.base_revisions[side] != newest[side]}
    if stale:
        return _conflict(game, request, stale)
    entries = tuple(
        new if new is not None else old for new, old in zip(request.entries, stands, strict=True)
    )
    deal = game.deal_entry(request.deal, filled(entries))
    counted = tuple(entry is not None for entry in entries)
    problems = open_problems(deal, find_problems(deal, game.rules, counted=counted))
    if problems:
        return Refused(problems)
    return Saved(tuple(old + (side in changed) for side, old in enumerate(newest)))


def _act(game: Game, request: SaveDeal, *, at: datetime) -> Act:
    stands, newest = _standing(game, request.deal)
    made = tuple(
        Revision(request.deal, side, newest[side] + 1, entry)
        for side in _changed(stands, request)
        if (entry := request.entries[side]) is not None
    )
    return Act(
        number=game.last_act + 1,
        kind="save",
        at=at,
        phone=request.phone,
        client_id=request.client_id,
        revisions=made,
    )


def _changed(stands: tuple[SideEntry | None, ...], request: SaveDeal) -> Iterator[int]:
    """The sides whose count differs from what stands there."""
    for side, entry in enumerate(request.entries):
        if entry is not None and entry != stands[side]:
            yield side


def _conflict(game: Game, request: SaveDeal, sides: set[int]) -> Conflict:
    stands, newest = _standing(game, request.deal)
    return Conflict(
        tuple(entry if side in sides else None for side, entry in enumerate(stands)), newest
    )


def _standing(game: Game, number: int) -> tuple[tuple[SideEntry | None, ...], tuple[int, ...]]:
    """The counts of a deal that stand now and their revisions; None and 0 where there is none."""
    deal = game.deal(number)
    entries = deal.entries if deal else (None,) * len(game.seats.sides)
    return entries, game.revisions_of(number)
