"""What a phone fetches to go on without the server: its kit, games, worker and manifest."""

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from scorekeeper.actions.links import links_of
from scorekeeper.actions.save_deal import Saved, SaveDeal, save_deal
from scorekeeper.actions.take_back import take_back
from scorekeeper.app import create_app
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.storage.db import Store
from scorekeeper.web.assets import EXTENSION, FOLDER, Assets
from scorekeeper.web.offline import worker_script
from scorekeeper.web.offline.answers_words import answers_words
from scorekeeper.web.offline.kit import common_kit
from scorekeeper.web.offline.sheet_words import sheet_words
from scorekeeper.web.offline.table_words import table_words
from scorekeeper.web.offline.worker_script import built, kept_addresses
from scorekeeper.web.offline.worker_words import worker_words
from tests import icons
from tests.stores import key_of, settings_in
from tests.web.conftest import TOKEN, Phone
from tests.web.games import CAUGHT, OUT, begin, play


def told(phone: Phone, path: str) -> Any:
    """What the phone is told as JSON."""
    return json.loads(phone.get(path).text)


def test_a_phone_is_told_its_own_games_and_no_others(phone: Phone, store: Store) -> None:
    game = begin(store)
    assert told(phone, "/offline/kit")["games"] == []
    phone.get(f"/g/{game}")
    assert told(phone, "/offline/kit")["games"] == [game]


def test_the_kit_has_the_rules_routes_and_words(phone: Phone) -> None:
    kit = told(phone, "/offline/kit")
    assert kit["routes"]["deals.count"] == "/g/<key>/deals/<deal>"
    assert (kit["needs"]["deals.count"], kit["needs"]["games.table"]) == ("score", "watch")
    assert [rules["named"] for rules in kit["presets"]] == list(PRESETS)
    assert kit["words"]["UNSENT"]["deal"] == "deal {it}"
    assert phone.get(kit["assets"]["js/count.js"]).status_code == 200


@pytest.mark.parametrize("path", ["/offline/kit", "/worker.js", "/g/{game}/offline"])
def test_a_phone_that_has_it_gets_it_not_again(phone: Phone, store: Store, path: str) -> None:
    path = path.format(game=begin(store))
    first = phone.get(path)
    assert phone.get(path, headers={"If-None-Match": first.headers["ETag"]}).status_code == 304
    assert first.headers["Cache-Control"] in {"private, no-cache", "no-cache"}


def test_no_two_parts_have_words_of_one_name() -> None:
    parts = [words().keys() for words in (answers_words, sheet_words, table_words, worker_words)]
    assert [one & other for one, other in combinations(parts, 2) if one & other] == []


def test_whoever_looks_on_may_keep_the_game_and_is_told_no_other_link(
    phone: Phone, store: Store
) -> None:
    game = play(store, begin(store), (OUT, CAUGHT))
    watch, score = (key_of(store, game, role) for role in ("watch", "score"))
    kept = told(phone, f"/g/{watch}/offline")
    assert (kept["role"], kept["key"], kept["format"]) == ("watch", watch, 1)
    assert score not in str(kept)
    assert game not in str(kept)


def test_a_game_by_a_link_that_was_taken_back_is_gone(phone: Phone, store: Store) -> None:
    game = begin(store)
    old = links_of(store, game).score.key
    take_back(store, game, old)
    assert phone.get(f"/g/{old}/offline").status_code == 410


def test_what_the_phone_sends_needs_a_token_and_can_fetch_one(phone: Phone, store: Store) -> None:
    game = begin(store)
    assert phone.get("/offline/token").headers["Cache-Control"] == "no-store"
    sent = {"csrf_token": told(phone, "/offline/token")["token"], "sheet": "page"}
    assert phone.post(f"/g/{game}/counting", data=sent).status_code == 204


def test_a_phone_can_ask_whether_what_it_sent_is_there(phone: Phone, store: Store) -> None:
    game = begin(store)
    assert phone.get(f"/g/{game}/arrived?client_id=a%20sheet").status_code == 404
    counts = SaveDeal(deal=1, entries=(OUT, CAUGHT), base_revisions=(0, 0), client_id="a sheet")
    assert isinstance(save_deal(store, game, counts), Saved)
    answer = phone.get(f"/g/{game}/arrived?client_id=a%20sheet")
    assert (answer.status_code, answer.headers["Cache-Control"]) == (204, "no-store")
    assert phone.get(f"/g/{game}/arrived").status_code == 404


