"""Links with roles, short codes, and who guessed codes wrong."""

import secrets
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

KEY_BYTES = 16
LETTERS = "ACDEFGHJKMNPQRTUVWXY34679"
CODE_LENGTH = 6
EVERYBODY = ""
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


def upgrade() -> None:
    """Make the tables, and give every game its links: its old address becomes the host's."""
    moment = sa.DateTime(timezone=True)
    links = op.create_table(
        "links",
        sa.Column("game_id", sa.String(22), nullable=False),
        sa.Column("key", sa.String(22), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("made", moment, nullable=False),
        sa.Column("code", sa.String(CODE_LENGTH), nullable=True),
        sa.Column("revoked", moment, nullable=True),
        sa.Column("instead", sa.String(22), nullable=True),
        sa.PrimaryKeyConstraint("game_id", "key", name="pk_links"),
        sa.UniqueConstraint("key", name="uq_links_key"),
        sa.UniqueConstraint("code", name="uq_links_code"),
        sa.ForeignKeyConstraint(["game_id"], ["games.game_id"], name="fk_links_games"),
    )
    guessers = op.create_table(
        "guessers",
        sa.Column("caller", sa.String(64), nullable=False),
        sa.Column("since", moment, nullable=False),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("waits", sa.Integer, nullable=False),
        sa.Column("until", moment, nullable=False),
        sa.PrimaryKeyConstraint("caller", name="pk_guessers"),
    )
    # always there: whoever types a code locks it first
    nobody = {"caller": EVERYBODY, "since": LONG_AGO, "wrong": 0, "waits": 0, "until": LONG_AGO}
    op.bulk_insert(guessers, [nobody])
    games = sa.table("games", sa.column("game_id", sa.String), sa.column("created", moment))
    codes: set[str] = set()
    begun = op.get_bind().execute(sa.select(games.c.game_id, games.c.created)).all()
    for game_id, created in begun:
        op.bulk_insert(links, _links(game_id, created, codes))


def _links(game_id: str, made: datetime, codes: set[str]) -> list[dict[str, object]]:
    keys = {"host": game_id, "score": _key(), "watch": _key()}
    return [
        {
            "game_id": game_id,
            "key": key,
            "role": role,
            "made": made,
            "code": _code(codes) if role == "score" else None,
            "revoked": None,
            "instead": None,
        }
        for role, key in keys.items()
    ]


def _key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def _code(codes: set[str]) -> str:
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if code not in codes:
            codes.add(code)
            return code
