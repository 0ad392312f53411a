"""The pages as a strict reader sees them."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.valid_html import assert_valid_html


@pytest.mark.last
def test_every_page_that_any_browser_test_was_sent_is_valid_html(
    phone: Page, sent_pages: Path
) -> None:
    phone.goto("/")
    assert_valid_html(sent_pages)
