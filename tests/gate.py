"""Every check that a change has to pass: `python3 run.py test`.

All of them run, whatever the first ones say; what failed is told again at the end.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile

LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"

# Deals by the thousand, under rules drawn by lot: what they reach worked cases reach as well.
BY_LOT = ("tests/scoring/test_soundness.py", "tests/scoring/test_properties.py")
WHOLE_GAMES = "tests/browser/test_whole_game.py"

# What is checked, and the arguments after `python` that check it.
STEPS: tuple[tuple[str, list[str]], ...] = (
    ("style of the Python", ["-m", "ruff", "check", "."]),
    ("layout of the Python", ["-m", "ruff", "format", "--check", "."]),
    # Afresh each time: what mypy keeps does not notice a module that was added to a folder.
    ("types", ["-m", "mypy", "--no-incremental"]),
    ("imports run one way", ["-c", LINT_IMPORTS, "--no-logo"]),
    ("style of the templates", ["-m", "djlint", "scorekeeper/templates", "--lint", "--quiet"]),
    ("layout of the templates", ["-m", "djlint", "scorekeeper/templates", "--check"]),
    # Watching every line makes tests twice as slow: what is no test of the scoring goes without,
    # and so do the deals by lot.
    (
        "tests of the scoring",
        [
            *("-m", "pytest", "tests/scoring", "--cov", "--cov-report="),
            *(f"--ignore={each}" for each in BY_LOT),
        ],
    ),
    (
        "every line and branch of scoring is tested",
        ["-m", "coverage", "report", "--include=*/scoring/*", "--fail-under=100"],
    ),
    (
        "the scoring against deals by lot",
        ["-m", "pytest", *BY_LOT, "--durations=10"],
    ),
    (
        "all other tests without a browser",
        ["-m", "pytest", "-m", "not browser", "--ignore=tests/scoring", "--durations=10"],
    ),
    ("whole games in a browser", ["-m", "pytest", WHOLE_GAMES]),
)


# Takes as long as all the others together, so it runs beside them.
BESIDE = (
    "tests in a browser",
    ["-m", "pytest", "-m", "browser", f"--ignore={WHOLE_GAMES}", "--durations=10"],
)


def main() -> int:
    """Run every step; 0 when all passed, else 1."""
    begun = time.monotonic()
    with _running(*BESIDE) as beside_passes:
        failed = [name for name, arguments in STEPS if not _passes(name, arguments)]
        if not beside_passes():
            failed.append(BESIDE[0])
    took = f"{time.monotonic() - begun:.0f} s"
    if failed:
        print(f"\nThe gate is shut ({took}). Failed: {'; '.join(failed)}")
        return 1
    print(f"\nThe gate is open ({took}): all {len(STEPS) + 1} steps passed")
    return 0


def _passes(name: str, arguments: list[str]) -> bool:
    print(f"\n--- {name}", flush=True)
    begun = time.monotonic()
    done = subprocess.run([sys.executable, *arguments], stdin=subprocess.DEVNULL, check=False)
    return _told(name, begun, code=done.returncode)


def _told(name: str, begun: float, *, code: int) -> bool:
    word = "passed" if code == 0 else "FAILED"
    print(f"--- {name}: {word} ({time.monotonic() - begun:.1f} s)", flush=True)
    return code == 0


@contextmanager
def _running(name: str, arguments: list[str]) -> Iterator[Callable[[], bool]]:
    """Run a step while others do; called in the end, tells what it printed and whether it passed.

    Whoever breaks off the others breaks this one off too.
    """
    begun = time.monotonic()
    with (
        TemporaryFile() as printed,
        subprocess.Popen(
            [sys.executable, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=printed,
            stderr=subprocess.STDOUT,
        ) as process,
    ):

        def passes() -> bool:
            print(f"\n--- {name}", flush=True)
            code = process.wait()
            printed.seek(0)
            sys.stdout.buffer.write(printed.read())
            return _told(name, begun, code=code)

        try:
            yield passes
        finally:
            process.terminate()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
