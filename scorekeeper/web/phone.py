"""What this phone knows, in its signed cookie: its games, its own rules, what it is called."""

from collections.abc import Iterator
from secrets import token_urlsafe

from flask import session

from scorekeeper.actions.errors import LinkTakenBack, NoSuchGame
from scorekeeper.actions.links import Opened, best_links, open_link
from scorekeeper.actions.lost_games import LostGame, lost_games
from scorekeeper.actions.names import phone_name
from scorekeeper.actions.saved_rules import id_of_rules, save_rules, saved_rules
from scorekeeper.record import Link
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.web.current import store

GAMES, RULES, PHONE = "games", "rules", "phone"
ID_BYTES = 8
KEPT = 24  # of each, as many as surely fit into a cookie
SHOWN = 12


def remember(key: str) -> None:
    """Put the link of a game at the head of the list."""
    _put_first(GAMES, key)


def games() -> Iterator[Opened]:
    """The games of this phone that are still there, the newest first, each by its best link."""
    for link in best_links(store(), _known(GAMES))[:SHOWN]:
        try:
            yield open_link(store(), link.key)
        except (NoSuchGame, LinkTakenBack):
            continue


def lost() -> tuple[LostGame, ...]:
    """The games of this phone that are closed to it, until somebody puts the word of it away."""
    return lost_games(store(), _known(GAMES))


def put_away(key: str) -> None:
    """Say no more that the game of this link is closed to this phone."""
    gone = next((each.keys for each in lost() if key in each.keys), ())
    if gone:
        session[GAMES] = [each for each in _known(GAMES) if each not in gone]


def keys() -> tuple[str, ...]:
    """The keys of the games that `games` gives, in the same order."""
    return tuple(link.key for link in best_links(store(), _known(GAMES))[:SHOWN])


def best_link(game_id: str) -> Link | None:
    """The link of a game with which this phone may do most, None if it has none."""
    return next((it for it in best_links(store(), _known(GAMES)) if it.game_id == game_id), None)


def name() -> str:
    """What this phone is called, "" where nobody said; it stands beside what the phone does."""
    return _own().get("name", "")


def is_asked() -> bool:
    """Whether somebody said what this phone is called, or that it needs no name."""
    return bool(_own())


def call(called: str) -> None:
    """Call this phone so from now on; "" where it needs no name."""
    own_id = _own().get("id") or token_urlsafe(ID_BYTES)
    session.permanent = True
    session[PHONE] = {"id": own_id, "name": phone_name(called)}


def keep_rules(rules: RuleSet) -> None:
    """Save a rule set and put it at the head of the list."""
    _put_first(RULES, save_rules(store(), rules))


def forget_rules(rules: RuleSet) -> None:
    """Take a rule set off the list; games that are played by it keep their own copy."""
    forgotten = id_of_rules(rules)
    session[RULES] = [each for each in _known(RULES) if each != forgotten]


def own_rules() -> tuple[RuleSet, ...]:
    """The rule sets that this phone keeps, the newest first."""
    return saved_rules(store(), _known(RULES))


def _own() -> dict[str, str]:
    own = session.get(PHONE)
    return {str(key): str(each) for key, each in own.items()} if isinstance(own, dict) else {}


def _put_first(key: str, added: str) -> None:
    known = _known(key)
    if known[:1] != [added]:
        session.permanent = True
        session[key] = [added, *(each for each in known if each != added)][:KEPT]


def _known(key: str) -> list[str]:
    known = session.get(key)
    return [str(each) for each in known] if isinstance(known, list) else []
