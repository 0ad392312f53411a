"""Settings that every test shares."""

import os

import pytest
from hypothesis import settings

# At home new examples are tried each time; in CI the same ones, so that a red run can be repeated.
settings.register_profile("dev", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=200)
PROFILE = "ci" if os.environ.get("CI") else "dev"
settings.load_profile(PROFILE)


def pytest_report_header() -> str:
    """Say which examples were tried; the seed stands in the line of pytest-randomly."""
    return f"hypothesis examples: {PROFILE}"


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what lies under tests/browser (`-m 'not browser'` leaves it out)."""
    if "browser" in item.path.parts:
        item.add_marker(pytest.mark.browser)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Shuffled or not, what looks back at all other tests comes last."""
    items.sort(key=lambda item: item.get_closest_marker("last") is not None)
