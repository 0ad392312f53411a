"""Every table word has its meaning."""

import pytest

from scorekeeper.words.glossary import WORDS, Word

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
