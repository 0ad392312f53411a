"""The score sheet of one side in one deal: the only place that adds points."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.scoring.books import BookCount, count_books, unfinished_special
from scorekeeper.scoring.cards import IN_ONE_DECK, RED_THREE
from scorekeeper.scoring.entry import SPECIAL_KEYS, DealEntry, SideEntry
from scorekeeper.scoring.ruleset import RuleSet, for_deal

SEVEN_OF_A_SET = 7
FOUR_OF_A_SET = 4


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
    drafts = (
        *_book_lines(books, rules),
        *_unfinished_lines(entry, rules),
        *_card_lines(entry, rules),
        *_red_three_lines(entry, books, rules, decks=decks),
        *_left_lines(entry, rules),
        *_out_lines(entry, rules, deal),
        *_extra_lines(entry, rules),
    )
    return tuple(
        Line(item, count, each, rule)
        for item, count, each, rule in drafts
        if count and (each or item in ALWAYS_SHOWN)
    )


Draft = tuple[str, int, int, str]
"""A line before it is known to count something: most of a sheet is not worth an object."""
ALWAYS_SHOWN = frozenset({"red_threes_hand", "black_threes_hand", "black_threes_foot"})
"""Items that are listed even where they count 0, so that nobody looks for them in vain."""


def _side_score(
    side: SideEntry, rules: RuleSet, *, deal: int, players: int, before: int
) -> SideScore:
    lines = score_side(side, rules, deal=deal, players=players)
    total = sum(line.points for line in lines)
    return SideScore(lines, total, before + total)


def _book_lines(books: BookCount, rules: RuleSet) -> Iterator[Draft]:
    for rank, bonus in rules.special_books:
        yield f"{SPECIAL_KEYS[rank]}_books", books.special[rank], bonus, "books.special"
    yield "clean_books", books.clean, rules.clean_book, "books.clean"
    yield "dirty_books", books.dirty, rules.dirty_book, "books.dirty"
    yield "wild_books", books.wild, rules.wild_book, "books.wild"
    yield "wild_books_mixed", books.wild_mixed, rules.wild_book_mixed or 0, "books.wild_mixed"


def _unfinished_lines(entry: SideEntry, rules: RuleSet) -> Iterator[Draft]:
    if not rules.special_unfinished_costs:
        return
    bonus = dict(rules.special_books)
    for rank, count in unfinished_special(entry, rules).items():
        item = f"{SPECIAL_KEYS[rank]}_unfinished"
        yield item, count, -bonus[rank], "books.special_unfinished"


def _card_lines(entry: SideEntry, rules: RuleSet) -> Iterator[Draft]:
    if rules.melded_counted:
        yield "card_points", 1, melded_points(entry, rules), "cards.melded"


def melded_points(entry: SideEntry, rules: RuleSet) -> int:
    """Card points of everything the side melded, however it was counted."""
    points = entry.card_points
    if entry.melds:
        points += sum(meld.points(rules) for meld in entry.melds)
    if entry.cards.counts:
        points += entry.cards.points(rules.card_values)
    return points


def _red_three_lines(
    entry: SideEntry, books: BookCount, rules: RuleSet, *, decks: int
) -> Iterator[Draft]:
    red = entry.red
    earned = _has_what_red_threes_need(entry, books, rules)
    each = rules.red_three_laid if earned else rules.red_three_without
    bonus = rules.red_three_set_bonus if earned else rules.red_three_set_without
    yield "red_threes_laid", red.laid, each, "red_threes.laid"
    yield "red_threes_set", _red_sets(red.laid, rules, decks), bonus, "red_threes.set"
    yield "red_threes_hand", red.hand, rules.red_three_hand, "red_threes.hand"
    yield "red_threes_foot", red.foot, rules.red_three_foot, "red_threes.foot"


def _has_what_red_threes_need(entry: SideEntry, books: BookCount, rules: RuleSet) -> bool:
    needed = rules.red_three_needs
    if needed == "clean_book":
        return books.clean > 0
    if needed == "special_book":
        return sum(books.special.values()) > 0
    return needed == "nothing" or entry.has_melded


def _red_sets(laid: int, rules: RuleSet, decks: int) -> int:
    if rules.red_three_set == "all":
        return int(laid >= decks * IN_ONE_DECK[RED_THREE])
    if rules.red_three_set == "seven":
        return int(laid >= SEVEN_OF_A_SET)
    return laid // FOUR_OF_A_SET if rules.red_three_set == "four" else 0


def _left_lines(entry: SideEntry, rules: RuleSet) -> Iterator[Draft]:
    black = entry.black
    if entry.went_out and not rules.out_left_counted:
        return
    if rules.left_counted:
        yield "cards_left", 1, -entry.left_points(rules.card_values), "left.cards"
    yield "black_threes_hand", black.hand, rules.black_three_hand, "left.black_threes"
    yield "black_threes_foot", black.foot, rules.black_three_foot, "left.black_threes"


def _out_lines(entry: SideEntry, rules: RuleSet, deal: int) -> Iterator[Draft]:
    if not entry.went_out:
        return
    if entry.concealed and rules.concealed_bonus is not None:
        yield "concealed", 1, rules.concealed_bonus, "going_out.concealed"
    else:
        yield "going_out", 1, for_deal(rules.out_bonus, deal), "going_out.bonus"


def _extra_lines(entry: SideEntry, rules: RuleSet) -> Iterator[Draft]:
    yield "exact_cuts", entry.exact_cuts, rules.exact_cut, "extras.exact_cut"
    yield "opened_first", int(entry.opened_first), rules.opened_first, "extras.opened_first"
    if rules.adjustments:
        yield "adjustment", 1, entry.adjustment.points, "extras.adjustment"
