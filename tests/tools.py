"""What the tests need and pip cannot bring: a browser, Java, and a library of Playwright's Node.

Standard library only: run.py asks this before it becomes the tests.
"""

import ctypes
import os
import shutil
import subprocess
import sys

QUICK_BROWSER = "chromium-headless-shell"
"""The same Chromium without a window of its own around each page: a quarter of the work."""
BROWSERS = (
    QUICK_BROWSER, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
)  # fmt: skip


def find_browser() -> str | None:
    """The path of a Chromium on this machine, or None."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def ensure_tools() -> str | None:
    """Install what is missing where apt-get may; the problem in one line where it may not."""
    missing = []
    if not find_browser():
        missing += [QUICK_BROWSER, "fonts-noto-cjk"]
    elif not shutil.which(QUICK_BROWSER):
        _apt_install([QUICK_BROWSER])  # any other does as well where it cannot be had
    if not shutil.which("java"):
        missing += ["default-jre-headless"]
    if sys.platform == "linux" and not _can_load("libatomic.so.1"):
        missing += ["libatomic1"]
    if not missing:
        return None
    reason = _apt_install(missing)
    if not reason:
        return None
    return f"the tests need {', '.join(missing)}, which {reason}: install them, then start again"


def _apt_install(packages: list[str]) -> str | None:
    """Install Debian packages; why it could not be done, or None."""
    if not shutil.which("apt-get"):
        return "cannot be had here without apt-get"
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if root and not _quiet(["sudo", "-n", "true"]):
        return "only root can install with apt-get"
    print("Installing for the tests:", *packages, flush=True)
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    if not _quiet([*apt, "update"]):
        return "apt-get could not look up (apt-get update failed)"
    if not _quiet([*apt, "install", "-y", "--no-install-recommends", *packages]):
        return "apt-get could not install"
    return None


def _can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _quiet(command: list[str]) -> bool:
    """Whether the command succeeds; what it prints matters to nobody."""
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    except FileNotFoundError:
        return False
    return done.returncode == 0
