"""What storage raises: each with one clear line for the person at the keyboard."""


class StoreError(Exception):
    """The database cannot be used; the message is one line that says why."""


class DamagedGame(StoreError):
    """A row of a game cannot be read: says which table, never the game's id."""
