"""What a phone says by itself when it cannot reach the score keeper."""

from dataclasses import asdict
from typing import Any

from scorekeeper.web.errors import NO_DEAL, OTHER_LINK, TOLD, Told
from scorekeeper.web.security import HEADERS

NO_NETWORK = Told(
    "Not connected",
    "This needs the score keeper, and this phone cannot reach it just now. "
    "What you counted is safe on this phone.",
    "Go back and go on counting; try this again later.",
)
NOT_KEPT = Told(
    "Not connected",
    "This phone cannot reach the score keeper just now, and it has not kept this game.",
    "Open the game again when there is a network: from then on it is kept.",
)
NOT_KEPT_HERE = Told(
    "Not kept on this phone",
    "This phone could not keep what you sent, and it cannot reach the score keeper.",
    "Go back: what you typed is still there. Make room on this phone, or wait for the network.",
)
UNSENT = {
    "deal": "deal {it}",
    "deals": "deals {it}",
    "the_game": "this game",
    "a_game": "The new game",
    "a_game_of": "The new game “{game}”",
    "Deal": "Deal {it}",
    "Deal_of": "Deal {deal} of “{game}”",
    "game_waits": "Not yet sent: {it}",
}
"""What is saved on a phone and not sent yet."""


def worker_words() -> dict[str, Any]:
    """All of it by name."""
    told = {"NO_NETWORK": NO_NETWORK, "NOT_KEPT": NOT_KEPT, "NOT_KEPT_HERE": NOT_KEPT_HERE}
    told |= {"NO_DEAL": NO_DEAL, "NO_PAGE": TOLD[404], "WENT_WRONG": TOLD[500]}
    return {
        "UNSENT": UNSENT,
        "HEADERS": HEADERS,
        **{name: asdict(each) for name, each in told.items()},
        "OTHER_LINK": {role: asdict(each) for role, each in OTHER_LINK.items()},
    }
