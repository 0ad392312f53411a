"""Games, what was done to them, and what was counted."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "games",
        sa.Column("game_id", sa.String(22), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("sides", sa.Text, nullable=False),
        sa.Column("first_dealer", sa.Integer, nullable=False),
        sa.Column("made_by", sa.String(64), nullable=True),
        sa.Column("rematch_of", sa.String(22), nullable=True),
        sa.PrimaryKeyConstraint("game_id", name="pk_games"),
        sa.UniqueConstraint("made_by", name="uq_games_made_by"),
        sa.UniqueConstraint("rematch_of", name="uq_games_rematch_of"),
    )
    op.create_table(
        "acts",
        sa.Column("game_id", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("phone", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(64), nullable=True),
        sa.Column("name", sa.Text, nullable=True),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_acts"),
        sa.UniqueConstraint("game_id", "client_id", name="uq_acts_game_id_client_id"),
        sa.ForeignKeyConstraint(["game_id"], ["games.game_id"], name="fk_acts_games"),
    )
    op.create_table(
        "entries",
        sa.Column("game_id", sa.String(22), nullable=False),
        sa.Column("deal", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("side", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("act", sa.Integer, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "deal", "side", "revision", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["game_id", "act"], ["acts.game_id", "acts.number"], name="fk_entries_acts"
        ),
    )
