"""Scripts as they travel: without comments, and each page's script in one piece.

A module and all that it imports become one file, so that a phone far from the server asks once
and not a dozen times. What a module does not export stays its own: each is a function here. The
many modules of the scoring are one function together, with short names.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from scorekeeper.web.shorter import Name, flat

SCORING = "scoring/"
"""The folder of the modules that travel together."""
IMPORT = re.compile(
    rb'^import (?:\{ ([\w, ]+) \} from )?"\./((?:scoring/)?[\w-]+\.js)";\n', re.MULTILINE
)
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
    scoring = [each for each in needed if each.startswith(SCORING)]
    others = [each for each in needed if each not in scoring]
    parts = [
        b"const %s = (() => {\n%s\nreturn { %s };\n})();\n"
        % (_variable(each), _body(scripts[each]), b", ".join(_exports(scripts[each])))
        for each in others
    ]
    if scoring:
        asked = set(_asked_of_scoring(scripts, [*others, last]))
        parts.insert(0, b"const from_scoring = (() => {%s})();\n" % flat(scripts, scoring, asked))
    return b"".join(parts) + (_body(scripts[last]) if needed else scripts[last])


def _asked_of_scoring(scripts: Mapping[str, bytes], pages: Sequence[str]) -> Iterator[Name]:
    """What these modules, none of them of the scoring, import from those of the scoring."""
    for page in pages:
        for names, needed in IMPORT.findall(scripts[page]):
            if needed.startswith(SCORING.encode()):
                yield from ((needed.decode(), name) for name in names.decode().split(", "))


def _in_order(scripts: Mapping[str, bytes], name: str, above: tuple[str, ...]) -> list[str]:
    """The modules that this one imports, each behind what it needs, and then itself."""
    if name in above:
        raise ValueError(f"{name} imports itself by way of {above[-1]}")
    order: dict[str, None] = {}
    folder = SCORING if name.startswith(SCORING) else ""
    for _, needed in IMPORT.findall(scripts[name]):
        order.update(dict.fromkeys(_in_order(scripts, folder + needed.decode(), (*above, name))))
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
    own = "scoring" if name.startswith(SCORING) else name.removesuffix(".js")
    return b"from_" + re.sub(rb"\W", b"_", own.encode())
