"""What every answer carries: no foreign content, no caching by others, small cookies."""

import re
from pathlib import Path

import pytest
from flask import Flask

from scorekeeper.storage.db import Store
from tests.web.conftest import Phone
from tests.web.games import begin

TEMPLATES = Path(__file__).parents[2] / "scorekeeper" / "templates"
PATHS = ["/", "/new", "/help", "/rules", "/rules/classic", "/nothing", "/api/v1/rules"]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_forbids_foreign_content(phone: Phone, path: str) -> None:
    headers = phone.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy.pop("default-src") == "'none'"
    assert policy.pop("base-uri") == policy.pop("frame-ancestors") == "'none'"
    assert set(policy.values()) == {"'self'"}
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"


ALL_KINDS = {
    "a page": "/",
    "no page": "/nothing",
    "a style sheet": "/static/0/css/site-auto.css",
    "no file": "/static/0/css",
    "a redirect": "/g/{game}/result",
    "the worker": "/worker.js",
    "data": "/g/{game}/offline",
}


@pytest.mark.parametrize("path", ALL_KINDS.values(), ids=ALL_KINDS)
def test_a_phone_knows_our_answers_from_those_of_a_wall_in_between(
    phone: Phone, store: Store, path: str
) -> None:
    path = path.format(game=begin(store))
    answer = phone.get(path)
    assert answer.headers["X-Scorekeeper"] == "1"
    again = phone.get(path, headers={"If-None-Match": answer.headers.get("ETag", "")})
    assert again.headers["X-Scorekeeper"] == "1"


def test_parts_of_pages_carry_only_what_holds_for_them(phone: Phone) -> None:
    headers = phone.get("/static/0/css/site-auto.css").headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "Content-Security-Policy" not in headers
    assert "Content-Security-Policy" in phone.get("/static/0/icons/icon.svg").headers


def test_a_page_stays_on_the_phone_that_asked(phone: Phone, store: Store) -> None:
    assert phone.get(f"/g/{begin(store)}").headers["Cache-Control"].startswith("private")


def test_cookies_are_out_of_reach_for_scripts_and_foreign_pages(phone: Phone, store: Store) -> None:
    cookie = phone.get(f"/g/{begin(store)}").headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie


def test_over_https_the_cookie_travels_over_https_only(phone: Phone, store: Store) -> None:
    answer = phone.get(f"/g/{begin(store)}", base_url="https://a.example")
    assert "Secure" in answer.headers["Set-Cookie"]


def test_a_phone_that_comes_over_https_from_now_on_still_knows_its_games(
    phone: Phone, store: Store
) -> None:
    game = begin(store, name="Before there was HTTPS")
    phone.get(f"/g/{game}")
    assert "Before there was HTTPS" in phone.get("/", base_url="https://localhost").text


def test_a_phone_that_goes_back_from_https_can_still_send_something(
    phone: Phone, store: Store
) -> None:
    phone.get(f"/g/{begin(store)}")
    phone.get("/", base_url="https://localhost")
    answer = phone.get(f"/g/{begin(store)}")
    assert answer.headers["Set-Cookie"].startswith("scorekeeper=")


def test_the_phone_keeps_its_games_for_a_year(phone: Phone, store: Store) -> None:
    cookie = phone.get(f"/g/{begin(store)}").headers["Set-Cookie"]
    assert "Expires=" in cookie


def test_an_answer_that_changes_nothing_leaves_the_cookie_alone(phone: Phone, store: Store) -> None:
    """One that came late would put back what another answer had changed meanwhile."""
    game = begin(store)
    phone.get(f"/g/{game}")
    for path in (f"/g/{game}", f"/g/{game}/offline", "/offline/kit", "/offline/token"):
        assert "Set-Cookie" not in phone.get(path).headers, path


@pytest.mark.parametrize("kind", ["css/site-auto.css", "js/say.js", "fonts/table-serif-bold.woff2"])
def test_static_files_are_kept_for_good_under_their_version(
    app: Flask, phone: Phone, kind: str
) -> None:
    with app.test_request_context():
        address = app.jinja_env.globals["asset"](kind)  # type: ignore[operator]  # typed Any
    answer = phone.get(address)
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert phone.get(address, headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304


def test_an_old_version_of_a_file_is_not_kept(phone: Phone) -> None:
    assert phone.get("/static/0/css/site-auto.css").headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("name", ["../app.py", "..%2fapp.py", "css", "css/tokens.scss", "%00"])
def test_nothing_but_static_files_is_served(phone: Phone, name: str) -> None:
    assert phone.get(f"/static/0/{name}").status_code == 404


@pytest.mark.parametrize("path", ["/", "/static/0/css/site-auto.css", "/api/v1/rules/classic"])
def test_answers_are_packed_where_the_phone_can_unpack(phone: Phone, path: str) -> None:
    packed = phone.get(path, headers={"Accept-Encoding": "gzip, br"})
    plain = phone.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert len(packed.data) < len(plain.data)
    assert "Accept-Encoding" in packed.headers["Vary"]


@pytest.mark.parametrize("template", sorted(TEMPLATES.rglob("*.html")), ids=lambda p: p.name)
def test_no_template_has_inline_script_or_style(template: Path) -> None:
    text = template.read_text(encoding="utf-8")
    assert " style=" not in text
    assert "<style" not in text
    assert not re.search(r"\son[a-z]+=", text)
    assert all(" src=" in tag for tag in re.findall(r"<script[^>]*>", text))


@pytest.mark.parametrize("host", ['a"b', "a b", "<x>", "a/b", "evil.example@x", ""])
def test_a_strange_host_is_no_fault_of_ours_and_reaches_no_page(
    phone: Phone, store: Store, host: str
) -> None:
    answer = phone.get(f"/g/{begin(store)}/share", headers={"Host": host})
    assert answer.status_code in {200, 400}
    assert "<x>" not in answer.text


@pytest.mark.parametrize("host", ["a..b", "x" * 300, f".{'a' * 70}.com"])
@pytest.mark.parametrize("path", ["/", "/rules/classic", "/nothing"])
def test_a_host_that_is_no_name_is_refused(phone: Phone, path: str, host: str) -> None:
    answer = phone.get(path, headers={"Host": host})
    assert answer.status_code == 400
    assert "That did not arrive whole" in answer.text


def test_a_host_that_is_no_name_tells_nothing_of_a_game(
    phone: Phone, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    answer = phone.get(f"/g/{begin(store)}", headers={"Host": "a..b"})
    assert answer.status_code == 400
    assert caplog.text == ""
