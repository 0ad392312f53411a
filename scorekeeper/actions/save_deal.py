"""Save what sides counted in a deal, for the first time or as a correction."""

from dataclasses import dataclass

from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.problems import Problem
from scorekeeper.storage.db import Store


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
    `revisions` are the newest of each side: saving again on top of them chooses one's own.
    """

    theirs: tuple[SideEntry | None, ...]
    revisions: tuple[int, ...]


def save_deal(store: Store, game_id: str, request: SaveDeal) -> Saved | Refused | Conflict:
    """Save the counts of a deal as new revisions; nothing is overwritten.

    A repeated client id saves nothing and answers like the first time; a side that does not
    differ from what stands there gets no new revision. Raises NoSuchGame, NoSuchDeal (the one
    before is not complete, or the game is over), and ValueError for a wrong number of sides.
    """
    raise NotImplementedError
