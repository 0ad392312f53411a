"""The command line: files in, results out as JSON or as text for people."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Protocol

from scorekeeper.cli.arguments import parser
from scorekeeper.cli.commands import TASKS, UNREADABLE, answer_file, answer_rules, complain

INTERRUPTED, BROKEN_PIPE = 130, 141  # as shells know them


class Serve(Protocol):
    """What starts the server and returns when it is stopped, with how it ended."""

    def __call__(self, *, host: str | None, port: int | None, local: bool, https: bool) -> int: ...


def main(arguments: Sequence[str], *, serve: Serve) -> int:
    """Do what was asked on the command line and return how it ended: 0, 1 or 2.

    `serve` is handed in, because only the server needs the web parts.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # names are in any script, whatever the locale
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        asked = parser().parse_args(arguments)
        if asked.command == "serve":
            return serve(host=asked.host, port=asked.port, local=asked.local, https=asked.https)
        if sys.stdout is None:  # a shell can start a program with its output closed
            complain("the answer cannot be written: there is no standard output")
            return UNREADABLE
        if asked.command == "rules":
            return answer_rules(asked.slug, as_text=asked.text)
        return answer_file(asked.file, TASKS[asked.command], as_text=asked.text)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # nobody reads any more
        _forget_output()
        return BROKEN_PIPE
    except OSError as problem:
        _forget_output()
        complain(f"the answer cannot be written: {(problem.strerror or 'no reason given').lower()}")
        return UNREADABLE


def _forget_output() -> None:
    """What is still to be flushed at the end would complain once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
