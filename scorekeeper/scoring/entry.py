"""What a side counted at the end of a deal, as entered; nothing here is judged or scored."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from scorekeeper.scoring.cards import BLACK_THREE, NO_CARDS, RED_THREE, THREES, Cards
from scorekeeper.scoring.melds import Meld

SPECIAL_KEYS = {
    "A": "aces", "K": "kings", "Q": "queens", "J": "jacks", "10": "tens", "9": "nines",
    "8": "eights", "7": "sevens", "6": "sixes", "5": "fives", "4": "fours",
}  # fmt: skip
"""The key of a special rank's books in an entry, e.g. {"books": {"sevens": 1}}."""


@dataclass(frozen=True, slots=True)
class Books:
    """Completed books that are not listed meld by meld."""

    clean: int = 0
    dirty: int = 0
    wild: int = 0
    special: tuple[tuple[str, int], ...] = ()  # (natural rank, books of it)

    def of_rank(self, rank: str) -> int:
        """Books of this special rank."""
        return sum(count for special, count in self.special if special == rank)

    @property
    def total(self) -> int:
        """All books."""
        return self.clean + self.dirty + self.wild + sum(count for _, count in self.special)


@dataclass(frozen=True, slots=True)
class Threes:
    """Threes of one colour: laid on the table (red only), left in hands, left in unopened feet."""

    laid: int = 0
    hand: int = 0
    foot: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.laid + self.hand + self.foot


@dataclass(frozen=True, slots=True)
class Left:
    """Cards left: their points without threes as one number, or card by card, or neither.

    "Foot" means feet that nobody picked up. `unopened_feet` is None when it was not said.
    """

    points: int = 0
    hand: Cards | None = None
    foot: Cards | None = None
    unopened_feet: int | None = None

    @property
    def by_card(self) -> bool:
        """Whether the cards were listed one by one."""
        return self.hand is not None or self.foot is not None

    @property
    def cards(self) -> Iterator[Cards]:
        """The lists of cards that were given."""
        return (cards for cards in (self.hand, self.foot) if cards is not None)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points that the table agreed on, with the reason."""

    points: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class SideEntry:
    """One side's count of one deal. Counts are >= 0, amounts are points.

    `players` is None where the players are shared evenly; `melded` is None where it follows
    from the rest; `overrides` are the (code, field) of rule problems that the table accepts.
    """

    name: str = ""
    players: int | None = None
    books: Books = Books()
    card_points: int = 0
    melds: tuple[Meld, ...] = ()
    cards: Cards = NO_CARDS
    red_threes: Threes = Threes()
    black_threes: Threes = Threes()
    left: Left = Left()
    went_out: bool = False
    concealed: bool = False
    exact_cuts: int = 0
    opened_first: bool = False
    adjustment: Adjustment = Adjustment()
    melded: bool | None = None
    overrides: frozenset[tuple[str, str]] = field(default=frozenset())

    @property
    def red(self) -> Threes:
        """Red threes wherever they were given: as counts or among the cards left."""
        return self._threes(RED_THREE, self.red_threes) if self.left.by_card else self.red_threes

    @property
    def black(self) -> Threes:
        """Black threes left wherever they were given."""
        by_card = self.left.by_card
        return self._threes(BLACK_THREE, self.black_threes) if by_card else self.black_threes

    def _threes(self, rank: str, counted: Threes) -> Threes:
        left = self.left
        hand = left.hand.count(rank) if left.hand else 0
        foot = left.foot.count(rank) if left.foot else 0
        return Threes(counted.laid, counted.hand + hand, counted.foot + foot)

    def threes_in(self, place: str) -> int:
        """Threes of both colours in hands ("hand") or unopened feet ("foot"), wherever given."""
        counted: int = getattr(self.red_threes, place) + getattr(self.black_threes, place)
        cards = getattr(self.left, place)
        return counted + (cards.count(*THREES) if cards else 0)

    def entered_in(self, place: str) -> tuple[tuple[str, int], ...]:
        """(field, cards) of what was entered as lying in hands or unopened feet, threes once."""
        cards = getattr(self.left, place)
        return (
            (f"red_threes.{place}", getattr(self.red_threes, place)),
            (f"left.black_threes.{place}", getattr(self.black_threes, place)),
            (f"left.{place}", len(cards) if cards else 0),
        )

    @property
    def has_melded(self) -> bool:
        """Whether the side melded at all, as said or as it follows from what lies there."""
        if self.melded is not None:
            return self.melded
        return self.shows_melds

    @property
    def shows_melds(self) -> bool:
        """Whether something that was entered can only come from melds."""
        return bool(self.books.total or self.card_points or self.melds or self.cards.counts)

    def left_points(self, values: Mapping[str, int]) -> int:
        """Points of the cards left, threes not included."""
        if not self.left.by_card:
            return self.left.points
        return sum(cards.without(*THREES).points(values) for cards in self.left.cards)


@dataclass(frozen=True, slots=True)
class DealEntry:
    """All sides' counts of one deal, in seat order, with what the table needs to judge them.

    `deal` counts from 1; `scores_before` are the sides' totals before it, in the same order.
    """

    players: int
    deal: int
    sides: tuple[SideEntry, ...]
    scores_before: tuple[int, ...]

    def players_of(self, side: int) -> int:
        """How many players this side has."""
        named = self.sides[side].players
        return named if named is not None else max(1, self.players // len(self.sides))
