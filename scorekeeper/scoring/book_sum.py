"""Books of some sides, counted by kind; only those of special ranks have a rank."""

from typing import NamedTuple

Special = tuple[tuple[str, int], ...]
"""(special rank, books of it)"""


class BookSum(NamedTuple):
    """Books claimed by number: those of special ranks by rank, all others of unknown rank."""

    clean: int = 0
    dirty: int = 0
    wild: int = 0
    special: Special = ()

    @property
    def total(self) -> int:
        """All of them."""
        plain = self.clean + self.dirty + self.wild
        return plain + sum(count for _, count in self.special) if self.special else plain

    def and_those(self, other: "BookSum") -> "BookSum":
        """The books of two sides in one sum."""
        return BookSum(
            self.clean + other.clean,
            self.dirty + other.dirty,
            self.wild + other.wild,
            _added(self.special, other.special),
        )


NO_BOOKS = BookSum()


def _added(one: Special, other: Special) -> Special:
    if not one or not other:
        return one or other
    counts = dict(one)
    for rank, count in other:
        counts[rank] = counts.get(rank, 0) + count
    return tuple(sorted(counts.items()))
