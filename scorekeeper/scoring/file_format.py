"""The formats of the files, and what is said to a file of another format or version."""

from scorekeeper.scoring.file_error import FileError, FileErrors, shown
from scorekeeper.scoring.reading import MISSING, Keys

DEAL = "scorekeeper/deal-1"
OPENING = "scorekeeper/opening-1"
GOING_OUT = "scorekeeper/going-out-1"
RULES = "scorekeeper/rules-1"


def expect_format(keys: Keys, wanted: str) -> None:
    """Note an error where `format` is missing.

    Raises FileErrors at once for another one: the other keys would only be judged wrongly.
    """
    value = keys.needed("format", f'it must be "{wanted}"')
    if value is not MISSING and value != wanted:
        raise FileErrors([FileError(keys.path_of("format"), _difference(value, wanted))])


def _difference(value: object, wanted: str) -> str:
    name, _, version = wanted.rpartition("-")
    found, _, other = value.rpartition("-") if isinstance(value, str) else ("", "", "")
    if found == name and other.isdecimal() and len(other) < 4:
        return (
            f"is version {other} of such a file, but version {version} is read here:"
            " bring scorekeeper up to date"
        )
    return f'must be "{wanted}", not {shown(value)}'
