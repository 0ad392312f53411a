"""The pages with their database on a server: what people send is the same, what it takes is not."""

from collections.abc import Iterator

import pytest
from flask import Flask

from scorekeeper.app import create_app
from scorekeeper.storage.db import Store
from scorekeeper.web.current import STORE
from tests.postgres import Postgres
from tests.web.conftest import Phone
from tests.web.games import CAUGHT, OUT, begin, play


@pytest.fixture(scope="module")
def app(postgres: Postgres) -> Iterator[Flask]:
    """The app with a database of its own, shared, on a server that is new to it."""
    made = create_app(postgres.empty())
    made.test_client_class = Phone
    yield made
    opened: Store = made.extensions[STORE]
    opened.close()


def test_a_deal_is_counted_and_seen(phone: Phone, store: Store) -> None:
    game = begin(store)
    play(store, game, (OUT, CAUGHT))
    assert "4,685" in phone.get(f"/g/{game}").text
    assert phone.get(f"/g/{game}/now?view=table").status_code == 200


@pytest.mark.parametrize("page", ["/g/%00", "/g/%00/history", "/g/%ed%a0%80", "/join/%00"])
def test_what_no_address_of_ours_has_leads_nowhere(phone: Phone, page: str) -> None:
    assert phone.get(page).status_code == 404


def test_a_sheet_is_no_character_that_cannot_be_kept(phone: Phone, store: Store) -> None:
    game = begin(store)
    token = {"sheet": "\0", "side": "0", "deal": "1"}
    assert phone.submit(f"/g/{game}/deals/1", f"/g/{game}/counting", **token).status_code == 400
