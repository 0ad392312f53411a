"""What is wrong with a file: the path of the key, and a reason in plain words."""

import json
import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

SHOWN = 24  # characters of a wrong text that a message quotes
SHOWN_AS: Mapping[str, str] = MappingProxyType(
    {"text": "the text {quoted}", "large": "a number of more than 15 digits"}
)
"""What a message calls a wrong text, and a number that is too long to be quoted."""


class FileError(ValueError):
    """One thing that cannot be read: `path` of the key ("" is the whole file) and `reason`."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}" if path else reason)
        self.path = path
        self.reason = reason


class FileErrors(FileError):
    """Everything in a file that cannot be read; `path` and `reason` are those of the first."""

    def __init__(self, errors: Sequence[FileError]) -> None:
        self.errors = tuple(errors)
        super().__init__(self.errors[0].path, self.errors[0].reason)


def shown(value: object) -> str:
    """A wrong value as a message quotes it: short, whatever it is."""
    if isinstance(value, str):
        return SHOWN_AS["text"].format(quoted=quoted(value))
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    if isinstance(value, int):
        return f"{value:,}" if abs(value) < 10**15 else SHOWN_AS["large"]
    if isinstance(value, float):
        return json.dumps(value) if not math.isinf(value) else "a number too large to read"
    if isinstance(value, list):
        return "a list"
    return "an object" if isinstance(value, dict) else f"a {type(value).__name__}"


def quoted(text: str) -> str:
    """A text in quotes, cut short, with what cannot be printed escaped."""
    cut = text if len(text) <= SHOWN else text[:SHOWN] + "…"
    return json.dumps(cut, ensure_ascii=not cut.isprintable())
