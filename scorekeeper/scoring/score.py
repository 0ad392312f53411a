"""The score sheet of one side in one deal: the only place that adds points."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.scoring.books import BookCount, count_books, unfinished_special
from scorekeeper.scoring.cards import IN_ONE_DECK, RED_THREE
from scorekeeper.scoring.entry import SPECIAL_KEYS, DealEntry, SideEntry, Threes
from scorekeeper.scoring.ruleset import RuleSet, for_deal

LINES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        **{f"{key}_books": ("books.special", "") for key in SPECIAL_KEYS.values()},
        "clean_books": ("books.clean", "clean_book"),
        "dirty_books": ("books.dirty", "dirty_book"),
        "wild_books": ("books.wild", "wild_book"),
        "wild_books_mixed": ("books.wild_mixed", "wild_book_mixed"),
        **{f"{key}_unfinished": ("books.special_unfinished", "") for key in SPECIAL_KEYS.values()},
        "card_points": ("cards.melded", ""),
        "red_threes_laid": ("red_threes.laid", "red_three_laid", "red_three_without"),
        "red_threes_set": ("red_threes.set", "red_three_set_bonus", "red_three_set_without"),
        "red_threes_hand": ("red_threes.hand", "red_three_hand"),
        "red_threes_foot": ("red_threes.foot", "red_three_foot"),
        "cards_left": ("left.cards", ""),
        "black_threes_hand": ("left.black_threes", "black_three_hand"),
        "black_threes_foot": ("left.black_threes", "black_three_foot"),
        "concealed": ("going_out.concealed", "concealed_bonus"),
        "going_out": ("going_out.bonus", ""),
        "exact_cuts": ("extras.exact_cut", "exact_cut"),
        "opened_first": ("extras.opened_first", "opened_first"),
        "adjustment": ("extras.adjustment", ""),
    }
)
"""Of each line the rule behind it, and the field of the rule set that says what one counts.

No field where that is worked out; a second one for a side without what its red threes need.
"""
RED_SETS: Mapping[str, tuple[int | None, int | None]] = MappingProxyType(
    {"none": (1, 0), "all": (None, 1), "seven": (7, 1), "four": (4, None)}
)
"""How many red threes are a set (None: all of them), and how many sets count (None: each)."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: `points` = `count` x `each`; `rule` names the rule behind it."""

    item: str
    count: int
    each: int
    rule: str

    @property
    def points(self) -> int:
        """What the line adds to the side's total, in points."""
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class SideScore:
    """A side's lines of one deal and their sum."""

    lines: tuple[Line, ...]
    total: int
    total_after: int

    def of(self, *items: str) -> int:
        """Points of these items together."""
        return sum(line.points for line in self.lines if line.item in items)


def score_deal(entry: DealEntry, rules: RuleSet) -> tuple[SideScore, ...]:
    """Each side's score sheet, in the order of the sides."""
    return tuple(
        _side_score(side, rules, deal=entry.deal, players=entry.players, before=before)
        for side, before in zip(entry.sides, entry.scores_before, strict=True)
    )


def score_side(
    entry: SideEntry, rules: RuleSet, *, deal: int, players: int, decks: int | None = None
) -> tuple[Line, ...]:
    """The lines of a side's score sheet for this deal (from 1); lines that count nothing are out.

    `players` is the number at the table. It decides how many decks there are, and these how
    many red threes are a set, unless other `decks` than those of the rules were played with.
    """
    decks = rules.decks_for(players) if decks is None else decks
    books = count_books(entry, rules)
    earned = _has_what_red_threes_need(entry, books, rules)
    drafts = (
        *_book_lines(books, rules),
        *_unfinished_lines(entry, rules),
        ("card_points", rules.melded_counted, melded_points(entry, rules)),
        *_red_three_lines(entry.red, rules, decks=decks),
        *_left_lines(entry, rules),
        *_out_lines(entry, rules, deal),
        ("exact_cuts", entry.exact_cuts, None),
        ("opened_first", entry.opened_first, None),
        ("adjustment", rules.adjustments, entry.adjustment.points),
    )
    return tuple(_lines(drafts, rules, earned=earned))


