"""The words of the card table, each with its meaning in a sentence or two."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """A table word; `slug` is its address on the help page."""

    slug: str
    term: str
    meaning: str


WORDS: tuple[Word, ...] = (
    Word(
        "side",
        "Side",
        "Partners who score together, or a player who plays alone.",
    ),
    Word(
        "deal",
        "Deal",
        "One round of play: cards are dealt, played and counted. A game has several.",
    ),
    Word(
        "hand",
        "Hand",
        "The cards that a player holds and plays first.",
    ),
    Word(
        "foot",
        "Foot",
        "The second pile that a player is dealt, face down. It is picked up once the hand is gone.",
    ),
    Word(
        "stock",
        "Stock",
        "The face-down cards that players draw from. A deal may end because it runs out.",
    ),
    Word(
        "pile",
        "Pile",
        "The face-up cards that players discard to. Its top card may be taken to meld with.",
    ),
    Word(
        "natural",
        "Natural",
        "Any card from the ace to the four: neither a wild card nor a three.",
    ),
    Word(
        "wild",
        "Wild card",
        "A joker or a two. It may stand for a natural in a meld.",
    ),
    Word(
        "meld",
        "Meld",
        "Three or more cards of one rank, laid on the table by a side.",
    ),
    Word(
        "book",
        "Book",
        "A meld of seven cards. It earns a bonus.",
    ),
    Word(
        "clean",
        "Clean",
        "A meld or book of naturals only, with a red card on top.",
    ),
    Word(
        "dirty",
        "Dirty",
        "A meld or book with wild cards among its naturals, with a black card on top.",
    ),
    Word(
        "wild-book",
        "Wild book",
        "A book of jokers and twos only, where the rules allow it.",
    ),
    Word(
        "opening",
        "Opening",
        "The first melds that a side lays in a deal. Most rules ask for a number of points.",
    ),
    Word(
        "red-three",
        "Red three",
        "The three of hearts or diamonds. It is laid on the table and counts for the side, "
        "or against it.",
    ),
    Word(
        "black-three",
        "Black three",
        "The three of clubs or spades. It blocks the pile when discarded, "
        "and costs a little when left.",
    ),
    Word(
        "going-out",
        "Going out",
        "Getting rid of the last card, which ends the deal and earns a bonus. "
        "A side needs certain books first.",
    ),
    Word(
        "concealed",
        "Concealed",
        "Going out with the whole hand in one turn, with nothing melded before.",
    ),
)
