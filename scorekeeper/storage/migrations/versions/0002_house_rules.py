"""Rule sets that tables saved, and the rules of a game as they were from each act on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table, and note on the act that began each game the rules it began with."""
    op.create_table(
        "rule_sets",
        sa.Column("rules_id", sa.String(22), nullable=False),
        sa.Column("saved", sa.DateTime(timezone=True), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("rules_id", name="pk_rule_sets"),
    )
    op.add_column("acts", sa.Column("rules", sa.Text, nullable=True))
    op.execute(
        "UPDATE acts SET rules ="
        " (SELECT games.rules FROM games WHERE games.game_id = acts.game_id)"
        " WHERE kind = 'create'"
    )
