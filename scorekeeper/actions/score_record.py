"""Score a game's record: every deal with the totals before it as they now are."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from scorekeeper.actions.game_view import Deal, Game, removed_revisions
from scorekeeper.record import Accepted, Act, Agreement, GameRecord, Revision
from scorekeeper.scoring.check import check_deal
from scorekeeper.scoring.entry import DealEntry, SideEntry
from scorekeeper.scoring.game import result, standing
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import score_deal

DEALS_KEPT = 2_048


def score_record(record: GameRecord) -> Game:
    """The game as the pages show it."""
    seats, rules = record.seats, record.rules
    sides, players = len(seats.sides), len(seats.players)
    deals: list[Deal] = []
    before = (0,) * sides
    for number, newest in enumerate(_by_deal(record.newest, sides), start=1):
        gone = removed_revisions(record.removed, number, sides=sides)
        then = tuple(record.accepted_then.get((number, side)) for side in range(sides))
        deal = _scored(
            newest, gone, rules, number=number, players=players, before=before, then=then
        )
        if deal.scores:
            before = tuple(score.total_after for score in deal.scores)
        deals.append(deal)
    points = [[score.total for score in deal.scores] for deal in deals if deal.scores]
    now = standing(points, rules, players=players, sides=sides)
    return Game(
        id=record.id,
        name=record.name,
        created=record.created,
        rules=rules,
        seats=seats,
        deals=tuple(deals),
        standing=now,
        result=result(now.totals, rules) if now.is_over else None,
        removed=record.removed,
        agreed=_agreed(record, deals),
        last_act=record.last_act,
        rules_before=record.rules_before,
    )


def game_after(game: Game, save: Act) -> Game:
    """The game once this save was kept: what loading it would give."""
    made = {(each.deal, each.side): each for each in save.revisions}
    newest = {
        (deal.number, side): Revision(deal.number, side, deal.revisions[side], entry)
        for deal in game.deals
        for side, entry in enumerate(deal.entries)
        if entry is not None
    }
    record = GameRecord(
        id=game.id,
        name=game.name,
        created=game.created,
        rules=game.rules,
        seats=game.seats,
        newest=tuple((newest | made).values()),
        removed=tuple(each for each in game.removed if (each.deal, each.side) not in made),
        agreed=tuple(Agreement(deal, side, game.revisions_of(deal)) for deal, side in game.agreed),
        last_act=save.number,
        rules_before=game.rules_before,
        accepted_then={
            (deal.number, side): accepted
            for deal in game.deals
            for side, accepted in enumerate(deal.then)
            if accepted is not None and (deal.number, side) not in made
        },
    )
    return score_record(record)


@lru_cache(maxsize=DEALS_KEPT)
def problems_of(entry: DealEntry, rules: RuleSet) -> tuple[Problem, ...]:
    """Everything wrong with a deal (`check_deal`), kept: the same deals are asked again at every
    look at a game, and a sheet that is saved was worked out just before.
    """
    return check_deal(entry, rules)


def find_problems(
    entry: DealEntry, rules: RuleSet, *, counted: Sequence[bool]
) -> tuple[Problem, ...]:
    """Everything wrong with the counts of a deal, as far as the sides have counted.

    What concerns all sides together is known only when every side has counted.
    """
    problems = problems_of(entry, rules)
    if all(counted):
        return problems
    return tuple(found for found in problems if found.side is not None and counted[found.side])


def filled(entries: Iterable[SideEntry | None]) -> tuple[SideEntry, ...]:
    """The entries with an empty one for each side that has not counted."""
    return tuple(entry or SideEntry() for entry in entries)


def _agreed(record: GameRecord, deals: Sequence[Deal]) -> frozenset[tuple[int, int]]:
    """The agreements to counts that are still the newest."""
    newest = {deal.number: deal.revisions for deal in deals if deal.is_complete}
    return frozenset(
        (one.deal, one.side) for one in record.agreed if newest.get(one.deal) == one.revisions
    )


def _scored(
    newest: Sequence[Revision | None],
    gone: Sequence[int],
    rules: RuleSet,
    *,
    number: int,
    players: int,
    before: tuple[int, ...],
    then: tuple[Accepted | None, ...],
) -> Deal:
    entries = tuple(made.entry if made else None for made in newest)
    counted = [made is not None for made in newest]
    entry = DealEntry(players, number, filled(entries), before)
    return Deal(
        number=number,
        entries=entries,
        revisions=tuple(
            made.revision if made else taken for made, taken in zip(newest, gone, strict=True)
        ),
        scores=score_deal(entry, rules) if all(counted) else None,
        problems=find_problems(entry, rules, counted=counted),
        then=then,
    )


def _by_deal(newest: tuple[Revision, ...], sides: int) -> tuple[tuple[Revision | None, ...], ...]:
    """The newest revisions as a table: a row for each deal, a column for each side."""
    last = max((made.deal for made in newest), default=0)
    there = {(made.deal, made.side): made for made in newest}
    return tuple(
        tuple(there.get((deal, side)) for side in range(sides)) for deal in range(1, last + 1)
    )
