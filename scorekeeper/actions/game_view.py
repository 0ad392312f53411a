"""A game as the pages show it: every deal scored, the standing, who deals, who won."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from hashlib import sha256

from scorekeeper.actions.names import told_apart
from scorekeeper.record import Accepted, Removal, Seats
from scorekeeper.scoring import game as rules_of_game
from scorekeeper.scoring import opening
from scorekeeper.scoring.entry import DealEntry, SideEntry
from scorekeeper.scoring.game import Result, Standing
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import SideScore

TABLES_KEPT = 512


@dataclass(frozen=True, slots=True)
class Side:
    """A side of the table and the names of its players, in seat order."""

    name: str
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """One deal that at least one side has counted; all tuples are by side.

    `entries` is None for a side that has not counted yet; `revisions` are then 0, or those
    that took a count away. `scores` is None
    until every side has counted. `problems` is everything that the check finds with the entries
    that are there, what the table accepted (`SideEntry.overrides`) too. `then` is, of a count that
    was made by other rules, what the table accepted against those: what else is against the rules
    of now was right. It is None for a count by the rules of now.
    """

    number: int
    entries: tuple[SideEntry | None, ...]
    revisions: tuple[int, ...]
    scores: tuple[SideScore, ...] | None
    problems: tuple[Problem, ...]
    then: tuple[Accepted | None, ...]

    def accepts(self, side: int) -> bool:
        """Whether the table accepted something of a side's count that is against the rules."""
        entry, then = self.entries[side], self.then[side]
        if entry is None:
            return False
        return bool(entry.overrides if then is None else entry.overrides & then)

    def is_accepted(self, found: Problem) -> bool:
        """Whether the side that a problem is of accepts it, or any side one of all together."""
        entries = self.entries if found.side is None else self.entries[found.side : found.side + 1]
        return any((found.code, found.field) in entry.overrides for entry in entries if entry)

    def was_right(self, found: Problem) -> bool:
        """Whether something is wrong only by the rules of now: by those of the count it was not."""
        then = self.then if found.side is None else self.then[found.side : found.side + 1]
        return None not in then and not any((found.code, found.field) in one for one in then if one)

    @property
    def is_complete(self) -> bool:
        """Whether every side has counted."""
        return self.scores is not None


@lru_cache(maxsize=TABLES_KEPT)
def _sides_at(seats: Seats) -> tuple[Side, ...]:
    """Asked for dozens of times by each page, and always the same for a table."""
    players, names = told_apart(seats.players), told_apart(seats.sides)
    return tuple(
        Side(name, rules_of_game.of_side(players, side, len(names)))
        for side, name in enumerate(names)
    )


def removed_revisions(removed: Iterable[Removal], deal: int, *, sides: int) -> tuple[int, ...]:
    """By side the revision that took its count of this deal away, 0 for none."""
    there = {made.side: made.revision for made in removed if made.deal == deal}
    return tuple(there.get(side, 0) for side in range(sides))


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game, scored. Sides and seats count from 0, deals from 1, totals are points.

    `deals` are in order, and only the last one may be incomplete. `standing` and `result`
    count the complete deals; `result` is None while the game is on. `removed` are the counts
    that were taken away, `agreed` the (deal, side) of every side that agrees to a deal as it
    stands, `last_act` is the number of the newest act, `rules_before` are the rules before they
    were changed last, None if they never were.
    """

    id: str
    name: str
    created: datetime
    rules: RuleSet
    seats: Seats
    deals: tuple[Deal, ...]
    standing: Standing
    result: Result | None
    removed: tuple[Removal, ...] = ()
    agreed: frozenset[tuple[int, int]] = frozenset()
    last_act: int = 0
    rules_before: RuleSet | None = None

    @property
    def tag(self) -> str:
        """What tells this game from others and opens nothing: pages may hold it, unlike `id`."""
        return sha256(self.id.encode()).hexdigest()[:16]

    @property
    def players(self) -> tuple[str, ...]:
        """Names in seat order, told apart; partners sit opposite: seat s is of side s % sides."""
        return told_apart(self.seats.players)

    @property
    def first_dealer(self) -> int:
        """Seat of the player who deals the first deal."""
        return self.seats.first_dealer

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides in seat order, their names told apart."""
        return _sides_at(self.seats)

    @property
    def decks(self) -> int:
        """Decks of 54 cards in play."""
        return self.rules.decks_for(len(self.players))

    @property
    def next_deal(self) -> int | None:
        """The deal to be counted next, a half-counted one too; None when the game is over."""
        return self.standing.next_deal

    @property
    def last_open_deal(self) -> int:
        """The highest number of a deal that may be saved: any earlier one may be corrected."""
        return max(len(self.deals), self.standing.next_deal or 0)

    @property
    def totals_after(self) -> tuple[tuple[int, ...], ...]:
        """Each side's running total after each complete deal."""
        return tuple(
            tuple(score.total_after for score in deal.scores) for deal in self.deals if deal.scores
        )

    def deal(self, number: int) -> Deal | None:
        """This deal (from 1), or None where no side has counted it."""
        return self.deals[number - 1] if 1 <= number <= len(self.deals) else None

    def agreeing(self, number: int) -> tuple[bool, ...]:
        """By side whether it agrees to what this deal came to."""
        return tuple((number, side) in self.agreed for side in range(len(self.sides)))

    def revisions_of(self, number: int) -> tuple[int, ...]:
        """The newest revision of each side's count of this deal, 0 where there never was one."""
        deal = self.deal(number)
        if deal is not None:
            return deal.revisions
        return removed_revisions(self.removed, number, sides=len(self.sides))

    def scores_before(self, deal: int) -> tuple[int, ...]:
        """Each side's total before this deal (from 1)."""
        after = self.totals_after[: deal - 1]
        return after[-1] if after else (0,) * len(self.sides)

    def dealer(self, deal: int) -> str:
        """Name of the player who deals this deal."""
        seat = rules_of_game.dealer(deal, self.first_dealer, len(self.players))
        return self.players[seat]

    def begins(self, deal: int) -> str:
        """Name of the player who begins this deal."""
        seat = rules_of_game.begins(deal, self.first_dealer, len(self.players))
        return self.players[seat]

    def opening_minimum(self, side: int, deal: int | None = None) -> int:
        """Points that this side needs to open in this deal (else the next one); 0 for none."""
        number = deal or self.standing.next_deal or len(self.deals)
        before = self.scores_before(number)[side]
        return opening.minimum(self.rules, deal=number, score=before)

    def deal_entry(self, number: int, entries: tuple[SideEntry, ...]) -> DealEntry:
        """These counts of all sides as an entry of this deal, ready to be checked and scored."""
        return DealEntry(len(self.players), number, entries, self.scores_before(number))
