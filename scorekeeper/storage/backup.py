"""Copies of the SQLite file, kept beside it."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

KEPT = 5


def copy_of(database: Path) -> Path:
    """Copy a SQLite database, also one in use, and give the copy's path; the last 5 are kept.

    Raises sqlite3.Error and OSError where the copy cannot be made.
    """
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S.%fZ")
    copy = database.with_name(f"{database.name}.{stamp}.backup")
    draft = copy.with_suffix(".part")
    try:
        _copy_to(draft, database)
        draft.rename(copy)
    finally:
        draft.unlink(missing_ok=True)
    others = [each for each in backups_of(database) if each != copy]  # a clock may go backwards
    for old in others[: 1 - KEPT]:
        old.unlink(missing_ok=True)
    return copy


def _copy_to(draft: Path, database: Path) -> None:
    with (
        closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(draft)) as target,
    ):
        source.backup(target)


def backups_of(database: Path) -> list[Path]:
    """The copies of this database, the oldest first."""
    return sorted(database.parent.glob(f"{database.name}.*.backup"))
