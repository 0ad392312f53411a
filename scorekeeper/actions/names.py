"""Names that people type: what is kept of them, and what is refused."""

from unicodedata import category

from scorekeeper.record import LONGEST_NAME


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
    """Without control characters, line ends and halves of surrogate pairs."""
    return "".join(sign for sign in text if category(sign) not in ("Cc", "Cs", "Zl", "Zp"))
