"""What was typed is told back side by side, in table words, without what is empty or none."""

import pytest

from scorekeeper.words.told_back import typed_words

LINES = {
    "counts and sums as they were typed": (
        [("0.books.clean", "2"), ("0.card_points", "285+120")],
        ("First side: clean books 2, card points 285+120",),
    ),
    "each side in its line, in order": (
        [("1.books.dirty", "1"), ("0.books.wild", "1")],
        ("First side: wild books 1", "Second side: dirty books 1"),
    ),
    "who went out": ([("1.card_points", "640"), ("out", "1")],
                     ("Second side: card points 640, went out",)),
    "cards by rank": ([("0.cards.K", "4")], ("First side: kings 4",)),
    "what is none or empty is left out": (
        [("0.books.clean", "0"), ("0.card_points", ""), ("out", "none")], (),
    ),
    "how it was counted is no count": ([("0.way", "total")], ()),
    "other fields are none of a side": (
        [("csrf_token", "x"), ("base", "0,0"), ("chip-0-books-clean", "2"), ("9.x", "1")], (),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("fields", "lines"), LINES.values(), ids=LINES.keys())
def test_what_was_typed_is_told_back(fields: list[tuple[str, str]], lines: tuple[str, ...]) -> None:
    assert typed_words(fields) == lines


def test_sides_are_called_by_their_names_where_these_are_known() -> None:
    fields = [("0.books.clean", "2"), ("1.books.wild", "1"), ("out", "1")]
    told = ("Ann: clean books 2", "Second side: wild books 1, went out")
    assert typed_words(fields, ("Ann",)) == told
