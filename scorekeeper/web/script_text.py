"""A script in as few words and signs as say the same."""

import re
from collections.abc import Iterable

from scorekeeper.web.script_code import Code

NOT_NEEDED = {(";", "}"), (",", "}"), (",", ")"), (",", "]")}
"""Signs that say nothing before others."""
BEFORE_WHOLE = ("=>", "return", "=", "(", "[", ",", "?", ":")
ONLY_IN_BLOCK = ("const", "let", "function", "class", "async", "do", "try", "{", "}")
WITH_BODY = ("if", "for", "while")


def needless_brackets(code: Code) -> set[int]:
    """The places of the brackets of a statement that change nothing."""
    starts = {end: at for at, end in code.ends.items()}
    needless: set[int] = set()
    for at, end in code.ends.items():
        head = starts.get(at - 1, at) - 1
        is_body = code.text(head) in WITH_BODY if head < at - 1 else code.text(head) == "else"
        if _is_new(code, at) or _is_whole(code, at) or (is_body and _is_one_statement(code, at)):
            needless |= {at, end}
    return needless


def _is_new(code: Code, at: int) -> bool:
    """Whether the brackets are those of `new Map()`."""
    is_empty = code.text(at) == "(" and code.ends[at] == at + 1
    return is_empty and code.text(at - 2) == "new" and _is_last(code, at)


def _is_whole(code: Code, at: int) -> bool:
    """Whether one expression stands in these brackets, and nothing beside them."""
    if code.text(at) != "(" or code.text(at - 1) not in BEFORE_WHOLE or code.text(at + 1) == "{":
        return False
    return code.end_of_expression(at + 1) == code.ends[at] > at + 1 and _is_last(code, at)


def _is_last(code: Code, at: int) -> bool:
    """Whether an expression ends with the brackets that open here."""
    end = code.after(at)
    return code.text(end) in (",", ";", ":") or code.tokens[end].closes


def _is_one_statement(code: Code, at: int) -> bool:
    """Whether the block that opens here holds one statement, which needs no block."""
    first, end = code.text(at + 1), code.ends[at]
    if code.text(at) != "{" or first in ONLY_IN_BLOCK:
        return False
    takes_else = first in WITH_BODY and code.text(end + 1) == "else"
    return not takes_else and code.end_of_statement(at + 1) == end


def written(texts: Iterable[str]) -> str:
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
        if text in ("const", "let") and before == ";" and declares[-1]:
            script[-1] = ","
            continue
        if before in (";", "{", "") or text in ("const", "let"):
            declares[-1] = text in ("const", "let")
        if text in ("{", "(", "["):
            declares.append(False)
        elif text in ("}", ")", "]"):
            declares.pop()
        if re.match(r"[\w$]{2}|\+\+|--|//", script[-1][-1:] + text[:1]):
            script.append(" ")
        script.append("let" if text == "const" else text)
    return "".join(script)
