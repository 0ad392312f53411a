"""The program as people start it: in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """`scorekeeper serve ARGUMENTS` with its data in `folder`."""
    process = subprocess.Popen(
        [sys.executable, "-m", "scorekeeper", "serve", *arguments],
        env={**os.environ, "SCOREKEEPER_DATA": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def welcome_of(process: subprocess.Popen[str]) -> str:
    """What it says until it serves."""
    assert process.stdout
    return "".join(iter(process.stdout.readline, "Stop it with Ctrl+C.\n"))
