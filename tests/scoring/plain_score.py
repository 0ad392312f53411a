"""The score of one side said again as one long sum, with nothing of the program's but its data.

It is slow, flat and has no names of lines: a mistake in `score.py` would have to be made twice.
"""

from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.ruleset import RuleSet


def value(rank: str, rules: RuleSet) -> int:
    """What one card is worth; red threes have no card value."""
    special = {
        "joker": rules.joker_points, "2": rules.two_points, "A": rules.ace_points,
        "3B": rules.black_three_points, "3R": 0,
    }  # fmt: skip
    if rank in special:
        return special[rank]
    return 10 if rank in "KQJ" or int(rank) >= rules.tens_from else 5


def book_bonus(meld: Meld, rules: RuleSet) -> int:
    """What a listed meld earns besides its cards."""
    special = dict(rules.special_books)
    wilds = meld.jokers + meld.twos
    finished = meld.naturals + wilds >= 7
    if meld.rank in special:
        lost = -special[meld.rank] if rules.special_unfinished_costs else 0
        return special[meld.rank] if finished else lost
    if not finished:
        return 0
    if meld.rank != "wild":
        return rules.dirty_book if wilds else rules.clean_book
    both = meld.jokers > 0 and meld.twos > 0
    if both and rules.wild_book_mixed is not None:
        return rules.wild_book_mixed
    return rules.wild_book


def books_points(entry: SideEntry, rules: RuleSet) -> int:
    """Bonuses of all books."""
    claimed = entry.books
    points = claimed.clean * rules.clean_book + claimed.dirty * rules.dirty_book
    points += claimed.wild * rules.wild_book
    points += sum(dict(rules.special_books).get(rank, 0) * n for rank, n in claimed.special)
    return points + sum(book_bonus(meld, rules) for meld in entry.melds)


def melded_points(entry: SideEntry, rules: RuleSet) -> int:
    """Card values of everything melded, where they count."""
    if not rules.melded_counted:
        return 0
    points = entry.card_points
    for rank, count in entry.cards.counts:
        points += count * value(rank, rules)
    for meld in entry.melds:
        if meld.rank != "wild":
            points += meld.naturals * value(meld.rank, rules)
        points += meld.jokers * rules.joker_points + meld.twos * rules.two_points
    return points


def _earned(entry: SideEntry, rules: RuleSet) -> bool:
    special = dict(rules.special_books)
    finished = [meld for meld in entry.melds if meld.naturals + meld.jokers + meld.twos >= 7]
    if rules.red_three_needs == "meld":
        return entry.has_melded
    if rules.red_three_needs == "clean_book":
        listed = (m for m in finished if m.rank not in (*special, "wild") and m.wilds == 0)
        return entry.books.clean > 0 or any(listed)
    if rules.red_three_needs == "special_book":
        claimed = (n > 0 for rank, n in entry.books.special if rank in special)
        return any(claimed) or any(meld.rank in special for meld in finished)
    return True


def red_three_points(entry: SideEntry, rules: RuleSet, *, players: int) -> int:
    """Red threes laid, in sets, in hand and in the foot."""
    red, earned = entry.red, _earned(entry, rules)
    in_play = 2 * (rules.decks + (players if rules.decks_follow_players else 0))
    sets = {
        "none": 0,
        "all": 1 if red.laid >= in_play else 0,
        "seven": 1 if red.laid >= 7 else 0,
        "four": red.laid // 4,
    }[rules.red_three_set]
    points = red.laid * (rules.red_three_laid if earned else rules.red_three_without)
    points += sets * (rules.red_three_set_bonus if earned else rules.red_three_set_without)
    return points + red.hand * rules.red_three_hand + red.foot * rules.red_three_foot


def left_points(entry: SideEntry, rules: RuleSet) -> int:
    """What the cards left cost, black threes among them (0 or less)."""
    if entry.went_out and not rules.out_left_counted:
        return 0
    black = entry.black
    points = black.hand * rules.black_three_hand + black.foot * rules.black_three_foot
    if not rules.left_counted:
        return points
    if entry.left.hand is None and entry.left.foot is None:
        return points - entry.left.points
    for cards in (entry.left.hand, entry.left.foot):
        for rank, count in cards.counts if cards is not None else ():
            points -= 0 if rank in ("3R", "3B") else count * value(rank, rules)
    return points


def out_and_extra_points(entry: SideEntry, rules: RuleSet, *, deal: int) -> int:
    """Going out, cuts, first opening, adjustment."""
    points = entry.exact_cuts * rules.exact_cut
    points += rules.opened_first if entry.opened_first else 0
    points += entry.adjustment.points if rules.adjustments else 0
    if entry.went_out and entry.concealed and rules.concealed_bonus is not None:
        return points + rules.concealed_bonus
    bonuses = rules.out_bonus
    bonus = bonuses[deal - 1] if deal <= len(bonuses) else bonuses[-1]
    return points + (bonus if entry.went_out else 0)


def plain_score(entry: SideEntry, rules: RuleSet, *, deal: int, players: int) -> int:
    """The side's points of one deal."""
    return (
        books_points(entry, rules)
        + melded_points(entry, rules)
        + red_three_points(entry, rules, players=players)
        + left_points(entry, rules)
        + out_and_extra_points(entry, rules, deal=deal)
    )
