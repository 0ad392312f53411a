"""A switch: a choice that a preset's own source offers, as a change of its values."""

from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.scoring.ruleset import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """A named choice within a preset: (field, value) pairs that turning it on sets."""

    slug: str
    name: str
    help: str
    changes: tuple[tuple[str, Any], ...]

    def turned_on(self, rules: RuleSet) -> RuleSet:
        """The rule set with this choice taken."""
        return replace(rules, **dict(self.changes))
