"""What is said to somebody who joins a game, and what a phone may be called."""

from scorekeeper.words.numbers import points

NOT_TYPED = "Type the code that the other phone shows under Share, or paste the link."
NO_CODE = (
    "This is neither a code nor the link of a game. A code has six letters and figures, a link"
    " looks like http://.../g/ and 22 characters."
)
LOOK_AGAIN = (
    "No code has B, I, L, O, S or Z in it, or 0, 1, 2, 5 or 8, because they look alike. Read it"
    " once more."
)
WRONG_CODE = (
    "No game that is on has this code. Read it once more: the other phone shows it under Share."
)
NO_SUCH_LINK = "There is no game with this link. Copy it again from the other phone."
LINK_TAKEN_BACK = "This link was taken back. Ask whoever keeps the game for the new one."
PHONE_OF = "{player}'s phone"
CODE_LENGTH = 6
SOON = 120  # seconds that are said as seconds alone


def no_code(plain: str) -> str:
    """Why what was typed is no code."""
    if not plain:
        return NOT_TYPED
    return LOOK_AGAIN if len(plain) == CODE_LENGTH and plain.isalnum() else NO_CODE


def wait_words(seconds: int) -> str:
    """How long to wait: "45 seconds", "8 minutes (480 seconds)"."""
    if seconds == 1:
        return "1 second"
    if seconds < SOON:
        return f"{seconds} seconds"
    return f"{-(-seconds // 60)} minutes ({points(seconds)} seconds)"


def spaced_code(code: str) -> str:
    """A code as it is read out, in two halves."""
    half = len(code) // 2
    return f"{code[:half]} {code[half:]}"


def called_so(name: str) -> str:
    """That a phone has this name from now on, or none."""
    return f"This phone is called {name}." if name else "This phone has no name."


def phone_of(player: str, *, longest: int) -> str:
    """What the phone of a player is called: "Ann's phone", or the name alone where it is long."""
    called = PHONE_OF.format(player=player)
    return called if len(called) <= longest else player
