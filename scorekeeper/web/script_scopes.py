"""Where the names that a statement declares hold: from which word or sign on, and up to which.

A scope is a function with what it is given, a `catch` with what it caught, a `for` with its body,
and every block. Other curly brackets are taken for blocks too: they declare nothing.
"""

from collections.abc import Iterator

from scorekeeper.web.script_code import Code

Scope = tuple[int, int]
"""The place of its first word or sign, and the place behind its last one."""
Declared = tuple[int, str]
"""A name, and a place in the scope that it holds in."""
NO_FUNCTION = ("if", "while", "for", "await")
"""Before `(…) {`: there it is the condition of a block."""
BEFORE_STATEMENT = ("", ";", "{", "}", "export")


def declared(code: Code) -> dict[Scope, list[str]]:
    """The names that each scope of a statement declares, outer scopes first.

    Raises ValueError where that is not clear.
    """
    functions = dict(_functions(code))
    blocks = {at: end + 1 for at, end in code.ends.items() if code.text(at) == "{"}
    scopes = sorted((functions | blocks | dict(_loops(code))).items())
    innermost: list[Scope | None] = [None] * len(code.tokens)
    for start, end in scopes:
        innermost[start:end] = [(start, end)] * (end - start)
    names: dict[Scope, list[str]] = {scope: [] for scope in scopes}
    for at, name in (*_given(code, functions), *_named(code)):
        if scope := innermost[at]:
            names[scope].append(name)
    return {scope: own for scope, own in names.items() if own}


def _functions(code: Code) -> Iterator[Scope]:
    """Every function and every `catch`."""
    starts = {end: start for start, end in code.ends.items()}
    for at in range(len(code.tokens)):
        if code.text(at) == "=>":
            is_block = code.text(at + 1) == "{"
            end = code.after(at + 1) if is_block else code.end_of_expression(at + 1)
            yield starts.get(at - 1, at - 1), end
        elif code.text(at) == "(" and code.text(at - 1) not in NO_FUNCTION:
            body = code.after(at)
            if code.text(body) == "{":
                yield at, code.after(body)


def _loops(code: Code) -> Iterator[Scope]:
    """Every `for`, with what it repeats."""
    for at in range(len(code.tokens)):
        if code.text(at) == "for":
            start = at + 1 + (code.text(at + 1) == "await")
            yield start, code.end_of_statement(code.after(start))


def _given(code: Code, functions: dict[int, int]) -> Iterator[Declared]:
    """What functions are called with."""
    for start in functions:
        if code.text(start) == "(":
            yield from ((start, name) for name in _bound(code, start + 1))
        else:
            yield start, code.text(start)


def _named(code: Code) -> Iterator[Declared]:
    """What statements declare."""
    for at in range(len(code.tokens)):
        if code.text(at) in ("const", "let"):
            yield from ((at, name) for name in _bound(code, at + 1))
        elif code.text(at) in ("function", "class"):
            named = code.tokens[at + 1 + (code.text(at + 1) == "*")]
            before = code.text(at - 1 - (code.text(at - 1) == "async"))
            if named.is_variable:
                if before not in BEFORE_STATEMENT:
                    raise ValueError(f"what is no statement is called {named.text}")
                yield at, named.text


def _bound(code: Code, at: int) -> Iterator[str]:
    """The names that are given a value from here on, as in `{ a, [key]: [b = 1] }, c`."""
    depth = 0
    while depth >= 0 and code.text(at) not in (";", "") and not _is_of(code, at):
        token = code.tokens[at]
        if token.text == "=":
            at = code.end_of_expression(at + 1)
        elif token.text == "[" and code.text(code.after(at)) == ":":
            at = code.after(at)
        else:
            if token.is_variable:
                yield token.text
            depth += token.opens - token.closes
            at += 1


def _is_of(code: Code, at: int) -> bool:
    """Whether this is the `of` or `in` after the names of a `for`."""
    before = code.tokens[at - 1]
    return code.text(at) in ("of", "in") and (before.is_variable or before.text in ("]", "}"))
