"""The end of a deal as a table enters it: as totals, by cards, meld by meld, or mixed."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace

from scorekeeper.scoring.cards import BLACK_THREE, RED_THREE, THREES, Cards, together
from scorekeeper.scoring.entry import Adjustment, Books, DealEntry, Left, SideEntry, Threes
from scorekeeper.scoring.melds import Meld
from tests.dealer.table import Table

Count = Callable[["Seen"], SideEntry]


class Seen:
    """What one side sees before it at the end of the deal."""

    def __init__(self, table: Table, side: int) -> None:
        self.rules, self.random, self.lain = table.rules, table.random, table.sides[side]
        players = [player for player in table.players if player.side == side]
        self.hand = Cards.of(sum((player.hand for player in players), Counter()))
        self.foot = Cards.of(Counter(rank for one in players for foot in one.feet for rank in foot))
        self.feet = sum(len(player.feet) for player in players)
        self.last_turn = table.turns
        self.out = table.out is not None and table.out.side == side
        self.base = self._base(len(players))

    def _base(self, players: int) -> SideEntry:
        rules, random, lain = self.rules, self.random, self.lain
        adjustment = Adjustment(random.choice((0, -50)) if rules.adjustments else 0)
        concealed = self.out and lain.opened_in == self.last_turn
        asked = rules.red_three_needs == "meld" and not rules.melded_counted
        return SideEntry(
            players=random.choice((None, players)),
            red_threes=Threes(lain.red_threes),
            went_out=self.out,
            concealed=concealed and rules.concealed_bonus is not None,
            exact_cuts=random.randint(0, players) if rules.exact_cut else 0,
            opened_first=lain.opened_first and bool(rules.opened_first),
            adjustment=adjustment,
            melded=bool(lain.melds) if asked else random.choice((None, bool(lain.melds))),
        )

    @property
    def named(self) -> tuple[Meld, ...]:
        """Melds that score by what they are, so that a number of books does not tell them."""
        rules = self.rules
        return tuple(
            meld
            for meld in self.lain.melds
            if (rules.wild_book_mixed is not None and meld.is_book and meld.jokers and meld.twos)
            or (
                rules.special_unfinished_costs
                and not meld.is_book
                and rules.special_bonus(meld.rank) is not None
            )
        )

    @property
    def unnamed(self) -> list[Meld]:
        """All other melds."""
        named = self.named
        return [meld for meld in self.lain.melds if meld not in named]


def ways_to_count(table: Table) -> Mapping[str, DealEntry]:
    """The end of this deal, entered in each way."""
    seen = [Seen(table, side) for side in range(len(table.sides))]
    ways: dict[str, Count] = {"totals": totals, "cards": by_cards, "melds": meld_by_meld}
    counted = {way: [count(one) for one in seen] for way, count in ways.items()}
    counted["mixed"] = [table.random.choice(list(ways.values()))(one) for one in seen]
    scores = tuple(side.score for side in table.sides)
    return {
        way: DealEntry(len(table.players), table.deal, tuple(sides), scores)
        for way, sides in counted.items()
    }


def totals(seen: Seen) -> SideEntry:
    """Books by number, card points and points left as sums."""
    rules = seen.rules
    values = rules.card_values
    counted = rules.left_counted and (rules.out_left_counted or not seen.out)
    left = sum(cards.without(*THREES).points(values) for cards in (seen.hand, seen.foot))
    points = sum(meld.points(rules) for meld in seen.unnamed)
    entry = replace(
        seen.base,
        books=_books(seen),
        melds=seen.named,
        card_points=points if rules.melded_counted else 0,
    )
    return _threes_as_counts(
        seen, replace(entry, left=Left(left if counted else 0, unopened_feet=_feet(seen)))
    )


def by_cards(seen: Seen) -> SideEntry:
    """Books by number, all cards by rank."""
    cards = together(meld.cards for meld in seen.unnamed)
    return _left_by_card(
        seen, replace(seen.base, books=_books(seen), melds=seen.named, cards=cards)
    )


def meld_by_meld(seen: Seen) -> SideEntry:
    """Each meld by itself."""
    return _left_by_card(seen, replace(seen.base, melds=tuple(seen.lain.melds)))


def _books(seen: Seen) -> Books:
    special = [rank for rank, _ in seen.rules.special_books]
    books = [meld for meld in seen.unnamed if meld.is_book]
    plain = Counter(meld.kind for meld in books if meld.rank not in special)
    return Books(
        plain["clean"],
        plain["dirty"],
        plain["wild"],
        special=tuple((rank, sum(meld.rank == rank for meld in books)) for rank in special),
    )


def _feet(seen: Seen) -> int | None:
    return seen.random.choice((None, seen.feet))


def _left_by_card(seen: Seen, entry: SideEntry) -> SideEntry:
    foot = seen.foot if seen.feet or seen.random.random() < 0.5 else None
    if seen.random.random() < 0.7:
        return replace(entry, left=Left(hand=seen.hand, foot=foot, unopened_feet=_feet(seen)))
    without = [cards and cards.without(*THREES) for cards in (seen.hand, foot)]
    left = Left(hand=without[0], foot=without[1], unopened_feet=_feet(seen))
    return _threes_as_counts(seen, replace(entry, left=left))


def _threes_as_counts(seen: Seen, entry: SideEntry) -> SideEntry:
    red, black = (
        (seen.hand.count(rank), seen.foot.count(rank)) for rank in (RED_THREE, BLACK_THREE)
    )
    return replace(
        entry,
        red_threes=Threes(entry.red_threes.laid, *red),
        black_threes=Threes(0, *black),
    )
