"""Save a rule set under its name, and find saved ones again."""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.storage.again import begun_again
from scorekeeper.storage.db import Store
from scorekeeper.storage.load import load_rules
from scorekeeper.storage.save import insert_rules, rules_text

ID_BYTES = 16
IDS_KEPT = 256  # each sheet says by which rules it was made


@begun_again
def save_rules(store: Store, rules: RuleSet) -> str:
    """Save a rule set and give its id; saved twice it is there once."""
    rules_id = id_of_rules(rules)
    with store.writing() as connection:
        insert_rules(connection, rules_id, rules, saved=store.now())
    return rules_id


def saved_rules(store: Store, ids: Sequence[str]) -> tuple[RuleSet, ...]:
    """The saved rule sets with these ids, in this order; what cannot be had is left out."""
    if not ids:
        return ()
    with store.reading() as connection:
        found = load_rules(connection, ids)
    return tuple(found[each] for each in ids if each in found)


@lru_cache(maxsize=IDS_KEPT)
def id_of_rules(rules: RuleSet) -> str:
    """22 characters that follow from the name and everything else in a rule set."""
    digest = sha256(rules_text(rules).encode()).digest()[:ID_BYTES]
    return urlsafe_b64encode(digest).decode().rstrip("=")
