"""The best way to share books out among the ranks: integer allocation by a small table.

A table adds up the options of its ranks. It is built for as many books as are asked for, from
two halves whose sums are looked through for each answer, and remembers its answers.
"""

from collections.abc import Callable, Iterable, Sequence

from scorekeeper.scoring.rank_options import Books, Options

Better = Callable[[int, int], int]
"""`min` or `max`."""
STEP = 8


class NoRoom(Exception):
    """The ranks have not enough cards for these books, however many wild cards there were."""


class BookTable:
    """For (clean, dirty) books over all ranks: the best sum of what their ranks give."""

    __slots__ = ("_better", "_found", "_halves", "_options", "_reach")

    def __init__(self, options: Sequence[Options], better: Better) -> None:
        self._options = options
        self._better = better
        self._reach: Books = (-1, -1)
        self._halves: tuple[Options, Options] = ({}, {})
        self._found: dict[Books, int | None] = {}

    def best(self, clean: int, dirty: int) -> int:
        """The best sum for these books. Raises NoRoom where the ranks cannot make them."""
        books = clean, dirty
        if books not in self._found:
            if clean > self._reach[0] or dirty > self._reach[1]:
                self._build(clean, dirty)
            self._found[books] = self._look_up(clean, dirty)
        found = self._found[books]
        if found is None:
            raise NoRoom
        return found

    def _build(self, clean: int, dirty: int) -> None:
        reach = _stepped(clean), _stepped(dirty)
        middle = len(self._options) // 2
        self._halves = (
            self._sum(self._options[:middle], reach),
            self._sum(self._options[middle:], reach),
        )
        self._reach = reach

    def _sum(self, options: Sequence[Options], reach: Books) -> Options:
        total: dict[Books, int] = {(0, 0): 0}
        for rank in options:
            longer: dict[Books, int] = {}
            for (clean, dirty), amount in total.items():
                for (more_clean, more_dirty), more in rank.items():
                    books = clean + more_clean, dirty + more_dirty
                    if books[0] <= reach[0] and books[1] <= reach[1]:
                        new = amount + more
                        longer[books] = self._better(new, longer.get(books, new))
            total = longer
        return total

    def _look_up(self, clean: int, dirty: int) -> int | None:
        one, other = self._halves
        sums = (
            amount + other[clean - part, dirty - piece]
            for (part, piece), amount in one.items()
            if (clean - part, dirty - piece) in other
        )
        return best_of(sums, self._better)


def best_of(amounts: Iterable[int], better: Better) -> int | None:
    """The best of these amounts, None if there is none."""
    best = None
    for amount in amounts:
        best = amount if best is None else better(amount, best)
    return best


def _stepped(books: int) -> int:
    """A little more than was asked for, so that the next question is answered as well."""
    return -(-books // STEP) * STEP
