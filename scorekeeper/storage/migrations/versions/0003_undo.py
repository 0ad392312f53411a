"""Acts that bring back an earlier state say which."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for the number of the act."""
    op.add_column("acts", sa.Column("restores", sa.Integer, nullable=True))
