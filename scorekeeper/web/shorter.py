"""Modules in one piece, with short names of its own: those that every phone gets.

What only the code itself knows becomes short: what it declares outside of functions, and within
them. What names data (`side.went_out`, `{ code, limit }`) is left alone. Outside of functions these
modules declare one name at a time, and do nothing else.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from posixpath import dirname, join, normpath
from typing import NamedTuple

from scorekeeper.web.script_code import Code
from scorekeeper.web.script_names import outer_names, with_short_names
from scorekeeper.web.script_text import needless_brackets, written
from scorekeeper.web.script_tokens import KEPT, Token, tokens_of

VALUES, CALLED = ("const", "let"), ("function", "class")
STARTING = (*VALUES, *CALLED, "import", "export")


class Module(NamedTuple):
    """The declarations of a module by name, and the names that it takes from other modules."""

    own: dict[str, list[Token]]
    taken: dict[str, "Name"]  # what it is called here -> where it comes from

    @property
    def named(self) -> set[str]:
        """All that is named in it and not declared within one of its statements."""
        return {token.text for own in self.own.values() for token in own if token.is_variable}


Name = tuple[str, str]
"""(module, a name that it declares)"""


def flat(scripts: Mapping[str, bytes], order: Iterable[str], given: Collection[Name]) -> bytes:
    """These modules, each behind those it needs, as a function's inside that returns `given`.

    What `given` does not need is left out. Raises ValueError for a script that cannot be read,
    KeyError for a name that is not there.
    """
    modules = {name: _module(name, scripts[name]) for name in order}
    homes = {name: m.taken | {own: (name, own) for own in m.own} for name, m in modules.items()}
    needed = _needed(modules, homes, sorted(given))
    of_browser = {own for name, m in modules.items() for own in m.named - homes[name].keys()}
    names = (name for name in outer_names() if name not in of_browser)
    short = dict(zip((name for name, _ in needed.most_common()), names, strict=False))
    parts: list[str] = []
    for name, module in modules.items():
        outer = {own: short.get(told, own) for own, told in homes[name].items()}
        for own, statement in module.own.items():
            if (name, own) in needed:
                parts += _named(statement, outer)
    told = ",".join(f"{own}:{short[home, own]}" for home, own in sorted(given))
    return written([*parts, f"return{{{told}}}"]).encode()


def whole(script: bytes) -> bytes:
    """A script with short names for all that it declares, if it exports nothing: else within that.

    Raises ValueError for a script that cannot be read.
    """
    text = script.decode()
    is_closed = "\nexport " not in f"\n{text}"
    tokens = _shortened(Code([*tokens_of(f"{{{text}\n}}" if is_closed else text)]))
    texts = [token.text for token in tokens]
    return written(texts[1:-1] if is_closed else texts).encode()


def _shortened(code: Code) -> list[Token]:
    """What is declared within it by short names, and without the brackets that change nothing."""
    needless, named = needless_brackets(code), with_short_names(code)
    return [token for at, token in enumerate(named) if at not in needless]


def _needed(
    modules: Mapping[str, Module], homes: Mapping[str, Mapping[str, Name]], given: Collection[Name]
) -> Counter[Name]:
    """What `given` and all that it needs are made of, with how often each is named."""
    uses = Counter(given)
    waiting = [*given]
    while waiting:
        module, own = waiting.pop()
        for token in modules[module].own[own]:
            if token.is_variable and token.text in homes[module]:
                name = homes[module][token.text]
                if not uses[name]:
                    waiting.append(name)
                uses[name] += 1
    return uses


@lru_cache(maxsize=256)
def _module(name: str, script: bytes) -> Module:
    """A module taken apart, once for all the scripts that it travels in."""
    module = Module({}, {})
    for statement in _statements(tokens_of(script.decode())):
        texts = [token.text for token in statement]
        if texts[0] == "import":
            home = normpath(join(dirname(name), texts[-2][1:-1]))
            for taken in " ".join(texts[2:-4]).split(" , "):
                there, _, here = taken.partition(" as ")
                module.taken[here or there] = home, there
            continue
        code = Code(statement[texts[0] == "export" :])
        own = _declared_by(code)
        if not own or KEPT & module.taken.keys():
            raise ValueError(f"{name} declares not one name: {' '.join(texts[:6])}")
        module.own[own] = _shortened(code)
    return module


def _declared_by(code: Code) -> str:
    """The name that this statement declares, if it is one and does no more than that."""
    at = int(code.text(0) == "async")
    kind, at = code.text(at), at + 1 + (code.text(at + 1) == "*")
    is_one = kind in CALLED or (kind in VALUES and code.text(code.end_of_expression(at)) == ";")
    is_name = code.text(at).isidentifier() and code.text(at) not in KEPT
    is_all = is_name and is_one and code.end_of_statement(0) == len(code.tokens)
    return code.text(at) if is_all else ""


def _statements(tokens: Iterable[Token]) -> Iterator[list[Token]]:
    """The tokens from each declaration outside of all brackets to the next one."""
    depth = 0
    statement: list[Token] = []
    for token in tokens:
        before = statement[-1].text if statement else "export"
        is_async = token.text == "async" and before in (";", "}")
        starts = (token.text in STARTING and not token.is_data) or is_async
        if depth == 0 and starts and before not in ("export", "async"):
            yield statement
            statement = []
        statement.append(token)
        depth += token.opens - token.closes
    if statement:
        yield statement


def _named(statement: Iterable[Token], outer: Mapping[str, str]) -> Iterator[str]:
    """The texts of a statement, what modules declare by these names."""
    for token in statement:
        is_outer = token.is_variable and token.text in outer
        yield token.named(outer[token.text]).text if is_outer else token.text
