"""Melds in words: "5 queens + 2 jokers"."""

from scorekeeper.scoring.cards import WILDS
from scorekeeper.scoring.melds import Meld
from scorekeeper.words.nouns import counted_rank


def meld_words(meld: Meld) -> str:
    """The cards of a meld, the naturals first."""
    cards = list(meld.cards)
    cards.sort(key=lambda pair: pair[0] in WILDS)
    return " + ".join(counted_rank(count, rank) for rank, count in cards)
