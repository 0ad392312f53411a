"""How two rule sets differ, field by field, in words."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.words.fields import HELP
from scorekeeper.words.values import value_words

NOT_USED = "not used"
CHANGE = "{label}: {here} instead of {there}."
TOLD_WITH = MappingProxyType({"decks": "decks_follow_players"})
"""Fields whose value tells another field's as well: "as many as players"."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One rule in which two rule sets differ: its field, its label, what each of them says."""

    field: str
    label: str
    here: str
    there: str


def differences(rules: RuleSet, other: RuleSet) -> tuple[Difference, ...]:
    """Every rule in which they differ, in the order of the rules editor; names do not count.

    Where one of them has no use for a field (a bonus for wild books that it forbids), that is
    said instead of the value.
    """
    return tuple(_differences(rules, other))


def what_changed(rules: RuleSet, base: RuleSet) -> tuple[str, ...]:
    """One sentence for each rule that house rules change in the set they start from."""
    return tuple(
        CHANGE.format(label=each.label, here=each.here, there=each.there)
        for each in differences(rules, base)
    )


def _differences(rules: RuleSet, other: RuleSet) -> Iterator[Difference]:
    for name, field in FIELDS.items():
        if field.group == "about" or name in TOLD_WITH.values() or not _differ(rules, other, name):
            continue
        here, there = value_words(rules, name), value_words(other, name)
        used, used_there = is_used(rules, name), is_used(other, name)
        if used and not used_there:
            there = NOT_USED
        if used_there and not used:
            here = NOT_USED
        yield Difference(name, HELP[name].label, here, there)


def _differ(rules: RuleSet, other: RuleSet, name: str) -> bool:
    told = [name, TOLD_WITH[name]] if name in TOLD_WITH else [name]
    return any(getattr(rules, each) != getattr(other, each) for each in told)


def is_used(rules: RuleSet, name: str) -> bool:
    """Whether this field plays any part in these rules."""
    return USES.get(name, _always)(rules)


def _always(rules: RuleSet) -> bool:
    del rules
    return True


def _has_feet(rules: RuleSet) -> bool:
    return rules.feet > 0


def _has_special(rules: RuleSet) -> bool:
    return bool(rules.special_books)


def _has_wild_books(rules: RuleSet) -> bool:
    return rules.wild_melds


def _counts_cards(rules: RuleSet) -> bool:
    return rules.melded_counted or rules.left_counted or rules.opening != "none"


def _has_needs(rules: RuleSet) -> bool:
    return rules.red_three_needs != "nothing"


def _has_sets(rules: RuleSet) -> bool:
    return rules.red_three_set != "none"


def _takes_wilds(rules: RuleSet) -> bool:
    return rules.wilds_max != 0


USES: Mapping[str, Callable[[RuleSet], bool]] = MappingProxyType(
    {
        "foot_cards": _has_feet,
        "partner_foot": _has_feet,
        "red_three_foot": _has_feet,
        "black_three_foot": _has_feet,
        **dict.fromkeys(("joker_points", "two_points", "ace_points", "tens_from"), _counts_cards),
        "black_three_points": lambda rules: rules.black_three_melds,
        "naturals": _takes_wilds,
        "book_naturals_min": _takes_wilds,
        "wild_book": _has_wild_books,
        "wild_book_mixed": _has_wild_books,
        "out_wild": _has_wild_books,
        **dict.fromkeys(("special_wilds", "special_unfinished_costs", "out_special"), _has_special),
        "red_three_without": _has_needs,
        "red_three_set_bonus": _has_sets,
        "red_three_set_without": lambda rules: _has_sets(rules) and _has_needs(rules),
        "opening_by_deal": lambda rules: rules.opening == "deal",
        "opening_by_score": lambda rules: rules.opening == "score",
    }
)
"""Fields that play a part only under a condition."""
