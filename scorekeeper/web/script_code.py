"""A statement as its words and signs, and where what begins in it comes to an end."""

from collections.abc import Sequence

from scorekeeper.web.script_tokens import Token

DATA = "."


class Code:
    """The words and signs of a statement by their place; there is nothing beyond its end."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tokens
        self._texts = [DATA if t.is_data and not t.is_variable else t.text for t in tokens]
        self.ends = _ends(tokens)
        """By the place of each bracket that opens: where it closes."""

    def text(self, at: int) -> str:
        """What is written at this place; data has no names here, as it may be called `for`."""
        return self._texts[at] if 0 <= at < len(self._texts) else ""

    def after(self, at: int) -> int:
        """The next place, behind the bracket if one opens here."""
        return self.ends.get(at, at) + 1

    def end_of_expression(self, at: int) -> int:
        """The place of the sign that ends the expression which begins here."""
        choices = 0
        while self.text(at) not in ("", ",", ";") and not self.tokens[at].closes:
            choices += (self.text(at) == "?") - (self.text(at) == ":")
            if choices < 0:
                break
            at = self.after(at)
        return at

    def end_of_statement(self, at: int) -> int:
        """The place behind the statement which begins here."""
        word = self.text(at)
        if word in ("for", "if", "while"):
            end = self.end_of_statement(self.after(at + 1))
            has_else = word == "if" and self.text(end) == "else"
            return self.end_of_statement(end + 1) if has_else else end
        last = "{" if word in ("async", "class", "function", "{") else ";"
        while self.text(at) != last:
            if self.text(at) in ("", "do", "try", "}"):
                raise ValueError(f"the end is not clear: {' '.join(t.text for t in self.tokens)}")
            at = self.after(at)
        return self.after(at)


def _ends(tokens: Sequence[Token]) -> dict[int, int]:
    """Where each bracket closes; a text with expressions in it is one bracket."""
    ends: dict[int, int] = {}
    open_: list[int] = []
    for at, token in enumerate(tokens):
        if token.opens and not token.closes:
            open_.append(at)
        elif token.closes and not token.opens:
            ends[open_.pop()] = at
    return ends
