"""New game: one tap starts it, only what the rules know can be chosen, what is wrong is said."""

import re

import pytest
from flask import Flask, Response
from werkzeug.test import TestResponse

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.load_game import load_game
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from tests.stores import key_of
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, play

SEATINGS = [(slug, pair) for slug, rules in PRESETS.items() for pair in rules.seatings]
KEPT = {"player_0": "Ann", "player_1": "Bob", "side_0": "The Reds"}


def game_of(store: Store, answer: TestResponse) -> Game:
    assert answer.status_code == 303, words_of(answer)
    return load_game(store, answer.headers["Location"].removeprefix("/g/"))


def test_one_tap_starts_the_usual_game(phone: Phone, store: Store) -> None:
    game = game_of(store, phone.submit("/new"))
    assert game.rules == PRESETS["classic"]
    assert game.players == ("North", "East", "South", "West")
    assert game.seats.sides == ("North–South", "East–West")
    assert game.first_dealer == 0


@pytest.mark.parametrize(("slug", "pair"), SEATINGS, ids=str)
def test_every_seating_of_every_rule_set_can_be_played(
    phone: Phone, store: Store, *, slug: str, pair: tuple[int, int]
) -> None:
    players, sides = pair
    game = game_of(store, phone.submit("/new", rules=slug, seating=f"{players}-{sides}"))
    assert (game.rules, len(game.players), len(game.sides)) == (PRESETS[slug], players, sides)


def test_names_seats_and_dealer_are_kept_as_they_were_typed(phone: Phone, store: Store) -> None:
    typed = {f"player_{seat}": name for seat, name in enumerate(("Ann", " 王小明 ", "مريم", "🎉"))}
    game = game_of(store, phone.submit("/new", **typed, side_1="East", first_dealer="3", name="Us"))
    assert game.players == ("Ann", "王小明", "مريم", "🎉")
    assert game.seats.sides == ("North–South", "East")
    assert (game.first_dealer, game.name) == (3, "Us")


def test_a_player_alone_gives_the_side_its_name(phone: Phone, store: Store) -> None:
    game = game_of(store, phone.submit("/new", seating="3-3", player_1="Bob"))
    assert game.seats.sides == ("Player 1", "Bob", "Player 3")


def test_a_switch_of_the_chosen_rules_is_taken(phone: Phone, store: Store) -> None:
    switches = ["seven-hundred/card-values", "canasta/red-threes-400"]
    game = game_of(store, phone.submit("/new", rules="seven-hundred", switches=switches))
    assert game.rules.slug == "seven-hundred"
    assert game.rules.melded_counted


@pytest.mark.parametrize(
    ("typed", "target"),
    [("", 5000), ("7500", 7500), ("7,500", 7500), ("7 500", 7500), ("７５００", 7500)],
    ids=["empty is the rule set's own", "figures", "comma", "blank", "full-width figures"],
)
def test_canasta_is_played_to_the_target_that_the_table_sets(
    phone: Phone, store: Store, *, typed: str, target: int
) -> None:
    game = game_of(store, phone.submit("/new", rules="canasta", target_canasta=typed))
    assert game.rules.target_for(4) == target


def test_a_refused_game_opens_at_what_is_wrong(phone: Phone) -> None:
    answer = phone.submit("/new", side_1="us\0")
    field = answer.text.partition('id="side_1"')[2].partition(">")[0]
    assert "autofocus" in field


LONG = "x" * 41
NAMES_LONG = "At most 40 characters."
UNPRINTABLE = "This has characters that cannot be shown. Type it again."
SAME = "Two sides cannot have the same name."
TARGET = "Points to play to: a whole number from 500 to 100,000."
WRONG = {
    "an unknown rule set": ({"rules": "bridge"}, "Choose one of these rule sets."),
    "a rule set that is emoji": ({"rules": "🎉"}, "Choose one of these rule sets."),
    "seven players": ({"seating": "7-7"}, "Classic is played by: two players alone,"),
    "a seating that is text": ({"seating": "four"}, "Classic is played by:"),
    "a seating with full-width figures": ({"seating": "４-２"}, "Classic is played by:"),
    "a seating of other rules": (
        {"rules": "seven-hundred", "seating": "2-2"},
        "Seven hundred is played by: four players in pairs.",
    ),
    "a name of 41 characters": ({"player_0": LONG}, NAMES_LONG),
    "a name of 41 characters of the sixth who plays alone": (
        {"seating": "6-6", "player_5": LONG},
        NAMES_LONG,
    ),
    "a game's name of 41 characters": ({"name": LONG}, NAMES_LONG),
    "a name with NUL": ({"player_0": "A\0B"}, UNPRINTABLE),
    "a name of two lines": ({"player_0": "A\nB"}, UNPRINTABLE),
    "two sides of the same name": ({"side_0": "Us", "side_1": "us"}, SAME),
    "a side called like the other's default": ({"side_0": "East–West"}, SAME),
    "a dealer who does not sit there": ({"first_dealer": "4"}, "Choose who deals first."),
    "a negative dealer": ({"first_dealer": "-1"}, "Choose who deals first."),
    "a dealer that is text": ({"first_dealer": "Ann"}, "Choose who deals first."),
    "a target of nothing": ({"rules": "canasta", "target_canasta": "0"}, TARGET),
    "a negative target": ({"rules": "canasta", "target_canasta": "-5000"}, TARGET),
    "a target of 10^12": ({"rules": "canasta", "target_canasta": "1000000000000"}, TARGET),
    "a target in words": ({"rules": "canasta", "target_canasta": "many"}, TARGET),
    "a target that is emoji": ({"rules": "canasta", "target_canasta": "💯"}, TARGET),
    "a target with NUL": ({"rules": "canasta", "target_canasta": "50\00000"}, TARGET),
    "half a point": ({"rules": "canasta", "target_canasta": "5000½"}, TARGET),
}


