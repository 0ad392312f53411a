"""What is counted at a table, in table words: (one, many)."""

from collections.abc import Mapping
from types import MappingProxyType

from scorekeeper.scoring.entry import SPECIAL_KEYS
from scorekeeper.words.numbers import counted

Noun = tuple[str, str]

RANKS: Mapping[str, Noun] = MappingProxyType(
    {
        "A": ("ace", "aces"),
        "K": ("king", "kings"),
        "Q": ("queen", "queens"),
        "J": ("jack", "jacks"),
        "10": ("ten", "tens"),
        "9": ("nine", "nines"),
        "8": ("eight", "eights"),
        "7": ("seven", "sevens"),
        "6": ("six", "sixes"),
        "5": ("five", "fives"),
        "4": ("four", "fours"),
        "2": ("two", "twos"),
        "joker": ("joker", "jokers"),
        "3R": ("red three", "red threes"),
        "3B": ("black three", "black threes"),
        "wild": ("wild card", "wild cards"),
    }
)
"""Cards of a rank; "wild" is the rank of a meld of wild cards."""

FIELDS: Mapping[str, Noun] = MappingProxyType(
    {
        "books": ("book", "books"),
        "books.clean": ("clean book", "clean books"),
        "books.dirty": ("dirty book", "dirty books"),
        "books.wild": ("wild book", "wild books"),
        **{f"books.{key}": (f"book of {key}", f"books of {key}") for key in SPECIAL_KEYS.values()},
        "card_points": ("card point", "card points"),
        "cards": ("melded card", "melded cards"),
        "melds": ("meld", "melds"),
        "red_threes.laid": RANKS["3R"],
        "red_threes.hand": ("red three in a hand", "red threes in hands"),
        "red_threes.foot": ("red three in a foot", "red threes in feet"),
        "left.points": ("point left", "points left"),
        "left.hand": ("card left in a hand", "cards left in hands"),
        "left.foot": ("card in an unopened foot", "cards in unopened feet"),
        "left.black_threes.hand": ("black three in a hand", "black threes in hands"),
        "left.black_threes.foot": ("black three in a foot", "black threes in feet"),
        "left.unopened_feet": ("unopened foot", "unopened feet"),
        "went_out": ("side out", "sides out"),
        "concealed": ("concealed going out", "concealed goings out"),
        "exact_cuts": ("exact cut", "exact cuts"),
        "opened_first": ("side first to open", "sides first to open"),
        "adjustment.points": ("point of adjustment", "points of adjustment"),
        "melded": ("meld", "melds"),
        "players": ("player", "players"),
        "from_pile": ("card of the pile", "cards of the pile"),
    }
)
"""What the fields of an entry hold, by their paths."""

PLAIN: Mapping[str, Noun] = MappingProxyType(
    {
        "card": ("card", "cards"),
        "natural": ("natural", "naturals"),
        "side": ("side", "sides"),
        "wild": ("wild", "wilds"),
    }
)


def counted_rank(number: int, rank: str) -> str:
    """So many cards of a rank: "9 kings"."""
    return counted(number, *RANKS[rank])


def counted_field(number: int, field: str) -> str:
    """So much of what a field of an entry holds: "3 clean books", "80 points left"."""
    if field.startswith("cards."):
        return counted_rank(number, field.removeprefix("cards."))
    return counted(number, *FIELDS[field.partition("[")[0]])
