"""Names that people type: what is kept of them, and what is refused."""

from collections.abc import Sequence
from functools import lru_cache
from unicodedata import category, normalize

from scorekeeper.record import LONGEST_NAME
from scorekeeper.scoring.reading import unturned

UNSEEN = frozenset({"Cc", "Cs", "Zl", "Zp"})


def name_fault(name: str) -> str | None:
    """What is wrong with a name: "empty", "too_long" or "unprintable"; None for a good one."""
    if not name.strip():
        return "empty"
    if len(name) > LONGEST_NAME:
        return "too_long"
    return None if _printable(name) == name else "unprintable"


def caseless(name: str) -> str:
    """A name as it is compared: whatever letters are large, and however wide they are."""
    return normalize("NFKC", name).casefold()


@lru_cache(maxsize=1_024)
def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """The names of a table, in a tuple: the second one of a name has a number, "Ann 2"."""
    taken = set(map(caseless, names))
    told: list[str] = []
    for seat, name in enumerate(names):
        known = name
        if caseless(name) in map(caseless, names[:seat]):
            known = next(
                each for each in _numbered(name, len(names)) if caseless(each) not in taken
            )
        taken.add(caseless(known))
        told.append(known)
    return tuple(told)


def _numbered(name: str, most: int) -> list[str]:
    """A name with each number that may be free among so many names."""
    suffixes = [f" {number}" for number in range(2, 2 * most + 2)]
    return [f"{name[: LONGEST_NAME - len(suffix)]}{suffix}" for suffix in suffixes]


def phone_name(name: str) -> str:
    """What is kept of a phone's name: no save fails because of it."""
    return _printable(name).strip()[:LONGEST_NAME]


def _printable(text: str) -> str:
    """Without control characters, line ends, halves of surrogate pairs and turned directions."""
    return "".join(sign for sign in unturned(text) if category(sign) not in UNSEEN)
