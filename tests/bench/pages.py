"""How light the pages are for a phone that opens them first, and how fast a tap on a chip shows.

`python3 run.py bench pages [--only weight | tap | lighthouse]`: JSON. Lighthouse comes by npm, into
a folder of its own that is removed afterwards; where npm cannot fetch it one line says so and the
exit is 1. Times depend on what else the machine does; `load` tells how busy it was.
"""

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from scorekeeper.app import create_app
from scorekeeper.config import Settings
from scorekeeper.storage.db import open_store
from tests.bench import _lighthouse, _tap, _weight
from tests.bench.measure import show
from tests.browser.chromium import browsing
from tests.browser.server import serving
from tests.web.games import CAUGHT, OUT, begin, play

PARTS = ("weight", "tap", "lighthouse")


def main() -> int:
    """Make a game of two deals, measure, print; 1 where Lighthouse cannot be had."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--only", choices=PARTS)
    parts = [asked] if (asked := options.parse_args().only) else list(PARTS)
    with TemporaryDirectory() as folder:
        settings = Settings.from_env({"SCOREKEEPER_DATA": folder})
        with serving(create_app(settings)) as address:
            store = open_store(settings)
            game = play(store, begin(store), (OUT, CAUGHT), (CAUGHT, OUT))
            store.close()
            pages = {"home": "/", "table": f"/g/{game}", "count": f"/g/{game}/deals/3"}
            addresses = {name: address + path for name, path in pages.items()}
            try:
                figures = _measure(parts, addresses, Path(folder))
            except _lighthouse.NoLighthouse as problem:
                print(f"bench pages: {problem}", file=sys.stderr)
                return 1
    show("pages", {"load": round(os.getloadavg()[0], 1), **figures})
    return 0


def _measure(parts: list[str], addresses: dict[str, str], folder: Path) -> dict[str, object]:
    figures: dict[str, object] = {}
    lighthouse = _lighthouse.install(folder / "npm") if "lighthouse" in parts else None
    if lighthouse:
        figures["lighthouse"] = {
            name: _lighthouse.judge(lighthouse, each) for name, each in addresses.items()
        }
    with browsing() as browser:
        figures |= _in_browser(browser, parts, addresses)
    return figures


def _in_browser(browser: Browser, parts: list[str], addresses: dict[str, str]) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    if "weight" in parts:
        figures["first_visit"] = {
            name: _weight.first_visit(browser, each) for name, each in addresses.items()
        }
    if "tap" in parts:
        figures["tap_on_a_chip"] = _tap.chip_taps(browser, addresses["count"])
    return figures


if __name__ == "__main__":
    sys.exit(main())
