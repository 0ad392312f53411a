"""Everything that was done to a game."""

from dataclasses import dataclass

from scorekeeper.record import Act
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.storage.db import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One side's count of one deal that an act changed; points are the side's total of the deal.

    `before` is None where it was the first count.
    """

    deal: int
    side: int
    before: SideEntry | None
    after: SideEntry
    points_before: int
    points_after: int


@dataclass(frozen=True, slots=True)
class HistoryItem:
    """An act and what it changed; `act.name` is the new name where it was a rename."""

    act: Act
    changes: tuple[Change, ...]


def history(store: Store, game_id: str) -> tuple[HistoryItem, ...]:
    """All acts of a game, the newest first. Raises NoSuchGame."""
    raise NotImplementedError
