"""Cards left: a player who is out has none, every other one has some, and they count something."""

from collections.abc import Iterator

from scorekeeper.scoring.cards import RED_THREE
from scorekeeper.scoring.check_feet import least_feet
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet

POINTS = "left.points"
MOST_DRAWN = 3
"""Cards that a turn draws from the stock at any table."""


def check_left(sheet: Sheet) -> Iterator[Problem]:
    """What is left in hands and feet, as far as the rules make the side count it."""
    if sheet.entry.went_out and sheet.players == 1:
        yield from _empty_handed(sheet)
    elif sheet.left_known:
        yield from _points(sheet)
        if says_what_is_left(sheet):
            yield from _held(sheet)


def _empty_handed(sheet: Sheet) -> Iterator[Problem]:
    """A player alone who went out; the feet are checked with the feet."""
    reds, *others = sheet.entry.entered_in("hand")
    points = sheet.entry.left.points if sheet.rules.left_counted else 0
    for field, value in (reds, (POINTS, points), *others):
        if value:
            yield sheet.problem("out_player_holds_cards", field, value=value, limit=0)


def _points(sheet: Sheet) -> Iterator[Problem]:
    points, limits = sheet.entry.left.points, sheet.limits
    if points % limits.step_left:
        yield sheet.problem("not_a_multiple", POINTS, value=points, limit=limits.step_left)
    if points > limits.points_left:
        yield sheet.problem("left_too_many_points", POINTS, value=points, limit=limits.points_left)


def _held(sheet: Sheet) -> Iterator[Problem]:
    """Fewer cards, or fewer points, than the players hold at the very least."""
    entry, holds_all = sheet.entry, sheet.holds_all
    hand, threes = least_hand(sheet), entry.threes_in("hand")
    if entry.left.by_card:
        held = sum(cards for _, cards in entry.entered_in("hand"))
        if held < hand:  # `value` and `limit` are cards here, threes among them
            code = "unmelded_hand" if holds_all else "must_hold_cards"
            yield sheet.problem(code, "left.hand", value=held, limit=hand)
        return
    cards = least_left(sheet)
    least, points = sheet.limits.least_left(cards), entry.left.points
    if points >= least:
        return
    if holds_all:
        yield sheet.problem("unmelded_left", POINTS, value=points, limit=least, cards=cards)
    elif hand > threes and not points:
        yield sheet.problem("must_hold_cards", POINTS, value=threes, limit=hand)
    else:
        yield sheet.problem("left_too_few_points", POINTS, value=points, limit=least, cards=cards)


def says_what_is_left(sheet: Sheet) -> bool:
    """Whether the entry tells what the side holds.

    A side that is out and enters nothing left has not said what its partners hold.
    """
    entry = sheet.entry
    if not entry.went_out or entry.left.by_card or entry.left.points:
        return True
    return bool(entry.threes_in("hand") + entry.threes_in("foot"))


def least_left(sheet: Sheet) -> int:
    """Cards in hands and unopened feet at the very least, threes not included."""
    entry = sheet.entry
    in_hand = least_hand(sheet) - entry.threes_in("hand")
    in_feet = least_feet(sheet) * sheet.rules.foot_cards - entry.threes_in("foot")
    return max(0, in_hand) + max(0, in_feet)


def least_hand(sheet: Sheet) -> int:
    """Cards in the hands of a side at the very least, threes included.

    A hand never shrinks before the side melds, and a side that goes out concealed has melded
    nothing before: each turn draws at least as many cards as it discards. Only a red three that
    finds no card in the stock is not replaced: the last one drawn, or any of those dealt where
    the stock is very small.
    """
    entry = sheet.entry
    holders = sheet.players - entry.went_out
    concealed = entry.went_out and entry.concealed and sheet.rules.concealed_bonus is not None
    if not sheet.holds_all and not concealed:
        return holders if sheet.other_out or entry.went_out else 0
    hand, laid = sheet.rules.hand_for(sheet.table), entry.red.laid
    return max(0, holders * hand - min(laid, laid if _small_stock(sheet, hand) else 1))


def _small_stock(sheet: Sheet, hand: int) -> bool:
    """Whether the stock may run out before everybody's first red threes are replaced."""
    stock = sheet.limits.cards - sheet.table * (hand + sheet.rules.feet * sheet.rules.foot_cards)
    return stock < sheet.limits.of_rank[RED_THREE] + sheet.table * MOST_DRAWN
