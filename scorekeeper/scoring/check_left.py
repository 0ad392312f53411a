"""Cards left: a player who is out has none, every other one has some, and they count something."""

from collections.abc import Iterator

from scorekeeper.scoring.cards import THREES, Cards
from scorekeeper.scoring.check_feet import least_feet
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.sheet import Sheet

RULE = "left.cards"
POINTS = "left.points"


def check_left(sheet: Sheet) -> Iterator[Problem]:
    """What is left in hands and feet, as far as the rules make the side count it."""
    if sheet.entry.went_out and sheet.players == 1:
        yield from _empty_handed(sheet)
    elif sheet.left_known:
        yield from _points(sheet)
        yield from _held(sheet)


def _empty_handed(sheet: Sheet) -> Iterator[Problem]:
    """A player alone who went out; the feet are checked with the feet."""
    entry = sheet.entry
    for field, value in (
        ("red_threes.hand", entry.red_threes.hand),
        (POINTS, entry.left.points if sheet.rules.left_counted else 0),
        ("left.black_threes.hand", entry.black_threes.hand),
        ("left.hand", len(entry.left.hand or ())),
    ):
        if value:
            yield sheet.problem(
                "out_player_holds_cards", field, value=value, limit=0, rule="going_out.cards"
            )


def _points(sheet: Sheet) -> Iterator[Problem]:
    points, limits = sheet.entry.left.points, sheet.limits
    if points % limits.step_left:
        yield sheet.problem(
            "not_a_multiple", POINTS, value=points, limit=limits.step_left, rule="cards.values"
        )
    if points > limits.points_left:
        yield sheet.problem(
            "left_too_many_points", POINTS, value=points, limit=limits.points_left, rule=RULE
        )


def _held(sheet: Sheet) -> Iterator[Problem]:
    """Fewer cards, or fewer points, than the players hold at the very least."""
    entry = sheet.entry
    if not says_what_is_left(sheet):
        return
    hand, threes = least_hand(sheet), entry.black.hand + entry.red.hand
    if entry.left.by_card:
        held = _without_threes(entry.left.hand) + threes
        if held < hand:
            yield _too_few_cards(sheet, "left.hand", held, needed=hand)
        return
    cards = least_left(sheet)
    least, points = sheet.limits.least_left(cards), entry.left.points
    if points >= least:
        return
    if hand > threes and not points and not sheet.holds_all:
        yield _too_few_cards(sheet, POINTS, threes, needed=hand)
    else:
        code = "unmelded_left" if sheet.holds_all else "left_too_few_points"
        yield sheet.problem(code, POINTS, value=points, limit=least, rule=RULE, cards=cards)


def _too_few_cards(sheet: Sheet, field: str, held: int, *, needed: int) -> Problem:
    """`value` and `limit` are cards here, threes among them."""
    code = "unmelded_hand" if sheet.holds_all else "must_hold_cards"
    rule = "melds.melded" if sheet.holds_all else "going_out.cards"
    return sheet.problem(code, field, value=held, limit=needed, rule=rule)


def says_what_is_left(sheet: Sheet) -> bool:
    """Whether the entry tells what the side holds.

    A side that is out and enters nothing left has not said what its partners hold.
    """
    entry = sheet.entry
    if not entry.went_out or entry.left.by_card or entry.left.points:
        return True
    return bool(entry.red.hand + entry.red.foot + entry.black.total)


def least_left(sheet: Sheet) -> int:
    """Cards in hands and unopened feet at the very least, threes not included."""
    entry = sheet.entry
    feet = least_feet(sheet) * sheet.rules.foot_cards
    in_hand = least_hand(sheet) - entry.black.hand - entry.red.hand
    in_feet = feet - entry.black.foot - entry.red.foot
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
    if sheet.holds_all or concealed:
        unreplaced = entry.red.laid if sheet.small_stock else min(1, entry.red.laid)
        return max(0, holders * sheet.hand_cards - unreplaced)
    return holders if sheet.other_out or entry.went_out else 0


def _without_threes(cards: Cards | None) -> int:
    return len(cards.without(*THREES)) if cards else 0
