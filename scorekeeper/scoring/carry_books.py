"""Books taken over to other rules: special ranks, mixed wild books, special melds unfinished."""

from dataclasses import replace

from scorekeeper.scoring.cards import BOOK, NATURALS
from scorekeeper.scoring.carrying import Carrying
from scorekeeper.scoring.entry import Books, SideEntry
from scorekeeper.scoring.melds import most_wilds_at_seven
from scorekeeper.scoring.reading import AMOUNT_MAX
from scorekeeper.scoring.ruleset import RuleSet


def special_books(carrying: Carrying, entry: SideEntry) -> SideEntry:
    """Books counted by number: from the ranks special in one set to those special in the other."""
    books, played, other = entry.books, carrying.played, carrying.other
    mine, others = dict(played.special_books), dict(other.special_books)
    clean, dirty = books.clean, books.dirty
    special = {rank: count for rank, count in books.special if rank in others}
    for rank in (rank for rank in others if rank not in mine):
        found = {}
        for kind, claimed in (("clean", clean), ("dirty", dirty)):
            most = min(claimed, _most_of(rank, entry, played, kind=kind))
            found[kind] = carrying.ask(f"special_{kind}", rank, most=most) if most else 0
        clean, dirty = clean - (found["clean"] or 0), dirty - (found["dirty"] or 0)
        special[rank] = (found["clean"] or 0) + (found["dirty"] or 0)
    for rank, count in books.special:
        if rank in others or not count:
            continue
        were_clean: int | None = count
        if played.special_wilds and most_wilds_at_seven(played):
            were_clean = carrying.ask("special_was_clean", rank, most=count)
        clean, dirty = clean + (were_clean or 0), dirty + count - (were_clean or 0)
    kept = tuple((rank, special[rank]) for rank in NATURALS if special.get(rank))
    return replace(entry, books=Books(clean, dirty, books.wild, kept))


def _most_of(rank: str, entry: SideEntry, played: RuleSet, *, kind: str) -> int:
    """Most books of this rank and kind, where the melded cards were counted by rank."""
    if not entry.cards.counts or entry.card_points:
        return AMOUNT_MAX
    naturals = BOOK - (most_wilds_at_seven(played) if kind == "dirty" else 0)
    return entry.cards.count(rank) // max(1, naturals)


def unlisted(carrying: Carrying, entry: SideEntry) -> SideEntry:
    """What only melds listed card by card tell: mixed wild books, unfinished special melds."""
    played, other = carrying.played, carrying.other
    mixed, wild = other.wild_book_mixed, entry.books.wild
    was_listed = played.wild_book_mixed is not None
    if mixed is not None and mixed != other.wild_book and wild and not was_listed:
        carrying.tell("wild_mixed", most=wild)
    if not other.special_unfinished_costs or entry.melded is False:
        return entry
    listed = dict(played.special_books) if played.special_unfinished_costs else {}
    everything = entry.melds and not (entry.books.total or entry.card_points or entry.cards.counts)
    nothing = played.melded_counted and not entry.shows_melds
    for rank, _ in other.special_books:
        if rank not in listed and not everything and not nothing:
            carrying.tell("special_unfinished", rank, most=carrying.in_decks(rank))
    return entry
