"""A rule set: everything in which two tables of Hand and Foot may differ, as plain data.

A variant is a value (`replace(CLASSIC, slug="house", clean_book=700)`), never code.
Ranges, units and groups of the fields are in `fields.py`; a set that contradicts
itself is refused by `contradictions.py` when it is made.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from scorekeeper.scoring import cards
from scorekeeper.scoring.contradictions import MAX_PLAYERS, MIN_PLAYERS, refuse_contradictions

__all__ = ["MAX_PLAYERS", "MIN_PLAYERS", "ByDeal", "ByPlayers", "RuleSet", "for_deal"]

ByPlayers = tuple[int, int, int, int, int]
"""One number for each number of players, from 2 to 6."""
ByDeal = tuple[int, ...]
"""One number for each deal; the last one stays for the deals after it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The rules of scoring of one table. Amounts are points, counts are cards, books or deals."""

    slug: str
    name: str
    source: str  # where the rules come from, readable
    notes: tuple[tuple[str, str], ...] = ()  # (field, what the source says of it or why inferred)

    # the table
    seatings: tuple[tuple[int, int], ...]  # (players, sides) that the rules know, the usual first
    decks: int  # decks of 54, or decks more than players
    decks_follow_players: bool
    hand_cards: ByPlayers
    feet: int  # face-down piles a player gets besides the hand
    foot_cards: int

    # card values
    joker_points: int
    two_points: int
    ace_points: int
    tens_from: int  # lowest rank that counts 10 (8, 9 or 10); lower ones count 5
    black_three_points: int  # melded, where the rules allow it
    melded_counted: bool  # melded cards score their values
    left_counted: bool  # cards left (but threes) cost their values

    # melds
    wilds_max: int | None  # wilds in a meld with naturals; None: no cap
    naturals: Literal["twice", "more", "as_many", "any"]  # naturals against wilds in a meld
    book_naturals_min: int  # naturals that a dirty book needs at least
    past_seven: Literal["none", "naturals", "any"]  # cards that may be laid on a book
    open_melds: int  # unfinished melds of one rank that a side may have at a time
    wild_melds: bool
    black_three_melds: bool  # a meld of black threes when going out

    # books
    clean_book: int
    dirty_book: int
    wild_book: int
    wild_book_mixed: int | None  # a wild book with both jokers and twos; None: the same
    special_books: tuple[tuple[str, int], ...]  # (rank, bonus instead of clean or dirty)
    special_wilds: bool  # wilds may be melded with a special rank
    special_unfinished_costs: bool  # an unfinished meld of a special rank costs its bonus

    # red threes, points each
    red_three_laid: int
    red_three_needs: Literal["nothing", "meld", "clean_book", "special_book"]
    red_three_without: int  # each one laid by a side without what it needs
    red_three_set: Literal["none", "all", "seven", "four"]  # "four": for each four of them
    red_three_set_bonus: int  # on top of the single ones
    red_three_set_without: int  # the same for a side without what it needs
    red_three_hand: int
    red_three_hand_allowed: bool
    red_three_foot: int

    # black threes left, points each
    black_three_hand: int
    black_three_foot: int

    # opening
    opening: Literal["deal", "score", "none"]
    opening_by_deal: ByDeal
    opening_by_score: tuple[tuple[int | None, int], ...]  # (from this score, minimum); None: below
    opening_wilds: bool

    # going out
    out_bonus: ByDeal
    concealed_bonus: int | None  # instead of out_bonus; None: not in these rules
    out_clean: ByDeal
    out_dirty: ByDeal
    out_wild: ByDeal
    out_special: ByDeal  # of each special rank
    out_books: ByPlayers  # books of any kind
    partner_foot: Literal["none", "opened", "played"]
    permission: Literal["none", "optional", "binding"]
    final_discard: bool
    out_left_counted: bool  # partners' cards cost the side that went out

    # extras
    exact_cut: int
    opened_first: int
    adjustments: bool

    # length
    deals: int | None
    target: ByPlayers | None
    tie: Literal["shared", "draw"]

    def __post_init__(self) -> None:
        refuse_contradictions(self)

    @property
    def card_values(self) -> Mapping[str, int]:
        """Points of one card of each rank but the red three."""
        return cards.card_values(
            self.joker_points,
            self.two_points,
            self.ace_points,
            tens_from=self.tens_from,
            black_three=self.black_three_points,
        )

    def decks_for(self, players: int) -> int:
        """Decks of 54 that this many players (2-6) use."""
        return self.decks + (players if self.decks_follow_players else 0)

    def hand_for(self, players: int) -> int:
        """Cards dealt to each hand."""
        return self.hand_cards[players - MIN_PLAYERS]

    def target_for(self, players: int) -> int | None:
        """Points that end the game, or None where a number of deals ends it."""
        return None if self.target is None else self.target[players - MIN_PLAYERS]

    def special_bonus(self, rank: str) -> int | None:
        """Bonus of a book of this special rank, or None if the rank is not special."""
        return dict(self.special_books).get(rank)

    def source_of(self, field: str) -> str:
        """Where the value of this field comes from: its own note, else the set's source."""
        return dict(self.notes).get(field, self.source)


def for_deal(values: ByDeal, deal: int) -> int:
    """The value for this deal (from 1); the last one stays."""
    return values[min(deal, len(values)) - 1]
