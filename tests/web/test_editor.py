"""The rules editor: all fields are there, what differs is said, what is saved can be played."""

import re

import pytest

from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web.forms.rules_form import EDITED, texts_of
from scorekeeper.web.rule_sets import rules_named
from tests.web.conftest import Phone, words_of
from tests.web.house_rules import CLASSIC, LINK, OURS

CHANGE = "/rules/classic/change"


@pytest.mark.parametrize("slug", PRESETS)
def test_every_field_of_every_preset_can_be_changed(phone: Phone, slug: str) -> None:
    page = phone.get(f"/rules/{slug}/change").text
    sent = set(re.findall(r'name="([^"]+)"', page))
    assert set(texts_of(PRESETS[slug], "Ours")) <= sent
    assert {name for name in EDITED if f'id="rule-{name}"' in page} == {
        name for name in EDITED if name != "decks_follow_players"
    }
    assert set(FIELDS) - set(EDITED) == {"slug", "source", "notes"}


def test_groups_are_closed_until_something_in_them_differs(phone: Phone) -> None:
    open_groups = re.compile(r'id="group-([a-z-]+)"\s*open')
    assert open_groups.findall(phone.get(CHANGE).text) == []
    assert open_groups.findall(phone.get(f"/rules/{LINK}/change").text) == ["books", "red-threes"]


def test_what_differs_stands_beside_the_presets_value(phone: Phone) -> None:
    page = phone.get(f"/rules/{LINK}/change")
    said = words_of(page)
    assert "2 differ from Classic" in said
    assert "Clean book: 700 instead of 500." in said
    assert 'aria-label="Clean book: back to 500"' in page.text
    assert 'aria-label="Dirty book: back' not in page.text


def test_a_rule_that_plays_no_part_says_so(phone: Phone) -> None:
    said = words_of(phone.get("/rules/canasta/change"))
    assert re.search(r"Wild book Bonus of a book of wild cards alone\. .{,60} Not used as", said)


def test_saved_rules_have_their_page_and_are_kept_on_this_phone(phone: Phone) -> None:
    answer = phone.submit(CHANGE, name="Thursday rules", clean_book="700", act="save")
    assert answer.status_code == 303
    name = answer.headers["Location"].removeprefix("/rules/")
    rules = rules_named(name)
    assert (rules.name, rules.clean_book, rules.dirty_book) == ("Thursday rules", 700, 300)
    assert "Saved, and kept on this phone." in words_of(phone.get(f"/rules/{name}"))
    said = words_of(phone.get("/rules"))
    assert said.index("Thursday rules") < said.index("Players plus one")


def test_rules_changed_under_their_name_take_the_place_of_the_old_ones(phone: Phone) -> None:
    first = phone.submit(CHANGE, name="Ours", clean_book="700", act="save").headers["Location"]
    phone.submit(f"{first}/change", clean_book="800", act="save")
    phone.submit(f"{first}/change", name="Others", act="save")
    cards = re.findall(r'preset-name">([^<]+)<', phone.get("/rules").text)
    assert cards[:3] == ["Others", "Ours", "Classic"]


def test_what_is_refused_keeps_all_that_was_typed(phone: Phone) -> None:
    answer = phone.submit(CHANGE, name="Ours", clean_book="many", dirty_book="200", act="save")
    assert answer.status_code == 422
    assert "Not saved yet" in words_of(answer)
    assert 'Clean book. Must be a whole number from 0 to 2,000, not the text "many".' in (
        words_of(answer)
    )
    for text in ("many", "200", "Ours"):
        assert f'value="{text}"' in answer.text


def test_without_javascript_a_button_says_what_the_rules_change(phone: Phone) -> None:
    page = phone.submit(CHANGE, clean_book="650", act="show")
    assert page.status_code == 200
    assert "Clean book: 650 instead of 500." in words_of(page)
    assert "Our rules" not in words_of(phone.get("/new")).partition("More rule sets")[0]


