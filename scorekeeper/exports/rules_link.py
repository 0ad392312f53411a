"""A whole rule set as a short text for a link or a QR code, and back again.

It is the rule set's file, pressed small: no server has to remember anything. The words that
every such file has are pressed out with a fixed list, so that a set takes about 400 characters.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from zlib import Z_BEST_COMPRESSION, compressobj, decompressobj, error

from scorekeeper.scoring.house_rules import usual_notes
from scorekeeper.scoring.json_text import parse
from scorekeeper.scoring.reading import FileError
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import read_rules, rules_to_json

VERSION = "1"
LONGEST = 64_000
"""Characters of a rule set's file: far more than any has, few enough for hostile links."""
WORDS = (Path(__file__).parent / f"rules_link_{VERSION}.txt").read_bytes()
"""Never changed: links that are out in the world are read with it."""
CUT_SHORT = "is not whole: copy the whole link, or photograph its code again"


def link_text(rules: RuleSet) -> str:
    """The rule set as letters, digits, "-", "_" and one ".". The same set gives the same text."""
    told = rules_to_json(rules)
    if rules.notes == usual_notes(rules):
        del told["notes"]  # they follow from the rest
    press = compressobj(Z_BEST_COMPRESSION, zdict=WORDS)
    text = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
    pressed = press.compress(text.encode()) + press.flush()
    return f"{VERSION}.{urlsafe_b64encode(pressed).decode().rstrip('=')}"


def rules_of_link(text: str) -> RuleSet:
    """The rule set of such a text.

    Raises FileError for a text that is cut short or of another version, and FileErrors for
    everything in the rule set that cannot be read.
    """
    version, dot, pressed = text.partition(".")
    if not dot:
        raise FileError("", CUT_SHORT)
    if version != VERSION:
        raise FileError(
            "",
            f"is a link of another version, but version {VERSION} is read here:"
            " bring scorekeeper up to date",
        )
    data = parse(_unpressed(pressed))
    if not isinstance(data, dict) or "notes" in data:
        return read_rules(data)
    rules = read_rules(data)
    return read_rules({**data, "notes": [list(pair) for pair in usual_notes(rules)]})


def _unpressed(pressed: str) -> str:
    if len(pressed) > LONGEST:
        raise FileError("", CUT_SHORT)
    press = decompressobj(zdict=WORDS)
    try:
        padded = pressed.encode("ascii") + b"=" * (-len(pressed) % 4)
        text = press.decompress(urlsafe_b64decode(padded), LONGEST)
        if not press.eof or press.unused_data:
            raise FileError("", CUT_SHORT)
        return text.decode()
    except FileError:
        raise
    except (ValueError, error) as problem:
        raise FileError("", CUT_SHORT) from problem
