"""The rules editor's form: every field is read as it was written, and refused with the reason."""

import pytest
from hypothesis import given
from werkzeug.datastructures import MultiDict

from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.forms.rules_form import EDITED, Draft, put_back, read_draft, texts_of, typed
from tests.strategies import rule_sets

CLASSIC, CANASTA = PRESETS["classic"], PRESETS["canasta"]


def draft(start: RuleSet = CLASSIC, /, **changed: str | list[str]) -> Draft:
    """What the form makes of a set in which these texts were typed; "__" is a dot."""
    texts = texts_of(start, "Ours")
    for name, text in changed.items():
        texts.setlist(name.replace("__", "."), [text] if isinstance(text, str) else text)
    return read_draft(texts, start)


def usual(rules: RuleSet, name: str) -> object:
    """A value as the form writes it: one number for deals that are all alike."""
    value = getattr(rules, name)
    return value[:1] if FIELDS[name].kind == "by_deal" and len(set(value)) == 1 else value


@given(rule_sets())
def test_what_is_written_into_the_form_is_read_out_of_it(rules: RuleSet) -> None:
    found = read_draft(texts_of(rules, "Ours"), rules)
    assert found.problems == {}
    assert found.rules
    assert found.rules.name == "Ours"
    names = [name for name in EDITED if name != "name"]
    assert {n: getattr(found.rules, n) for n in names} == {n: usual(rules, n) for n in names}


