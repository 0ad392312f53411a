"""Style sheets, scripts, fonts and icons: read once, sent compressed, kept by browsers for good.

A script gets its short names when it is asked for first: to start an app takes no longer by them.
Their address holds a version made of what is in all of them, so it changes when they do.
"""

import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from flask import Flask, Response, abort, request, url_for

from scorekeeper.web.scripts import bare, inner, joined, travels_along
from scorekeeper.web.shorter import whole

FOLDER = Path(__file__).parents[1] / "static"
BUNDLES = {
    "css/site-auto.css": b"screen and (prefers-color-scheme: dark)",
    "css/site-light.css": b"not all",
    "css/site-dark.css": b"screen",
}
"""All style sheets in one, and where the dark colours hold: as this phone chose (`look.THEMES`)."""
FIRST = ("css/tokens.css", "css/base.css", "css/parts.css", "css/controls.css")
LAST = ("css/print.css",)
DARK = "css/dark.css"
COMPRESSED = (".css", ".js", ".svg", ".txt", ".webmanifest")
WORKER = "worker.js"
"""The script that answers for the server: it has an address of its own (`offline/pages.py`)."""
EXTENSION = "scorekeeper.assets"
KEPT_FOR_GOOD = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Assets:
    """The static files by name as they are sent, and the version that their addresses hold."""

    files: Mapping[str, bytes]
    version: str


def register(app: Flask) -> None:
    """Serve the static files of `app` and let its templates name them by `asset("css/...")`."""
    files = read_files(FOLDER)
    version = version_of(files)
    app.extensions[EXTENSION] = Assets(files, version)

    @cache
    def travelling(name: str) -> bytes:
        return whole(files[name]) if name.endswith(".js") else files[name]

    @cache
    def compressed(name: str) -> bytes:
        return gzip.compress(travelling(name), 9, mtime=0)

    def send(version_asked: str, name: str) -> Response:
        if name not in files:
            abort(404)
        kind = guess_type(name)[0] or "application/octet-stream"
        response = Response(travelling(name), mimetype=kind)
        if name.endswith(COMPRESSED):
            response.vary.add("Accept-Encoding")
            if request.accept_encodings.quality("gzip"):
                response.set_data(compressed(name))
                response.content_encoding = "gzip"
        response.headers["Cache-Control"] = (
            KEPT_FOR_GOOD if version_asked == version else "no-cache"
        )
        response.set_etag(f"{version}-{response.content_encoding or 'plain'}")
        # some phones play a film only from a server that sends parts of it
        is_whole = response.content_encoding is None
        length = len(travelling(name))
        response.make_conditional(request, accept_ranges=is_whole, complete_length=length)
        return response

    app.add_url_rule("/static/<version_asked>/<path:name>", "static", send)
    app.jinja_env.globals["asset"] = lambda name: url_for(
        "static", version_asked=version, name=name
    )


def read_files(folder: Path) -> dict[str, bytes]:
    """Every file below `folder` by its path, scripts with what they import, sheets in `BUNDLES`."""
    files = contents(folder)
    scripts = scripts_of(files)
    within = inner(scripts)
    for name in scripts:
        if name in within or travels_along(name) or name == WORKER:
            del files[f"js/{name}"]  # it travels within the scripts that need it, or alone
        else:
            files[f"js/{name}"] = joined(scripts, name)
    placed = {*FIRST, *LAST, DARK}
    sheets = [name for name in files if name.endswith(".css") and name not in placed]
    by_day = b"".join(scripted(squeezed(files[name])) for name in (*FIRST, *sheets, *LAST))
    for bundle, media in BUNDLES.items():
        files[bundle] = b"%s@media %s {\n%s\n}\n" % (by_day, media, squeezed(files[DARK]))
    return files


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below `folder` as it is, by its path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def scripts_of(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The modules among these files by their name below js/, without comments."""
    return {
        name.removeprefix("js/"): bare(script)
        for name, script in files.items()
        if name.endswith(".js")
    }


def squeezed(sheet: bytes) -> bytes:
    """A style sheet without its comments and indentation."""
    bare = re.sub(rb"/\*.*?\*/", b"", sheet, flags=re.DOTALL)
    return re.sub(rb"\n\s*", b"\n", bare)


def scripted(sheet: bytes) -> bytes:
    """A squeezed style sheet whose rules for pages with JavaScript, `.js ...`, hold at once.

    The first paint waits for no script that way. Browsers of before 2024 do not know the media
    query; there the rules hold as soon as js-on.js has run.
    """

    def twice(rule: re.Match[bytes]) -> bytes:
        at_once = rule[0].replace(b".js ", b":root ")
        return b"%s\n@media (scripting: enabled) {\n%s\n}" % (rule[0], at_once)

    return re.sub(rb"^\.js [^{}]*\{[^{}]*\}", twice, sheet, flags=re.MULTILINE)


def version_of(files: dict[str, bytes]) -> str:
    """A short name that changes with any of the files."""
    digest = sha256()
    for name, content in files.items():
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:12]
