"""What this phone knows, in its signed cookie: its games and its own rules, the newest first."""

from collections.abc import Iterator

from flask import session

from scorekeeper.actions.errors import LinkTakenBack, NoSuchGame
from scorekeeper.actions.links import Opened, best_links, open_link
from scorekeeper.actions.saved_rules import id_of_rules, save_rules, saved_rules
from scorekeeper.record import Link
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.web.current import store

GAMES, RULES = "games", "rules"
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


def best_link(game_id: str) -> Link | None:
    """The link of a game with which this phone may do most, None if it has none."""
    return next((it for it in best_links(store(), _known(GAMES)) if it.game_id == game_id), None)


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


def _put_first(key: str, added: str) -> None:
    known = _known(key)
    if known[:1] != [added]:
        session.permanent = True
        session[key] = [added, *(each for each in known if each != added)][:KEPT]


def _known(key: str) -> list[str]:
    known = session.get(key)
    return [str(each) for each in known] if isinstance(known, list) else []
