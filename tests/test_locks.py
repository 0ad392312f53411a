"""The two lock files name exact versions with hashes, and nothing of anybody's machine."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = ["requirements.txt", "requirements-dev.txt"]


def pins(lock: str) -> dict[str, str]:
    """Version and marker by package, as one lock file states them."""
    return dict(re.findall(r"^([\w.-]+)==(.+?) \\$", (ROOT / lock).read_text(), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_no_address_of_a_registry(lock: str) -> None:
    assert re.findall(r"https?:|--\w*index|find-links", (ROOT / lock).read_text()) == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_of_a_lock_is_held_to_its_hashes(lock: str) -> None:
    packages = re.split(r"^(?=\w)", (ROOT / lock).read_text(), flags=re.MULTILINE)[1:]
    assert [p.split()[0] for p in packages if "--hash=sha256:" not in p] == []
    assert len(packages) == len(pins(lock)) >= 15


def test_the_development_lock_holds_all_of_the_other_at_the_same_versions() -> None:
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()


def test_everything_the_package_imports_stands_in_the_lock_that_users_install() -> None:
    wanted = {"alembic", "flask", "flask-wtf", "resvg-py", "segno", "sqlalchemy", "waitress"}
    assert wanted <= pins("requirements.txt").keys()
