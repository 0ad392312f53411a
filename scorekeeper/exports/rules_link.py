"""A whole rule set as a short text for a link or a QR code, and back again.

It is the rule set's file, pressed small: no server has to remember anything.
"""

from pathlib import Path

from scorekeeper.exports.pressing import Press
from scorekeeper.scoring.house_rules import usual_notes
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import read_rules, rules_to_json

WORDS = (Path(__file__).parent / "rules_link_1.txt").read_bytes()
LONGEST = 64_000
PRESS = Press(version="1", words=WORDS, longest=LONGEST)


def link_text(rules: RuleSet) -> str:
    """The rule set as a text of a link. The same set gives the same text."""
    return PRESS.link_text(short_rules(rules))


def rules_of_link(text: str) -> RuleSet:
    """The rule set of such a text.

    Raises FileError for a text that is cut short or of another version, and FileErrors for
    everything in the rule set that cannot be read.
    """
    return read_rules(whole_rules(PRESS.data_of(text)))


def short_rules(rules: RuleSet) -> dict[str, object]:
    """The rule set's file, without the notes where they follow from the rest."""
    told = rules_to_json(rules)
    if rules.notes == usual_notes(rules):
        del told["notes"]
    return told


def whole_rules(data: object) -> object:
    """Such a file with its notes again. Raises FileErrors for what cannot be read in it."""
    if not isinstance(data, dict) or "notes" in data:
        return data
    return {**data, "notes": [list(pair) for pair in usual_notes(read_rules(data))]}
