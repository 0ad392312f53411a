"""Settings that every test shares."""

import os
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from scorekeeper.config import Settings
from scorekeeper.storage.db import Store, open_store
from tests.postgres import Postgres, running_postgres
from tests.stores import made_in

# At home new examples are tried each time; in CI the same ones, so that a red run can be repeated.
hypothesis.settings.register_profile("dev", deadline=None, print_blob=True)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, max_examples=200)
PROFILE = "ci" if os.environ.get("CI") else "dev"
hypothesis.settings.load_profile(PROFILE)


def pytest_report_header() -> str:
    """Say which examples were tried; the seed stands in the line of pytest-randomly."""
    return f"hypothesis examples: {PROFILE}"


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what lies under tests/browser (`-m 'not browser'` leaves it out)."""
    if "browser" in item.path.parts:
        item.add_marker(pytest.mark.browser)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what is marked `on_both` on each kind of database."""
    is_on_both = metafunc.definition.get_closest_marker("on_both") is not None
    if is_on_both and "database" in metafunc.fixturenames:
        metafunc.parametrize("database", ["sqlite", "postgresql"])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Shuffled or not, what looks back at all other tests comes last."""
    items.sort(key=lambda item: item.get_closest_marker("last") is not None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL server, started for the first test that needs it."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def database() -> str:
    """The kind of database that a test is for, where it does not say another one."""
    return "sqlite"


@pytest.fixture
def settings(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> Iterator[Settings]:
    """Settings of a database with empty tables, in the test's folder if it is a file."""
    if database == "sqlite":
        yield made_in(tmp_path)
        return
    server: Postgres = request.getfixturevalue("postgres")
    with server.with_tables() as made:
        yield made


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    """An empty database."""
    opened = open_store(settings)
    yield opened
    opened.close()
