"""What `pip install .` gets: a wheel that carries every file the package needs."""

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    """The wheel, built from the tree as it is. Without pip: the build needs no network so."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("handfoot_scorekeeper-*-py3-none-any.whl")
    return ZipFile(path)


def test_the_wheel_carries_every_file_of_the_package(wheel: ZipFile) -> None:
    files = {p for p in (ROOT / "scorekeeper").rglob("*") if p.is_file() and p.suffix != ".pyc"}
    assert {p.relative_to(ROOT).as_posix() for p in files} - set(wheel.namelist()) == set()


@pytest.mark.parametrize(
    "part", ["templates/", "static/css/", "storage/migrations/versions/", "scoring/rulesets/"]
)
def test_the_wheel_carries_what_is_no_module(wheel: ZipFile, part: str) -> None:
    assert [name for name in wheel.namelist() if name.startswith(f"scorekeeper/{part}")] != []


def test_the_wheel_holds_nothing_but_the_package_and_its_description(wheel: ZipFile) -> None:
    folders = {name.split("/")[0] for name in wheel.namelist()}
    assert {folder.split("-")[0] for folder in folders} == {"scorekeeper", "handfoot_scorekeeper"}
    assert [name for name in wheel.namelist() if name.endswith((".pyc", ".db", ".sqlite"))] == []


def test_the_wheel_brings_the_command_scorekeeper(wheel: ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    command = EntryPoint("scorekeeper", "scorekeeper.__main__:main", "console_scripts")
    assert f"{command.name} = {command.value}" in wheel.read(name).decode().splitlines()
