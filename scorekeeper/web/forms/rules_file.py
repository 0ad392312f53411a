"""Rules from elsewhere: the text of a file, or a link."""

import re

from scorekeeper.exports.rules_link import LONGEST, rules_of_link
from scorekeeper.scoring.file_error import FileError
from scorekeeper.scoring.house_rules import as_house_rules
from scorekeeper.scoring.json_text import parse
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import read_rules
from scorekeeper.scoring.rulesets import PRESETS

LINK = re.compile(r"(?:^|/rules/)([0-9]{1,3}\.[^/?#\s]*)(?:$|[/?#\s])")
PRESET = re.compile(r"(?:^|/rules/)([a-z-]+)$")


def read_pasted(text: str) -> RuleSet:
    """The rules of a file's text, of a link, or of a preset's name. Raises FileError."""
    if not text:
        raise FileError("", "is empty: choose a file, or paste its text or a link")
    link = LINK.search(text)
    if link and not text.startswith("{"):
        return as_house_rules(rules_of_link(link[1].removesuffix(".json")))
    preset = PRESET.search(text)
    if preset and preset[1] in PRESETS:
        return PRESETS[preset[1]]
    if len(text) > LONGEST:
        raise FileError("", f"is too long: rules have at most {LONGEST:,} characters")
    if not text.startswith(("{", "[", '"')):
        raise FileError("", "is neither a rules file nor a link to rules: copy all of it")
    return as_house_rules(read_rules(parse(text)))