Draft = tuple[str, int, int | None]
"""The item of a line, how many of it, and what each counts where the rule set does not say it."""
ALWAYS_SHOWN = frozenset({"red_threes_hand", "black_threes_hand", "black_threes_foot"})
"""Items that are listed even where they count 0, so that nobody looks for them in vain."""


def _lines(drafts: Iterable[Draft], rules: RuleSet, *, earned: bool) -> Iterator[Line]:
    """`earned` says whether the side has what its red threes need."""
    for item, count, given in drafts:
        if not count:
            continue
        line = LINES[item]
        each = getattr(rules, line[1 if earned else -1]) if given is None else given
        if each or item in ALWAYS_SHOWN:
            yield Line(item, int(count), each, line[0])


def _side_score(
    side: SideEntry, rules: RuleSet, *, deal: int, players: int, before: int
) -> SideScore:
    lines = score_side(side, rules, deal=deal, players=players)
    total = sum(line.points for line in lines)
    return SideScore(lines, total, before + total)


def _book_lines(books: BookCount, rules: RuleSet) -> Iterator[Draft]:
    for rank, bonus in rules.special_books:
        yield f"{SPECIAL_KEYS[rank]}_books", books.special[rank], bonus
    yield "clean_books", books.clean, None
    yield "dirty_books", books.dirty, None
    yield "wild_books", books.wild, None
    yield "wild_books_mixed", books.wild_mixed, None


def _unfinished_lines(entry: SideEntry, rules: RuleSet) -> Iterator[Draft]:
    if not rules.special_unfinished_costs:
        return
    bonus = dict(rules.special_books)
    for rank, count in unfinished_special(entry, rules).items():
        yield f"{SPECIAL_KEYS[rank]}_unfinished", count, -bonus[rank]


def melded_points(entry: SideEntry, rules: RuleSet) -> int:
    """Card points of everything the side melded, however it was counted."""
    points = entry.card_points
    if entry.melds:
        points += sum(meld.points(rules) for meld in entry.melds)
    if entry.cards.counts:
        points += entry.cards.points(rules.card_values)
    return points


def _red_three_lines(red: Threes, rules: RuleSet, *, decks: int) -> Iterator[Draft]:
    yield "red_threes_laid", red.laid, None
    yield "red_threes_set", _red_sets(red.laid, rules, decks), None
    yield "red_threes_hand", red.hand, None
    yield "red_threes_foot", red.foot, None


def _has_what_red_threes_need(entry: SideEntry, books: BookCount, rules: RuleSet) -> bool:
    needed = rules.red_three_needs
    if needed == "clean_book":
        return books.clean > 0
    if needed == "special_book":
        return sum(books.special.values()) > 0
    return needed == "nothing" or entry.has_melded


def _red_sets(laid: int, rules: RuleSet, decks: int) -> int:
    size, most = RED_SETS[rules.red_three_set]
    sets = laid // (decks * IN_ONE_DECK[RED_THREE] if size is None else size)
    return sets if most is None else min(most, sets)


def _left_lines(entry: SideEntry, rules: RuleSet) -> Iterator[Draft]:
    if entry.went_out and not rules.out_left_counted:
        return
    black = entry.black
    yield "cards_left", rules.left_counted, -entry.left_points(rules.card_values)
    yield "black_threes_hand", black.hand, None
    yield "black_threes_foot", black.foot, None


def _out_lines(entry: SideEntry, rules: RuleSet, deal: int) -> Iterator[Draft]:
    if not entry.went_out:
        return
    concealed = entry.concealed and rules.concealed_bonus is not None
    yield "concealed", concealed, None
    yield "going_out", not concealed, for_deal(rules.out_bonus, deal)
