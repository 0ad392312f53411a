"""What the tests of storage begin with."""

import shutil
from pathlib import Path

import pytest

from scorekeeper.config import Settings
from scorekeeper.storage import migrate
from tests.postgres import Postgres
from tests.stores import settings_in


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The steps of a newer version of the program, as yet the same ones."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(migrate, "MIGRATIONS", folder)
    return folder


@pytest.fixture
def empty(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    """Settings of a database that has no tables yet."""
    if database == "sqlite":
        return settings_in(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty()
