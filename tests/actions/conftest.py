"""What the tests of actions begin with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.storage.db import Store
from tests.stores import store_in


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty database."""
    opened = store_in(tmp_path)
    yield opened
    opened.close()
