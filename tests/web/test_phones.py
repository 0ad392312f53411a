"""What a phone is called: asked once of a phone that came to score, and told in the history."""

import pytest

from scorekeeper.actions.change_rules import preview_rules
from scorekeeper.record import Role
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.stores import items_of, key_of
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play
from tests.web.test_count_form import GOOD

ASKED = "Whose phone is this?"


@pytest.mark.parametrize(("role", "asked"), [("host", False), ("score", True), ("watch", False)])
def test_a_phone_that_came_to_score_is_asked(
    phone: Phone, store: Store, *, role: Role, asked: bool
) -> None:
    said = words_of(phone.get(f"/g/{key_of(store, begin(store), role)}"))
    assert (ASKED in said) is asked
    assert ("Ann's phone Bob's phone Cem's phone Dan's phone" in said) is asked


@pytest.mark.parametrize("answer", [{"whose": "Ann's phone"}, {"whose": ""}, {"called": "Tablet"}])
def test_it_is_asked_once_whatever_is_answered(
    phone: Phone, store: Store, answer: dict[str, str]
) -> None:
    page = f"/g/{key_of(store, begin(store), 'score')}"
    assert phone.submit(page, f"{page}/phone", **answer).headers["Location"] == page
    assert ASKED not in words_of(phone.get(page))


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({"whose": "Ann's phone"}, "Ann's phone"),
        ({"called": "  Zoë 👩‍👩‍👧 "}, "Zoë 👩‍👩‍👧"),
        ({"called": "x" * 100}, "x" * 40),
        ({"called": "a\0b"}, "ab"),
        ({"called": "\u202eאבי\u2066"}, "אבי"),
    ],
    ids=["tapped", "typed", "too long", "unprintable", "turning what follows back to front"],
)
def test_what_the_phone_is_called_is_shown_at_the_table_and_at_home(
    phone: Phone, store: Store, *, fields: dict[str, str], name: str
) -> None:
    page = f"/g/{key_of(store, begin(store), 'score')}"
    phone.submit(f"{page}/phone", **fields)
    assert f"This phone is called {name}." in words_of(phone.get(page))
    assert f"This phone: {name}" in words_of(phone.get(page))
    assert f"This phone: {name}" in words_of(phone.get("/"))


def test_a_long_player_s_phone_has_the_player_s_name(phone: Phone, store: Store) -> None:
    long = "Maximiliane Wolkenstein-Hohenfels zu Ta"
    game_id = begin(store, players=(long, "Bob", "Cem", "Dan"))
    page = phone.get(f"/g/{key_of(store, game_id, 'score')}/phone").text
    assert f'value="{long}"' in page


def test_a_name_is_changed_and_let_go_from_home(phone: Phone, store: Store) -> None:
    phone.get(f"/g/{begin(store)}")
    assert "Ann's phone" in words_of(phone.get("/phone"))
    phone.submit("/phone", called="Kitchen tablet")
    assert "This phone is called Kitchen tablet." in words_of(phone.get("/phone"))
    phone.submit("/phone", whose="")
    assert "This phone has no name." in words_of(phone.get("/"))


def test_every_act_of_a_phone_carries_its_name(phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), *((OUT, CAUGHT),) * 2)
    page = f"/g/{key_of(store, game_id, 'score')}"
    phone.submit(f"{page}/phone", called="Bob's phone")
    phone.submit(f"{page}/share", f"{page}/name", name="Friday")
    phone.submit("/new", f"{page}/history/undo", base=str(len(items_of(store, game_id))))
    rules = PRESETS["players-plus-one"]
    base = preview_rules(store, game_id, rules, answers={}).last_act
    phone.submit("/new", f"{page}/rules/change", rules="players-plus-one", base=str(base))
    made = [item.act for item in items_of(store, game_id)]
    assert [(act.kind, act.phone) for act in made[:3]] == [
        ("rules", "Bob's phone"), ("undo", "Bob's phone"), ("rename", "Bob's phone")
    ]  # fmt: skip
    assert "Bob's phone" in words_of(phone.get(f"{page}/history"))


def test_a_game_that_a_phone_begins_and_counts_in_carries_its_name(
    phone: Phone, store: Store
) -> None:
    phone.submit("/phone", called="Ann's phone")
    page = phone.submit("/new").headers["Location"]
    assert phone.submit(f"{page}/deals/1", **GOOD).status_code == 303
    acts = [item.act for item in items_of(store, page.removeprefix("/g/"))]
    assert [(act.kind, act.phone) for act in acts] == [
        ("save", "Ann's phone"), ("create", "Ann's phone")
    ]  # fmt: skip
