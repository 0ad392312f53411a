"""A game as it is kept: who plays by which rules, and every act that made it what it is.

Plain data between the layers: storage makes it from rows, exports from a file, and the
actions from what a player does. Nothing here is judged or scored.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Literal

from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.game import of_side
from scorekeeper.scoring.ruleset import RuleSet

LONGEST_NAME = 40
"""Characters that the name of a game, a side, a player or a phone may have."""

ActKind = Literal[
    "create", "save", "rename", "rules", "remove", "agree", "undo", "redo", "restore"
]  # fmt: skip

Role = Literal["host", "score", "watch", "offer"]
"""What a link is for: everything, everything but the links themselves, looking; and taking over
the host's part, once."""


Accepted = frozenset[tuple[str, str]]
"""What the table accepted against the rules: code and field of each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """A way into a game: whoever has the `key` may do what the `role` allows.

    `code` is the short one that leads to the same link ("score" only). A link that was taken
    back has the moment under `revoked`, and under `instead` the key that its holder got for it.
    """

    game_id: str
    key: str
    role: Role
    made: datetime
    code: str = ""
    revoked: datetime | None = None
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Revision:
    """One side's count of one deal as it was saved at one time; revisions count from 1."""

    deal: int
    side: int
    revision: int
    entry: SideEntry


@dataclass(frozen=True, slots=True)
class Removal:
    """One side's count of one deal taken away again: a revision that leaves nothing there."""

    deal: int
    side: int
    revision: int


@dataclass(frozen=True, slots=True)
class Agreement:
    """A side agrees to what a deal came to, by the `revisions` of all sides; or no longer does."""

    deal: int
    side: int
    revisions: tuple[int, ...]
    holds: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondCount:
    """A deal counted once more by somebody who did not see the first count; `entries` by side.

    It is a check and no act: it changes nothing, so there is nothing in it to undo. What is chosen
    after it is saved as any correction is. `number` counts such counts of a deal from 1, `after` is
    the act after which it was made: that tells what it was counted against, and by which rules.
    """

    deal: int
    number: int
    after: int
    entries: tuple[SideEntry, ...]
    at: datetime
    phone: str
    client_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """One thing that somebody did to a game. Acts of a game count from 1, in order of time.

    `phone` is what the phone is called, `client_id` what it gave the act so that a repeated
    one is known. `name` is the game's name from then on ("create" and "rename"), `rules` its
    rule set from then on ("create" and "rules"); `revisions` are the entries that it changed
    (none where nothing differed from what stood there), `removals` those that it took away,
    `agreements` who agreed to a deal by it.
    "undo", "redo" and "restore" bring back the state after the act `restores`, with whatever
    of all this differs.
    """

    number: int
    kind: ActKind
    at: datetime
    phone: str
    client_id: str
    name: str | None = None
    rules: RuleSet | None = None
    revisions: tuple[Revision, ...] = ()
    removals: tuple[Removal, ...] = ()
    agreements: tuple[Agreement, ...] = ()
    restores: int | None = None

    @property
    def made(self) -> tuple[Revision | Removal, ...]:
        """Everything that it did to entries."""
        both: list[Revision | Removal] = [*self.revisions, *self.removals]
        return tuple(both)


@dataclass(frozen=True, slots=True, kw_only=True)
class Seats:
    """Who sits where: `players` in seat order, `sides` by name; seat s belongs to side s % sides.

    `first_dealer` is the seat (from 0) that deals the first deal.
    """

    players: tuple[str, ...]
    sides: tuple[str, ...]
    first_dealer: int

    def players_of(self, side: int) -> tuple[str, ...]:
        """The names of a side's players, in seat order."""
        return of_side(self.players, side, len(self.sides))


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """A game with its own copy of its rule set and the newest revision of each entry.

    `removed` are the entries whose newest revision took them away, `agreed` the agreements since
    the rules were changed last, void ones too; `last_act` is the number of the newest act,
    `rules_before` are the rules before they were changed last, None if they never were.
    `accepted_then` is that of its acts, nothing where its rules were never changed.
    """

    id: str
    name: str
    created: datetime
    rules: RuleSet
    seats: Seats
    newest: tuple[Revision, ...]
    removed: tuple[Removal, ...] = ()
    agreed: tuple[Agreement, ...] = ()
    last_act: int = 0
    rules_before: RuleSet | None = None
    accepted_then: Mapping[tuple[int, int], Accepted] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Counting:
    """A phone that counts a side of a deal just now; `page` is the sheet that is open on it."""

    page: str
    deal: int
    side: int
    phone: str


