"""Names that people type: what is kept of them, and what is refused."""

from unicodedata import bidirectional, category

from scorekeeper.record import LONGEST_NAME

UNSEEN = frozenset({"Cc", "Cs", "Zl", "Zp"})
TURNS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""Signs that turn the reading direction: figures after such a name would stand back to front."""


def name_fault(name: str) -> str | None:
    """What is wrong with a name: "empty", "too_long" or "unprintable"; None for a good one."""
    if not name.strip():
        return "empty"
    if len(name) > LONGEST_NAME:
        return "too_long"
    return None if _printable(name) == name else "unprintable"


def phone_name(name: str) -> str:
    """What is kept of a phone's name: no save fails because of it."""
    return _printable(name).strip()[:LONGEST_NAME]


def _printable(text: str) -> str:
    """Without control characters, line ends, halves of surrogate pairs and turned directions."""
    return "".join(
        sign for sign in text if category(sign) not in UNSEEN and bidirectional(sign) not in TURNS
    )
