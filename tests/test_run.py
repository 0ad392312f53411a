"""The bootstrap, tried on a project of its own: a package that prints what it was asked for."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ECHO = "import sys; print('scorekeeper', *sys.argv[1:])"
MISSING = "nowhere-to-be-had==1.0 --hash=sha256:" + 64 * "0"


def lay(folder: Path) -> Path:
    """Lay run.py beside a package without needs."""
    shutil.copy(ROOT / "run.py", folder)
    (folder / "scorekeeper").mkdir()
    (folder / "scorekeeper/__main__.py").write_text(ECHO)
    (folder / "requirements.txt").write_text("# nothing\n")
    (folder / "requirements-dev.txt").write_text("# nothing\n")
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project just cloned."""
    return lay(tmp_path)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project that several tests start and none changes."""
    return lay(tmp_path_factory.mktemp("shared"))


def run(project: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`python3 run.py ARGUMENTS`, away from this project's own environment."""
    env = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "PIP_"))}
    command = [sys.executable, str(project / "run.py"), *arguments]
    return subprocess.run(
        command, env=env | environment, cwd=project, capture_output=True, text=True, check=False
    )


def test_an_old_python_can_read_far_enough_to_say_that_it_is_old() -> None:
    ast.parse((ROOT / "run.py").read_text(), feature_version=(3, 6))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ([], "scorekeeper serve"),
        (["--local", "--port", "0"], "scorekeeper serve --local --port 0"),
        (["score", "-"], "scorekeeper score -"),
    ],
    ids=["nothing serves", "options go to serve", "a command goes on as it is"],
)
def test_arguments_reach_the_package(shared: Path, asked: list[str], given: str) -> None:
    done = run(shared, *asked)
    assert (done.returncode, done.stdout.strip()) == (0, given)


@pytest.mark.slow
def test_only_the_first_start_installs(shared: Path) -> None:
    run(shared, "rules")
    (log,) = shared.glob(".*/pip.log")
    installed = log.stat().st_mtime_ns
    second = run(shared, "rules")
    assert (second.stdout, second.stderr) == ("scorekeeper rules\n", "")
    assert log.stat().st_mtime_ns == installed


@pytest.mark.slow
def test_a_changed_lock_is_installed_at_the_next_start(project: Path) -> None:
    run(project, "rules")
    (project / "requirements.txt").write_text("# nothing, but newer\n")
    assert "Installing" in run(project, "rules").stderr
    assert run(project, "rules").stderr == ""


@pytest.mark.slow
def test_an_interrupted_install_is_begun_afresh(project: Path) -> None:
    (project / ".venv/bin").mkdir(parents=True)
    (project / ".venv/bin/python").symlink_to(sys.executable)
    (project / ".venv/half-made").touch()
    done = run(project, "rules")
    assert done.stdout == "scorekeeper rules\n"
    assert not (project / ".venv/half-made").exists()


@pytest.mark.slow
def test_without_the_network_one_line_says_so(project: Path) -> None:
    (project / "requirements.txt").write_text(MISSING)
    done = run(project, "rules", PIP_INDEX_URL="http://127.0.0.1:9/", PIP_NO_INDEX="1")
    line = done.stderr.splitlines()[-1]
    assert done.returncode == 1
    assert line.startswith("run.py: installing failed, check the network and start again (pip")


@pytest.mark.parametrize("name", ["", "no-such-bench"], ids=["no name", "an unknown name"])
def test_a_benchmark_that_is_not_there_is_refused(project: Path, name: str) -> None:
    done = run(project, "bench", *name.split())
    assert done.stderr == "run.py: say which benchmark: there is none yet\n"
    assert done.returncode == 1


def test_help_needs_nothing_installed(project: Path) -> None:
    assert "python3 run.py test" in run(project, "--help").stdout
    assert not (project / ".venv").exists()
