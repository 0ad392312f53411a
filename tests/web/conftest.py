"""What the tests of the pages begin with: the app, a phone's browser, games to look at."""

import re
from collections.abc import Iterator
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from scorekeeper.app import create_app
from scorekeeper.storage.db import Store
from scorekeeper.web.current import STORE
from tests.stores import made_in

TOKEN = re.compile(r'<input name="csrf_token" type="hidden" value="([^"]+)">')


class Phone(FlaskClient):
    """A browser that keeps its cookies and sends the token of the page that it looked at."""

    def submit(self, page: str, to: str | None = None, **fields: str | list[str]) -> TestResponse:
        """Look at `page` and send these fields to it, or `to` elsewhere."""
        token = TOKEN.search(self.get(page).text)
        assert token, f"no form on {page}"
        return self.post(to or page, data={"csrf_token": token[1], **fields})


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """The app with a database of its own, shared: each test begins its own games."""
    made = create_app(made_in(tmp_path_factory.mktemp("pages") / "."))
    made.test_client_class = Phone
    yield made
    opened: Store = made.extensions[STORE]
    opened.close()


@pytest.fixture
def store(app: Flask) -> Store:
    """The app's database."""
    opened: Store = app.extensions[STORE]
    return opened


@pytest.fixture
def phone(app: Flask) -> Phone:
    """A phone that has never been here."""
    client = app.test_client()
    assert isinstance(client, Phone)
    return client


def words_of(page: TestResponse) -> str:
    """What a page says, without its marks and without what its table words mean, in one line."""
    body = page.text.partition("<body")[2].partition(">")[2].partition('<div class="meaning"')[0]
    body = re.sub(r'<button class="term"[^>]*>([^<]*)</button>', r"\1", body)
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", body)).split())