def mark_of(last_act: int, counting: Iterable[Counting]) -> str:
    """A short text that stands for a game as it is now, another one as soon as anything changes."""
    people = [f"{one.page} {one.deal} {one.side} {one.phone}" for one in counting]
    if not people:  # as in nearly all of the games that are looked at after each save
        return f"{last_act}-"
    digest = sha256("\n".join(sorted(people)).encode()).hexdigest()[:8]
    return f"{last_act}-{digest}"


def rules_by_act(acts: Iterable[Act], otherwise: RuleSet) -> Mapping[int, RuleSet]:
    """The rule set that stands after each act, by its number; `otherwise` until one says it."""
    stood = {}
    rules = otherwise
    for act in acts:
        rules = act.rules or rules
        stood[act.number] = rules
    return stood


def counts_made(
    acts: Iterable[Act], otherwise: RuleSet
) -> Mapping[tuple[int, int], tuple[SideEntry, RuleSet]]:
    """What was counted last, by (deal, side), and the rules by which it was counted.

    Other rules carry a count over and count nothing themselves: what stood before tells more.
    """
    acts = tuple(acts)
    stood = rules_by_act(acts, otherwise)
    return {
        (made.deal, made.side): (made.entry, stood[act.number])
        for act in acts
        if act.kind != "rules"
        for made in act.revisions
    }


def accepted_then(acts: Iterable[Act], otherwise: RuleSet) -> Mapping[tuple[int, int], Accepted]:
    """What the table accepted against the rules of then, by (deal, side), as (code, field): only of
    counts that were made by other rules than those of now. Whatever else stands against the rules
    of now in such a count was right when it was made.
    """
    acts = tuple(acts)
    stood = rules_by_act(acts, otherwise)
    after: list[dict[tuple[int, int], tuple[Accepted, RuleSet]]] = [{}]
    for act in acts:
        made = dict(after[act.restores or -1])
        if act.kind != "rules" and not act.restores:
            rules = stood[act.number]
            made |= {(it.deal, it.side): (it.entry.overrides, rules) for it in act.revisions}
        for gone in act.removals:
            made.pop((gone.deal, gone.side), None)
        after.append(made)
    now = stood[acts[-1].number] if acts else otherwise
    return {place: accepted for place, (accepted, rules) in after[-1].items() if rules != now}


def agreed_after(acts: Iterable[Act]) -> frozenset[tuple[int, int]]:
    """The (deal, side) of each agreement that holds after these acts.

    It is void as soon as a count of its deal changes, or the rules by which it is scored.
    """
    stands: set[tuple[int, int]] = set()
    for act in acts:
        changed = {made.deal for made in act.made}
        if act.rules is not None:
            stands.clear()
        stands = {place for place in stands if place[0] not in changed}
        for one in act.agreements:
            (stands.add if one.holds else stands.discard)((one.deal, one.side))
    return frozenset(stands)


def newest_of(acts: Iterable[Act]) -> tuple[Revision, ...]:
    """The newest revision of each entry after these acts, by deal and side."""
    stands: dict[tuple[int, int], Revision | Removal] = {}
    for act in acts:
        stands.update({(made.deal, made.side): made for made in act.made})
    ordered = (stands[place] for place in sorted(stands))
    return tuple(made for made in ordered if isinstance(made, Revision))


def gap_in(newest: Iterable[Revision], sides: int) -> str | None:
    """What is wrong where other deals than the last one lack sides, or a side is unknown."""
    there = {(made.deal, made.side) for made in newest}
    last = max((deal for deal, _ in there), default=1)
    needed = {(deal, side) for deal in range(1, last) for side in range(sides)}
    for deal, side in sorted(needed - there):
        return f"deal {deal} lacks the count of side {side + 1}, but deal {last} is there"
    allowed = needed | {(last, side) for side in range(sides)}
    for deal, side in sorted(there - allowed):
        return f"deal {deal} has a count of side {side + 1}, but there are {sides} sides"
    return None
