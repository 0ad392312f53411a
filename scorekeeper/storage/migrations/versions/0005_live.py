"""Who counts which side just now, who agreed to a deal, and deals counted a second time."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables, and room for agreements."""
    op.add_column("acts", sa.Column("agreements", sa.Text, nullable=True))
    op.create_table(
        "counting",
        sa.Column("game_id", sa.String(22), nullable=False),
        sa.Column("page", sa.String(22), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("phone", sa.Text, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "page", name="pk_counting"),
    )
    op.create_table(
        "second_counts",
        sa.Column("game_id", sa.String(22), nullable=False),
        sa.Column("deal", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("phone", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(64), nullable=False),
        sa.Column("entries", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "deal", "number", name="pk_second_counts"),
        sa.ForeignKeyConstraint(["game_id"], ["games.game_id"], name="fk_second_counts_games"),
    )
