"""The shape of the database: made at the first start, upgraded after a copy, never guessed."""

import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from scorekeeper.config import Settings
from scorekeeper.storage import backup
from scorekeeper.storage.backup import KEPT, backups_of, copy_of
from scorekeeper.storage.errors import StoreError
from scorekeeper.storage.migrate import steps, upgrade
from scorekeeper.storage.tables import Base
from tests.storage.rows import ask, run, writing
from tests.stores import made_in, settings_in

NEXT = """
from alembic import op
revision = "{number}"
down_revision = "{before}"
def upgrade() -> None:
    op.execute("{sql}")
"""


def add_step(folder: Path, sql: str) -> None:
    before = steps()[-1]
    number = after(before)
    step = NEXT.format(number=number, before=before, sql=sql)
    (folder / "versions" / f"{number}_next.py").write_text(step)


def after(number: str, more: int = 1) -> str:
    """The number of the step so many steps later."""
    return f"{int(number) + more:04d}"


def shape_of(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        shape: str = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    return shape


@pytest.mark.on_both
def test_tables_and_steps_agree(settings: Settings) -> None:
    with writing(settings) as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_the_steps_are_numbered_without_a_gap() -> None:
    assert steps() == tuple(f"{number:04d}" for number in range(1, len(steps()) + 1))


def test_a_first_start_makes_no_copy(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    upgrade(settings)
    assert ask(settings, "SELECT version_num FROM alembic_version") == [steps()[-1]]
    assert backups_of(tmp_path / "scorekeeper.db") == []


def test_a_second_start_does_not_even_load_the_steps(tmp_path: Path) -> None:
    made_in(tmp_path)
    program = (
        "import sys; from pathlib import Path; from tests.stores import items_of, settings_in;"
        "from scorekeeper.storage.migrate import upgrade; upgrade(settings_in(Path(sys.argv[1])));"
        "sys.exit('alembic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=False)
    assert done.returncode == 0


def test_an_upgrade_copies_the_database_first(tmp_path: Path, newer: Path) -> None:
    settings, before = made_in(tmp_path), steps()[-1]
    add_step(newer, "CREATE TABLE new (a)")
    upgrade(settings)
    (copy,) = backups_of(tmp_path / "scorekeeper.db")
    assert shape_of(copy) == before
    assert shape_of(tmp_path / "scorekeeper.db") == after(before)
    assert ask(settings, "SELECT count(*) FROM new") == [0]


@pytest.mark.on_both
def test_a_step_that_fails_leaves_everything_as_it_was(empty: Settings, newer: Path) -> None:
    upgrade(empty)
    before = steps()[-1]
    add_step(newer, "CREATE TABLE new (a INTEGER)")
    add_step(newer, "CREATE TABLE new (a INTEGER)")
    with pytest.raises(StoreError, match="already exists"):
        upgrade(empty)
    assert ask(empty, "SELECT version_num FROM alembic_version") == [before]
    with writing(empty) as connection:
        assert not inspect(connection).has_table("new")


def test_without_a_copy_no_step_is_run(
    tmp_path: Path, newer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_paths: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    settings, before = made_in(tmp_path), steps()[-1]
    add_step(newer, "CREATE TABLE new (a)")
    monkeypatch.setattr(backup, "_copy_to", full)
    assert one_line(settings).endswith("no copy of it can be made first: database or disk is full")
    assert shape_of(tmp_path / "scorekeeper.db") == before
    assert backups_of(tmp_path / "scorekeeper.db") == []


def test_the_last_five_copies_are_kept(tmp_path: Path, newer: Path) -> None:
    settings, before = made_in(tmp_path), steps()[-1]
    for number in range(KEPT + 2):
        add_step(newer, f"CREATE TABLE new{number} (a)")
        upgrade(settings)
    kept = backups_of(tmp_path / "scorekeeper.db")
    assert len(kept) == KEPT
    assert shape_of(kept[-1]) == after(before, KEPT + 1)


def test_a_copy_is_kept_although_the_clock_went_back(tmp_path: Path) -> None:
    made_in(tmp_path)
    database = tmp_path / "scorekeeper.db"
    later = [tmp_path / f"scorekeeper.db.2999010{day}T000000.000000Z.backup" for day in range(1, 7)]
    for file in later:
        file.touch()
    copy = copy_of(database)
    assert backups_of(database) == [copy, *later[-(KEPT - 1) :]]


@pytest.mark.on_both
def test_starts_at_the_same_time_wait_for_each_other(
    empty: Settings, tmp_path: Path, newer: Path
) -> None:
    upgrade(empty)
    add_step(newer, "CREATE TABLE new (a INTEGER)")
    ready, failures = threading.Barrier(4), []

    def start() -> None:
        ready.wait()
        try:
            upgrade(empty)
        except StoreError as error:
            failures.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert len(backups_of(tmp_path / "scorekeeper.db")) == (empty.data_dir == tmp_path)


def test_a_database_of_a_newer_version_is_refused_and_untouched(tmp_path: Path) -> None:
    settings = made_in(tmp_path)
    run(settings, "UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(StoreError, match=r"made by a newer version \(its shape is 0999") as told:
        upgrade(settings)
    assert "\n" not in str(told.value)
    assert ask(settings, "SELECT version_num FROM alembic_version") == ["0999"]


def one_line(settings: Settings) -> str:
    with pytest.raises(StoreError) as told:
        upgrade(settings)
    assert "\n" not in str(told.value)
    return str(told.value)


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "scorekeeper.db").write_text("these are my notes, " * 100)
    assert one_line(settings_in(tmp_path)).endswith("file is not a database")


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "unable to open database file" in one_line(settings_in(tmp_path / "missing"))


def test_a_database_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    settings_in(tmp_path)
    (tmp_path / "scorekeeper.db").touch()
    url = f"sqlite:///file:{tmp_path / 'scorekeeper.db'}?mode=ro&uri=true"
    assert "readonly" in one_line(Settings(tmp_path, url, "x" * 32))


@pytest.mark.parametrize(
    "address", ["postgresql+nothing://host/cards", "postgresql://host:port/cards"]
)
def test_an_address_that_leads_nowhere_is_told(tmp_path: Path, address: str) -> None:
    told = one_line(Settings(tmp_path, address, "x" * 32))
    assert told.startswith("the database's address cannot be used: ")
