"""The strict reader: nothing guessed, nothing ignored, every wrong key told with its path."""

import math
from collections.abc import Callable

import pytest

from scorekeeper.scoring.file_error import FileError, FileErrors, quoted, shown
from scorekeeper.scoring.json_text import parse
from scorekeeper.scoring.reading import Reading

Use = Callable[[Reading], object]


def wrong(use: Use) -> list[str]:
    """What a reading complains of."""
    reading = Reading()
    use(reading)
    try:
        reading.finish()
    except FileErrors as problem:
        return [str(error) for error in problem.errors]
    return []


NUMBERS = {
    "true is no number": (True, "true"),
    "1.0 is no whole number": (1.0, "1.0"),
    "a number as text": ("3", 'the text "3"'),
    "full-width digits": ("３", 'the text "３"'),
    "an emoji": ("🂡", 'the text "🂡"'),
    "empty text": ("", 'the text ""'),
    "null": (None, "null"),
    "a list": ([1], "a list"),
    "an object": ({}, "an object"),
    "not a number": (math.nan, "NaN"),
    "infinity": (math.inf, "a number too large to read"),
    "one below": (-1, "-1"),
    "one above": (1001, "1,001"),
    "a million million": (10**12, "1,000,000,000,000"),
    "more digits than can be written": (10**5000, "a number of more than 15 digits"),
    "something that JSON does not know": ((1, 2), "a tuple"),
}


@pytest.mark.parametrize(("value", "told"), NUMBERS.values(), ids=NUMBERS)
def test_a_whole_number_is_nothing_else(value: object, told: str) -> None:
    assert wrong(lambda reading: reading.whole(value, "a.b")) == [
        f"a.b: must be a whole number from 0 to 1,000, not {told}"
    ]


@pytest.mark.parametrize("value", [0, 7, 1000], ids=["least", "between", "most"])
def test_a_whole_number_within_its_range(value: int) -> None:
    reading = Reading()
    assert reading.whole(value, "a") == value
    assert reading.is_sound


TEXTS = {
    "a number": (5, "must be text in quotes, not 5"),
    "empty": ("", "must have at least 1 characters, not 0"),
    "too long": ("x" * 9, "must have at most 8 characters, not 9"),
    "two lines": ("a\nb", 'must be one line without control characters, not the text "a\\nb"'),
    "half a character": ("\ud800", "must be one line without control characters, not the text "
                         '"\\ud800"'),
    "a line separator": ("\u2028", "must be one line without control characters, not the text "
                         '"\\u2028"'),
}  # fmt: skip


@pytest.mark.parametrize(("value", "told"), TEXTS.values(), ids=TEXTS)
def test_a_text_is_one_short_line(value: object, told: str) -> None:
    assert wrong(lambda reading: reading.text(value, "name", longest=8, least=1)) == [
        f"name: {told}"
    ]


@pytest.mark.parametrize(
    "value", ["Ann", "北南", "👨‍👩‍👧", "שלום"], ids=["Latin", "Chinese", "joined", "Hebrew"]
)
def test_a_name_in_any_script(value: str) -> None:
    assert Reading().text(value, "name", longest=8) == value


@pytest.mark.parametrize("value", [1, "true", None, 0.0], ids=str)
def test_a_flag_is_true_or_false(value: object) -> None:
    assert wrong(lambda reading: reading.flag(value, "went_out")) == [
        f"went_out: must be true or false, not {shown(value)}"
    ]


CHOICES = {
    "a slip": ("clasic", 'the text "clasic", did you mean "classic"?'),
    "far off": ("poker", 'the text "poker"'),
    "no text": (1, "1"),
}


@pytest.mark.parametrize(("value", "told"), CHOICES.values(), ids=CHOICES)
def test_a_choice_names_what_there_is(value: object, told: str) -> None:
    assert wrong(lambda reading: reading.choice(value, "rules", ("classic", "canasta"))) == [
        f'rules: must be one of "classic", "canasta", not {told}'
    ]


def test_many_choices_are_not_listed() -> None:
    names = [f"name{number}" for number in range(21)]
    assert wrong(lambda reading: reading.choice("x", "field", names)) == [
        'field: must be a name that is known here, not the text "x"'
    ]


LISTS = {
    "no list": ({}, "must be a list of 1 to 3, not an object"),
    "too short": ([], "must be a list of 1 to 3, not of 0"),
    "too long": ([1, 2, 3, 4], "must be a list of 1 to 3, not of 4"),
}


@pytest.mark.parametrize(("value", "told"), LISTS.values(), ids=LISTS)
def test_a_list_has_so_many(value: object, told: str) -> None:
    assert wrong(lambda reading: reading.items(value, "sides", least=1, most=3)) == [
        f"sides: {told}"
    ]


def test_items_know_their_place() -> None:
    assert Reading().items(["a", "b"], "sides") == [("a", "sides[0]"), ("b", "sides[1]")]


def test_a_list_of_an_exact_length() -> None:
    assert wrong(lambda reading: reading.items([1], "scores", least=2, most=2)) == [
        "scores: must be a list of 2, not of 1"
    ]


