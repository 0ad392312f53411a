"""Short phrases about a rule set that its summary, its sections and its answers share."""

from collections.abc import Iterable, Sequence

from scorekeeper.scoring.cards import BLACK_THREE, BOOK, DECK_SIZE, NATURALS, RED_THREE
from scorekeeper.scoring.melds import SMALLEST_MELD, Meld, is_meld
from scorekeeper.scoring.ruleset import MIN_PLAYERS, RuleSet
from scorekeeper.words.nouns import RANKS
from scorekeeper.words.numbers import counted, points
from scorekeeper.words.values import value_words

NOT_COUNTED = "not counted"
ANY_POINTS = "any points"
DECKS_FIXED = "{decks} of {size} cards, {cards} in all"
ALONE, IN_SIDES = "alone", "in {sides} sides"


def signed(number: int) -> str:
    """An amount with its sign: +100, −5, and 0 without one."""
    return f"+{points(number)}" if number > 0 else points(number)


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words one after the other: "2, 3 or 4"."""
    *first, end = words
    return f"{', '.join(first)} {last} {end}" if first else end


def plural(rank: str) -> str:
    """Cards of a rank: "sevens"."""
    return RANKS[rank][1]


def seated(rules: RuleSet) -> tuple[int, ...]:
    """Numbers of players that the rules know, the smallest first."""
    return tuple(sorted({players for players, _ in rules.seatings}))


def has_partners(rules: RuleSet) -> bool:
    """Whether anybody has a partner at one of the tables that the rules know."""
    return any(players > sides for players, sides in rules.seatings)


def seatings(rules: RuleSet) -> str:
    """Who plays with whom: "2 or 3 alone; 4 in 2 sides"."""
    by_way: dict[str, list[str]] = {}
    for players in seated(rules):
        ways = sorted({sides for at_table, sides in rules.seatings if at_table == players})
        in_sides = [points(sides) for sides in ways if sides < players]
        said = [IN_SIDES.format(sides=listed(in_sides, "or"))] if in_sides else []
        said += [ALONE] if players in ways else []
        by_way.setdefault(" or ".join(said), []).append(points(players))
    return "; ".join(f"{listed(players, 'or')} {way}" for way, players in by_way.items())


def decks(rules: RuleSet) -> str:
    """How many decks, and for rules that count them from the players how many that makes."""
    if not rules.decks_follow_players:
        number = counted(rules.decks, "deck", "decks")
        return DECKS_FIXED.format(decks=number, size=DECK_SIZE, cards=rules.decks * DECK_SIZE)
    each = [f"{points(rules.decks_for(players))} for {players}" for players in seated(rules)]
    return f"{value_words(rules, 'decks')}: {', '.join(each)}"


def by_table(rules: RuleSet, values: Sequence[int]) -> str:
    """A number for each number of players that the rules know: "2 for 2, 1 for 3 or 4 players"."""
    groups: dict[int, list[str]] = {}
    for players in seated(rules):
        groups.setdefault(values[players - MIN_PLAYERS], []).append(points(players))
    if len(groups) == 1:
        return points(next(iter(groups)))
    said = (f"{points(value)} for {listed(tables, 'or')}" for value, tables in groups.items())
    return f"{', '.join(said)} players"


def by_deal(values: Sequence[int]) -> str:
    """A number for every deal, or one for each from the first: "300, 400, 500, 600 by deal"."""
    if len(set(values)) == 1:
        return points(values[0])
    return f"{', '.join(map(points, values))} by deal"


def most_wilds(rules: RuleSet, size: int) -> int:
    """Most wild cards that a meld of this many cards may hold beside naturals of a plain rank."""
    rank = next((rank for rank in NATURALS if rules.special_bonus(rank) is None), NATURALS[0])
    melds = (Meld(rank, size - wilds, twos=wilds) for wilds in range(size))
    return max((meld.wilds for meld in melds if is_meld(meld, rules)), default=0)


def meld_size(rules: RuleSet) -> str:
    """How many cards a meld has."""
    if rules.past_seven == "none":
        return f"{SMALLEST_MELD} to {BOOK} cards of a rank"
    return f"{SMALLEST_MELD} cards of a rank or more"


def books_needed(rules: RuleSet) -> str:
    """Books needed to go out: "2 clean, 2 dirty and 1 wild"; "none"."""
    kinds = [("clean", rules.out_clean), ("dirty", rules.out_dirty), ("wild", rules.out_wild)]
    kinds += [(f"of {plural(rank)}", rules.out_special) for rank, _ in rules.special_books]
    said = [_needed(kind, number) for kind, number in kinds if max(number) > 0]
    if max(rules.out_books) > 0:
        number = by_table(rules, rules.out_books)
        said.append(f"of any kind {number}" if "," in number else f"{number} of any kind")
    if any("," in one for one in said):
        return "; ".join(said)
    return listed(said) if said else "none"


def _needed(kind: str, number: Sequence[int]) -> str:
    """So many books of a kind: "2 clean"; "clean 3, 4, 5, 6 by deal"."""
    return f"{kind} {by_deal(number)}" if len(set(number)) > 1 else f"{number[0]} {kind}"


def threes_that_cost(rules: RuleSet) -> list[str]:
    """Threes left that cost points where other cards left do not."""
    red, black = (plural(rank) for rank in (RED_THREE, BLACK_THREE))
    in_hand = [red] if rules.red_three_hand_allowed and rules.red_three_hand < 0 else []
    in_hand += [black] if rules.black_three_hand < 0 else []
    in_foot = [red] if rules.red_three_foot < 0 and rules.feet else []
    in_foot += [black] if rules.black_three_foot < 0 and rules.feet else []
    places = (("in a hand", in_hand), ("in an unopened foot", in_foot))
    return [f"{listed(threes)} {place}" for place, threes in places if threes]


def opening_minimum(rules: RuleSet) -> str:
    """What a side's first melds need, in full."""
    if rules.opening == "deal":
        return by_deal(rules.opening_by_deal)
    if rules.opening == "none":
        return ANY_POINTS
    steps = rules.opening_by_score
    said = [_step(start, least, steps) for start, least in steps]
    return f"by the side's score: {', '.join(said)}"


def _step(start: int | None, least: int, steps: Sequence[tuple[int | None, int]]) -> str:
    if start is not None:
        return f"{points(least)} from {points(start)}"
    following = next((score for score, _ in steps if score is not None), None)
    return points(least) if following is None else f"{points(least)} below {points(following)}"


def length(rules: RuleSet) -> str:
    """When the game ends: "4 deals"; "first to 5,000"."""
    if rules.target is None:
        return counted(rules.deals or 0, "deal", "deals")
    return f"first to {by_table(rules, rules.target)}"
