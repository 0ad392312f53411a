"""Which links are good for which pages and acts of a game; decided here and nowhere else."""

from collections.abc import Mapping

from flask import current_app

from scorekeeper.actions.links import RANKS
from scorekeeper.record import Role

NEEDS: Mapping[str, Role] = {
    "deals.work_out": "watch",  # sent, but it saves nothing
    "deals.count": "score",  # pages that lead to nothing but an act
    "other_rules.change": "score",
    "phones.ask": "score",
    "second_count.sheet": "score",
    "second_count.compare": "score",
    "links.take_back": "host",
    "links.offer": "host",
    "links.withdraw": "host",
}
"""What is not as usual: to look anybody may, to send only who scores."""
LOOKING = frozenset({"GET", "HEAD", "OPTIONS"})


class NotByThisLink(Exception):
    """The page or act needs a link of another role."""

    def __init__(self, need: Role) -> None:
        super().__init__(f"needs the role {need}")
        self.need = need


def need_of(endpoint: str) -> Role:
    """The least role for which this page or act is."""
    if endpoint in NEEDS:
        return NEEDS[endpoint]
    rules = current_app.url_map.iter_rules(endpoint)
    return "watch" if all(LOOKING.issuperset(rule.methods or ()) for rule in rules) else "score"


def allows(endpoint: str, role: Role) -> bool:
    """Whether a link of this role is good for it."""
    return RANKS[role] >= RANKS[need_of(endpoint)]


def refuse(endpoint: str, role: Role) -> None:
    """Raise NotByThisLink where it is not."""
    if not allows(endpoint, role):
        raise NotByThisLink(need_of(endpoint))
