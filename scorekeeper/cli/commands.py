"""The commands. Each ends with 0 where everything is valid (meets, is allowed), 1 where
something is not, 2 where something cannot be read (or written), with one line on standard error.
"""

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from scorekeeper.cli.documents import STANDARD_INPUT, CannotRead, Document, documents_in
from scorekeeper.scoring.deal_json import read_deal
from scorekeeper.scoring.file_error import FileError, FileErrors, quoted
from scorekeeper.scoring.going_out_json import read_going_out
from scorekeeper.scoring.opening_json import read_opening
from scorekeeper.scoring.ruleset_json import read_rules, rules_to_json
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.words import results, sheets
from scorekeeper.words.numbers import counted

GOOD, NOT_GOOD, UNREADABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Task:
    """How a kind of file is read and answered; `good` is the key that says all is well."""

    read: Callable[[object], Any]
    result: Callable[[Any], results.Json]
    text: Callable[[Any], str]
    good: str


TASKS: Mapping[str, Task] = MappingProxyType(
    {
        "score": Task(read_deal, results.deal_result, sheets.deal_text, "valid"),
        "opening": Task(read_opening, results.opening_result, sheets.opening_text, "meets"),
        "going-out": Task(
            read_going_out, results.going_out_result, sheets.going_out_text, "allowed"
        ),
    }
)


def answer_file(name: str, task: Task, *, as_text: bool) -> int:
    """Answer every document of a file in order; the worst of them decides how it ends."""
    worst = GOOD
    unread: list[str] = []
    try:
        for document in documents_in(name):
            try:
                good = _answer(document, task, as_text=as_text)
                worst = max(worst, GOOD if good else NOT_GOOD)
            except FileError as problem:
                unread.append(_in_one_line(problem, document))
                _answer_unreadable(problem, document, as_text=as_text)
    except CannotRead as problem:
        unread.append(str(problem))
    if not unread:
        return worst
    others = counted(len(unread) - 1, "more line", "more lines")
    complain(f"{_shown(name)}: {unread[0]}{f' (and {others})' if len(unread) > 1 else ''}")
    return UNREADABLE


def answer_rules(slug: str | None, *, as_text: bool) -> int:
    """List the presets, or print one of them."""
    if slug is None:
        presets = sheets.presets_text(list(PRESETS.values()))
        _say(presets if as_text else _json(results.presets_result()))
        return GOOD
    try:
        rules = read_rules(slug, "rules")
    except FileError as problem:
        complain(str(problem))
        return UNREADABLE
    _say(sheets.rules_text(rules) if as_text else _json(rules_to_json(rules)))
    return GOOD


def complain(line: str) -> None:
    """Say in one line on standard error why something cannot be done."""
    if sys.stderr is not None:  # without one, print would add the line to the answers
        print(f"scorekeeper: {line}", file=sys.stderr)


def _answer(document: Document, task: Task, *, as_text: bool) -> bool:
    """Answer one document; whether all is well. Raises FileError where it cannot be read."""
    if document.error is not None:
        raise document.error
    file = task.read(document.data)
    result = task.result(file)
    _say(_text(task.text(file), document) if as_text else _json(result, document))
    return bool(result[task.good])


def _answer_unreadable(problem: FileError, document: Document, *, as_text: bool) -> None:
    if not as_text:
        _say(_json(results.unreadable(problem), document))
    elif document.line is not None:
        _say(_text(f"Cannot be read: {problem}\n", document))


def _shown(name: str) -> str:
    """A file's name in one line of text."""
    if name == STANDARD_INPUT:
        return "standard input"
    return name if name and name.isprintable() else quoted(name)


def _in_one_line(problem: FileError, document: Document) -> str:
    """Where and why the document cannot be read, and how many other reasons there are."""
    place = f"line {document.line}: " if document.line is not None else ""
    others = len(problem.errors) - 1 if isinstance(problem, FileErrors) else 0
    more = f" (and {others} more)" if others else ""
    return f"{place}{problem}{more}"


def _json(answer: object, document: Document | None = None) -> str:
    """On one line where the question was, else indented."""
    one_line = document is not None and document.line is not None
    return json.dumps(answer, ensure_ascii=False, indent=None if one_line else 2) + "\n"


def _text(text: str, document: Document) -> str:
    """Texts that follow one another are kept apart by an empty line."""
    return text if document.line in (None, 1) else f"\n{text}"


def _say(text: str) -> None:
    """Print at once: who asks line by line may wait for the answer."""
    sys.stdout.write(text)
    sys.stdout.flush()
