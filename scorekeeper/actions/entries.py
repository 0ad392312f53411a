"""What is kept of a side's count."""

from dataclasses import replace

from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.side_json import read_side, side_to_json


def entry_as_kept(entry: SideEntry, path: str, rules: RuleSet) -> SideEntry:
    """The entry as it will be read back, so that equal counts are equal.

    It loses what the game itself knows better: the side's name and its players. Raises
    FileErrors, naming `path`, for a count that no file may hold.
    """
    return read_side(side_to_json(replace(entry, name="", players=None)), path, rules)
