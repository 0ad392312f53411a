"""Which books a side has and what bonus each kind earns."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class BookCount:
    """All books of a side, claimed and listed, by what they earn."""

    clean: int
    dirty: int
    wild: int  # wild books with one bonus for all
    wild_mixed: int  # those with both jokers and twos, where they earn a bonus of their own
    special: Mapping[str, int]  # special rank -> books

    @property
    def total(self) -> int:
        """All books of any kind."""
        return self.clean + self.dirty + self.wild + self.wild_mixed + sum(self.special.values())


def count_books(entry: SideEntry, rules: RuleSet) -> BookCount:
    """The side's books: those claimed by number and those listed card by card."""
    books = entry.books
    special = {rank: books.of_rank(rank) for rank, _ in rules.special_books}
    if not entry.melds:
        return BookCount(books.clean, books.dirty, books.wild, 0, special)
    listed = [meld for meld in entry.melds if meld.is_book]
    for rank in special:
        special[rank] += sum(meld.rank == rank for meld in listed)
    plain = [meld for meld in listed if meld.rank not in special]
    mixed = sum(_earns_mixed(meld, rules) for meld in plain)
    return BookCount(
        clean=books.clean + sum(meld.kind == "clean" for meld in plain),
        dirty=books.dirty + sum(meld.kind == "dirty" for meld in plain),
        wild=books.wild + sum(meld.kind == "wild" for meld in plain) - mixed,
        wild_mixed=mixed,
        special=special,
    )


def unfinished_special(entry: SideEntry, rules: RuleSet) -> dict[str, int]:
    """Unfinished melds of special ranks, by rank; only melds listed card by card are known."""
    return {
        rank: count
        for rank, _ in rules.special_books
        if (count := sum(meld.rank == rank and not meld.is_book for meld in entry.melds))
    }


def _earns_mixed(meld: Meld, rules: RuleSet) -> bool:
    if rules.wild_book_mixed is None or meld.kind != "wild":
        return False
    return bool(meld.jokers and meld.twos)
