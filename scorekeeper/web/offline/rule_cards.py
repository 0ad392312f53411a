"""A rule set as a phone keeps it to offer it for a new game."""

from scorekeeper.actions.saved_rules import id_of_rules
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.web.rule_sets import name_of
from scorekeeper.web.telling import target_words
from scorekeeper.words.rules import summary

Json = dict[str, object]


def rule_card(rules: RuleSet) -> Json:
    """The whole rule set with what its card says: `id` tells it from all others, `named` what
    stands for it in a form, `goal` what it is played to where a target ends the game.
    """
    goal = target_words(rules) if rules.target is not None else None
    return {**rules_to_json(rules), **about(rules), "goal": goal}


def about(rules: RuleSet) -> Json:
    """What follows from a rule set and only the server works out."""
    return {"id": id_of_rules(rules), "named": name_of(rules), "summary": summary(rules)}