def test_a_rule_is_put_back_by_its_button(phone: Phone) -> None:
    page = phone.submit(f"/rules/{LINK}/change", back="clean_book", dirty_book="200")
    said = words_of(page)
    assert "Clean book: 700" not in said
    assert "Dirty book: 200 instead of 300." in said


@pytest.mark.parametrize("back", ["nothing", "slug", "name.x", "\0"])
def test_what_is_no_rule_is_not_put_back(phone: Phone, back: str) -> None:
    assert phone.submit(CHANGE, back=back).status_code == 200


def test_while_typing_only_what_is_said_comes_back(phone: Phone) -> None:
    parts = phone.submit(CHANGE, parts="yes", clean_book="650", dirty_book="x").get_json()["parts"]
    assert "1 rule to mend" in parts["changes-count"]
    assert "Clean book: 650 instead of 500." in parts["changes-list"]
    assert "back to 500" in parts["state-clean_book"]
    assert "Must be a whole number" in parts["state-dirty_book"]
    assert "back to" not in parts["state-wild_book"]
    assert not any(part.startswith("rule-") for part in parts)


def test_a_rule_put_back_comes_whole(phone: Phone) -> None:
    sent = phone.submit(CHANGE, parts="yes", back="clean_book", clean_book="650").get_json()
    assert 'value="500"' in sent["parts"]["rule-clean_book"]


def test_what_contradicts_itself_is_still_described(phone: Phone) -> None:
    said = words_of(phone.submit(CHANGE, wild_melds="no", act="show"))
    assert "A wild book is needed to go out, but wild melds are forbidden." in said
    assert "Melds of wild cards: no instead of yes." in said


def test_all_that_contradicts_itself_is_said_at_once(phone: Phone) -> None:
    said = words_of(phone.submit(CHANGE, wild_melds="no", target="", deals="", act="show"))
    assert "A wild book is needed to go out, but wild melds are forbidden." in said
    assert "The game ends either after a number of deals or at a target." in said


def test_a_number_of_deals_asks_for_as_many_minimums(phone: Phone) -> None:
    page = phone.submit(CHANGE, deals="6", act="show").text
    assert 'name="opening_by_deal.6"' in page


HOSTILE = {
    "a name of 100,000 characters": {"name": "x" * 100_000},
    "a table of 10,000 lines": {f"opening_by_score.{row}.from": "1" for row in range(5_000)},
    "parts that no field has": {
        "clean_book.x": "1",
        "hand_cards.99": "1",
        "seatings.usual": "x",
        "adjustments.x": "1",
        "name.x": "1",
        "tie.x": "1",
        "decks.x": "1",
    },
    "NUL everywhere": dict.fromkeys(EDITED, "\0"),
    "emoji everywhere": dict.fromkeys(EDITED, "🎉"),
    "figures of other scripts": dict.fromkeys(EDITED, "٣"),
    "dots": {".": "1", "..": "1", "clean_book.": "1"},
}


@pytest.mark.parametrize("sent", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("act", ["save", "show"])
def test_nothing_that_is_sent_breaks_the_editor(
    phone: Phone, *, sent: dict[str, str], act: str
) -> None:
    assert phone.submit(CHANGE, **sent, act=act).status_code in {200, 303, 422}


@pytest.mark.parametrize("slug", ["classic", LINK], ids=["a preset", "a link"])
def test_the_editor_is_reached_by_choosing_where_to_start(phone: Phone, slug: str) -> None:
    answer = phone.get("/rules/change", query_string={"rules": slug})
    assert answer.headers["Location"] == f"/rules/{slug}/change"


def test_rules_nobody_knows_cannot_be_changed(phone: Phone) -> None:
    assert phone.get("/rules/bridge/change").status_code == 404
    assert phone.get("/rules/change").status_code == 404
    assert phone.get(f"/rules/{LINK[:-9]}/change").status_code == 422


def test_a_changed_rule_is_noted_as_agreed_at_the_table() -> None:
    assert OURS.source_of("clean_book") == "Agreed at the table."
    assert OURS.source == CLASSIC.source
