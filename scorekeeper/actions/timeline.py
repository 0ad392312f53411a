"""What a game was after each of its acts, and where undo and redo lead.

Undo and redo go along the other acts; everything else that is done, "restore" too, is a step
that can be undone in its turn.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

from scorekeeper.record import Act, Agreement, Removal, Revision, agreed_after
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet

MOVES = ("undo", "redo")


@dataclass(frozen=True, slots=True)
class State:
    """A game after an act: its name, its rules, the counts and who agrees by (deal, side)."""

    name: str
    rules: RuleSet
    counts: Mapping[tuple[int, int], SideEntry]
    agreed: frozenset[tuple[int, int]] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """What has to be done to a game to bring it into a state; None where nothing differs."""

    name: str | None
    rules: RuleSet | None
    revisions: tuple[Revision, ...]
    removals: tuple[Removal, ...]
    agreements: tuple[Agreement, ...]


def state_after(acts: Sequence[Act], number: int, rules: RuleSet) -> State:
    """The game as it was after this act; `rules` are those of a game whose acts do not say."""
    name = ""
    counts: dict[tuple[int, int], SideEntry] = {}
    for act in acts[:number]:
        name = act.name if act.name is not None else name
        rules = act.rules or rules
        counts.update({(made.deal, made.side): made.entry for made in act.revisions})
        for gone in act.removals:
            counts.pop((gone.deal, gone.side), None)
    return State(name, rules, counts, agreed_after(acts[:number]))


def difference(acts: Sequence[Act], wanted: State, rules: RuleSet) -> Difference:
    """What leads from the state after all acts to the one that is wanted."""
    now = state_after(acts, len(acts), rules)
    newest = {(made.deal, made.side): made.revision for act in acts for made in act.made}
    other_rules = wanted.rules if wanted.rules != now.rules else None
    revisions = tuple(
        Revision(*place, newest[place] + 1, entry)
        for place, entry in sorted(wanted.counts.items(), key=lambda item: item[0])
        if now.counts.get(place) != entry
    )
    removals = tuple(
        Removal(*place, newest[place] + 1)
        for place in sorted(now.counts.keys() - wanted.counts.keys())
    )
    made: list[Revision | Removal] = [*revisions, *removals]
    newest |= {(each.deal, each.side): each.revision for each in made}
    changed = {each.deal for each in made}
    kept = {place for place in now.agreed if place[0] not in changed and other_rules is None}
    return Difference(
        name=wanted.name if wanted.name != now.name else None,
        rules=other_rules,
        revisions=revisions,
        removals=removals,
        agreements=tuple(_agreements(kept, wanted.agreed, newest)),
    )


def _agreements(
    kept: Set[tuple[int, int]],
    wanted: Set[tuple[int, int]],
    newest: Mapping[tuple[int, int], int],
) -> Iterator[Agreement]:
    """Who has to agree again, and who no longer does."""
    for deal, side in sorted(kept ^ wanted):
        revisions = (newest[place] for place in sorted(newest) if place[0] == deal)
        yield Agreement(deal, side, tuple(revisions), (deal, side) in wanted)


def is_idle(act: Act) -> bool:
    """Whether a sheet was saved in which nothing differed: there is nothing in it to undo."""
    return act.kind == "save" and not act.made


def step_at(acts: Sequence[Act], number: int) -> int:
    """The step whose state stands after this act: itself, or where undo or redo led."""
    while number > 1 and is_idle(acts[number - 1]):
        number -= 1
    act = acts[number - 1]
    return act.restores or number if act.kind in MOVES else number


def undo_target(acts: Sequence[Act]) -> int | None:
    """The step that undo goes back to; None where there is nothing to undo."""
    step = step_at(acts, len(acts))
    return step_at(acts, step - 1) if step > 1 else None


def redo_target(acts: Sequence[Act]) -> int | None:
    """The step that redo does again: the last one that was undone; None where there is none."""
    done = [act for act in acts if not is_idle(act)]
    if not done or done[-1].kind not in MOVES:
        return None
    step = step_at(acts, len(acts))
    later = (act for act in reversed(done) if act.kind not in MOVES and act.number > step)
    return next((act.number for act in later if step_at(acts, act.number - 1) == step), None)
