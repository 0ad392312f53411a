"""The words of the card table, each with its meaning in a sentence or two."""

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """A table word; `slug` names it in ids. `forms` are the phrases that stand for it in a text,
    in small letters, none for words so ordinary that nobody asks for them in passing.
    """

    slug: str
    term: str
    meaning: str
    forms: tuple[str, ...] = ()


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
        ("foot", "feet"),
    ),
    Word(
        "unopened-foot",
        "Unopened foot",
        "A foot that its player never picked up. Its cards count against the side.",
        ("unopened foot", "unopened feet"),
    ),
    Word(
        "stock",
        "Stock",
        "The face-down cards that players draw from. A deal may end because it runs out.",
        ("stock",),
    ),
    Word(
        "pile",
        "Pile",
        "The face-up cards that players discard to. Its top card may be taken to meld with.",
        ("pile",),
    ),
    Word(
        "natural",
        "Natural",
        "Any card from the ace to the four: neither a wild card nor a three.",
        ("natural", "naturals"),
    ),
    Word(
        "wild",
        "Wild card",
        "A joker or a two. It may stand for a natural in a meld.",
        ("wild card", "wild cards", "wilds"),
    ),
    Word(
        "meld",
        "Meld",
        "Three or more cards of one rank, laid on the table by a side.",
        ("meld", "melds"),
    ),
    Word(
        "book",
        "Book",
        "A meld of seven cards. It earns a bonus.",
        ("book", "books"),
    ),
    Word(
        "clean",
        "Clean",
        "A meld or book of naturals only, with a red card on top.",
        ("clean", "clean book", "clean books"),
    ),
    Word(
        "dirty",
        "Dirty",
        "A meld or book with wild cards among its naturals, with a black card on top.",
        ("dirty", "dirty book", "dirty books"),
    ),
    Word(
        "wild-book",
        "Wild book",
        "A book of jokers and twos only, where the rules allow it.",
        ("wild book", "wild books"),
    ),
    Word(
        "opening",
        "Opening",
        "The first melds that a side lays in a deal. Most rules ask for a number of points.",
        ("opening", "openings", "to open", "opens", "first melds"),
    ),
    Word(
        "red-three",
        "Red three",
        "The three of hearts or diamonds. It is laid on the table and counts for the side, "
        "or against it.",
        ("red three", "red threes"),
    ),
    Word(
        "black-three",
        "Black three",
        "The three of clubs or spades. It blocks the pile when discarded, "
        "and costs a little when left.",
        ("black three", "black threes"),
    ),
    Word(
        "going-out",
        "Going out",
        "Getting rid of the last card, which ends the deal and earns a bonus. "
        "A side needs certain books first.",
        ("going out", "go out", "goes out", "went out"),
    ),
    Word(
        "concealed",
        "Concealed",
        "Going out with the whole hand in one turn, with nothing melded before.",
        ("concealed",),
    ),
    Word(
        "exact-cut",
        "Exact cut",
        "Taking exactly as many cards as a hand and a foot need at the first grip.",
        ("exact cut", "exact cuts"),
    ),
)

_BY_FORM = {form: word for word in WORDS for form in word.forms}
_FORMS = re.compile(
    rf"\b(?:{'|'.join(sorted(_BY_FORM, key=len, reverse=True))})\b", flags=re.IGNORECASE
)


def words_in(text: str) -> Iterator[tuple[str, Word | None]]:
    """A text in pieces, each table word with its meaning: ("Two ", None), ("clean books", ...)."""
    end = 0
    for found in _FORMS.finditer(text):
        if found.start() > end:
            yield text[end : found.start()], None
        yield found[0], _BY_FORM[found[0].casefold()]  # a long s is an s
        end = found.end()
    if end < len(text):
        yield text[end:], None
