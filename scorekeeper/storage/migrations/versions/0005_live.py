"""Who counts which side just now, and who agreed to a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of the phones that count, and room for agreements."""
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
