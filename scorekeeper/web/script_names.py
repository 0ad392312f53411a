"""Short names: for what modules declare, and for what is declared within that.

The letters come in the order in which texts and data names use them: the fewer different signs a
script has, the shorter it is when it is compressed.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, count, product
from string import ascii_uppercase

from scorekeeper.web.script_code import Code
from scorekeeper.web.script_scopes import declared
from scorekeeper.web.script_tokens import KEPT, Token

LETTERS = "etnirsoalcdpumhfgvybwkxqjz"


def outer_names() -> Iterator[str]:
    """Names for what a module declares, one after the other."""
    longer = (product(LETTERS, repeat=length) for length in count(2))
    names = chain(ascii_uppercase, map("".join, chain.from_iterable(longer)))
    return (name for name in names if name not in KEPT)


def inner_names() -> Iterator[str]:
    """Names that are never among those: for what is declared within a statement."""
    return ("$" * more + letter for more in count() for letter in LETTERS)


def with_short_names(code: Code) -> list[Token]:
    """The words and signs of a statement, what is declared within it by short names.

    They begin anew in each scope, so that the same work looks the same wherever it stands, and
    compresses well; what means something further out is left out only where that is used.
    """
    short: dict[int, str] = {}
    before: dict[int, set[str]] = defaultdict(set)
    """By its end, what a function is given: its body, which ends there too, may not declare it."""
    for (start, end), own in declared(code).items():
        within = {at: code.text(at) for at in range(start, end) if code.tokens[at].is_variable}
        taken = {short.get(at, name) for at, name in within.items() if name not in own}
        names = (name for name in inner_names() if name not in taken | before[end])
        given = dict(zip(dict.fromkeys(own), names, strict=False))
        before[end].update(given.values())
        short |= {at: given[name] for at, name in within.items() if name in given}
    return [
        token.named(short[at]) if at in short else token for at, token in enumerate(code.tokens)
    ]
