"""The tables. What belongs to a game has a primary key that begins with the game's id, so games
can be spread over machines.

A change here needs a step in `migrations/versions/`; a test holds the two together.
"""

from datetime import UTC, datetime

from sqlalchemy import (
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID_LENGTH = 22
DIGEST_LENGTH = 64
CODE_LENGTH = 6


class UtcTime(TypeDecorator[datetime]):
    """A moment; SQLite forgets the time zone, so it is always put in and read as UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """To UTC."""
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """From UTC, or from a time zone that says what it is."""
        if value is None:
            return None
        return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    """The tables' common ground: constraint names are the same on every database."""

    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(referred_table_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        }
    )


class GameRow(Base):
    """A game with its own copy of its rule set. Lists and rules are JSON."""

    __tablename__ = "games"

    game_id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    created: Mapped[datetime] = mapped_column(UtcTime)
    rules: Mapped[str] = mapped_column(Text)
    players: Mapped[str] = mapped_column(Text)
    sides: Mapped[str] = mapped_column(Text)
    first_dealer: Mapped[int] = mapped_column(Integer)
    # digest of the request that made it: the same request again finds the game
    made_by: Mapped[str | None] = mapped_column(String(DIGEST_LENGTH), unique=True)
    # no foreign key: the game before may be kept on another machine
    rematch_of: Mapped[str | None] = mapped_column(String(ID_LENGTH), unique=True)


class ActRow(Base):
    """One thing that somebody did to a game."""

    __tablename__ = "acts"
    __table_args__ = (UniqueConstraint("game_id", "client_id"),)

    game_id: Mapped[str] = mapped_column(ForeignKey("games.game_id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    at: Mapped[datetime] = mapped_column(UtcTime)
    phone: Mapped[str] = mapped_column(Text)
    client_id: Mapped[str | None] = mapped_column(String(DIGEST_LENGTH))
    name: Mapped[str | None] = mapped_column(Text)
    # the whole rule set from this act on, as JSON ("create" and "rules")
    rules: Mapped[str | None] = mapped_column(Text)
    # the act whose state this one brought back ("undo", "redo" and "restore")
    restores: Mapped[int | None] = mapped_column(Integer)
    # who agreed to which deal, as JSON: [deal, side, [revisions], whether it holds], ...
    agreements: Mapped[str | None] = mapped_column(Text)


class EntryRow(Base):
    """One revision of what a side counted in a deal, as JSON; rows are never changed.

    The JSON is `null` where the count was taken away.
    """

    __tablename__ = "entries"
    __table_args__ = (ForeignKeyConstraint(["game_id", "act"], ["acts.game_id", "acts.number"]),)

    game_id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    deal: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    side: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    revision: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    act: Mapped[int] = mapped_column(Integer)
    entry: Mapped[str] = mapped_column(Text)


class LinkRow(Base):
    """A way into a game. What is in an address is a key, never the game's id itself."""

    __tablename__ = "links"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.game_id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True, unique=True)
    role: Mapped[str] = mapped_column(String(8))
    made: Mapped[datetime] = mapped_column(UtcTime)
    # leads to this link while the game is on; none for a link that was taken back
    code: Mapped[str | None] = mapped_column(String(CODE_LENGTH), unique=True)
    revoked: Mapped[datetime | None] = mapped_column(UtcTime)
    # the key that the holder of a link that was taken back got for it
    instead: Mapped[str | None] = mapped_column(String(ID_LENGTH))


class GuesserRow(Base):
    """Wrong codes of one address, or ("" as the caller) of everybody; swept away soon.

    The caller is a keyed digest: the address itself is not kept.
    """

    __tablename__ = "guessers"

    caller: Mapped[str] = mapped_column(String(DIGEST_LENGTH), primary_key=True)
    since: Mapped[datetime] = mapped_column(UtcTime)
    wrong: Mapped[int] = mapped_column(Integer)
    waits: Mapped[int] = mapped_column(Integer)
    until: Mapped[datetime] = mapped_column(UtcTime)


class SecondCountRow(Base):
    """A deal counted once more, `number` after `number`: the entries of all sides, as JSON.

    `act` is the newest act of the game then. No foreign key: SQLite adds none to a table.
    """

    __tablename__ = "second_counts"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.game_id"), primary_key=True)
    deal: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(UtcTime)
    phone: Mapped[str] = mapped_column(Text)
    client_id: Mapped[str] = mapped_column(String(DIGEST_LENGTH))
    entries: Mapped[str] = mapped_column(Text)
    act: Mapped[int] = mapped_column(Integer)


class CountingRow(Base):
    """A phone that counts a side just now, until it says so no more. A row for each open sheet."""

    __tablename__ = "counting"

    game_id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    page: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    deal: Mapped[int] = mapped_column(Integer)
    side: Mapped[int] = mapped_column(Integer)
    phone: Mapped[str] = mapped_column(Text)
    until: Mapped[datetime] = mapped_column(UtcTime)


class RulesRow(Base):
    """A rule set that somebody saved under a name. The id follows from the rules: rows are
    never changed, and the same set saved twice is one row.
    """

    __tablename__ = "rule_sets"

    rules_id: Mapped[str] = mapped_column(String(ID_LENGTH), primary_key=True)
    saved: Mapped[datetime] = mapped_column(UtcTime)
    rules: Mapped[str] = mapped_column(Text)
