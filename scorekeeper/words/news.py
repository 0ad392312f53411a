"""What was just done to a game, in a sentence for whoever looks at it: "West saved deal 3: 640"."""

from collections.abc import Iterable

from scorekeeper.words.names import together
from scorekeeper.words.numbers import points

SOME_PHONE = "Another phone"
"""What a phone without a name is called at the beginning of a sentence."""
ANOTHER_PHONE = "another phone"
"""The same within one."""
MEANWHILE = "{side} was saved on {phone} meanwhile."
"""What a sheet says to whoever counts the same side."""


def phones(names: Iterable[str]) -> str:
    """The phones that did something, each once: "Ann's phone and another phone"."""
    named = list(dict.fromkeys(names))
    known = [name for name in named if name]
    if not known:
        return SOME_PHONE
    return together([*known, *([ANOTHER_PHONE] if "" in named else [])])


def saved_meanwhile(side: str, phone: str) -> str:
    """Another phone saved a side that is being counted here."""
    return MEANWHILE.format(side=side, phone=phone or ANOTHER_PHONE)


def saved(name: str, deal: int, made: int) -> str:
    """A side counted a deal."""
    return f"{name} saved deal {deal}: {points(made)}"


def corrected(name: str, deal: int, made: int) -> str:
    """A side's count of a deal became another one."""
    return f"{name}, deal {deal}, is now {points(made)}"


def taken_away(name: str, deal: int) -> str:
    """A side's count of a deal is there no more."""
    return f"{name}, deal {deal}, was taken away"


def other_rules(name: str) -> str:
    """The game is played by other rules."""
    return f"The rules of the game were changed: {name}"


def renamed(name: str) -> str:
    """The game got another name."""
    return f"The game is called “{name}” now"


def counting(phone: str, side: str) -> str:
    """A phone counts a side just now."""
    return f"{phone or SOME_PHONE} is counting {side}"