@pytest.mark.parametrize(("typed", "said"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_said_and_what_was_typed_is_kept(
    phone: Phone, *, typed: dict[str, str], said: str
) -> None:
    answer = phone.submit("/new", **{**KEPT, **typed})
    assert answer.status_code == 422
    assert said in words_of(answer)
    assert f'value="{typed.get("player_1", "Bob")}"' in answer.text
    assert "Games on this phone" not in phone.get("/").text


def test_fields_that_no_form_has_change_nothing(phone: Phone, store: Store) -> None:
    game = game_of(store, phone.submit("/new", player_9="Zoe", side_7="Zoe", decks="99"))
    assert game.players == ("North", "East", "South", "West")


def test_a_game_that_a_phone_began_by_itself_is_called_as_it_was_there(
    app: Flask, store: Store
) -> None:
    """It may have arrived before, under a name that the server made from another clock."""
    called = ("Monday evening", "Tuesday morning")
    phones = [Phone(app, Response) for _ in called]
    begun = [
        game_of(store, each.submit("/new", client_id="unnamed", called=name))
        for each, name in zip(phones, called, strict=True)
    ]
    assert begun[0].id == begun[1].id
    assert begun[0].name == "Monday evening"


def test_a_game_that_is_refused_keeps_its_id(phone: Phone) -> None:
    """A phone that has counted in it already knows by this id which one is mended."""
    page = phone.submit("/new", client_id="refused", rules="nonsense")
    assert page.status_code == 422
    assert 'name="client_id" type="hidden" value="refused"' in page.text


def test_a_form_sent_twice_makes_one_game(app: Flask, store: Store) -> None:
    phones = Phone(app, Response), Phone(app, Response)  # neither knows of the other's answer
    sent = [each.submit("/new", client_id="tapped", player_0="Ada") for each in phones]
    assert len({game_of(store, answer).id for answer in sent}) == 1


def test_started_again_after_going_back_it_is_the_same_game(phone: Phone, store: Store) -> None:
    first, again = (game_of(store, phone.submit("/new", player_0="Ada")).id for _ in range(2))
    assert first == again


def test_once_counted_in_the_next_game_is_another_one(phone: Phone, store: Store) -> None:
    first = game_of(store, phone.submit("/new")).id
    play(store, first, (OUT, CAUGHT))
    assert game_of(store, phone.submit("/new")).id != first


def test_the_next_game_begins_with_the_last_one_s_table(phone: Phone, store: Store) -> None:
    phone.submit("/new", rules="canasta", seating="3-3", player_0="Ann", target_canasta="6000")
    again = phone.submit("/new", **_shown_on(phone.get("/new").text))
    game = game_of(store, again)
    assert game.rules.target_for(3) == 6000
    assert game.players == ("Ann", "Player 2", "Player 3")


def _shown_on(page: str) -> dict[str, str]:
    """The fields that a browser would send from this page, untouched."""
    shown = {}
    for tag in re.findall(r"<input[^>]*>", page):
        name, value = (re.search(rf'{key}="([^"]*)"', tag) for key in ("name", "value"))
        chosen = "checked" in tag or not re.search(r'type="(radio|checkbox)"', tag)
        if name and value and chosen and "disabled" not in tag and name[1] != "csrf_token":
            shown[name[1]] = value[1]
    return shown


def test_without_javascript_the_seats_of_another_choice_are_shown_first(phone: Phone) -> None:
    page = phone.submit("/new", seating="6-3", player_0="Ann", change="seats")
    assert page.status_code == 200
    assert 'data-players="6"' in page.text
    assert "Ann and Player 4" in words_of(page)


def test_a_seating_that_the_rules_do_not_know_cannot_be_chosen(phone: Phone) -> None:
    page = phone.submit("/new", rules="seven-hundred", change="seats").text
    chips = re.findall(r'<input[^>]*name="seating"[^>]*>', page)
    assert len(chips) == 8
    assert [chip for chip in chips if "disabled" not in chip] == [
        chip for chip in chips if 'value="4-2"' in chip
    ]


def test_two_of_one_name_who_play_alone_are_told_apart(phone: Phone, store: Store) -> None:
    sent = phone.submit("/new", seating="2-2", player_0="Ann", player_1="ＡＮＮ")
    game = game_of(store, sent)
    assert [side.name for side in game.sides] == ["Ann", "ＡＮＮ 2"]


def test_two_partners_of_one_name_are_told_apart_where_it_matters(
    phone: Phone, store: Store
) -> None:
    sent = phone.submit("/new", player_0="Ann", player_1="Bob", player_2="Ann", first_dealer="2")
    game = game_of(store, sent)
    said = words_of(phone.get(f"/g/{game.id}"))
    assert "Ann 2 deals" in said
    joined = words_of(
        Phone(phone.application, Response).get(f"/g/{key_of(store, game.id, 'score')}")
    )
    assert "Ann's phone Bob's phone Ann 2's phone" in joined
    again = phone.get("/new").text
    assert again.count('value="Ann"') == 2
