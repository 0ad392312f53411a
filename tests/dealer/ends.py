"""What kinds of ends a deal can come to, to see that the dealer reaches all of them."""

from collections.abc import Iterator

from tests.dealer.table import Table

EARLY = 12  # rounds of turns
MANY_BOOKS = 18
BIG_HAND = 40

ENDS = frozenset(
    {
        "early out", "late out", "stock end", "unmelded side", "unopened foot", "wild book",
        "many books", "big hand left", "red three in a foot", "partner of the out side holds cards",
    }
)  # fmt: skip


def ends(table: Table) -> Iterator[str]:
    """The kinds of ends that this deal is one of."""
    if table.out is None:
        yield "stock end"
    else:
        yield "early out" if table.turns / len(table.players) < EARLY else "late out"
        if any(partner.held for partner in table.partners(table.out)):
            yield "partner of the out side holds cards"
    books = [meld for side in table.sides for meld in side.melds if meld.is_book]
    if len(books) >= MANY_BOOKS:
        yield "many books"
    if any(book.kind == "wild" for book in books):
        yield "wild book"
    if not all(side.melds for side in table.sides):
        yield "unmelded side"
    for player in table.players:
        if player.feet:
            yield "unopened foot"
        if any("3R" in foot for foot in player.feet):
            yield "red three in a foot"
        if player.held >= BIG_HAND:
            yield "big hand left"
