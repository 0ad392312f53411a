"""Bring the database to the shape that this version of the program needs."""

from scorekeeper.config import Settings


def upgrade(settings: Settings) -> None:
    """Make or upgrade the database if need be, after a backup copy. Raises StoreError."""
    raise NotImplementedError
