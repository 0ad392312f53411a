"""What the table allowed: it is kept for the problems that are there, and for no later ones."""

from dataclasses import replace

from scorekeeper.actions.score_record import problems_of
from scorekeeper.scoring.entry import DealEntry, SideEntry
from scorekeeper.scoring.ruleset import RuleSet


def without_idle_overrides(entry: DealEntry, rules: RuleSet) -> tuple[SideEntry, ...]:
    """The sides' entries less every override of a problem that the entry does not have."""
    found = {(found.side, found.code, found.field) for found in problems_of(entry, rules)}
    return tuple(
        replace(
            side,
            overrides=frozenset(
                (code, field)
                for code, field in side.overrides
                if (index, code, field) in found or (None, code, field) in found
            ),
        )
        for index, side in enumerate(entry.sides)
    )
