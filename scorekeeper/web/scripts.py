"""Scripts as they travel: without comments, and each page's script in one piece.

A module and all that it imports become one file, so that a phone far from the server asks once
and not a dozen times. What a module does not export stays its own: each is a function here. The
many modules of the scoring, and those for a phone without a network, are one function together,
which holds only what is asked of it. Short names are given last of all (`shorter.py`).
"""

import posixpath
import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from scorekeeper.web.shorter import Name, flat

TOGETHER = ("scoring/", "offline/")
"""The folders of the modules that travel together."""
TEMPLATES = "offline/templates.js"
"""The module that the templates become: it is as short as can be already."""
IMPORT = re.compile(
    rb'^import (?:\{ ([\w, ]+) \} from )?"(\.{1,2}/(?:[a-z]+/)?[\w-]+\.js)";\n', re.MULTILINE
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
    together = [each for each in needed if travels_along(each) and each != TEMPLATES]
    others = [each for each in needed if each not in together]
    parts = [
        b"const %s = (() => {\n%s\nreturn { %s };\n})();\n"
        % (_variable(each), _body(scripts, each), b", ".join(_exports(scripts[each])))
        for each in others
    ]
    if together:
        asked = set(_asked_of(together, scripts, [*others, last]))
        parts.insert(0, b"const from_together = (() => {%s})();\n" % flat(scripts, together, asked))
    return b"".join(parts) + (_body(scripts, last) if needed else scripts[last])


def travels_along(name: str) -> bool:
    """Whether a module has no address of its own: it travels within the scripts that need it."""
    return name.startswith(TOGETHER)


def inner(scripts: Mapping[str, bytes]) -> frozenset[str]:
    """The modules that another one imports: they travel within it, and no page names them."""
    return frozenset(needed for name in scripts for _, needed in _imports(scripts, name))


def _asked_of(
    together: Collection[str], scripts: Mapping[str, bytes], pages: Sequence[str]
) -> Iterator[Name]:
    """What these modules, which do not travel together, import from those that do."""
    for page in pages:
        for names, needed in _imports(scripts, page):
            if needed in together:
                yield from ((needed, name) for name in names)


def _in_order(scripts: Mapping[str, bytes], name: str, above: tuple[str, ...]) -> list[str]:
    """The modules that this one imports, each behind what it needs, and then itself."""
    if name in above:
        raise ValueError(f"{name} imports itself by way of {above[-1]}")
    order: dict[str, None] = {}
    for _, needed in _imports(scripts, name):
        order.update(dict.fromkeys(_in_order(scripts, needed, (*above, name))))
    return [*order, name]


def _imports(scripts: Mapping[str, bytes], name: str) -> Iterator[tuple[list[str], str]]:
    """The names that a module takes, and from which one."""
    for names, address in IMPORT.findall(scripts[name]):
        there = [each.partition(" as ")[0] for each in names.decode().split(", ")]
        yield there, found_at(name, address.decode())


def found_at(name: str, address: str) -> str:
    """The module that another one, `name`, calls by this address."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), address))


def _body(scripts: Mapping[str, bytes], name: str) -> bytes:
    """A module as the inside of a function."""

    def take(found: re.Match[bytes]) -> bytes:
        names, address = found.groups()
        source = _variable(found_at(name, address.decode()))
        here = names.replace(b" as ", b": ") if names else b""
        return b"const { %s } = %s;\n" % (here, source) if names else b""

    body = EXPORT.sub(rb"\1", IMPORT.sub(take, scripts[name]))
    left = LEFT.search(body)
    if left:
        raise ValueError(f"no way that modules are joined here: {left[0].decode()}")
    return body


def _exports(script: bytes) -> list[bytes]:
    return [name for _, name in EXPORT.findall(script)]


def _variable(name: str) -> bytes:
    alone = name == TEMPLATES or not travels_along(name)
    return b"from_" + re.sub(
        rb"\W", b"_", (name.removesuffix(".js") if alone else "together").encode()
    )
