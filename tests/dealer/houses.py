"""House rules at random: a preset with some of its values changed, as far as they fit together."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from scorekeeper.scoring.contradictions import RuleSetError
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "decks": (2, 3, 4, 5, 6, 7),
    "hand_cards": ((10,) * 5, (11,) * 5, (15, 15, 13, 13, 13)),
    "feet": (0, 1, 2),
    "foot_cards": (10, 11, 13),
    "joker_points": (25, 50, 100),
    "two_points": (10, 20, 25),
    "ace_points": (10, 15, 20),
    "tens_from": (8, 9, 10),
    "black_three_points": (0, 5, 100),
    "melded_counted": (True, False),
    "left_counted": (True, False),
    "wilds_max": (1, 2, 3, None),
    "naturals": ("twice", "more", "as_many", "any"),
    "book_naturals_min": (0, 4, 5),
    "past_seven": ("none", "naturals", "any"),
    "open_melds": (1, 2),
    "wild_melds": (True, False),
    "black_three_melds": (True, False),
    "wild_book_mixed": (None, 1000),
    "special_books": ((), (("7", 1000),), (("7", 5000), ("5", 3000)), (("A", 1000),)),
    "special_wilds": (True, False),
    "special_unfinished_costs": (True, False),
    "red_three_needs": ("nothing", "meld", "clean_book", "special_book"),
    "red_three_set": ("none", "all", "seven", "four"),
    "red_three_hand_allowed": (True, False),
    "opening": ("deal", "score", "none"),
    "opening_wilds": (True, False),
    "concealed_bonus": (None, 200),
    "out_clean": ((0,), (1,), (2,), (1, 2, 3, 4)),
    "out_dirty": ((0,), (1,), (2,)),
    "out_wild": ((0,), (1,)),
    "out_special": ((0,), (1,)),
    "out_books": ((0,) * 5, (2, 1, 1, 1, 1)),
    "partner_foot": ("none", "opened", "played"),
    "final_discard": (True, False),
    "out_left_counted": (True, False),
    "exact_cut": (0, 100),
    "opened_first": (0, 100),
    "adjustments": (True, False),
}


def any_house(random: Random) -> RuleSet:
    """A rule set that some table might agree on."""
    rules = PRESETS[random.choice(list(PRESETS))]
    for field in random.sample(sorted(CHOICES), random.randint(1, 12)):
        try:
            rules = replace(rules, **{field: random.choice(CHOICES[field])})
        except RuleSetError:
            continue  # this value contradicts the others
    return rules
