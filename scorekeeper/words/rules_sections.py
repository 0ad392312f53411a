"""The whole rules of scoring of a rule set: sections of rows, made from its data."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.words.fields import CHOICES
from scorekeeper.words.numbers import points
from scorekeeper.words.rules_phrases import (
    NOT_COUNTED,
    books_needed,
    by_deal,
    by_table,
    decks,
    has_partners,
    length,
    meld_size,
    opening_minimum,
    plural,
    seatings,
    signed,
)

Draft = tuple[str, str, str]
"""(field, label, value)"""


@dataclass(frozen=True, slots=True)
class Row:
    """One rule: its label, its value in words, and where it comes from; `field` is its own."""

    field: str
    label: str
    value: str
    source: str


@dataclass(frozen=True, slots=True)
class Section:
    """Rules that belong together."""

    title: str
    rows: tuple[Row, ...]


PARTNER_FOOT = {
    "none": "may lie unopened",
    "opened": "must be picked up",
    "played": "must be played from",
}
PERMISSION = {
    "none": "not asked for",
    "optional": "may be asked, does not bind",
    "binding": "must be asked, binds",
}


def sections(rules: RuleSet) -> tuple[Section, ...]:
    """All rules of scoring, in the order in which a table meets them; no section is empty."""
    written = (
        (title, tuple(Row(*draft, rules.source_of(draft[0])) for draft in rows(rules)))
        for title, rows in WRITERS
    )
    return tuple(Section(title, rows) for title, rows in written if rows)


def _table(rules: RuleSet) -> Iterator[Draft]:
    yield "seatings", "Players", seatings(rules)
    yield "decks", "Decks", decks(rules)
    hand = by_table(rules, rules.hand_cards)
    yield "hand_cards", "Hand", hand if "," in hand else f"{hand} cards"
    if not rules.feet:
        yield "feet", "Foot", "none"
    elif rules.feet == 1:
        yield "foot_cards", "Foot", f"{rules.foot_cards} cards"
    else:
        yield "feet", "Feet", f"{rules.feet} of {rules.foot_cards} cards"


def _cards(rules: RuleSet) -> Iterator[Draft]:
    if not (rules.melded_counted or rules.left_counted or rules.opening != "none"):
        yield "melded_counted", "Card values", NOT_COUNTED
        return
    yield "joker_points", "Joker", points(rules.joker_points)
    yield "two_points", "Two", points(rules.two_points)
    yield "ace_points", "Ace", points(rules.ace_points)
    yield "tens_from", f"King to {rules.tens_from}", points(10)
    yield "tens_from", f"{rules.tens_from - 1} to 4", points(5)
    if rules.black_three_melds:
        yield "black_three_points", "Black three melded", points(rules.black_three_points)
    if not rules.melded_counted:
        yield "melded_counted", "Melded cards", NOT_COUNTED


def _melds(rules: RuleSet) -> Iterator[Draft]:
    yield "past_seven", "A meld", meld_size(rules)
    if rules.past_seven != "none":
        yield "past_seven", "Laid on a book", CHOICES[f"past_seven.{rules.past_seven}"]
    yield "wilds_max", "Wild cards in it", _wilds(rules)
    if rules.wilds_max != 0:
        yield "naturals", "Naturals in it", CHOICES[f"naturals.{rules.naturals}"]
        if rules.book_naturals_min:
            number = f"at least {rules.book_naturals_min}"
            yield "book_naturals_min", "Naturals in a dirty book", number
    yield "wild_melds", "Wild cards alone", "a meld too" if rules.wild_melds else "no meld"
    yield "open_melds", "Unfinished of a rank", f"{rules.open_melds} at a time"
    if rules.black_three_melds:
        yield "black_three_melds", "Black threes", "melded when going out, without wild cards"
    else:
        yield "black_three_melds", "Threes", "never melded"


def _wilds(rules: RuleSet) -> str:
    if rules.wilds_max is None:
        return "any number"
    return f"at most {rules.wilds_max}" if rules.wilds_max else "none"


def _books(rules: RuleSet) -> Iterator[Draft]:
    yield "clean_book", "Clean", points(rules.clean_book)
    yield "dirty_book", "Dirty", points(rules.dirty_book)
    yield "wild_book", "Wild", points(rules.wild_book) if rules.wild_melds else "none"
    if rules.wild_melds and rules.wild_book_mixed is not None:
        yield "wild_book_mixed", "Wild, jokers and twos", points(rules.wild_book_mixed)
    for rank, bonus in rules.special_books:
        yield "special_books", f"Of {plural(rank)}", points(bonus)
    if not rules.special_books:
        return
    if not rules.special_wilds:
        yield "special_wilds", "Wild cards in these", "none"
    if rules.special_unfinished_costs:
        yield "special_unfinished_costs", "Unfinished, of these", "cost their bonus"


def _red_threes(rules: RuleSet) -> Iterator[Draft]:
    yield "red_three_laid", "Laid on the table", f"{signed(rules.red_three_laid)} each"
    needs = CHOICES[f"red_three_needs.{rules.red_three_needs}"]
    if rules.red_three_needs != "nothing":
        without = f"{signed(rules.red_three_without)} each"
        yield "red_three_without", f"Without {needs}", without
    yield "red_three_set", "Bonus for a set", _set(rules)
    if rules.red_three_set != "none" and rules.red_three_needs != "nothing":
        bonus = signed(rules.red_three_set_without)
        yield "red_three_set_without", f"The set without {needs}", f"{bonus} besides"
    if rules.red_three_hand_allowed:
        yield "red_three_hand", "Left in a hand", f"{signed(rules.red_three_hand)} each"
    else:
        yield "red_three_hand_allowed", "Left in a hand", "none: each is laid and replaced"
    if rules.feet:
        foot = f"{signed(rules.red_three_foot)} each"
        yield "red_three_foot", "Left in an unopened foot", foot


def _set(rules: RuleSet) -> str:
    if rules.red_three_set == "none":
        return "none"
    which = CHOICES[f"red_three_set.{rules.red_three_set}"]
    return f"{which}: {signed(rules.red_three_set_bonus)} besides"


def _left(rules: RuleSet) -> Iterator[Draft]:
    places = "Cards in hand or unopened foot" if rules.feet else "Cards in hand"
    yield "left_counted", places, "minus their values" if rules.left_counted else NOT_COUNTED
    hand, foot = signed(rules.black_three_hand), signed(rules.black_three_foot)
    if rules.feet and hand != foot:
        yield "black_three_hand", "Black three in hand", f"{hand} each"
        yield "black_three_foot", "Black three in unopened foot", f"{foot} each"
    else:
        yield "black_three_hand", "Black three", f"{hand} each"
    if not rules.out_left_counted:
        yield "out_left_counted", "Of the side that is out", "only red threes count"


def _opening(rules: RuleSet) -> Iterator[Draft]:
    field = "opening" if rules.opening == "none" else f"opening_by_{rules.opening}"
    yield field, "A side's first melds", opening_minimum(rules)
    yield "opening_wilds", "Wild cards in them", "yes" if rules.opening_wilds else "none"
    if rules.opening != "none":
        yield "opening", "Counted", "card values only, of a taken pile only the top card"


def _going_out(rules: RuleSet) -> Iterator[Draft]:
    yield "out_bonus", "Bonus", by_deal(rules.out_bonus)
    if rules.concealed_bonus is not None:
        concealed = f"{points(rules.concealed_bonus)} instead"
        yield "concealed_bonus", "The whole hand in one turn", concealed
    yield "out_clean", "Books needed", books_needed(rules)
    if has_partners(rules):
        if rules.feet:
            yield "partner_foot", "Partner's foot", PARTNER_FOOT[rules.partner_foot]
        yield "permission", "Partner's permission", PERMISSION[rules.permission]
    yield (
        "final_discard",
        "Last card",
        "discarded" if rules.final_discard else "melded or discarded",
    )
    yield "out_bonus", "When the stock ends the deal", "nobody gets the bonus"


def _extras(rules: RuleSet) -> Iterator[Draft]:
    if rules.exact_cut:
        yield "exact_cut", "Exact cut", signed(rules.exact_cut)
    if rules.opened_first:
        yield "opened_first", "First side to open", signed(rules.opened_first)
    if rules.adjustments:
        yield "adjustments", "Adjustment", "what the table agrees on, with a note"


def _length(rules: RuleSet) -> Iterator[Draft]:
    yield "deals" if rules.target is None else "target", "Length", length(rules)
    yield "tie", "Equal totals", CHOICES[f"tie.{rules.tie}"]


WRITERS: tuple[tuple[str, Callable[[RuleSet], Iterator[Draft]]], ...] = (
    ("Table", _table),
    ("Cards", _cards),
    ("Melds", _melds),
    ("Books", _books),
    ("Red threes", _red_threes),
    ("Cards left at the end", _left),
    ("Opening", _opening),
    ("Going out", _going_out),
    ("Extras", _extras),
    ("Length", _length),
)
