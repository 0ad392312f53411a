"""Starts and tests scorekeeper on a machine that has only Python and pip.

python3 run.py [--local ...]     start the score keeper (installs what it needs, once)
python3 run.py --https           the same by HTTPS, with a certificate made here
python3 run.py test [ARG ...]    every check and test; with pytest arguments only those tests
python3 run.py bench NAME ...    measure something: tests/bench/NAME.py, JSON on standard output
python3 run.py pictures          a picture of every screen into shots/, the README's into static/
python3 run.py COMMAND ...       any other command of scorekeeper: serve, score, opening, rules ...
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an old Python reads this file too, down to 3.6
    sys.exit(
        "scorekeeper needs Python 3.11 or newer, this is {}.{}: "
        "start it with a newer one, for example: python3.12 run.py".format(*sys.version_info)
    )

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
RUNTIME, DEVELOPMENT = ROOT / "requirements.txt", ROOT / "requirements-dev.txt"
VENV, DEPS = ROOT / ".venv", ROOT / ".deps"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
# Not sys.executable: started by the Python inside .venv, this file may have to replace .venv.
BASE_PYTHON = Path(getattr(sys, "_base_executable", sys.executable))
HALF_MADE = "half-made"  # a file in VENV or DEPS for as long as it is being filled


class CannotStart(Exception):
    """Why nothing can be started, in one line for the person at the keyboard."""


def main(arguments: list[str]) -> None:
    """Install what is missing, then become the program that was asked for."""
    first, rest = (arguments[0], arguments[1:]) if arguments else ("serve", [])
    if first in ("-h", "--help"):
        print(__doc__, end="")
    elif first == "test":
        python = ready(DEVELOPMENT)
        need_test_tools()
        os.chdir(ROOT)
        become(python, ["-m", "pytest", *rest] if rest else ["-m", "tests.gate"])
    elif first == "pictures":
        python = ready(DEVELOPMENT)
        need_test_tools()
        become(python, ["-m", "tests.browser.pictures"])
    elif first == "bench":
        module = "tests.bench." + bench_name(rest)
        become(ready(DEVELOPMENT), ["-m", module, *rest[1:]])
    elif first.startswith("-") and first != "--version":
        become(ready(RUNTIME), ["-m", "scorekeeper", "serve", *arguments])
    else:
        become(ready(RUNTIME), ["-m", "scorekeeper", first, *rest])


def bench_name(rest: list[str]) -> str:
    """The benchmark that was asked for, if there is one of that name."""
    there = sorted(p.stem for p in ROOT.glob("tests/bench/[!_]*.py") if p.stem != "measure")
    if not rest or rest[0] not in there:
        raise CannotStart("say which benchmark: " + (", ".join(there) or "there is none yet"))
    return rest[0]


def need_test_tools() -> None:
    """A browser and Java must be there: a test that cannot run is a failure, not a skip."""
    from tests.tools import ensure_tools

    problem = ensure_tools()
    if problem:
        raise CannotStart(problem)


def become(python: Path, arguments: list[str]) -> None:
    """Go on as another program, so that nothing stands between it and the keyboard."""
    paths = [ROOT] if python == VENV_PYTHON else [ROOT, DEPS]
    os.environ["PYTHONPATH"] = os.pathsep.join(map(str, paths))
    command = [str(python), "-P", *arguments]
    sys.stdout.flush()
    if os.name == "nt":  # there execv gives the prompt back while the program still runs
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def ready(lock: Path) -> Path:
    """The Python that has everything of `lock`, installed now if need be."""
    python = installed(lock)
    if python is None:
        with alone():
            python = installed(lock) or install(lock)
    return python


def installed(lock: Path) -> Path | None:
    """The Python that has everything of `lock`, or None. It only reads."""
    for place, python in ((VENV, VENV_PYTHON), (DEPS, BASE_PYTHON)):
        stamp = place / (lock.stem + ".stamp")
        if python.exists() and stamp.exists() and stamp.read_text() == seal(lock, python):
            return python
    return None


def seal(lock: Path, python: Path) -> str:
    """What a stamp holds: it no longer fits once the lock or the Python behind it has changed."""
    return hashlib.sha256(lock.read_bytes()).hexdigest() + " " + str(python.resolve())


@contextmanager
def alone() -> Iterator[None]:
    """Let two first starts at once wait for each other (where the system can)."""
    with Path(__file__).open("rb") as this_file:
        try:
            import fcntl

            fcntl.flock(this_file, fcntl.LOCK_EX)
        except (ImportError, OSError):
            pass
        yield


def install(lock: Path) -> Path:
    """Fill .venv, or .deps where venv is missing, and stamp it."""
    sound = venv_is_sound()
    try:
        begin(VENV)
        print("Installing what scorekeeper needs (once, under a minute) ...", file=sys.stderr)
        python = VENV_PYTHON if sound or make_venv() else make_deps()
        place = VENV if python == VENV_PYTHON else DEPS
        pip_install(lock, python, place)
        for covered in {RUNTIME, lock}:  # the development lock holds all of the other
            (place / (covered.stem + ".stamp")).write_text(seal(covered, python))
        (place / HALF_MADE).unlink()
    except OSError as problem:
        raise CannotStart(
            f"not everything is installed yet, and {problem.filename} cannot be written "
            f"({problem.strerror}): copy the project to a folder of your own and start it there"
        ) from problem
    return python


def begin(place: Path) -> None:
    """Mark a folder as half-made: whatever stops the install, the next start sees it."""
    place.mkdir(exist_ok=True)
    (place / HALF_MADE).touch()


def venv_is_sound() -> bool:
    """Whether .venv can be added to: whole, and made by the Python that it points to now."""
    if not VENV_PYTHON.exists() or (VENV / HALF_MADE).exists():
        return False
    interpreter = " " + str(VENV_PYTHON.resolve())
    return all(stamp.read_text().endswith(interpreter) for stamp in VENV.glob("*.stamp"))


def make_venv() -> bool:
    """Make .venv afresh. A failed venv leaves a Python that looks sound: it is removed."""
    shutil.rmtree(VENV, ignore_errors=True)
    begin(VENV)
    made = subprocess.run([BASE_PYTHON, "-m", "venv", VENV], capture_output=True, check=False)
    if made.returncode != 0:
        shutil.rmtree(VENV)
    return made.returncode == 0


def make_deps() -> Path:
    """Make .deps afresh: Debian without python3-venv still has pip, and pip can fill a folder."""
    pip = subprocess.run([BASE_PYTHON, "-m", "pip", "-V"], capture_output=True, check=False)
    if pip.returncode != 0:
        raise CannotStart(
            "this Python has neither venv nor pip: install one of them "
            "(Debian, Ubuntu: apt-get install python3-venv), then start again"
        )
    shutil.rmtree(DEPS, ignore_errors=True)
    begin(DEPS)
    return BASE_PYTHON


def pip_install(lock: Path, python: Path, place: Path) -> None:
    """Install exactly what the lock names, each file checked against its hash."""
    target = ["--target", str(place)] if place == DEPS else []
    quiet = ["--disable-pip-version-check", "--no-input", "--retries", "2"]
    wanted = ["--require-hashes", "-r", str(lock), *target]
    log = place / "pip.log"
    command = [str(python), "-m", "pip", "install", *quiet, *wanted]
    with log.open("wb") as output:
        failed = subprocess.call(command, stdout=output, stderr=subprocess.STDOUT)
    if failed:
        lines = log.read_text(errors="replace").splitlines()
        errors = [line for line in lines if line.startswith("ERROR: ")] or lines or ["no word"]
        raise CannotStart(
            "installing failed, check the network and start again "
            f"(pip says: {errors[-1].removeprefix('ERROR: ')}; all of it: {log})"
        )


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (CannotStart, OSError) as problem:
        sys.exit(f"run.py: {problem}")
    except KeyboardInterrupt:
        sys.exit(130)
