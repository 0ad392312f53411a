"""The Chromium of this machine, so started that it asks nobody outside for anything."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.tools import find_browser

# As root Chromium has no sandbox; the rest keeps it from asking the network on its own.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""A phone on a home network without HTTPS: nothing stands between a page and the server."""


@contextmanager
def browsing() -> Iterator[Browser]:
    """A Chromium without a window, closed in the end."""
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS + root)
        yield browser
        browser.close()
