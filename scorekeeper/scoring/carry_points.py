"""Values of cards taken over to other rules: what was melded, and what was left."""

from dataclasses import replace

from scorekeeper.scoring.cards import BLACK_THREE
from scorekeeper.scoring.carrying import Carrying
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.reading import AMOUNT_MAX


def card_points(carrying: Carrying, entry: SideEntry) -> SideEntry:
    """The value of what was melded, where the other rules count it."""
    played, other = carrying.played, carrying.other
    if not other.melded_counted or entry.melded is False:
        return entry
    by_rank = bool(entry.cards.counts) and not entry.card_points
    if by_rank or (_was_valued(carrying, entry) and _same_worth(carrying, entry)):
        return entry
    if played.melded_counted and not entry.card_points and not carrying.some_count_nothing:
        return entry
    listed = replace(entry, card_points=0)
    least = sum(meld.points(other) for meld in listed.melds) + listed.cards.points(
        other.card_values
    )
    answer = carrying.ask("card_points", least=least, most=AMOUNT_MAX)
    return listed if answer is None else replace(entry, card_points=answer - least)


def _was_valued(carrying: Carrying, entry: SideEntry) -> bool:
    return carrying.played.melded_counted or entry.card_points > 0


def _same_worth(carrying: Carrying, entry: SideEntry) -> bool:
    """Whether the total that was entered is the same under the other values."""
    if not carrying.same_values:
        return False
    played, other = carrying.played, carrying.other
    may_hold_threes = played.black_three_melds and entry.went_out and entry.card_points
    same_three = played.card_values[BLACK_THREE] == other.card_values[BLACK_THREE]
    return same_three or not may_hold_threes


def left_points(carrying: Carrying, entry: SideEntry) -> SideEntry:
    """The value of the cards left, where the other rules count them."""
    played, left = carrying.played, entry.left
    if not carrying.other.left_counted or left.by_card or costs_nothing(carrying, entry):
        return entry
    if left.points:
        is_known = carrying.same_values
    else:
        is_known = played.left_counted and not carrying.some_count_nothing
        is_known = is_known and not was_spared(carrying, entry)
    if is_known:
        return entry
    answer = carrying.ask("left_points", most=AMOUNT_MAX)
    return replace(entry, left=replace(left, points=answer or 0))


def costs_nothing(carrying: Carrying, entry: SideEntry) -> bool:
    """Whether the side went out and nothing left can cost it anything."""
    if not entry.went_out:
        return False
    return carrying.place.players == 1 or not carrying.other.out_left_counted


def was_spared(carrying: Carrying, entry: SideEntry) -> bool:
    """Whether the side went out and its partners' cards were of no interest."""
    return entry.went_out and carrying.place.players > 1 and not carrying.played.out_left_counted