def test_no_object() -> None:
    def use(reading: Reading) -> None:
        reading.keys([], "side").needed("rank")

    assert wrong(use) == ["side: must be an object with keys, not a list"]


def test_a_key_that_must_be_there() -> None:
    assert wrong(lambda reading: reading.keys({}, "").needed("sides")) == [
        "sides: is missing, it must be given"
    ]


UNKNOWN = {
    "a slip": ("cleen", "cleen: is not a key of this file, did you mean clean"),
    "far off": ("x", "x: is not a key of this file, the keys here are clean, dirty"),
    "strange characters": ("a b\n", '["a b\\n"]: is not a key of this file, the keys here are '
                           "clean, dirty"),
    "very long": ("x" * 50, f'["{"x" * 24}…"]: is not a key of this file, the keys here are '
                  "clean, dirty"),
    "empty": ("", '[""]: is not a key of this file, the keys here are clean, dirty'),
}  # fmt: skip


@pytest.mark.parametrize(("key", "told"), UNKNOWN.values(), ids=UNKNOWN)
def test_a_key_that_nobody_asked_for(key: str, told: str) -> None:
    def use(reading: Reading) -> None:
        keys = reading.keys({key: 1, "clean": 2}, "")
        assert (keys.whole("clean"), keys.whole("dirty", default=5)) == (2, 5)

    assert wrong(use) == [told]


def test_twenty_unknown_keys_are_enough() -> None:
    assert len(wrong(lambda reading: reading.keys(dict.fromkeys(map(str, range(99))), ""))) == 20


def test_many_known_keys_are_not_listed() -> None:
    def use(reading: Reading) -> None:
        keys = reading.keys({"x": 1}, "")
        for number in range(21):
            keys.whole(f"number{number}")

    assert wrong(use) == ["x: is not a key of this file"]


def test_a_refused_key_is_told_once() -> None:
    assert wrong(lambda reading: reading.keys({"a": 1}, "").refuse("a", "has no place")) == [
        "a: has no place"
    ]


def test_a_refused_key_may_be_left_out() -> None:
    assert wrong(lambda reading: reading.keys({}, "").refuse("a", "has no place")) == []


def test_a_doubled_key_is_told_where_it_is() -> None:
    data = parse('{"side": {"laid": 1, "hand": 2, "laid": 3}}')

    def use(reading: Reading) -> None:
        keys = reading.keys(data, "").keys("side")
        keys.whole("laid")
        keys.whole("hand")

    assert wrong(use) == ["side.laid: is given twice, keep one of them"]


def test_a_key_that_is_left_out_reads_as_nothing() -> None:
    keys = Reading().keys({}, "")
    assert (keys.flag("a"), keys.text("b", longest=9), keys.items("c")) == (False, "", [])
    assert keys.keys("d").names(("e",)) == []


def test_all_errors_come_together_the_first_one_in_front() -> None:
    reading = Reading()
    keys = reading.keys({"a": -1, "b": "x", "c": 0}, "top")
    keys.whole("a")
    keys.flag("b")
    with pytest.raises(FileErrors) as caught:
        reading.finish()
    assert [error.path for error in caught.value.errors] == ["top.a", "top.b", "top.c"]
    assert (caught.value.path, caught.value.reason) == ("top.a", caught.value.errors[0].reason)


BAD_TEXT = {
    "nothing": ("", "is empty, one JSON object is expected"),
    "spaces": (" \n", "is empty, one JSON object is expected"),
    "one line": ('{"a": 1,}', "is not JSON (column 9: expecting property name enclosed in double "
                 "quotes)"),
    "several lines": ('{"a": 1\n"b": 2}', "is not JSON (line 2, column 1: expecting ',' "
                      "delimiter)"),
    "absurd nesting": ("[" * 100_000, "is nested too deeply, no such file has more than ten "
                       "levels"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "told"), BAD_TEXT.values(), ids=BAD_TEXT)
def test_text_that_is_no_json(text: str, told: str) -> None:
    with pytest.raises(FileError) as caught:
        parse(text)
    assert (caught.value.path, caught.value.reason) == ("", told)
    assert str(caught.value) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"deal": ' + "9" * 5000 + "}", "a number too large to read"),
        ('{"deal": -' + "9" * 5000 + "}", "a number too large to read"),
        ('{"deal": NaN}', "NaN"),
        ('{"deal": 1e999}', "a number too large to read"),
        ('{"deal": 100000000000000000000}', "a number too large to read"),
    ],
    ids=["5,000 digits", "below zero", "NaN", "an exponent", "21 digits"],
)
def test_numbers_that_break_other_readers(text: str, told: str) -> None:
    assert wrong(lambda reading: reading.keys(parse(text), "").whole("deal")) == [
        f"deal: must be a whole number from 0 to 1,000, not {told}"
    ]


def test_a_long_text_is_cut() -> None:
    assert quoted("x" * 25) == f'"{"x" * 24}…"'
