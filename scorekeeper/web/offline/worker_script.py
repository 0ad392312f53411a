"""The script by which a phone answers for the server, in one piece with the pages it can draw.

Whatever it is made of is in its version: the scripts, the templates, the style sheets and the
words. A browser that sees another version fetches it anew.
"""

import gzip
import json
from dataclasses import dataclass
from hashlib import sha256

from flask import Flask

from scorekeeper.web.assets import EXTENSION, FOLDER, WORKER, Assets, contents, scripts_of
from scorekeeper.web.offline.kit import Json, address_of, common_kit
from scorekeeper.web.offline.templates_js import compile_templates
from scorekeeper.web.scripts import joined

TEMPLATES = (
    "home/home.html",
    "games/new.html",
    "games/table.html",
    "games/result.html",
    "deals/count.html",
    "deals/conflict.html",
    "explain/deal.html",
    "opening/opening.html",
    "going_out/going_out.html",
    "errors/error.html",
)
"""The pages that a phone draws by itself; what these are made of comes with them."""
KEPT = (".css", ".js", ".woff2", ".svg")


BUILT = "scorekeeper.worker"


@dataclass(frozen=True, slots=True)
class Built:
    """The worker's script (also `packed`), and what its pages are drawn from on every phone."""

    version: str
    script: bytes
    packed: bytes
    kit: Json


def built(app: Flask) -> Built:
    """The worker of this application; made once, when it is asked for first."""
    if BUILT not in app.extensions:
        app.extensions[BUILT] = _build(app)
    made: Built = app.extensions[BUILT]
    return made


def _build(app: Flask) -> Built:
    assets: Assets = app.extensions[EXTENSION]
    kit = common_kit(app, assets)
    scripts = scripts_of(contents(FOLDER))
    scripts["offline/templates.js"] = compile_templates(app.jinja_env, TEMPLATES).encode()
    scripts["offline/build.js"] = b""
    version = sha256(json.dumps([assets.version, kit]).encode())
    for name, script in sorted(scripts.items()):
        version.update(f"{name}\0{len(script)}\0".encode() + script)
    digest = version.hexdigest()[:12]
    scripts["offline/build.js"] = _build_module(digest, kept_addresses(assets))
    script = joined(scripts, WORKER)
    return Built(digest, script, gzip.compress(script, 9, mtime=0), {"version": digest, **kit})


def kept_addresses(assets: Assets) -> list[str]:
    """Every asset that a page needs which the phone draws by itself."""
    return [
        address_of(assets, name)
        for name in assets.files
        if name.endswith(KEPT) and (not name.startswith("css/") or "/site-" in name)
    ]


def _build_module(version: str, kept: list[str]) -> bytes:
    return (
        f"export const VERSION = {json.dumps(version)};\nexport const KEPT = {json.dumps(kept)};\n"
    ).encode()