def test_a_phone_knows_the_forms_that_are_drawn_for_it_from_all_others(app: Flask) -> None:
    """A browser that tells no page where a form was sent from: the form's token shows it."""
    one, other = Phone(app, app.response_class), Phone(app, app.response_class)
    forms = [TOKEN.search(by.get("/new").text) for by in (one, one, other)]
    mark = told(one, "/offline/kit")["mark"]
    assert [bool(form and form[1].startswith(f"{mark}.")) for form in forms] == [True, True, False]


def test_the_worker_is_bound_as_the_pages_are(phone: Phone) -> None:
    worker = phone.get("/worker.js")
    assert worker.mimetype == "text/javascript"
    assert "connect-src 'self'" in worker.headers["Content-Security-Policy"]
    packed = phone.get("/worker.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert len(packed.data) < 70_000


def test_everything_that_a_phone_keeps_is_there(app: Flask, phone: Phone) -> None:
    kept = kept_addresses(app.extensions[EXTENSION])
    assert {phone.get(address).status_code for address in kept} == {200}
    text = phone.get("/worker.js").text
    assert all(address in text for address in kept)


def test_a_phone_keeps_each_script_that_a_page_names_and_none_that_travels_within_it(
    app: Flask,
) -> None:
    pages = "".join(page.read_text() for page in (FOLDER.parent / "templates").rglob("*.html"))
    kept = kept_addresses(app.extensions[EXTENSION])
    scripts = {each.rpartition("/")[2] for each in kept if each.endswith(".js")}
    assert scripts == set(re.findall(r"""asset\(["']js/([\w-]+\.js)""", pages))


def test_another_template_or_word_makes_another_version(
    app: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, changed = (create_app(settings_in(tmp_path)) for _ in range(2))
    assert version_of(other) == version_of(app)
    monkeypatch.setattr(worker_script, "TEMPLATES", ("errors/error.html",))
    assert version_of(changed) != version_of(app)


def version_of(app: Flask) -> str:
    with app.app_context():
        return built(app).version


def test_a_kit_is_of_the_version_of_the_worker(app: Flask, phone: Phone) -> None:
    version = told(phone, "/offline/kit")["version"]
    assert f'"{version}"' in phone.get("/worker.js").text
    assets: Assets = app.extensions[EXTENSION]
    with app.test_request_context():
        assert json.dumps(common_kit(app, assets)) == json.dumps(common_kit(app, assets))


def size_of(picture: bytes) -> str:
    """How wide and high a PNG is: "192x192"."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    return "x".join(str(int.from_bytes(picture[at : at + 4])) for at in (16, 20))


def test_the_manifest_tells_what_phones_need_to_install_the_app(phone: Phone) -> None:
    answer = phone.get("/manifest.webmanifest")
    assert answer.mimetype == "application/manifest+json"
    app = json.loads(answer.text)
    assert (app["start_url"], app["scope"], app["display"]) == ("/", "/", "standalone")
    pictures = [*app["icons"], *app["screenshots"]]
    assert [(each["sizes"], each.get("purpose")) for each in pictures[:3]] == [
        ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")
    ]  # fmt: skip
    assert [size_of(phone.get(each["src"]).data) for each in pictures] == [
        each["sizes"] for each in pictures
    ]
    assert app["shortcuts"] == [{"name": "New game", "url": "/new"}]


def test_every_page_leads_to_the_manifest_and_the_icon(phone: Phone) -> None:
    page = phone.get("/").text
    assert '<link rel="manifest" href="/manifest.webmanifest">' in page
    assert "icons/apple-touch-icon.png" in page


def test_the_icons_are_drawn_from_the_drawing(tmp_path: Path) -> None:
    icons.main(tmp_path)
    made = {path.name: size_of(path.read_bytes()) for path in tmp_path.iterdir()}
    there = {name: size_of((FOLDER / "icons" / name).read_bytes()) for name in icons.MADE}
    assert made == there == {name: f"{size}x{size}" for name, size in icons.MADE.items()}


def test_a_page_from_the_server_has_an_empty_place_for_what_is_not_sent(phone: Phone) -> None:
    place = phone.get("/").text.partition('<div id="unsent"')[2].partition(">")[2]
    assert place.partition("</div>")[0].strip() == ""
