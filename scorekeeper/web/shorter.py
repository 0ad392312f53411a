"""Modules in one piece, with short names of its own: those that every phone gets.

What only the code itself knows becomes short: the names of its functions, and within each of them
the local ones. What names data (`side.went_out`, `{ code, limit }`) is left alone. This reads no
more of JavaScript than those modules use: statements end with semicolons, strings stand in double
quotes, and outside of functions one name is declared at a time.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise, product
from posixpath import dirname, join, normpath
from string import ascii_lowercase, ascii_uppercase
from typing import NamedTuple

SPACE = r"(?>\s+|/\*(?:.|\n)*?\*/|//[^\n]*)*+"
TOKEN = re.compile(
    SPACE + r'(?:([A-Za-z_$][\w$]*)|("(?:[^"\\\n]|\\.)*")|(=>|\?\.|\.\.\.|\d[\w.]*|.))'
)
NAME, STRING, SIGN = 1, 2, 3
PATTERN = re.compile(r"/(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
TEMPLATE = re.compile(r"[`}](?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)")
BEFORE_PATTERN = {"(", "[", ",", "=", ":", "?", "!", "&", "|", "=>", ";", "{", "}", "return"}
BEFORE_BLOCK = {")", "=>", ";", "{", "}", "else", "try", "catch", "finally", "do", ""}
NOT_NEEDED = {(";", "}"), (",", "}"), (",", ")"), (",", "]")}
"""Signs that say nothing before others."""
STATEMENTS = {"const", "let", "function", "class", "import"}
KEPT = STATEMENTS | {
    "async", "await", "break", "case", "catch", "constructor", "continue", "delete", "do", "else",
    "export", "extends", "false", "finally", "for", "from", "get", "if", "in", "instanceof", "let",
    "new", "null", "of", "return", "set", "static", "super", "switch", "this", "throw", "true",
    "try", "typeof", "undefined", "void", "while", "with", "yield",
}  # fmt: skip

GLOBALS = {
    "addEventListener", "atob", "btoa", "caches", "clearTimeout", "console", "crypto",
    "decodeURIComponent", "encodeURIComponent", "fetch", "globalThis", "indexedDB", "isNaN",
    "location", "navigator", "parseFloat", "parseInt", "self", "setTimeout", "structuredClone",
}  # fmt: skip
"""What a phone's browser gives that begins with a small letter."""


class Token(NamedTuple):
    """A word or sign of a script; a text with expressions in it comes in parts."""

    text: str
    is_text: bool = False
    is_variable: bool = False
    is_data: bool = False  # with `is_variable` both at once: `{ code }`

    @property
    def opens(self) -> bool:
        """Whether a bracket opens here, that of an expression in a text (`${`) too."""
        return self.text.endswith("${") if self.is_text else self.text in ("{", "(", "[")

    @property
    def closes(self) -> bool:
        """Whether a bracket closes here."""
        return self.text.startswith("}") if self.is_text else self.text in ("}", ")", "]")


class Module(NamedTuple):
    """The declarations of a module by name, and the names that it takes from other modules."""

    own: dict[str, list[Token]]
    taken: dict[str, "Name"]  # what it is called here -> where it comes from


Name = tuple[str, str]
"""(module, a name that it declares)"""


def flat(scripts: Mapping[str, bytes], order: Iterable[str], given: Collection[Name]) -> bytes:
    """These modules, each behind those it needs, as a function's inside that returns `given`.

    What `given` does not need is left out. Raises ValueError for a script that cannot be read,
    KeyError for a name that is not there.
    """
    modules = {name: _module(name, scripts[name]) for name in order}
    homes = {name: m.taken | {own: (name, own) for own in m.own} for name, m in modules.items()}
    needed = _needed(modules, homes, given)
    ranked = [name for name, _ in needed.most_common()]
    short = dict(zip(ranked, _short(ascii_uppercase), strict=False))
    parts: list[str] = []
    for name, module in modules.items():
        outer = {own: short.get(told, own) for own, told in homes[name].items()}
        for own, statement in module.own.items():
            if (name, own) in needed:
                parts += _renamed(statement, outer)
    told = ",".join(f"{own}:{short[home, own]}" for home, own in sorted(given))
    return _written([*parts, f"return{{{told}}}"]).encode()


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


@lru_cache(maxsize=128)
def _module(name: str, script: bytes) -> Module:
    """A module taken apart, once for all the scripts that it travels in."""
    module = Module({}, {})
    for statement in _statements(_tokens(script.decode())):
        texts = [token.text for token in statement if token.text not in ("export", "*", "async")]
        if texts[0] == "import":
            home = normpath(join(dirname(name), texts[-2][1:-1]))
            for taken in " ".join(texts[2:-4]).split(" , "):
                there, _, here = taken.partition(" as ")
                module.taken[here or there] = home, there
        elif texts[0] in STATEMENTS and texts[1].isidentifier():
            module.own[texts[1]] = [token for token in statement if token.text != "export"]
        else:
            raise ValueError(f"{name} declares not one name: {' '.join(texts[:6])}")
    return module