READ = {
    "a number": ({"clean_book": "700"}, "clean_book", 700),
    "thousands set apart": ({"wild_book": "2,500"}, "wild_book", 2500),
    "full-width figures": ({"clean_book": "７００"}, "clean_book", 700),
    "a cost by its sign": (
        {"red_three_laid": "300", "red_three_laid__sign": "-"}, "red_three_laid", -300,
    ),
    "a minus that was typed": ({"red_three_laid": "-300"}, "red_three_laid", -300),
    "a minus twice is one": (
        {"red_three_laid": "\u2212300", "red_three_laid__sign": "-"}, "red_three_laid", -300,
    ),
    "left empty is no limit": ({"wilds_max": " "}, "wilds_max", None),
    "unticked": ({"wild_melds": ["no"], "out_wild": "0"}, "wild_melds", False),
    "ticked": ({"adjustments": ["no", "yes"]}, "adjustments", True),
    "a choice": ({"tie": "draw"}, "tie", "draw"),
    "decks that follow the players": ({"decks": "players+1"}, "decks_follow_players", True),
    "one number for all tables": ({"hand_cards": "11"}, "hand_cards", (11,) * 5),
    "a number for each table": (
        {"hand_cards__way": "each", "hand_cards__2": "15"}, "hand_cards", (15, 13, 13, 13, 13),
    ),
    "one number for every deal": ({"out_clean": "3"}, "out_clean", (3,)),
    "a number for each deal": (
        {"out_clean__way": "each", **{f"out_clean__{deal}": str(deal) for deal in range(1, 5)}},
        "out_clean", (1, 2, 3, 4),
    ),
    "deals that are all alike are one number": (
        {"out_clean__way": "each", **{f"out_clean__{deal}": "3" for deal in range(1, 5)}},
        "out_clean", (3,),
    ),
    "the usual table comes first": (
        {"seatings": ["3-3", "4-2", "2-2"], "seatings__usual": "2-2"},
        "seatings", ((2, 2), (4, 2), (3, 3)),
    ),
    "special ranks": (
        {"special_books__7": "1000", "special_books__A": "500"},
        "special_books", (("A", 500), ("7", 1000)),
    ),
    "minimums by score, an empty line left out": (
        {
            "opening_by_score__0__least": "15",
            "opening_by_score__3__from": "1500", "opening_by_score__3__least": "90",
        },
        "opening_by_score", ((None, 15), (1500, 90)),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("changed", "field", "value"), READ.values(), ids=READ.keys())
def test_what_is_typed_is_read(
    changed: dict[str, str | list[str]], field: str, value: object
) -> None:
    found = draft(**changed)
    assert found.problems == {}
    assert getattr(found.rules, field) == value


WRONG = {
    "above the range": ({"clean_book": "5000"}, "clean_book", "from 0 to 2,000, not 5,000."),
    "below it": ({"wild_book": "-5"}, "wild_book", "from 0 to 5,000, not -5."),
    "no number": ({"clean_book": "many"}, "clean_book", 'not the text "many".'),
    "a half": ({"clean_book": "0.5"}, "clean_book", 'not the text "0.5".'),
    "nothing": ({"clean_book": ""}, "clean_book", "Must be a whole number from 0 to 2,000."),
    "a number that never ends": ({"clean_book": "9" * 5000}, "clean_book", "from 0 to 2,000"),
    "no such choice": ({"tie": "fight"}, "tie", 'not the text "fight"'),
    "a switch that says perhaps": ({"adjustments": "perhaps"}, "adjustments", "true or false"),
    "no name": ({"name": "  "}, "name", "Give these rules a name."),
    "a long name": ({"name": "x" * 61}, "name", "at most 60 characters, not 61."),
    "a name of two lines": ({"name": "a\nb"}, "name", "one line"),
    "nobody can sit": ({"seatings": []}, "seatings", "Tick one way to sit at least."),
    "a table of seven": ({"seatings": "7-7"}, "seatings", "from 2 to 6, not 7."),
    "three in two sides": ({"seatings": "3-2"}, "seatings", "cannot be shared evenly"),
    "no decks": ({"decks": "0"}, "decks", "but the decks hold 0."),
    "decks in words": ({"decks": "players+many"}, "decks", "from -1 to 8"),
    "one table's hand": (
        {"hand_cards__way": "each", "hand_cards__3": "50"}, "hand_cards", "3 players: must be",
    ),
    "one deal's minimum": (
        {"opening_by_deal__2": ""}, "opening_by_deal", "Deal 2: must be a whole number from 0",
    ),
    "deals without a minimum": (
        {"deals": "6"}, "opening_by_deal", "6 deals need 6 opening minimums, 4 are given.",
    ),
    "one rank's bonus": ({"special_books__7": "x"}, "special_books", "Sevens: must be a whole"),
    "no line at all": (
        {"opening_by_score__0__least": ""}, "opening_by_score", "Fill in one line at least.",
    ),
    "a line that begins nowhere": (
        {"opening_by_score__1__least": "50"}, "opening_by_score", "Line 2: must be a whole number",
    ),
    "lines that do not rise": (
        {
            "opening_by_score__0__from": "500",
            "opening_by_score__1__from": "100", "opening_by_score__1__least": "50",
        },
        "opening_by_score", "Line 2: must be above 500",
    ),
    "wild books needed that cannot be": (
        {"wild_melds": "no"}, "out_wild",
        "A wild book is needed to go out, but wild melds are forbidden.",
    ),
    "no end": ({"deals": ""}, "deals", "The game ends either after a number of deals or at"),
}  # fmt: skip


@pytest.mark.parametrize(("changed", "field", "said"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_is_refused_at_its_field(
    changed: dict[str, str | list[str]], field: str, said: str
) -> None:
    found = draft(**changed)
    assert found.rules is None
    assert said in found.problems[field]
    assert list(found.problems) == [field]


def test_everything_wrong_is_told_at_once() -> None:
    assert set(draft(clean_book="x", dirty_book="", name="").problems) == {
        "clean_book", "dirty_book", "name",
    }  # fmt: skip


def test_a_field_that_did_not_arrive_is_as_it_was() -> None:
    texts = typed(MultiDict({"name": "Ours", "clean_book": "600", "nonsense": "1"}), CANASTA)
    found = read_draft(texts, CANASTA)
    assert found.rules
    assert (found.rules.clean_book, found.rules.out_books) == (600, CANASTA.out_books)


def test_a_field_is_put_back_whole() -> None:
    texts = texts_of(CANASTA, "Ours")
    texts["target.way"], texts["target"], texts["target.2"] = "one", "300000", "x"
    put_back(texts, "target", CANASTA)
    found = read_draft(texts, CANASTA)
    assert found.rules
    assert found.rules.target == CANASTA.target
