"""Scripts as they travel: without comments, and each page's script in one piece.

A module and all that it imports become one file, so that a phone far from the server asks once
and not a dozen times. What a module does not export stays its own: each is a function here.
"""

import re
from collections.abc import Mapping

IMPORT = re.compile(rb'^import (?:\{ ([\w, ]+) \} from )?"\./([\w-]+\.js)";\n', re.MULTILINE)
EXPORT = re.compile(rb"^export ((?:const|class|(?:async )?function) (\w+))", re.MULTILINE)
LEFT = re.compile(rb"^(?:import|export)\b.*", re.MULTILINE)


def bare(script: bytes) -> bytes:
    """A script without the comments that have lines of their own, and without indentation."""
    plain = re.sub(
        rb"^\s*(?:/\*\*.*?\*/|//[^\n]*)\s*\n", b"", script, flags=re.DOTALL | re.MULTILINE
    )
    return re.sub(rb"\n[ \t]+", b"\n", plain)


def joined(scripts: Mapping[str, bytes], name: str) -> bytes:
    """A module behind all the modules that it imports, each of them once.

    Raises ValueError for a way to import or export that is not among ours, KeyError for a
    module that is not there.
    """
    *needed, last = _in_order(scripts, name, ())
    parts = [
        b"const %s = (() => {\n%s\nreturn { %s };\n})();\n"
        % (_variable(each), _body(scripts[each]), b", ".join(_exports(scripts[each])))
        for each in needed
    ]
    return b"".join(parts) + (_body(scripts[last]) if needed else scripts[last])


def _in_order(scripts: Mapping[str, bytes], name: str, above: tuple[str, ...]) -> list[str]:
    """The modules that this one imports, each behind what it needs, and then itself."""
    if name in above:
        raise ValueError(f"{name} imports itself by way of {above[-1]}")
    order: dict[str, None] = {}
    for _, needed in IMPORT.findall(scripts[name]):
        order.update(dict.fromkeys(_in_order(scripts, needed.decode(), (*above, name))))
    return [*order, name]


def _body(script: bytes) -> bytes:
    """A module as the inside of a function."""

    def take(found: re.Match[bytes]) -> bytes:
        names, needed = found.groups()
        return b"const { %s } = %s;\n" % (names, _variable(needed.decode())) if names else b""

    body = EXPORT.sub(rb"\1", IMPORT.sub(take, script))
    left = LEFT.search(body)
    if left:
        raise ValueError(f"no way that modules are joined here: {left[0].decode()}")
    return body


def _exports(script: bytes) -> list[bytes]:
    return [name for _, name in EXPORT.findall(script)]


def _variable(name: str) -> bytes:
    return b"from_" + re.sub(rb"\W", b"_", name.removesuffix(".js").encode())
