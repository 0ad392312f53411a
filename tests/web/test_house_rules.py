"""House rules beside the presets: their page, link, file, and a game by them."""

import json

import pytest

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.load_game import load_game
from scorekeeper.actions.new_game import NewGame
from scorekeeper.scoring.house_rules import house_rules
from scorekeeper.scoring.ruleset_json import read_rules
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from scorekeeper.web.rule_sets import RulesNotRead, name_of, rules_named
from scorekeeper.web.sharing import LONGEST_CODE, qr_of
from tests.stores import FOUR
from tests.web.conftest import Phone, words_of
from tests.web.house_rules import LINK, OURS

PAGE = f"/rules/{LINK}"


@pytest.mark.parametrize("rules", [*PRESETS.values(), OURS], ids=lambda rules: rules.name)
def test_a_name_stands_for_its_rules(rules: object) -> None:
    assert rules_named(name_of(rules)) == rules  # type: ignore[arg-type]  # a table of rule sets


def test_a_preset_goes_by_its_slug_and_house_rules_by_all_they_say() -> None:
    assert name_of(PRESETS["canasta"]) == "canasta"
    assert name_of(OURS) == LINK


@pytest.mark.parametrize(
    ("name", "status"), [("bridge", 404), ("", 404), (LINK[:-5], 422), ("1.", 422), ("9.x", 422)]
)
def test_a_name_that_stands_for_nothing_is_refused(name: str, status: int) -> None:
    with pytest.raises(RulesNotRead) as told:
        rules_named(name)
    assert told.value.status == status


def test_the_page_of_house_rules_begins_with_what_differs(phone: Phone) -> None:
    said = words_of(phone.get(PAGE))
    assert "What differs from Classic Clean book: 700 instead of 500." in said
    assert said.index("What differs from Classic") < said.index("Questions at the table")
    assert "Clean 700 Agreed at the table." in said


def test_the_page_of_a_preset_blames_nobody_at_the_table(phone: Phone) -> None:
    said = words_of(phone.get("/rules/classic"))
    assert "Agreed at the table" not in said
    assert "Change these rules" in said


def test_rules_that_came_by_link_are_kept_and_forgotten_by_a_tap(phone: Phone) -> None:
    assert "Keep on this phone" in words_of(phone.get(PAGE))
    assert phone.submit(PAGE, f"{PAGE}/keep").headers["Location"] == PAGE
    assert "Forget on this phone" in words_of(phone.get(PAGE))
    assert "Our rules Players + 1" not in words_of(phone.get("/rules"))
    phone.submit(PAGE, f"{PAGE}/forget")
    assert "Keep on this phone" in words_of(phone.get(PAGE))


def test_a_preset_need_not_be_kept(phone: Phone) -> None:
    phone.submit("/new", "/rules/classic/keep")
    phone.submit("/new", "/rules/classic/forget")
    assert "on this phone" not in words_of(phone.get("/rules/classic"))


def test_the_newest_two_dozen_are_kept_in_a_small_cookie(phone: Phone) -> None:
    for price in range(30):
        rules = house_rules(PRESETS["classic"], {"clean_book": price}, name=f"Rules {price}")
        answer = phone.submit("/new", f"/rules/{name_of(rules)}/keep")
    assert len(answer.headers["Set-Cookie"]) < 2000
    page = phone.get("/rules").text
    assert page.index(">Rules 29<") < page.index(">Rules 6<")
    assert ">Rules 5<" not in page


def test_the_link_is_shared_whole(phone: Phone) -> None:
    page = phone.get(f"{PAGE}/share")
    assert f'value="http://localhost{PAGE}"' in page.text
    assert 'class="qr"' in page.text


def test_a_link_too_long_for_a_code_is_only_sent() -> None:
    assert qr_of("x" * (LONGEST_CODE + 1)) is None
    assert qr_of("x" * LONGEST_CODE)


@pytest.mark.parametrize("rules", [OURS, PRESETS["canasta"]], ids=lambda rules: rules.name)
def test_the_file_reads_back_as_the_same_rules(phone: Phone, rules: object) -> None:
    packs = {"Accept-Encoding": "gzip, br"}  # as every browser sends
    answer = phone.get(f"/rules/{name_of(rules)}.json", headers=packs)  # type: ignore[arg-type]  # as above
    assert read_rules(json.loads(answer.text)) == rules
    assert ".json" in answer.headers["Content-Disposition"]


