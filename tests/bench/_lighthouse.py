"""Lighthouse, fetched by npm into a folder of its own, judges a page in this machine's Chromium."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from statistics import median
from typing import Any

from tests.browser.chromium import FLAGS
from tests.tools import find_browser

PACKAGE = "lighthouse@12"  # the newest that Node 20 takes
ROUNDS = 3
METRICS = {
    "first_paint_ms": "first-contentful-paint",
    "largest_paint_ms": "largest-contentful-paint",
    "layout_shift": "cumulative-layout-shift",
    "blocked_ms": "total-blocking-time",
}


class NoLighthouse(Exception):
    """Why there is none, in one line."""


def install(folder: Path) -> Path:
    """Lighthouse's command, after npm has put it into `folder`. Raises NoLighthouse."""
    npm = shutil.which("npm")
    if not npm:
        raise NoLighthouse("Lighthouse needs npm (Node 18.20 or newer): install it, then try again")
    command = [npm, "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder)]
    made = subprocess.run([*command, PACKAGE], capture_output=True, text=True, check=False)
    if made.returncode:
        said = (made.stderr or made.stdout).strip().splitlines() or ["no word"]
        raise NoLighthouse(f"npm could not fetch {PACKAGE}: {said[-1]}")
    return folder / "node_modules" / ".bin" / "lighthouse"


def judge(lighthouse: Path, address: str) -> dict[str, float]:
    """Scores (of 100), paints, and a mark for the processor: each the median of some rounds.

    Lighthouse's default: a slow 4G of 150 ms and 1.6 Mbit/s, a processor four times as slow.
    """
    rounds = [_once(lighthouse, address) for _ in range(ROUNDS)]
    return {name: median(each[name] for each in rounds) for name in rounds[0]}


def _once(lighthouse: Path, address: str) -> dict[str, float]:
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    flags = " ".join(["--headless=new", *FLAGS, *root])
    done = subprocess.run(
        [str(lighthouse), address, "--output=json", "--quiet", f"--chrome-flags={flags}"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"CHROME_PATH": find_browser() or ""},
    )
    told: dict[str, Any] = json.loads(done.stdout) if done.stdout else {}
    if not told or told.get("runtimeError"):
        raise NoLighthouse(f"Lighthouse could not open the page: {done.stderr.strip()[-200:]}")
    scores = {name: round(each["score"] * 100) for name, each in told["categories"].items()}
    paints = {
        name: round(told["audits"][audit]["numericValue"], 3) for name, audit in METRICS.items()
    }
    return {**scores, **paints, "processor_mark": told["environment"]["benchmarkIndex"]}
