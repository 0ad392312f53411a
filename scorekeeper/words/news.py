"""What was just done to a game, in a sentence for whoever looks at it: "West saved deal 3: 640"."""

from scorekeeper.words.numbers import points

SOME_PHONE = "Another phone"
"""What a phone without a name is called."""


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
