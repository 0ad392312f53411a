"""Rules from elsewhere: files, their text, links; what is wrong is said key by key."""

import io
import json

import pytest

from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.rule_sets import name_of, rules_named
from tests.web.conftest import Phone, words_of
from tests.web.house_rules import LINK, OURS

OPEN = "/rules/open"
WHOLE = rules_to_json(OURS)
TEXT = json.dumps(WHOLE)

OPENED = {
    "the text of a file": (TEXT, LINK),
    "with blanks round it": (f"\n {TEXT}\n", LINK),
    "a link": (f"https://score.example/rules/{LINK}", LINK),
    "a link to share": (f"http://10.0.0.2:8000/rules/{LINK}/share", LINK),
    "a link within words": (f"Our rules: http://a/rules/{LINK} see you", LINK),
    "a link's last part": (LINK, LINK),
    "a file's address": (f"/rules/{LINK}.json", LINK),
    "a preset's name": ("canasta", "canasta"),
    "a preset's link": ("https://score.example/rules/canasta", "canasta"),
    "a preset in a file": ('"canasta"', "canasta"),
    "a preset's own file": (json.dumps(rules_to_json(PRESETS["rv-club"])), "rv-club"),
}


@pytest.mark.parametrize(("text", "name"), OPENED.values(), ids=OPENED.keys())
def test_what_was_kept_or_sent_is_opened(phone: Phone, text: str, name: str) -> None:
    answer = phone.submit(OPEN, text=text)
    assert (answer.status_code, answer.headers["Location"]) == (303, f"/rules/{name}")


def test_a_file_is_opened_and_kept_on_this_phone(phone: Phone) -> None:
    file = (io.BytesIO(b"\xef\xbb\xbf" + TEXT.encode()), "our-rules.json")
    answer = phone.submit(OPEN, file=file)  # type: ignore[arg-type]  # a file is sent as a pair
    assert answer.headers["Location"] == f"/rules/{LINK}"
    assert "Forget on this phone" in words_of(phone.get(f"/rules/{LINK}"))


def test_changes_of_a_preset_become_house_rules_with_a_name_of_their_own(phone: Phone) -> None:
    text = json.dumps({"base": "classic", "changes": {"clean_book": 600}})
    rules = rules_named(phone.submit(OPEN, text=text).headers["Location"].removeprefix("/rules/"))
    assert (rules.name, rules.slug, rules.clean_book) == ("Our Classic", "house-classic", 600)


DOUBLED = TEXT.replace('"clean_book": 700', '"clean_book": 700, "clean_book": 600')
WRONG = {
    "nothing": ("", "This is empty: choose a file, or paste its text or a link."),
    "words": ("our usual rules", "This is neither a rules file nor a link to rules"),
    "a link of nothing": ("https://score.example/", "This is neither a rules file nor a link"),
    "a link cut short": (f"/rules/{LINK[:-9]}", "This is not whole: copy the whole link"),
    "a link of another version": (f"7{LINK[1:]}", "This is a link of another version"),
    "half a file": (TEXT[:200], "This is not JSON"),
    "a file of another version": (
        json.dumps(WHOLE | {"format": "scorekeeper/rules-2"}),
        "format is version 2 of such a file, but version 1 is read here",
    ),
    "another file": (json.dumps({"format": "scorekeeper/deal-1"}), "format must be"),
    "a number out of range": (
        json.dumps(WHOLE | {"clean_book": 1_000_000}),
        "clean_book must be a whole number from 0 to 2,000, not 1,000,000.",
    ),
    "a number as text": (
        json.dumps(WHOLE | {"clean_book": "700"}),
        'clean_book must be a whole number from 0 to 2,000, not the text "700".',
    ),
    "an unknown key": (json.dumps(WHOLE | {"clean_boook": 1}), "did you mean clean_book"),
    "a key twice": (DOUBLED, "clean_book is given twice, keep one of them."),
    "a contradiction": (
        json.dumps(WHOLE | {"wild_melds": False}),
        "out_wild a wild book is needed to go out, but wild melds are forbidden.",
    ),
    "10,000 rows": (
        json.dumps(WHOLE | {"opening_by_score": [[0, 0]] * 10_000}, separators=(",", ":")),
        "opening_by_score must be a list of 1 to 100, not of 10,000.",
    ),
    "10,000 keys": (
        json.dumps({f"key-{each}": each for each in range(3_000)}), "is missing, it must be given",
    ),
    "too deep": ("[" * 30_000, "This is nested too deeply"),
    "too much": (f'{{"name": "{"x" * 100_000}"}}', "This is too long: rules have at most 64,000"),
    "emoji": ("🎉", "This is neither a rules file nor a link to rules"),
    "NUL": ("\0{}", "This is neither a rules file nor a link to rules"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "said"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_read_is_told_and_kept(phone: Phone, text: str, said: str) -> None:
    answer = phone.submit(OPEN, text=text)
    assert answer.status_code == 422
    assert said in words_of(answer)
    if text.isprintable() and len(text) < 100:
        assert text in words_of(answer)


def test_everything_wrong_is_told_at_once_up_to_twenty(phone: Phone) -> None:
    answer = phone.submit(OPEN, text=json.dumps(dict.fromkeys(WHOLE, "x") | {"format": 1}))
    assert words_of(answer).count("format must be") == 1
    answer = phone.submit(OPEN, text=json.dumps(dict.fromkeys(WHOLE) | {"format": WHOLE["format"]}))
    assert answer.text.count("problem-error") == 20
    assert "more." in words_of(answer)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x89PNG\r\n\x1a\n"], ids=["noise", "PNG"])
def test_a_file_that_is_no_text_is_told(phone: Phone, content: bytes) -> None:
    file = (io.BytesIO(content), "picture.png")
    answer = phone.submit(OPEN, file=file)  # type: ignore[arg-type]  # a file is sent as a pair
    assert answer.status_code == 422
    assert "This is not a text file: choose one that was kept here." in words_of(answer)


def test_a_wrong_file_s_text_can_be_mended(phone: Phone) -> None:
    file = (io.BytesIO(b'{"base": "bridge"}'), "ours.json")
    answer = phone.submit(OPEN, file=file)  # type: ignore[arg-type]  # a file is sent as a pair
    assert "base must be" in words_of(answer)
    assert '{"base": "bridge"}' in words_of(answer)


def test_a_preset_opened_is_not_kept_twice(phone: Phone) -> None:
    phone.submit(OPEN, text="canasta")
    assert "on this phone" not in words_of(phone.get(f"/rules/{name_of(PRESETS['canasta'])}"))
