"""A strict reader of plain data: every wrong key is told with its path, all of them together.

Nothing is guessed and nothing ignored: true is no number, 1.0 and "1" are no whole numbers,
and a key that nobody asked for is refused.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from itertools import islice
from types import MappingProxyType
from unicodedata import category

from scorekeeper.scoring.file_error import FileError, FileErrors, quoted, shown

__all__ = [
    "AMOUNT_MAX",
    "COUNT_MAX",
    "MISSING",
    "Doubled",
    "FileError",
    "FileErrors",
    "Keys",
    "Reading",
]

COUNT_MAX = 1_000
"""Most of anything that is counted. What the decks hold is the check's business."""
AMOUNT_MAX = 100_000
"""Most points of one amount in an entry, either way."""
PLAIN_KEY = re.compile("[A-Za-z0-9_-]{1,40}")
"""A key that a path shows as it is."""
UNKNOWN_TOLD = 20  # unknown keys of one object that are told
TURNS = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Signs that nobody sees and that turn the reading direction of what stands round them: they come
along where a name is pasted, and no text here needs them. As `str.translate` takes them.
"""
KNOWN_TOLD = 20  # known keys or words that a message lists; more than that help nobody
MISSING = object()
REASONS: Mapping[str, str] = MappingProxyType(
    {
        "whole": "must be a whole number from {least:,} to {most:,}, not {shown}",
        "too_long": "must have at most {most:,} characters, not {length:,}",
        "too_short": "must have at least {least:,} characters, not {length:,}",
        "no_line": "must be one line without control characters, not {shown}",
    }
)
"""Why a number or a text is refused."""


def unturned(text: str) -> str:
    """The text without signs that turn the reading direction."""
    return text.translate(TURNS)


class Doubled(dict[str, object]):
    """An object whose JSON text gives some keys twice."""

    def __init__(self, found: Mapping[str, object], twice: tuple[str, ...]) -> None:
        super().__init__(found)
        self.twice = twice


class Reading:
    """One file being read; what is wrong is gathered, and refused by `finish`.

    Each method takes a value and its path and returns it checked. For a wrong value it notes
    the error and returns something harmless, so that reading goes on to the other keys.
    """

    def __init__(self) -> None:
        self._errors: list[FileError] = []
        self._opened: list[Keys] = []

    @property
    def is_sound(self) -> bool:
        """Whether nothing wrong was found so far (keys nobody asked for are seen at the end)."""
        return not self._errors

    def wrong(self, path: str, reason: str) -> None:
        """Note an error."""
        self._errors.append(FileError(path, reason))

    def also(self, problem: FileErrors) -> None:
        """Note the errors of a part that was read on its own."""
        self._errors += problem.errors

    def finish(self) -> None:
        """Refuse the keys that nobody asked for, then raise FileErrors if anything is wrong."""
        for keys in self._opened:
            self._errors += keys.unknown()
        if self._errors:
            raise FileErrors(self._errors)

    def keys(self, value: object, path: str) -> "Keys":
        """The keys of an object; no keys where it is none."""
        if not isinstance(value, dict):
            self.wrong(path, f"must be an object with keys, not {shown(value)}")
        keys = Keys(self, value if isinstance(value, dict) else None, path)
        if isinstance(value, Doubled):
            for key in value.twice:
                self.wrong(keys.path_of(key), "is given twice, keep one of them")
        self._opened.append(keys)
        return keys

    def items(
        self, value: object, path: str, *, least: int = 0, most: int = COUNT_MAX
    ) -> list[tuple[object, str]]:
        """The items of a list of `least` to `most`, each with its path."""
        wanted = f"a list of {least:,} to {most:,}" if least < most else f"a list of {most:,}"
        if not isinstance(value, list):
            self.wrong(path, f"must be {wanted}, not {shown(value)}")
            return []
        if not least <= len(value) <= most:
            self.wrong(path, f"must be {wanted}, not of {len(value):,}")
            return []
        return [(item, f"{path}[{index}]") for index, item in enumerate(value)]

    def whole(self, value: object, path: str, *, least: int = 0, most: int = COUNT_MAX) -> int:
        """A whole number from `least` to `most`."""
        if type(value) is int and least <= value <= most:
            return value
        self.wrong(path, REASONS["whole"].format(least=least, most=most, shown=shown(value)))
        return least

    def flag(self, value: object, path: str) -> bool:
        """True or false."""
        if isinstance(value, bool):
            return value
        self.wrong(path, f"must be true or false, not {shown(value)}")
        return False

    def text(self, value: object, path: str, *, longest: int, least: int = 0) -> str:
        """One line of text of `least` to `longest` characters, `unturned`."""
        value = unturned(value) if isinstance(value, str) else value
        if not isinstance(value, str):
            self.wrong(path, f"must be text in quotes, not {shown(value)}")
        elif len(value) > longest:
            self.wrong(path, REASONS["too_long"].format(most=longest, length=len(value)))
        elif len(value) < least:
            self.wrong(path, REASONS["too_short"].format(least=least, length=len(value)))
        elif any(_breaks_a_line(character) for character in value):
            self.wrong(path, REASONS["no_line"].format(shown=shown(value)))
        else:
            return value
        return ""

    def choice(self, value: object, path: str, choices: Collection[str]) -> str:
        """One of these words."""
        if isinstance(value, str) and value in choices:
            return value
        close = get_close_matches(value, choices, 1) if isinstance(value, str) else []
        advice = f", did you mean {quoted(close[0])}?" if close else ""
        wanted = "one of " + ", ".join(quoted(choice) for choice in choices)
        wanted = wanted if len(choices) <= KNOWN_TOLD else "a name that is known here"
        self.wrong(path, f"must be {wanted}, not {shown(value)}{advice}")
        return next(iter(choices))


class Keys:
    """The keys of one object of the file, asked for one by one."""

    def __init__(self, reading: Reading, found: Mapping[str, object] | None, path: str) -> None:
        self.path = path
        self._reading = reading
        self._is_object = found is not None
        self._found = found or {}
        self._asked: dict[str, None] = {}

    def path_of(self, key: str) -> str:
        """The path of this key within the file."""
        if not PLAIN_KEY.fullmatch(key):
            return f"{self.path}[{quoted(key)}]"
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        return self.get(key) is not MISSING

    def refuse(self, key: str, reason: str) -> None:
        """Note an error where this key is given."""
        if key in self._found:
            self._asked[key] = None
            self._reading.wrong(self.path_of(key), reason)

    def get(self, key: str) -> object:
        """What is given for the key, or MISSING."""
        self._asked[key] = None
        return self._found.get(key, MISSING)

    def needed(self, key: str, must: str = "it must be given") -> object:
        """What is given for a key that must be there; notes an error and gives MISSING if not."""
        value = self.get(key)
        if value is MISSING and self._is_object:
            self._reading.wrong(self.path_of(key), f"is missing, {must}")
        return value

    def names(self, known: Collection[str]) -> list[str]:
        """Which of these keys are given, in the order of the file; the others are unknown here."""
        self._asked.update(dict.fromkeys(known))
        return [key for key in self._found if key in known]

    def whole(self, key: str, *, least: int = 0, most: int = COUNT_MAX, default: int = 0) -> int:
        """A whole number, `default` where it is left out."""
        value = self.get(key)
        if value is MISSING:
            return default
        return self._reading.whole(value, self.path_of(key), least=least, most=most)

    def flag(self, key: str) -> bool:
        """True or false, false where it is left out."""
        value = self.get(key)
        return False if value is MISSING else self._reading.flag(value, self.path_of(key))

    def text(self, key: str, *, longest: int) -> str:
        """One line of text, empty where it is left out."""
        value = self.get(key)
        if value is MISSING:
            return ""
        return self._reading.text(value, self.path_of(key), longest=longest)

    def keys(self, key: str) -> "Keys":
        """The keys of the object given for this key, none where it is left out."""
        value = self.get(key)
        return self._reading.keys({} if value is MISSING else value, self.path_of(key))

    def items(self, key: str, *, most: int = COUNT_MAX) -> list[tuple[object, str]]:
        """The items of the list given for this key, none where it is left out."""
        value = self.get(key)
        return [] if value is MISSING else self._reading.items(value, self.path_of(key), most=most)

    def unknown(self) -> Iterator[FileError]:
        """An error for each key that nobody asked for."""
        unknown = (str(key) for key in self._found if key not in self._asked)
        for key in islice(unknown, UNKNOWN_TOLD):
            close = get_close_matches(key, self._asked, 1)
            advice = ", did you mean " if close else ", the keys here are "
            known = close or list(self._asked)
            named = advice + ", ".join(known) if len(known) <= KNOWN_TOLD else ""
            yield FileError(self.path_of(key), f"is not a key of this file{named}")


def _breaks_a_line(character: str) -> bool:
    """Control characters, line ends, halves of a surrogate pair; a zero-width joiner may stay."""
    return category(character) in ("Cc", "Cs", "Zl", "Zp")
