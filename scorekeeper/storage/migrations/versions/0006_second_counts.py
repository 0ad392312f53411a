"""Second counts say after which act they were made."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

BY_TIME = """
    UPDATE second_counts SET act = COALESCE(
        (SELECT MAX(acts.number) FROM acts
         WHERE acts.game_id = second_counts.game_id
         AND (acts.at <= second_counts.at OR acts.number =
              (SELECT MAX(entries.act) FROM entries
               WHERE entries.game_id = second_counts.game_id
               AND entries.deal = second_counts.deal AND entries.revision = 1))), 1)
"""


def upgrade() -> None:
    """Make room for the number of the act; for those that are there the time tells it.

    Times are of several clocks, a file's among them: none is of before its deal was counted first.
    """
    column = sa.Column("act", sa.Integer, nullable=False, server_default="1")
    op.add_column("second_counts", column)
    op.execute(BY_TIME)
