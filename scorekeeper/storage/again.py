"""Actions whose transactions a database server may break off."""

import random
import time
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import IntegrityError

from scorekeeper.storage.errors import BrokenOff

Given = ParamSpec("Given")
Answer = TypeVar("Answer")

TURNS = 5
LONGEST_PAUSE = 0.05  # seconds, and longer from turn to turn


def begun_again(action: Callable[Given, Answer]) -> Callable[Given, Answer]:
    """Of an action that writes in one transaction: all of it again where that was in vain.

    It was broken off for the sake of another one, or what it was about to add was added by
    another one meanwhile, which it will find there. Nothing of it was kept.
    """

    @wraps(action)
    def until_done(*args: Given.args, **kwargs: Given.kwargs) -> Answer:
        for turn in range(1, TURNS):
            try:
                return action(*args, **kwargs)
            except (BrokenOff, IntegrityError):
                time.sleep(random.uniform(0, turn * LONGEST_PAUSE))
        return action(*args, **kwargs)

    return until_done
