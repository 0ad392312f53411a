"""One sentence for each problem: what, where, the limit, and what to do.

A key is a problem's code, or "code:variant" where a field, a rank or all sides together need
other words. A translation is a second table with the same keys. Filled in are:

{who} the side, or all together, and a colon; {side} its name; {where} the meld
{n} what was found in the field's words ("11 red threes"); {held} {wilds} {naturals} the same
as cards, wild cards, naturals; {value} {limit} as figures; {sides} the limit in sides
{decks} "five decks hold"; {rank} {ranks} the cards meant; {cards} how many cards are meant
{below} the next sum below; {kept} {needed} the cards meant, and the limit, as cards
"""

from collections.abc import Mapping
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # more than there can be
        "too_many": "{who}{n}, but {decks} {limit}. Count them again.",
        "too_many:books": "{who}{n}, but {decks} cards for {limit} at most. Count them again.",
        "too_many:left.unopened_feet": "{who}{n}, but it was dealt {limit}. Count them again.",
        "too_many:exact_cuts": "{who}{n}, but {limit} at most, one a player. Count them again.",
        "too_many_together": "{who}{n}, but {decks} {limit}. Count them again.",
        "too_many_together:books": (
            "{who}{n}, but {decks} cards for {limit} at most. Count them again."
        ),
        "books_need_cards": (
            "{who}these books need {n} at least, but {decks} {limit}. Count the books again."
        ),
        "books_do_not_fit": (
            "{who}{n}, but beside the other books there is room for {limit}. Count them again."
        ),
        "deal_needs_cards": (
            "{who}books, hands and feet need {held} at least, but without threes {decks} {limit}."
            " Count again."
        ),
        "cards_make_fewer_books": (
            "{who}{n}, but the cards listed make {limit} at most. Check the books and the cards."
        ),
        # points
        "not_a_multiple": "{who}{n}, but cards count in steps of {limit}. Add them up again.",
        "too_few_points": (
            "{who}{n}, but what was melded counts {limit} at least. Check points and books."
        ),
        "too_many_points": (
            "{who}{n}, but what was melded counts {limit} at most. Check points and books."
        ),
        "points_between": (
            "{who}{n}, but such books and melds count {below} or {limit}, and nothing between."
            " Add them up again."
        ),
        "too_few_melded": (
            "Sides taken together: {n}, but their books count {limit} at least."
            " Check points and books."
        ),
        "too_many_melded": (
            "Sides taken together: {n}, but what they melded counts {limit} at most."
            " Check points and books."
        ),
        "too_many_points:together": (
            "{who}{n} melded and left, but {decks} {limit}. Add them up again."
        ),
        "too_few_together": (
            "{who}{n} melded and left, but the books and {cards} cards held count {limit} at"
            " least. Add them up again."
        ),
        # going out, melding, opening first
        "went_out_twice": (
            "{value} sides went out, but only {limit} can. Take it back where it is wrong."
        ),
        "opened_first_twice": (
            "{value} sides opened first, but only {limit} can. Take it back where it is wrong."
        ),
        "opened_without_meld": (
            "{side} opened first, but has melded nothing. Enter its melds, or take it back."
        ),
        "out_without_meld": (
            "{side} went out, but has melded nothing. Enter its melds, or take it back."
        ),
        "out_player_holds_cards": (
            "{side} went out, so nothing is left, yet it says {n}. Take one of them back."
        ),
        "out_with_unopened_foot": (
            "{side} went out, so no foot is unopened, yet it says {held} in one."
            " Take one of them back."
        ),
        "out_with_unopened_foot:left.unopened_feet": (
            "{side} went out: that leaves {limit} unopened feet at most, not {value}. Check them."
        ),
        "concealed_without_out": (
            "{side} went out concealed, but did not go out. Enter both, or neither."
        ),
        "must_hold_cards": (
            "{who}somebody went out, so every other player holds a card: {needed} at least,"
            " not {value}. Enter what they count."
        ),
        "melds_without_melding": (
            "{side} is said not to have melded, but has melds. Take one of them back."
        ),
        "melding_without_melds": (
            "{side} is said to have melded: that counts {limit} card points at least."
            " Enter them, or take it back."
        ),
        "unmelded_feet": (
            "{side} has not melded, so all its {limit} feet are unopened, not {value}."
            " Check the feet, or enter melds."
        ),
        "unmelded_left": (
            "{side} has not melded, so holds all its cards: {limit} points left at least,"
            " not {value}. Count them again."
        ),
        "unmelded_hand": (
            "{side} has not melded, so holds all its cards: {limit} in hands at least,"
            " not {value}. Count them again."
        ),
        # feet and cards left
        "no_feet": "{who}{n}, but these rules deal no foot. Take it out, or enter it as hand.",
        "no_unopened_foot": (
            "{who}{held} in unopened feet, but none is unopened."
            " Enter the foot, or the cards as hand."
        ),
        "foot_size": (
            "{who}{held} in unopened feet, but these hold {limit}. Count the cards and the feet."
        ),
        "left_too_few_points": (
            "{who}{n}, but at least {kept} must be left, worth {limit} or more. Count again."
        ),
        "left_too_many_points": "{who}{n}, but {decks} cards for {limit} at most. Count again.",
        # against the rules
        "seating": (
            "These rules do not seat {n} in {sides} like this. Seat them otherwise, or accept it."
        ),
        "books_missing": (
            "{side} went out with {n}, but these rules ask for {limit}. Count them again, or"
            " accept it."
        ),
        "red_three_in_hand": (
            "{who}{n}, but in these rules each is laid and replaced. Check it, or accept it."
        ),
        "wild_books_forbidden": (
            "{who}{n}, but these rules forbid melds of wild cards. Take it out, or accept it."
        ),
        "not_in_rules": "{who}{n}, but these rules do not count it. Take it out, or accept it.",
        "not_in_rules:concealed": (
            "{who}going out concealed counts nothing more in these rules."
            " Take it out, or accept it."
        ),
        "not_in_rules:opened_first": (
            "{who}opening first counts nothing in these rules. Take it out, or accept it."
        ),
        # melds that are none
        "meld_too_small": "{who}{where} has {held}, but a meld has {limit} at least. Add to it.",
        "meld_too_large": (
            "{who}{where} has {held}, but a book takes {limit} and no more. Check its cards."
        ),
        "wild_meld": "{who}{where} has no naturals, which these rules forbid. Check its cards.",
        "threes_melded": "{who}{n} melded, which these rules forbid. Check the melds.",
        "threes_melded:3R": "{who}{n} melded, but they are laid. Count them as laid.",
        "wilds_forbidden": (
            "{who}{where} has {wilds}, but these rules allow it none. Check its cards."
        ),
        "wilds_forbidden:books.dirty": (
            "{who}{n}, but no meld takes wild cards in these rules. Check the books."
        ),
        "too_many_wilds": "{who}{where} has {wilds}, but {limit} at most. Check its cards.",
        "too_few_naturals": (
            "{who}{where} has {naturals}, but needs {limit} beside so many wild cards."
            " Check its cards."
        ),
        "too_few_naturals_book": (
            "{who}{where} has {naturals}, but a dirty book needs {limit} at least. Check its cards."
        ),
        "wilds_past_seven": (
            "{who}{where} has {wilds}, but {limit} at most: past seven cards it takes only"
            " naturals. Check its cards."
        ),
        "too_many_open_melds": (
            "{who}{value} unfinished melds of {ranks}, but {limit} at most. Put them together."
        ),
        "cards_make_no_melds": (
            "{who}{n} cannot all lie in melds with {limit} books among them."
            " Check them, or accept it."
        ),
        # an opening
        "wilds_in_opening": (
            "{who}{where} has {wilds}, but an opening takes none. Lay naturals only."
        ),
        "black_threes_opening": (
            "{who}{where}: black threes are melded only when going out. Lay other cards."
        ),
        "pile_blocked": "The pile cannot be taken with a {rank} on top. Draw from the stock.",
        "pile_unused": "The pile is taken for its {rank}: lay a meld of {ranks} with it.",
        "pile_needs_pair": (
            "The {rank} on the pile needs {limit} {ranks} from the hand beside it, not {value}."
        ),
    }
)
