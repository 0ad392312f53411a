"""How guessing codes is slowed: five wrong ones within ten minutes, then waits that double."""

from dataclasses import replace
from datetime import datetime, timedelta

from scorekeeper.storage.guesses import Guesser

WINDOW = timedelta(minutes=10)
FREE, FREE_IN_A_CROWD = 5, 1
"""Wrong codes within the window before the first wait; fewer while many addresses guess."""
CROWD = 100
"""Wrong codes of everybody within the window that are no slips of players any more."""
FIRST_WAIT, LONGEST_WAIT = timedelta(seconds=30), timedelta(minutes=15)
MEMORY = timedelta(hours=1)
"""How long after a wait the next one is still a longer one; then all is forgotten."""


def nobody(caller: str, now: datetime) -> Guesser:
    """A caller that was never wrong."""
    return Guesser(caller=caller, since=now, wrong=0, waits=0, until=now - MEMORY)


def counted(guesser: Guesser, now: datetime) -> Guesser:
    """One more wrong code; those before the window do not count any more."""
    if now - guesser.since > WINDOW:
        guesser = replace(guesser, since=now, wrong=0)
    return replace(guesser, wrong=guesser.wrong + 1)


def slowed(guesser: Guesser, now: datetime, *, crowded: bool) -> Guesser:
    """One more wrong code, with the wait that it brings, if any."""
    guesser = counted(guesser, now)
    waits = guesser.waits if now < guesser.until + MEMORY else 0
    free = FREE_IN_A_CROWD if crowded else FREE
    if not waits and guesser.wrong < free:
        return replace(guesser, waits=0)
    wait = min(FIRST_WAIT * 2**waits, LONGEST_WAIT)
    return replace(guesser, waits=min(waits + 1, 10), until=now + wait)


def is_crowd(everybody: Guesser, now: datetime) -> bool:
    """Whether so many wrong codes came lately that somebody guesses from many addresses."""
    return now - everybody.since <= WINDOW and everybody.wrong >= CROWD
