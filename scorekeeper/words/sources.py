"""Which value of a rule set stands behind a line of a score sheet, and where it comes from."""

from collections.abc import Mapping
from types import MappingProxyType

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import Line
from scorekeeper.words.fields import HELP

FIELD_OF_RULE: Mapping[str, str] = MappingProxyType(
    {
        "books.special": "special_books",
        "books.special_unfinished": "special_unfinished_costs",
        "books.clean": "clean_book",
        "books.dirty": "dirty_book",
        "books.wild": "wild_book",
        "books.wild_mixed": "wild_book_mixed",
        "cards.melded": "melded_counted",
        "red_threes.laid": "red_three_laid",
        "red_threes.set": "red_three_set",
        "red_threes.hand": "red_three_hand",
        "red_threes.foot": "red_three_foot",
        "left.cards": "left_counted",
        "going_out.bonus": "out_bonus",
        "going_out.concealed": "concealed_bonus",
        "extras.exact_cut": "exact_cut",
        "extras.opened_first": "opened_first",
        "extras.adjustment": "adjustments",
    }
)
"""The rule set's field by the rule that a line names; black threes go by their own item."""

FIELD_OF_ITEM: Mapping[str, str] = MappingProxyType(
    {"black_threes_hand": "black_three_hand", "black_threes_foot": "black_three_foot"}
)


def rule_of(line: Line, rules: RuleSet) -> str:
    """The rule behind this line: as its source puts it where it says more than the number."""
    field = FIELD_OF_ITEM.get(line.item) or FIELD_OF_RULE[line.rule]
    return dict(rules.notes).get(field) or HELP[field].help
