"""What the program says of a deal that was really played: it should have nothing to say."""

from scorekeeper.scoring.check import check_deal
from scorekeeper.scoring.score import score_deal
from tests.dealer.counting import ways_to_count
from tests.dealer.table import Table

Complaint = tuple[str, object]


def complaints(table: Table) -> list[Complaint]:
    """(way of counting, problem) for each problem; the totals too where they are not the same."""
    ways = ways_to_count(table)
    found: list[Complaint] = [
        (way, problem) for way, entry in ways.items() for problem in check_deal(entry, table.rules)
    ]
    totals = {
        way: tuple(side.total for side in score_deal(entry, table.rules))
        for way, entry in ways.items()
    }
    if len(set(totals.values())) > 1:
        found += totals.items()
    return found
