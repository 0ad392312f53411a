"""The browser checks notice what they are there for: tried on small pages of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from playwright.sync_api import Browser

from tests.browser.axe import assert_accessible
from tests.browser.server import serving
from tests.browser.valid_html import assert_valid_html, keep_pages
from tests.browser.watch import Watch

PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Toy</title>
<link rel="icon" href="data:,"></head>
<body><main><h1>Toy</h1>{}</main></body></html>
"""
PAGES = {
    "good": "<p>Nothing wrong</p>",
    "elsewhere": "<img src='http://localhost:9/dot.png' alt='a dot'>",
    "inline": "<script>document.title = 'changed';</script>",
    "nameless": "<button></button>",
    "misspelt": "<p><spam>Eggs</spam></p>",
}


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pages of the toy app are kept."""
    return tmp_path_factory.mktemp("toy")


@pytest.fixture(scope="module")
def toy(pages: Path) -> Iterator[str]:
    """The address of a small app with one page for each thing that must be noticed."""
    app = Flask("toy", static_folder=None)
    keep_pages(app, pages)

    @app.get("/<name>")
    def page(name: str) -> tuple[str, int, dict[str, str]]:
        policy = {
            "Content-Security-Policy": "default-src 'self'; img-src * data:; style-src 'self'"
        }
        return PAGE.format(PAGES.get(name, "")), 200 if name in PAGES else 404, policy

    with serving(app) as address:
        yield address


def complaints(chromium: Browser, address: str, name: str) -> list[str]:
    """What the watch says after a visit to one page."""
    with chromium.new_context() as context:
        watch = Watch(address)
        watch.over(context)
        page = context.new_page()
        page.goto(f"{address}/{name}")
        page.wait_for_load_state("networkidle")
    return watch.complaints()


@pytest.mark.parametrize("name", ["good", "a-page-that-is-not-there"])
def test_an_honest_page_and_an_honest_refusal_raise_no_complaint(
    chromium: Browser, toy: str, name: str
) -> None:
    assert complaints(chromium, toy, name) == []


def test_a_request_to_another_host_is_noticed(chromium: Browser, toy: str) -> None:
    told = complaints(chromium, toy, "elsewhere")
    assert told[0] == "asked another host: http://localhost:9/dot.png"


def test_a_breach_of_the_content_security_policy_is_noticed(chromium: Browser, toy: str) -> None:
    told = complaints(chromium, toy, "inline")
    assert len(told) == 1
    assert "Content Security Policy" in told[0]


def test_a_button_without_a_name_is_noticed(chromium: Browser, toy: str) -> None:
    with chromium.new_context() as context:
        page = context.new_page()
        page.goto(f"{toy}/nameless")
        with pytest.raises(AssertionError, match="button-name"):
            assert_accessible(page)
        page.goto(f"{toy}/good")
        assert_accessible(page)


def test_a_misspelt_element_is_noticed(chromium: Browser, toy: str, pages: Path) -> None:
    with chromium.new_context() as context:
        context.new_page().goto(f"{toy}/misspelt")
    with pytest.raises(AssertionError, match=r"page-\w+\.html: Element .spam. not allowed"):
        assert_valid_html(pages)
