"""Codes: six letters and figures that lead to a game while it is on.

None of them looks like another one, so a code can be read out and typed off a screen.
"""

import secrets
from unicodedata import normalize

LETTERS = "ACDEFGHJKMNPQRTUVWXY34679"
LENGTH = 6
SKIPPED = "-‐–—.·"


def new_code() -> str:
    """A code by chance, one of 244 million."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def plain_code(typed: str) -> str:
    """What was typed as codes are kept: in capitals, without blanks and dashes."""
    plain = normalize("NFKC", typed).upper()
    return "".join(sign for sign in plain if sign not in SKIPPED and not sign.isspace())


def is_code(plain: str) -> bool:
    """Whether this can be a code at all."""
    return len(plain) == LENGTH and set(plain) <= set(LETTERS)
