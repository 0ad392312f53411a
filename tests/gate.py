"""Every check that a change has to pass, one after the other: `python3 run.py test`.

All of them run, whatever the first ones say; what failed is told again at the end.
"""

import subprocess
import sys
import time

LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"

# What is checked, and the arguments after `python` that check it.
STEPS: tuple[tuple[str, list[str]], ...] = (
    ("style of the Python", ["-m", "ruff", "check", "."]),
    ("layout of the Python", ["-m", "ruff", "format", "--check", "."]),
    # Afresh each time: what mypy keeps does not notice a module that was added to a folder.
    ("types", ["-m", "mypy", "--no-incremental"]),
    ("imports run one way", ["-c", LINT_IMPORTS, "--no-logo"]),
    ("style of the templates", ["-m", "djlint", "scorekeeper/templates", "--lint", "--quiet"]),
    ("layout of the templates", ["-m", "djlint", "scorekeeper/templates", "--check"]),
    ("tests", ["-m", "pytest", "--cov", "--cov-report=", "--durations=10"]),
    (
        "every line and branch of scoring is tested",
        ["-m", "coverage", "report", "--include=*/scoring/*", "--fail-under=100"],
    ),
)


def main() -> int:
    """Run every step; 0 when all passed, else 1."""
    begun = time.monotonic()
    failed = [name for name, arguments in STEPS if not _passes(name, arguments)]
    took = f"{time.monotonic() - begun:.0f} s"
    if failed:
        print(f"\nThe gate is shut ({took}). Failed: {'; '.join(failed)}")
        return 1
    print(f"\nThe gate is open ({took}): all {len(STEPS)} steps passed")
    return 0


def _passes(name: str, arguments: list[str]) -> bool:
    print(f"\n--- {name}", flush=True)
    begun = time.monotonic()
    done = subprocess.run([sys.executable, *arguments], stdin=subprocess.DEVNULL, check=False)
    word = "passed" if done.returncode == 0 else "FAILED"
    print(f"--- {name}: {word} ({time.monotonic() - begun:.1f} s)", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
