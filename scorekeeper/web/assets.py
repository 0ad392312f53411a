"""Style sheets, scripts, fonts and icons: read once, sent compressed, kept by browsers for good.

Their address holds a version made of what is in all of them, so it changes when they do; a
module may import its neighbours by a relative path and stays within one version.
"""

import gzip
import re
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path

from flask import Flask, Response, abort, request, url_for

FOLDER = Path(__file__).parents[1] / "static"
BUNDLE = "css/site.css"
FIRST = ("css/tokens.css", "css/base.css", "css/parts.css", "css/controls.css")
LAST = ("css/print.css",)
ALONE = ("css/dark.css",)  # sent with a media query
COMPRESSED = (".css", ".js", ".svg", ".txt", ".webmanifest")
KEPT_FOR_GOOD = "public, max-age=31536000, immutable"


def register(app: Flask) -> None:
    """Serve the static files of `app` and let its templates name them by `asset("css/...")`."""
    files = read_files(FOLDER)
    version = version_of(files)

    @cache
    def compressed(name: str) -> bytes:
        return gzip.compress(files[name], 9, mtime=0)

    def send(version_asked: str, name: str) -> Response:
        if name not in files:
            abort(404)
        kind = guess_type(name)[0] or "application/octet-stream"
        response = Response(files[name], mimetype=kind)
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
        response.make_conditional(request, accept_ranges=is_whole, complete_length=len(files[name]))
        return response

    app.add_url_rule("/static/<version_asked>/<path:name>", "static", send)
    app.jinja_env.globals["asset"] = lambda name: url_for(
        "static", version_asked=version, name=name
    )


def read_files(folder: Path) -> dict[str, bytes]:
    """Every file below `folder` by its path, the style sheets joined into `BUNDLE`."""
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    files |= {name: bare(script) for name, script in files.items() if name.endswith(".js")}
    placed = {*FIRST, *LAST, *ALONE}
    sheets = [name for name in files if name.endswith(".css") and name not in placed]
    files[BUNDLE] = b"".join(squeezed(files[name]) for name in (*FIRST, *sheets, *LAST))
    return files


def squeezed(sheet: bytes) -> bytes:
    """A style sheet without its comments and indentation."""
    bare = re.sub(rb"/\*.*?\*/", b"", sheet, flags=re.DOTALL)
    return re.sub(rb"\n\s*", b"\n", bare)


def bare(script: bytes) -> bytes:
    """A script without the comments that have lines of their own, and without indentation."""
    plain = re.sub(
        rb"^\s*(?:/\*\*.*?\*/|//[^\n]*)\s*\n", b"", script, flags=re.DOTALL | re.MULTILINE
    )
    return re.sub(rb"\n[ \t]+", b"\n", plain)


def version_of(files: dict[str, bytes]) -> str:
    """A short name that changes with any of the files."""
    digest = sha256()
    for name, content in files.items():
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:12]
