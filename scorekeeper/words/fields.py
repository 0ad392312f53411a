"""Of every field of a rule set: its name at the table and one short sentence of help."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Help:
    """How the rules editor calls a field, and what it says under it."""

    label: str
    help: str


def _table(rows: Mapping[str, tuple[str, str]]) -> Mapping[str, Help]:
    return {field: Help(label, text) for field, (label, text) in rows.items()}


ABOUT = {
    "slug": ("Short name", "Names these rules in addresses and files: a to z, 0 to 9 and -."),
    "name": ("Name", "What players call these rules."),
    "source": ("Source", "Where these rules come from."),
    "notes": ("Notes", "What is said of single rules, or why they are read so."),
}
TABLE = {
    "seatings": ("Seating", "How many players can play, and in how many sides."),
    "decks": ("Decks", "Decks of 54 cards, or how many more than players."),
    "decks_follow_players": ("Decks follow the players", "The decks are counted from the players."),
    "hand_cards": ("Hand", "Cards dealt to each hand."),
    "feet": ("Feet", "Piles that each player gets besides the hand."),
    "foot_cards": ("Foot", "Cards dealt to each foot."),
}
CARDS = {
    "joker_points": ("Joker", "What a joker counts."),
    "two_points": ("Two", "What a two counts."),
    "ace_points": ("Ace", "What an ace counts."),
    "tens_from": ("Ten points from", "The lowest rank that counts 10; those below it count 5."),
    "black_three_points": ("Black three melded", "What a black three counts in a meld."),
    "melded_counted": ("Melded cards count", "Melded cards score their values."),
    "left_counted": ("Cards left cost", "Cards left in hands and feet cost their values."),
}
MELDS = {
    "wilds_max": ("Wild cards in a meld", "The most that a meld with naturals may hold."),
    "naturals": (
        "Naturals against wild cards",
        "How many naturals a meld needs for its wild cards.",
    ),
    "book_naturals_min": ("Naturals in a dirty book", "The fewest that a dirty book may hold."),
    "past_seven": ("Past seven cards", "What may be laid on a book of seven."),
    "open_melds": ("Unfinished melds", "How many of one rank a side may have at a time."),
    "wild_melds": ("Melds of wild cards", "A meld may be of wild cards alone."),
    "black_three_melds": ("Melds of black threes", "Black threes may be melded when going out."),
}
BOOKS = {
    "clean_book": ("Clean book", "Bonus of a book without wild cards."),
    "dirty_book": ("Dirty book", "Bonus of a book with wild cards."),
    "wild_book": ("Wild book", "Bonus of a book of wild cards alone."),
    "wild_book_mixed": ("Mixed wild book", "Bonus where it holds both jokers and twos."),
    "special_books": ("Special books", "Ranks whose books have a bonus of their own."),
    "special_wilds": (
        "Wild cards in special melds",
        "Special ranks may be melded with wild cards.",
    ),
    "special_unfinished_costs": (
        "Unfinished special melds cost",
        "A special meld that is no book at the end costs its bonus.",
    ),
}
RED_THREES = {
    "red_three_laid": ("Red three laid", "What each one on the table counts."),
    "red_three_needs": ("Red threes need", "What a side needs for its red threes to count."),
    "red_three_without": ("Red three without that", "What each one counts for a side without it."),
    "red_three_set": ("Set of red threes", "How many of them together earn a bonus."),
    "red_three_set_bonus": ("Bonus of a set", "On top of what the single ones count."),
    "red_three_set_without": ("Set without that", "The bonus for a side without what it needs."),
    "red_three_hand": ("Red three in a hand", "What each one left in a hand counts."),
    "red_three_hand_allowed": ("Red threes may stay in a hand", "Otherwise they must be laid."),
    "red_three_foot": ("Red three in a foot", "What each one left in an unopened foot counts."),
}
BLACK_THREES = {
    "black_three_hand": ("Black three in a hand", "What each one left in a hand counts."),
    "black_three_foot": ("Black three in a foot", "What each one left in an unopened foot counts."),
}
OPENING = {
    "opening": (
        "Opening",
        "Whether the minimum goes by the deal, by the side's score, or is none.",
    ),
    "opening_by_deal": ("Minimum by deal", "Points that a side's first melds need, deal by deal."),
    "opening_by_score": ("Minimum by score", "Points that they need from each score on."),
    "opening_wilds": ("Wild cards in the opening", "The first melds may hold wild cards."),
}
GOING_OUT = {
    "out_bonus": ("Going out", "Bonus of the side that goes out, deal by deal where it rises."),
    "concealed_bonus": ("Going out concealed", "Bonus for the whole hand in one turn, instead."),
    "out_clean": ("Clean books to go out", "How many a side needs, deal by deal where it rises."),
    "out_dirty": ("Dirty books to go out", "How many a side needs, deal by deal where it rises."),
    "out_wild": ("Wild books to go out", "How many a side needs, deal by deal where it rises."),
    "out_special": ("Special books to go out", "How many of each special rank a side needs."),
    "out_books": ("Books to go out", "How many of any kind a side needs."),
    "partner_foot": ("Partner's foot", "What the partner must have done with the foot."),
    "permission": ("Partner's permission", "Whether a player asks the partner before going out."),
    "final_discard": ("Last discard", "Whether the last card must be discarded."),
    "out_left_counted": ("Partner's cards cost", "The side that went out pays for its cards left."),
}
EXTRAS = {
    "exact_cut": ("Exact cut", "Bonus for drawing exactly the cards of hand and foot."),
    "opened_first": ("First to open", "Bonus of the side that opens first."),
    "adjustments": ("Adjustments", "The table may add or take off points, with a note."),
}
LENGTH = {
    "deals": ("Deals", "The game ends after so many deals."),
    "target": ("Target", "The game ends once a side has so many points."),
    "tie": ("Tie", "What equal totals at the end are."),
}

HELP: Mapping[str, Help] = MappingProxyType(
    _table(
        ABOUT | TABLE | CARDS | MELDS | BOOKS | RED_THREES | BLACK_THREES | OPENING | GOING_OUT
        | EXTRAS | LENGTH
    )
)  # fmt: skip
"""Label and help of every field, by its name."""

LEFT_EMPTY: Mapping[str, str] = MappingProxyType(
    {
        "wilds_max": "no limit",
        "wild_book_mixed": "the same as any wild book",
        "concealed_bonus": "nothing more than going out",
        "deals": "a target ends the game",
        "target": "the number of deals ends the game",
    }
)
"""What it means where a field that may be left empty is."""

CHOICES: Mapping[str, str] = MappingProxyType(
    {
        "naturals.twice": "at least twice as many",
        "naturals.more": "more than the wild cards",
        "naturals.as_many": "at least as many",
        "naturals.any": "at least one",
        "past_seven.none": "nothing",
        "past_seven.naturals": "naturals only",
        "past_seven.any": "naturals and wild cards",
        "red_three_needs.nothing": "nothing",
        "red_three_needs.meld": "a meld",
        "red_three_needs.clean_book": "a clean book",
        "red_three_needs.special_book": "a special book",
        "red_three_set.none": "no set",
        "red_three_set.all": "all of them",
        "red_three_set.seven": "seven or more",
        "red_three_set.four": "each four",
        "opening.deal": "by the deal",
        "opening.score": "by the score",
        "opening.none": "no minimum",
        "partner_foot.none": "nothing",
        "partner_foot.opened": "opened it",
        "partner_foot.played": "played from it",
        "permission.none": "no",
        "permission.optional": "yes, the answer does not bind",
        "permission.binding": "yes, the answer binds",
        "tie.shared": "a shared win",
        "tie.draw": "a draw",
    }
)
"""The words of each choice, by "field.choice"."""