def test_a_file_is_named_like_its_rules_in_any_script(phone: Phone) -> None:
    rules = house_rules(OURS, {}, name="牌友 / 之家 🃏")
    named = phone.get(f"/rules/{name_of(rules)}.json").headers["Content-Disposition"]
    assert "filename*=UTF-8''%E7%89%8C%E5%8F%8B-%E4%B9%8B%E5%AE%B6.json" in named


def test_a_damaged_link_is_told_and_stays_at_hand(phone: Phone) -> None:
    answer = phone.get(PAGE[:-9])
    assert answer.status_code == 422
    assert "This link is not whole: copy the whole link" in words_of(answer)
    assert LINK[:-9] in answer.text


@pytest.mark.parametrize("end", ["", "/share", "/change", ".json"])
@pytest.mark.parametrize("name", ["1.%00", "1.%F0%9F%8E%89", "%2e", "1." + "A" * 5000, "x" * 5000])
def test_no_address_does_worse_than_be_refused(phone: Phone, name: str, end: str) -> None:
    assert phone.get(f"/rules/{name}{end}").status_code in {404, 422}


def test_a_game_is_played_by_its_own_copy(phone: Phone, store: Store) -> None:
    answer = phone.submit("/new", rules=LINK, seating="4-2")
    game = load_game(store, answer.headers["Location"].removeprefix("/g/"))
    assert game.rules == OURS
    said = words_of(phone.get(f"/g/{game.id}/rules"))
    assert "What differs from Classic" in said


def test_house_rules_stand_among_the_rules_of_a_new_game(phone: Phone) -> None:
    phone.submit(PAGE, f"{PAGE}/keep")
    page = phone.get("/new").text
    assert page.index(f'value="{LINK}"') < page.index('value="classic"')
    assert 'href="/rules"' in page


def test_a_new_game_by_the_rules_of_a_link(phone: Phone) -> None:
    page = phone.get(f"/new?rules={LINK}").text
    chosen = page[page.index(f'value="{LINK}"') :]
    assert "checked" in chosen[: chosen.index(">")]
    assert phone.get("/new?rules=1.x").status_code == 422


def test_a_damaged_rule_set_in_the_form_is_told_there(phone: Phone) -> None:
    answer = phone.submit("/new", rules=LINK[:-4], player_0="Ann")
    assert answer.status_code == 422
    assert "This link is not whole" in words_of(answer)
    assert 'value="Ann"' in answer.text


def test_seats_follow_house_rules(phone: Phone) -> None:
    five = house_rules(PRESETS["canasta"], {"seatings": ((5, 5),), "decks": 3}, name="Five")
    page = phone.get(f"/new?rules={name_of(five)}").text
    assert 'data-players="5"' in page
    answer = phone.submit("/new", rules=name_of(five), seating="4-2")
    assert "Five is played by: five players alone." in words_of(answer)


def test_the_next_game_begins_with_the_house_rules_of_the_last(phone: Phone) -> None:
    phone.submit("/new", rules=LINK, player_0="Ann")
    page = phone.get("/new").text
    chosen = page[page.index(f'value="{LINK}"') :]
    assert "checked" in chosen[: chosen.index(">")]
    assert 'value="Ann"' in page


def test_a_changed_preset_is_no_preset_in_the_next_game(phone: Phone, store: Store) -> None:
    """As a game file may have it: a preset's name on other values."""
    changed = read_rules({"base": "classic", "changes": {"clean_book": 600}})
    game_id = create_game(store, NewGame(name="Imported", rules=changed, seats=FOUR))
    phone.get(f"/g/{game_id}")
    said = words_of(phone.get("/new"))
    assert "Our Classic" in said


def test_an_opening_is_checked_by_house_rules(phone: Phone) -> None:
    high = house_rules(OURS, {"opening_by_deal": (75,)}, name="High")
    assert "0 of 75 needed" in words_of(phone.get(f"/opening?rules={name_of(high)}"))
