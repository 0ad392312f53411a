"""What the table shows besides the game: its links as this phone may use them, its rules before."""

from dataclasses import dataclass

from scorekeeper.actions.links import RANKS
from scorekeeper.actions.rematch import next_game
from scorekeeper.record import Link
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.web import phone
from scorekeeper.web.current import game, link, store, watch_key


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """`own` is the link by which this phone may do most, `next_key` opens the game after this one
    ("" for none), `watch_key` this one only to look; `rules_before` are None if never changed.
    """

    own: Link
    watch_key: str
    next_key: str
    rules_before: RuleSet | None


def beside() -> Beside:
    """All of it, of the game of this page's address."""
    return Beside(
        own=best(link()),
        watch_key=watch_key(),
        next_key=next_key(),
        rules_before=game().rules_before,
    )


def next_key() -> str:
    """The key by which this phone opens the game that was played after this one, "" for none."""
    made = next_game(store(), game().id, link().role) if game().result else None
    return best(made).key if made else ""


def best(made: Link) -> Link:
    """The link by which this phone may do most with the game that this one opens."""
    own = phone.best_link(made.game_id)
    return own if own and RANKS[own.role] > RANKS[made.role] else made
