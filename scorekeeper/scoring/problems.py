"""A problem with an entry, as data; the sentence for the player is made in `words`."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

Severity = Literal["error", "rule"]

SEVERITIES: Mapping[str, Severity] = MappingProxyType(
    {
        # cannot have happened: the entry is refused
        "too_many": "error",  # more than the decks hold or allow, on one side
        "too_many_together": "error",  # more than that over all sides
        "books_need_cards": "error",  # books and cards together need more cards than there are
        "books_do_not_fit": "error",  # the ranks have no room for them beside the other books
        "deal_needs_cards": "error",  # books, hands and feet together need more than there are
        "cards_make_fewer_books": "error",  # than are claimed, listed by rank as they are
        "points_between": "error",  # no books and melds like these add up to so much
        "too_few_melded": "error",  # card points of several sides below what their books hold
        "too_many_melded": "error",  # or above what they can have melded
        "too_few_together": "error",  # melded and left, below what books and hands hold at least
        "not_a_multiple": "error",
        "too_few_points": "error",  # card points below what the books hold at least
        "too_many_points": "error",
        "went_out_twice": "error",
        "opened_first_twice": "error",
        "out_without_meld": "error",
        "opened_without_meld": "error",  # first to open, but nothing was melded
        "out_player_holds_cards": "error",
        "out_with_unopened_foot": "error",
        "concealed_without_out": "error",
        "must_hold_cards": "error",  # somebody else went out, so every player holds a card
        "melds_without_melding": "error",  # said not to have melded, but something lies there
        "melding_without_melds": "error",  # said to have melded, but nothing lies there
        "unmelded_feet": "error",  # has not melded, so no foot was picked up
        "unmelded_left": "error",  # has not melded, so holds all its cards: too few points
        "unmelded_hand": "error",  # the same: too few cards
        "no_feet": "error",  # the rule set deals no feet
        "no_unopened_foot": "error",  # cards in an unopened foot, but there is none
        "foot_size": "error",
        "left_too_few_points": "error",
        "left_too_many_points": "error",
        # breaks the rules, but can happen at a table: the table may accept it
        "seating": "rule",
        "books_missing": "rule",  # went out without the books required
        "red_three_in_hand": "rule",
        "wild_books_forbidden": "rule",
        "not_in_rules": "rule",  # an item that the rule set does not score
        "meld_too_small": "rule",
        "meld_too_large": "rule",
        "wild_meld": "rule",
        "threes_melded": "rule",
        "wilds_forbidden": "rule",
        "too_many_wilds": "rule",
        "too_few_naturals": "rule",
        "too_few_naturals_book": "rule",
        "wilds_past_seven": "rule",  # a book takes only naturals once it has seven cards
        "too_many_open_melds": "rule",
        "cards_make_no_melds": "rule",  # not all cards fit into books claimed and other melds
        # an opening that cannot be laid so
        "wilds_in_opening": "rule",
        "black_threes_opening": "rule",  # they are melded only when going out
        "pile_blocked": "rule",  # a wild card or a three lies on top
        "pile_unused": "rule",  # no meld of the top card's rank is laid
        "pile_needs_pair": "rule",  # the top card is not laid with two naturals from the hand
    }
)

RULES: Mapping[str, str] = MappingProxyType(
    {
        "books_need_cards": "decks.together",
        "books_do_not_fit": "decks.together",
        "deal_needs_cards": "decks.together",
        "cards_make_fewer_books": "cards.melded",
        "cards_make_no_melds": "cards.melded",
        "not_a_multiple": "cards.values",
        "went_out_twice": "going_out.once",
        "opened_first_twice": "extras.opened_first",
        "out_without_meld": "going_out.meld",
        "opened_without_meld": "extras.opened_first",
        "out_player_holds_cards": "going_out.cards",
        "out_with_unopened_foot": "going_out.foot",
        "concealed_without_out": "going_out.concealed",
        "must_hold_cards": "going_out.cards",
        "melds_without_melding": "melds.melded",
        "melding_without_melds": "melds.melded",
        "unmelded_feet": "table.feet",
        "unmelded_hand": "melds.melded",
        "no_feet": "table.feet",
        "no_unopened_foot": "table.feet",
        "foot_size": "table.feet",
        "seating": "table.seatings",
        "books_missing": "going_out.books",
        "red_three_in_hand": "red_threes.hand",
        "wild_books_forbidden": "melds.wild",
        "meld_too_small": "melds.size",
        "meld_too_large": "melds.size",
        "wild_meld": "melds.wild",
        "threes_melded": "melds.threes",
        "wilds_forbidden": "melds.special_wilds",
        "too_many_wilds": "melds.wilds_max",
        "too_few_naturals": "melds.naturals",
        "too_few_naturals_book": "melds.book_naturals",
        "wilds_past_seven": "melds.past_seven",
        "too_many_open_melds": "melds.open",
        "wilds_in_opening": "opening.wilds",
        "black_threes_opening": "melds.black_threes",
        "pile_blocked": "pile.top",
        "pile_unused": "pile.meld",
        "pile_needs_pair": "pile.pair",
        # by the field
        "card_points": "cards.melded",
        "left.points": "left.cards",
        "left.unopened_feet": "table.feet",
        "concealed": "going_out.concealed",
        "exact_cuts": "extras.exact_cut",
        "opened_first": "extras.opened_first",
        "adjustment.points": "extras.adjustment",
    }
)
"""The rule behind a problem: by its code, or where the code has several by the field it is told at.

Where neither says it, whoever tells the problem does.
"""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with an entry.

    `side` counts from 0 in seat order, None where all sides together are meant. `field` is the
    path within the side's entry ("red_threes.laid", "melds[2]"). `value` is what was found,
    `limit` what it may be at most or must be at least (cards, books or points, by the code).
    `rule` names the rule behind it; `extra` holds what the sentence needs besides.
    """

    code: str
    side: int | None
    field: str
    value: int
    limit: int
    rule: str
    extra: tuple[tuple[str, int | str], ...] = ()

    @property
    def severity(self) -> Severity:
        """ "error": cannot have happened; "rule": breaks the rules, the table may accept it."""
        return SEVERITIES[self.code]


def problem(
    side: int | None,
    code: str,
    field: str,
    *,
    value: int,
    limit: int,
    rule: str = "",
    **extra: int | str,
) -> Problem:
    """A problem of a side, or of all sides together; `rule` is given where `RULES` has none."""
    rule = rule or RULES.get(code) or RULES[field]
    return Problem(code, side, field, value, limit, rule, tuple(extra.items()))
