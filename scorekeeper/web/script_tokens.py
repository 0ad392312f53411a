"""The words and signs of a script, without comments and space, and what each of them names.

This reads no more of JavaScript than our modules use: statements end with semicolons, and nothing
has a name of its own that this does not see. Anything else is refused: to rename it were a guess.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

SPACE = r"(?>\s+|/\*(?:.|\n)*?\*/|//[^\n]*)*+"
TOKEN = re.compile(
    SPACE
    + r'(?:([A-Za-z_$][\w$]*)|("(?:[^"\\\n]|\\.)*"'
    + r"|'(?:[^'\\\n]|\\.)*')"
    + r"|(=>|\?[.?]|\.\.\.|\+\+|--|&&|\|\||[-+*%&|^!=<>]=+|\d[\w.]*|.))"
)
NAME, STRING, SIGN = 1, 2, 3
PATTERN = re.compile(r"/(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
TEMPLATE = re.compile(r"[`}](?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)")
BEFORE_PATTERN = ("(", "[", ",", "=", ":", "?", "!", "&", "|", "=>", ";", "{", "}")
BEFORE_BLOCK = {")", "=>", ";", "{", "}", "else", "try", "catch", "finally", "do", ""}
BRACKETS = {"(": ")", "[": "]", "{": "}"}
OPENING, CLOSING = tuple(BRACKETS), tuple(BRACKETS.values())
KEPT = {
    "as", "async", "await", "break", "case", "catch", "class", "const", "constructor", "continue",
    "delete", "do", "else", "export", "extends", "false", "finally", "for", "from", "function",
    "get", "if", "import", "in", "instanceof", "let", "new", "null", "of", "return", "set",
    "static", "super", "this", "throw", "true", "try", "typeof", "undefined", "void", "while",
    "yield",
}  # fmt: skip
"""What is no name of ours, whatever it stands for."""
UNREAD = {"arguments", "eval", "switch", "var", "with"}
"""What would name things in ways of its own, or not say where a block begins."""


class Token(NamedTuple):
    """A word or sign of a script; a text with expressions in it comes in parts."""

    text: str
    opens: bool = False
    """Whether a bracket opens here, that of an expression in a text (`${`) too."""
    closes: bool = False
    is_variable: bool = False
    is_data: bool = False
    """With `is_variable` both at once: `{ code }`."""

    def named(self, name: str) -> "Token":
        """The same variable by another name."""
        is_both = self.is_data and name != self.text
        return Token(f"{self.text}:{name}" if is_both else name)


def tokens_of(script: str) -> Iterator[Token]:
    """The words and signs; raises ValueError for what is not read here."""
    around = [""]  # what the brackets hold
    long_before = before = ""
    raw = list(_raw(script))
    for (text, kind), (after, _) in pairwise([*raw, ("", SIGN)]):
        token = Token(text)
        if kind != NAME:
            token = Token(text, text.endswith(OPENING), text.startswith(CLOSING))
        if token.closes:
            around.pop()
        inside = around[-1]
        if kind == NAME:
            is_key = inside == "object" and before in ("{", ",", "get", "set")
            is_data = before in (".", "?.") or inside == "class" or (is_key and after in (":", "("))
            is_variable = not is_data and text not in KEPT
            is_both = is_variable and is_key and after in (",", "}", "=")
            token = Token(text, is_variable=is_variable, is_data=is_data or is_both)
        if _is_unread(token, inside, (before, after)):
            raise ValueError(f"not among what is read: {before} {text} {after}")
        yield token
        if token.opens:
            is_class = before == "class" or (
                before.isidentifier() and long_before in ("class", "extends")
            )
            around.append(_bracket(text, before, is_class=is_class))
        long_before, before = before, text


def _is_unread(token: Token, inside: str, beside: tuple[str, str]) -> bool:
    """Whether names could not be told apart here."""
    before, after = beside
    if before == "extends" and after != "{":
        return True
    if token.is_variable:
        is_end_missing = before[:1].isalnum() and before not in KEPT
        return is_end_missing or token.text in UNREAD or before in ("break", "continue")
    if inside == "class":
        return token.text == "=" or (before == "static" and token.text == "{")
    is_key = inside == "object" and before in ("{", ",")
    is_async = token.text == "async" and after not in (":", ",", "}", "(")
    return is_key and (is_async or token.text == "*")


def _raw(script: str) -> Iterator[tuple[str, int]]:
    """Each word and sign with its kind; a text with expressions in it comes in parts."""
    open_ = [""]
    before, at = "", 0
    while found := TOKEN.match(script, at):
        kind = found.lastindex or SIGN
        text, start = found[kind], found.start(kind)
        is_pattern = text == "/" and (before == "return" or before.endswith(BEFORE_PATTERN))
        if is_pattern or text == "`" or (text == "}" and open_[-1] != "{"):
            found = (PATTERN if is_pattern else TEMPLATE).match(script, start)
            if not found:
                raise ValueError(f"cannot be read: {script[start : start + 40]}")
            kind, text = STRING, found[0]
        if text in ("'", "#"):
            raise ValueError(f"not among what is read: {script[start : start + 40]}")
        yield text, kind
        if text.startswith(CLOSING) and BRACKETS.get(open_.pop()[-1:]) != text[0]:
            raise ValueError(f"closes what is not open: {script[start : start + 40]}")
        if kind != NAME and text.endswith(OPENING):
            open_.append(text)
        before, at = text, found.end()
    if len(open_) > 1:
        raise ValueError(f"never closed: {open_[-1]}")


def _bracket(text: str, before: str, *, is_class: bool) -> str:
    """What the bracket holds: the names in an object are data, those in a block are not."""
    if text != "{":
        return text
    if is_class:
        return "class"
    return "block" if before in BEFORE_BLOCK else "object"
