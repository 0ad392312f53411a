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
    if entry.went_out and not _says_something(sheet):
        return  # a side that is out and enters nothing left has not said what partners hold
    hand, threes = least_hand(sheet), entry.black.hand + entry.red.hand
    if entry.left.by_card:
        held = _without_threes(entry.left.hand) + threes
        if held < hand:
            yield _too_few_cards(sheet, "left.hand", held, needed=hand)
        return
    feet = least_feet(sheet) * sheet.rules.foot_cards
    in_hand = max(0, hand - threes)
    cards = in_hand + max(0, feet - entry.black.foot - entry.red.foot)
    least, points = sheet.limits.least_left(cards), entry.left.points
    if points >= least:
        return
    if in_hand and not points and not sheet.holds_all:
        yield _too_few_cards(sheet, POINTS, threes, needed=hand)
    else:
        code = "unmelded_left" if sheet.holds_all else "left_too_few_points"
        yield sheet.problem(code, POINTS, value=points, limit=least, rule=RULE, cards=cards)


def _too_few_cards(sheet: Sheet, field: str, held: int, *, needed: int) -> Problem:
    """`value` and `limit` are cards here, threes among them."""
    code = "unmelded_hand" if sheet.holds_all else "must_hold_cards"
    rule = "melds.melded" if sheet.holds_all else "going_out.cards"
    return sheet.problem(code, field, value=held, limit=needed, rule=rule)


def _says_something(sheet: Sheet) -> bool:
    entry = sheet.entry
    threes = entry.red.hand + entry.red.foot + entry.black.total
    return bool(entry.left.by_card or entry.left.points or threes)


def least_hand(sheet: Sheet) -> int:
    """Cards in the hands of a side at the very least.

    A hand never shrinks before the side melds: each turn draws at least as many cards as it
    discards. Only the last card of the stock may be a red three that nothing replaces.
    """
    entry = sheet.entry
    if sheet.holds_all:
        return sheet.players * sheet.hand_cards - min(1, entry.red.laid)
    if entry.went_out:
        return sheet.players - 1
    return sheet.players if sheet.other_out else 0


def _without_threes(cards: Cards | None) -> int:
    return len(cards.without(*THREES)) if cards else 0
