"""Real pages in a real Chromium: the app, a phone, and a phone without JavaScript."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from scorekeeper.app import create_app
from scorekeeper.config import Settings
from scorekeeper.storage.db import Store, open_store
from tests.browser.chromium import NO_WORKER, browsing
from tests.browser.server import serving
from tests.browser.valid_html import keep_pages
from tests.browser.watch import Watch


@pytest.fixture(scope="session")
def data_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the served app keeps its database."""
    return tmp_path_factory.mktemp("instance")


@pytest.fixture(scope="session")
def sent_pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every different page that the app sent in this session, for the last test to judge."""
    return tmp_path_factory.mktemp("pages")


@pytest.fixture(scope="session")
def server(data_dir: Path, sent_pages: Path) -> Iterator[str]:
    """The address of the running app."""
    app = create_app(Settings.from_env({"SCOREKEEPER_DATA": str(data_dir)}))
    keep_pages(app, sent_pages)
    with serving(app) as address:
        yield address


@pytest.fixture(scope="session")
def store(server: str, data_dir: Path) -> Iterator[Store]:
    """The database of the running app, for games to begin with and to look at afterwards."""
    assert server
    opened = open_store(Settings.from_env({"SCOREKEEPER_DATA": str(data_dir)}))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One Chromium for all tests; each test has its own context in it."""
    with browsing() as browser:
        yield browser


@pytest.fixture
def phone(chromium: Browser, server: str) -> Iterator[Page]:
    """A page 390 x 844 under a thumb. Other hosts and errors in the console fail the test."""
    with _watched_page(chromium, server, javascript=True) as page:
        yield page


@pytest.fixture
def nojs(chromium: Browser, server: str) -> Iterator[Page]:
    """The same phone with JavaScript switched off."""
    with _watched_page(chromium, server, javascript=False) as page:
        yield page


@contextmanager
def _watched_page(chromium: Browser, server: str, *, javascript: bool) -> Iterator[Page]:
    watch = Watch(server)
    context = chromium.new_context(
        base_url=server,
        viewport={"width": 390, "height": 844},
        device_scale_factor=2,
        is_mobile=True,
        has_touch=True,
        java_script_enabled=javascript,
    )
    context.add_init_script(NO_WORKER)
    watch.over(context)
    yield context.new_page()
    context.close()
    assert not watch.complaints(), "\n".join(watch.complaints())


@pytest.fixture
def other_phone(chromium: Browser, server: str) -> Iterator[Page]:
    """A second phone at the same table; what its console says is nobody's business."""
    with chromium.new_context(base_url=server, has_touch=True) as context:
        context.add_init_script(NO_WORKER)
        yield context.new_page()