def _tokens(script: str) -> Iterator[Token]:
    """The words and signs, without comments and space, and what each of them names."""
    around = [""]  # what the brackets hold
    long_before = before = ""
    raw = list(_raw(script))
    for (text, kind), (after, _) in pairwise([*raw, ("", SIGN)]):
        token = Token(text, is_text=kind == STRING)
        if token.closes:
            around.pop()
        inside = around[-1]
        if kind == NAME and text not in KEPT:
            is_key = inside == "object" and (before in ("{", ",") or before in ("get", "set"))
            is_both = is_key and after in (",", "}", "=")
            is_data = before in (".", "?.") or inside == "class" or (is_key and after in (":", "("))
            token = Token(text, is_variable=not is_data, is_data=is_data or is_both)
        yield token
        if token.opens:
            around.append(_bracket(text, before, is_class=long_before in ("class", "extends")))
        long_before, before = before, text


def _raw(script: str) -> Iterator[tuple[str, int]]:
    """Each word and sign with its kind; a text with expressions in it comes in parts."""
    open_: list[str] = []
    before, at = "", 0
    while found := TOKEN.match(script, at):
        kind = found.lastindex or SIGN
        text, start = found[kind], found.start(kind)
        is_pattern = text == "/" and before in BEFORE_PATTERN
        if is_pattern or text == "`" or (text == "}" and open_[-1] != "{"):
            found = (PATTERN if is_pattern else TEMPLATE).match(script, start)
            if not found:
                raise ValueError(f"cannot be read: {script[start : start + 40]}")
            kind, text = STRING, found[0]
        if text == "'":
            raise ValueError(f"a text without double quotes: {script[start : start + 40]}")
        yield text, kind
        if text[0] == "}" or text in (")", "]"):
            open_.pop()
        if text in ("{", "(", "[") or (kind == STRING and text.endswith("${")):
            open_.append(text)
        before, at = text, found.end()


def _bracket(text: str, before: str, *, is_class: bool) -> str:
    """What the bracket holds: the names in an object are data, those in a block are not."""
    if text != "{":
        return text
    if is_class:
        return "class"
    return "block" if before in BEFORE_BLOCK else "object"


def _statements(tokens: Iterable[Token]) -> Iterator[list[Token]]:
    """The tokens from each declaration outside of all brackets to the next one."""
    depth = 0
    statement: list[Token] = []
    for token in tokens:
        before = statement[-1].text if statement else "export"
        is_async = token.text == "async" and before in (";", "}")
        starts = token.text in STATEMENTS or token.text == "export" or is_async
        if depth == 0 and starts and before not in ("export", "async"):
            yield statement
            statement = []
        statement.append(token)
        depth += token.opens - token.closes
    if statement:
        yield statement


def _renamed(statement: Iterable[Token], outer: Mapping[str, str]) -> Iterator[str]:
    """The texts of a statement, short names in the place of variables."""
    names = {name: name for name in GLOBALS} | dict(outer)
    short = _short(ascii_lowercase)
    for token in statement:
        text = token.text
        if token.is_variable and text[0].islower() and text not in names:
            names[text] = next(short)
        new = names.get(text, text) if token.is_variable else text
        yield f"{text}:{new}" if token.is_data and new != text else new


def _short(letters: str) -> Iterator[str]:
    """One name after the other that begins with one of these letters."""
    for longer in range(3):
        for first, *more in product(letters, *[ascii_lowercase] * longer):
            name = first + "".join(more)
            if name not in KEPT:
                yield name


def _written(texts: Iterable[str]) -> str:
    """The texts side by side, as few of them as say the same."""
    script = [""]
    declares = [False]  # by open bracket: whether the statement before this one declares names
    for text in texts:
        before = script[-1]
        if (before, text) in NOT_NEEDED:
            script.pop()
        is_one_name = before == ")" and script[-3] == "(" and script[-2].isidentifier()
        if text == "=>" and is_one_name and script[-4] != "async":
            script[-3:] = [script[-2]]
        if text == "const" and before == ";" and declares[-1]:
            script[-1] = ","
            continue
        if before in (";", "{", "}", ""):
            declares[-1] = text == "const"
        if text in ("{", "(", "["):
            declares.append(False)
        elif text in ("}", ")", "]"):
            declares.pop()
        if re.match(r"[\w$]{2}", script[-1][-1:] + text[:1]):
            script.append(" ")
        script.append("let" if text == "const" else text)
    return "".join(script)
