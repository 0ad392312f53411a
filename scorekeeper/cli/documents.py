"""What the command line is given: one JSON document, or JSON Lines with one in each line."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import IO

from scorekeeper.scoring.file_error import FileError
from scorekeeper.scoring.json_text import parse

STANDARD_INPUT = "-"
BOM = b"\xef\xbb\xbf"


class CannotRead(Exception):
    """A file that is not there, or no file, or not ours to read: the reason in a few words."""


@dataclass(frozen=True, slots=True)
class Document:
    """One document: its data, or why it is none; `line` counts from 1, None for a whole file."""

    line: int | None
    data: object = None
    error: FileError | None = None


def documents_in(name: str) -> Iterator[Document]:
    """The documents of a file, or of standard input for "-". Raises CannotRead."""
    try:
        with _opened(name) as stream:
            yield from documents(stream)
    except OSError as problem:
        reason = (problem.strerror or "it does not answer").lower()
        raise CannotRead(f"cannot be read: {reason}") from problem


def _opened(name: str) -> IO[bytes]:
    return os.fdopen(0, "rb", closefd=False) if name == STANDARD_INPUT else Path(name).open("rb")


def documents(stream: IO[bytes]) -> Iterator[Document]:
    """The documents of a stream, each as soon as it can be read.

    They are JSON Lines if the first line is a document by itself, so that an answer can be
    given before the next line comes. Else the stream is read whole, and taken as JSON Lines
    where it is no document but its lines look like some.
    """
    first = stream.readline().removeprefix(BOM)
    if _document(first).error is None:
        yield from _lines(chain([first], stream))
        return
    whole = first + stream.read()
    document = _document(whole)
    lines = whole.splitlines()
    if document.error is not None and _look_like_documents(lines):
        yield from _lines(lines)
    else:
        yield document


def _lines(lines: Iterable[bytes]) -> Iterator[Document]:
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield _document(line, number)


def _document(text: bytes, line: int | None = None) -> Document:
    try:
        return Document(line, parse(text.decode("utf-8")))
    except UnicodeDecodeError:
        return Document(line, error=FileError("", "is not text in UTF-8"))
    except FileError as problem:
        return Document(line, error=problem)


def _look_like_documents(lines: Iterable[bytes]) -> bool:
    """Several lines, all of them in braces, or one of them with a format of its own."""
    said = [line.strip() for line in lines if line.strip()]
    if len(said) < 2:
        return False
    return all(map(_in_braces, said)) or any(map(_has_format, said))


def _in_braces(line: bytes) -> bool:
    return line.startswith(b"{") and line.endswith(b"}")


def _has_format(line: bytes) -> bool:
    data = _document(line).data
    return isinstance(data, dict) and "format" in data
