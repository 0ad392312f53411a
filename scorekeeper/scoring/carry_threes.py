"""Threes taken over to other rules, and whether the side melded, on which red threes may depend."""

from dataclasses import replace

from scorekeeper.scoring.cards import BLACK_THREE, RED_THREE
from scorekeeper.scoring.carry_points import costs_nothing, was_spared
from scorekeeper.scoring.carrying import Carrying
from scorekeeper.scoring.entry import SideEntry, Threes
from scorekeeper.scoring.ruleset import RuleSet


def threes(carrying: Carrying, entry: SideEntry) -> SideEntry:
    """Threes, where the rules that were played had no use for their number."""
    red, black = entry.red_threes, entry.black_threes
    if not red.laid and _reds_count(carrying.other) and not _reds_count(carrying.played):
        most = carrying.in_decks(RED_THREE)
        red = replace(red, laid=carrying.ask("red_threes_laid", most=most) or 0)
    red = _threes_left(carrying, entry, red, colour="red")
    black = _threes_left(carrying, entry, black, colour="black")
    return replace(entry, red_threes=red, black_threes=black)


def _reds_count(rules: RuleSet) -> bool:
    return bool(rules.red_three_laid or rules.red_three_without)


def _threes_left(carrying: Carrying, entry: SideEntry, counted: Threes, *, colour: str) -> Threes:
    """The same threes with those in hands and feet that nobody counted, as the table says."""
    if colour == "black" and costs_nothing(carrying, entry):
        return counted
    rank = RED_THREE if colour == "red" else BLACK_THREE
    places = (("hand", counted.hand, entry.left.hand), ("foot", counted.foot, entry.left.foot))
    for place, number, cards in places:
        known = number or cards is not None or _is_empty(carrying, entry, place)
        if known or not getattr(carrying.other, f"{colour}_three_{place}"):
            continue
        if _left_were_counted(carrying, entry, colour=colour, place=place):
            continue
        most = carrying.in_decks(rank)
        answer = carrying.ask(f"{colour}_threes_{place}", most=most) or 0
        counted = replace(counted, **{place: answer})
    return counted


def _is_empty(carrying: Carrying, entry: SideEntry, place: str) -> bool:
    """Whether no card can be left in this place."""
    if entry.went_out and carrying.place.players == 1:
        return True
    return place == "foot" and (not carrying.played.feet or entry.left.unopened_feet == 0)


def _left_were_counted(carrying: Carrying, entry: SideEntry, *, colour: str, place: str) -> bool:
    """Whether the rules that were played made the side count these threes, or forbid them."""
    played = carrying.played
    if colour == "black" and was_spared(carrying, entry):
        return False
    if colour == "red" and place == "hand" and not played.red_three_hand_allowed:
        return True
    return played.left_counted or bool(getattr(played, f"{colour}_three_{place}"))


def melded(carrying: Carrying, entry: SideEntry) -> SideEntry:
    """Whether the side melded, where its red threes depend on it."""
    played, other = carrying.played, carrying.other
    no_reds = not entry.red.laid and _reds_count(played)
    if other.red_three_needs != "meld" or no_reds:
        return entry
    if entry.melded is not None or entry.shows_melds:
        return entry
    if played.melded_counted and not carrying.some_count_nothing:
        return entry
    answer = carrying.ask("melded", most=1)
    return entry if answer is None else replace(entry, melded=bool(answer))
