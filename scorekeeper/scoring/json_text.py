"""From JSON text to plain data, losing nothing that the reader has to refuse."""

import json
import math
from collections import Counter

from scorekeeper.scoring.reading import Doubled, FileError

LONGEST_NUMBER = 20


def parse(text: str) -> object:
    """The data of one JSON document (dicts, lists, str, int, float, bool, None).

    An object that names a key twice comes as `Doubled`, a number of absurd length as infinity:
    both are refused later, where their path is known. Raises FileError for text that is no JSON.
    """
    if not text.strip():
        raise FileError("", "is empty, one JSON object is expected")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_int=_whole)
    except json.JSONDecodeError as problem:
        line = f"line {problem.lineno}, " if "\n" in text.strip() else ""
        where = f"{line}column {problem.colno}"
        raise FileError("", f"is not JSON ({where}: {_plain(problem.msg)})") from problem
    except RecursionError as problem:
        raise FileError(
            "", "is nested too deeply, no such file has more than ten levels"
        ) from problem


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    given = Counter(key for key, _ in pairs)
    return Doubled(found, tuple(key for key in found if given[key] > 1))


def _whole(digits: str) -> int | float:
    return int(digits) if len(digits) <= LONGEST_NUMBER else math.inf


def _plain(message: str) -> str:
    return message[0].lower() + message[1:]
