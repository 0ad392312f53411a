"""What a link is good for: looking, scoring, everything; and no page tells more than its link."""

import re
from html import unescape
from typing import Any

import pytest
from flask import Flask
from werkzeug.routing import Rule

from scorekeeper.actions.load_game import load_game
from scorekeeper.record import Role
from scorekeeper.storage.db import Store
from scorekeeper.web import access
from scorekeeper.web.live_parts import VIEWS
from tests.stores import key_of
from tests.web.conftest import Phone, words_of
from tests.web.games import CAUGHT, OUT, begin, play

SAVES_NOTHING = {"deals.work_out"}
FOR_SCORERS = {
    "deals.count", "other_rules.change", "phones.ask", "second_count.sheet", "second_count.compare",
}  # fmt: skip
FOR_THE_HOST = {"links.take_back", "links.offer", "links.withdraw"}
READ = {"text/html", "application/json", "image/svg+xml"}  # a stream would never end
LEADS_TO = re.compile(r'(?:href|data-[a-z-]+)="(/g/[^"#]*)')
SENDS_TO = re.compile(r'action="(/g/[^"]*)')
VALUES: dict[str, Any] = {"deal": 1, "number": 1, "kind": "undo", "role": "score"}


def rules_of_games(app: Flask) -> list[Rule]:
    return [rule for rule in app.url_map.iter_rules() if rule.rule.startswith("/g/")]


def address(app: Flask, rule: Rule, key: str) -> str:
    values = {name: VALUES[name] for name in rule.arguments if name != "key"}
    with app.test_request_context():
        return app.url_for(rule.endpoint, key=key, **values)


def pages_from(phone: Phone, *starts: str) -> dict[str, str]:
    """Every page below games that is reached from there by taps, but for pictures: its text."""
    waiting, pages = list(starts), {}
    while waiting:
        page = waiting.pop()
        with phone.get(page) as answer:
            pages[page] = answer.get_data(as_text=True) if answer.mimetype in READ else ""
        found = {unescape(each) for each in LEADS_TO.findall(pages[page])}
        waiting += sorted(found - pages.keys() - set(waiting))
    return pages


def test_every_address_of_a_game_holds_the_key_of_a_link(app: Flask) -> None:
    assert {rule.rule for rule in rules_of_games(app) if "key" not in rule.arguments} == set()


def test_by_a_link_to_look_at_nothing_is_saved(app: Flask, phone: Phone, store: Store) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    key, before = key_of(store, game_id, "watch"), load_game(store, game_id)
    page = f"/g/{key}/going-out"
    for rule in rules_of_games(app):
        if "POST" in (rule.methods or ()) and rule.endpoint not in SAVES_NOTHING:
            answer = phone.submit("/new", address(app, rule, key), base="1")
            assert answer.status_code == 403, rule
            assert "Ask whoever keeps the game" in words_of(answer)
    assert phone.get(page).status_code == 200
    assert load_game(store, game_id) == before


def test_by_a_link_to_score_only_the_hosts_part_is_refused(
    app: Flask, phone: Phone, store: Store
) -> None:
    key = key_of(store, play(store, begin(store), (OUT, CAUGHT)), "score")
    refused = {
        rule.endpoint
        for rule in rules_of_games(app)
        if "POST" in (rule.methods or ())
        and phone.submit("/new", address(app, rule, key), base="1").status_code == 403
    }
    assert refused == FOR_THE_HOST


def test_by_a_link_to_look_at_every_page_that_is_no_way_to_an_act_can_be_seen(
    app: Flask, phone: Phone, store: Store
) -> None:
    key = key_of(store, play(store, begin(store), *((OUT, CAUGHT),) * 4), "watch")
    refused = {
        rule.endpoint
        for rule in rules_of_games(app)
        if "GET" in (rule.methods or ()) and phone.get(address(app, rule, key)).status_code == 403
    }
    assert refused == FOR_SCORERS


@pytest.mark.parametrize("deals", [1, 4], ids=["on", "over"])
@pytest.mark.parametrize("role", ["score", "watch"])
def test_no_page_by_a_link_tells_the_game_s_id_or_leads_where_the_link_is_no_good(
    app: Flask, phone: Phone, store: Store, *, role: Role, deals: int
) -> None:
    game_id = play(store, begin(store), *((OUT, CAUGHT),) * deals)
    key = key_of(store, game_id, role)
    forbidden = {game_id} | ({key_of(store, game_id, "score")} if role == "watch" else set())
    pages = pages_from(phone, f"/g/{key}", f"/g/{key}/result")
    assert f"/g/{key_of(store, game_id, 'watch')}/now?view=board" in pages
    for path, text in pages.items():
        assert not {secret for secret in forbidden if secret in text}, path
        with phone.get(path) as answer:
            assert answer.status_code in {200, 303, 405}, path
        for act in SENDS_TO.findall(text):
            endpoint, _ = app.url_map.bind("").match(act.partition("?")[0], method="POST")
            assert allows(app, endpoint, role), (path, act)


def allows(app: Flask, endpoint: str, role: Role) -> bool:
    with app.app_context():
        return access.allows(endpoint, role)


@pytest.mark.parametrize("role", ["score", "watch"])
def test_neither_do_the_parts_of_a_page_and_the_file(
    phone: Phone, store: Store, role: Role
) -> None:
    game_id = play(store, begin(store), (OUT, CAUGHT))
    key = key_of(store, game_id, role)
    paths = (
        "opening?parts=yes",
        "going-out?parts=yes",
        "game.json",
        *(f"now?view={view}&deal=1" for view in VIEWS),
    )
    for path in paths:
        assert game_id not in phone.get(f"/g/{key}/{path}").text, path


def test_a_phone_that_may_do_more_than_its_link_is_led_to_its_own_table(
    phone: Phone, store: Store
) -> None:
    game_id = begin(store)
    watch = f"/g/{key_of(store, game_id, 'watch')}"
    assert "own table" not in words_of(phone.get(watch))
    phone.get(f"/g/{game_id}")
    page = phone.get(watch)
    assert "This phone is the host: to its own table" in words_of(page)
    assert f'href="/g/{game_id}"' in page.text


def test_too_much_by_a_link_to_look_at_is_refused_like_anything(phone: Phone, store: Store) -> None:
    page = f"/g/{key_of(store, begin(store), 'watch')}/deals/1"
    assert phone.post(page, data={"0.card_points": "5" * 300_000}).status_code == 403


def test_home_says_of_a_game_that_it_can_only_be_looked_at(phone: Phone, store: Store) -> None:
    phone.get(f"/g/{key_of(store, begin(store), 'watch')}")
    assert "To look at · Classic" in words_of(phone.get("/"))


def test_home_lists_a_game_once_by_the_link_that_allows_more(phone: Phone, store: Store) -> None:
    game_id = begin(store)
    for role in ("score", "watch"):
        phone.get(f"/g/{key_of(store, game_id, role)}")
    page = phone.get("/").text
    assert page.count('class="panel game"') == 1
    assert f'href="/g/{key_of(store, game_id, "score")}"' in page
