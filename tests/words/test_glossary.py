"""Every table word has its meaning."""

import pytest

from scorekeeper.words.glossary import WORDS, Word, words_in

TABLE_WORDS = {
    "book", "clean", "dirty", "wild card", "wild book", "meld", "hand", "foot", "opening",
    "red three", "black three", "going out", "concealed", "stock", "pile", "deal", "side",
    "natural", "unopened foot", "exact cut",
}  # fmt: skip


def test_every_table_word_is_there_once() -> None:
    assert sorted(word.term.lower() for word in WORDS) == sorted(TABLE_WORDS)
    assert len({word.slug for word in WORDS}) == len(WORDS)


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.slug)
def test_a_meaning_is_one_or_two_short_sentences(word: Word) -> None:
    assert word.meaning.endswith(".")
    assert 1 <= word.meaning.count(".") <= 2
    assert 20 <= len(word.meaning) <= 130
    assert word.slug.replace("-", "").isalpha()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("3 clean books", {"clean books": "clean"}),
        ("Wild books of wild cards", {"Wild books": "wild-book", "wild cards": "wild"}),
        ("Wild", {}),
        ("Unopened feet", {"Unopened feet": "unopened-foot"}),
        ("Foot, and a red three", {"Foot": "foot", "red three": "red-three"}),
        ("A footnote on cleaning", {}),
        ("To open you need", {"To open": "opening"}),
        ("", {}),
        ("The ſtock", {"ſtock": "stock"}),
    ],
    ids=[
        "the longest phrase", "capitals too", "wild alone is a label", "not the foot in it",
        "two of them", "whole words only", "phrases that stand for a word", "nothing",
        "a long s is an s",
    ],
)  # fmt: skip
def test_the_table_words_in_a_text_are_found(text: str, found: dict[str, str]) -> None:
    pieces = list(words_in(text))
    assert "".join(piece for piece, _ in pieces) == text
    assert {piece: word.slug for piece, word in pieces if word} == found
