"""Everything that was done to a game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from scorekeeper.actions.load_game import record_of
from scorekeeper.actions.timeline import redo_target, state_after, undo_target
from scorekeeper.record import Act, GameRecord, SecondCount
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import score_side
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import load_acts
from scorekeeper.storage.load_second_counts import load_second_counts


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One side's count of one deal that an act changed; points are the side's total of the deal.

    `before` is None where nothing stood there, `after` where the count was taken away; the
    points are then 0. Each is scored by the rules of its time.
    """

    deal: int
    side: int
    before: SideEntry | None
    after: SideEntry | None
    points_before: int
    points_after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryItem:
    """An act and what it changed.

    Where it gave the game another name, or other rules, `name_before` and `rules_before` are
    those until then. Other rules score deals anew that they do not change.
    """

    act: Act
    changes: tuple[Change, ...]
    name_before: str
    rules_before: RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedAgain:
    """A second count, and what stood there when it was made: the `first` count of each side (None
    where a damaged file has none) and the `rules` of that time.
    """

    count: SecondCount
    first: tuple[SideEntry | None, ...]
    rules: RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """All acts of a game, the newest first; whether there is something to undo, and to redo.

    `again` are the second counts, the newest first: they are no acts, each stands after one.
    """

    items: tuple[HistoryItem, ...]
    again: tuple[CountedAgain, ...]
    can_undo: bool
    can_redo: bool

    @property
    def last_act(self) -> int:
        """The number of the newest act."""
        return self.items[0].act.number


def history(store: Store, game_id: str) -> History:
    """Everything that was done to a game. Raises NoSuchGame and DamagedGame."""
    with store.reading() as connection:
        game = record_of(connection, game_id)
        acts = load_acts(connection, game_id, game.rules)
        counts = load_second_counts(connection, game_id, acts, rules=game.rules)
    return History(
        items=tuple(_items(game, acts))[::-1],
        again=tuple(_again(game, acts, count) for count in reversed(counts)),
        can_undo=undo_target(acts) is not None,
        can_redo=redo_target(acts) is not None,
    )


def _items(game: GameRecord, acts: Sequence[Act]) -> Iterator[HistoryItem]:
    first = state_after(acts, 1, game.rules)
    name, rules = first.name, first.rules
    stands: dict[tuple[int, int], SideEntry] = {}
    for act in acts:
        now = act.rules or rules
        changed = {(made.deal, made.side): made.entry for made in act.revisions}
        gone = [(taken.deal, taken.side) for taken in act.removals]
        after: dict[tuple[int, int], SideEntry | None] = {**changed, **dict.fromkeys(gone)}
        yield HistoryItem(
            act=act,
            changes=tuple(_changes(game, stands, after, then=rules, now=now)),
            name_before=name,
            rules_before=rules,
        )
        stands.update(changed)
        for place in gone:
            stands.pop(place, None)
        name, rules = act.name or name, now


def _again(game: GameRecord, acts: Sequence[Act], count: SecondCount) -> CountedAgain:
    then = state_after(acts, count.after, game.rules)
    sides = range(len(game.seats.sides))
    first = tuple(then.counts.get((count.deal, side)) for side in sides)
    return CountedAgain(count=count, first=first, rules=then.rules)


def _changes(
    game: GameRecord,
    before: Mapping[tuple[int, int], SideEntry],
    after: Mapping[tuple[int, int], SideEntry | None],
    *,
    then: RuleSet,
    now: RuleSet,
) -> Iterator[Change]:
    """The changes with the points under the rules just before the act, and those after it."""
    for deal, side in sorted(after):
        old, new = before.get((deal, side)), after[deal, side]
        yield Change(
            deal=deal,
            side=side,
            before=old,
            after=new,
            points_before=_points(game, old, then, deal=deal),
            points_after=_points(game, new, now, deal=deal),
        )


def _points(game: GameRecord, entry: SideEntry | None, rules: RuleSet, *, deal: int) -> int:
    if entry is None:
        return 0
    lines = score_side(entry, rules, deal=deal, players=len(game.seats.players))
    return sum(line.points for line in lines)
