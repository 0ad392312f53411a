"""The database: engines for reading and writing."""

from scorekeeper.config import Settings


class Store:
    """An open database. Close it when the program ends."""

    def close(self) -> None:
        """Give back all connections."""
        raise NotImplementedError


def open_store(settings: Settings) -> Store:
    """Open the database of these settings (run `migrate.upgrade` first). Raises StoreError."""
    raise NotImplementedError
