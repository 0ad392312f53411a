"""Hypothesis strategies that any test may use: rule sets, entries and deals of all kinds.

Rule sets are house rules that do not contradict themselves. Entries need not be possible: what
is scored and what is refused are two questions, and a table may type in anything.
"""

from dataclasses import replace
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from scorekeeper.scoring.cards import NATURALS, RANKS, THREES, Cards
from scorekeeper.scoring.contradictions import RuleSetError
from scorekeeper.scoring.entry import Adjustment, Books, DealEntry, Left, SideEntry, Threes
from scorekeeper.scoring.fields import FIELDS, Field
from scorekeeper.scoring.melds import WILD, Meld
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS

SEATINGS = ((4, 2), (2, 2), (3, 3), (5, 5), (6, 2), (6, 3), (4, 4), (6, 6))
DEALS = st.integers(1, 8)
SCORES = st.integers(-400, 3000).map(lambda fives: 5 * fives)
COUNTS = st.integers(0, 12)
AMOUNTS = st.integers(0, 500).map(lambda fives: 5 * fives)
THRESHOLDS = st.lists(st.integers(0, 2000), max_size=4, unique=True).map(sorted)


def _values(field: Field) -> st.SearchStrategy[Any]:
    """Any value of a field, within its range."""
    number = st.integers(field.least, field.most)
    kinds: dict[str, st.SearchStrategy[Any]] = {
        "text": st.text("abcdefgh -", min_size=1, max_size=20).map(lambda text: f"x{text}"),
        "number": number,
        "flag": st.booleans(),
        "choice": st.sampled_from(field.choices or ("",)),
        "by_players": st.tuples(number, number, number, number, number),
        "by_deal": st.lists(number, min_size=1, max_size=8).map(tuple),
        "seatings": st.lists(st.sampled_from(SEATINGS), min_size=1, max_size=4, unique=True),
        "special_books": st.lists(
            st.tuples(st.sampled_from(NATURALS), number), max_size=3, unique_by=lambda pair: pair[0]
        ),
        "by_score": THRESHOLDS.flatmap(
            lambda starts: st.tuples(
                st.tuples(st.none(), number),
                *(st.tuples(st.just(start), number) for start in starts),
            )
        ),
    }
    value = kinds[field.kind]
    if field.kind in ("seatings", "special_books"):
        value = value.map(tuple)
    return st.none() | value if field.optional else value


HOUSE_FIELDS = tuple(name for name in FIELDS if name not in ("slug", "notes"))
VALUES = {name: _values(FIELDS[name]) for name in HOUSE_FIELDS}


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """A preset, or house rules that start from one and differ in up to all fields."""
    base = draw(st.sampled_from(tuple(PRESETS.values())))
    names = draw(st.sets(st.sampled_from(HOUSE_FIELDS)))
    if not names:
        return base
    values = {name: draw(VALUES[name]) for name in sorted(names)}
    try:
        return replace(base, slug="house", **_agreeing(base, values))
    except RuleSetError:
        assume(False)
        raise


def _agreeing(base: RuleSet, values: dict[str, Any]) -> dict[str, Any]:
    """The same values without the contradictions that come up most."""
    values = dict(values)

    def now(name: str) -> Any:
        return values.get(name, getattr(base, name))

    if not now("wild_melds"):
        values["out_wild"] = (0,)
    if now("wilds_max") == 0 or now("book_naturals_min") == 7:
        values["out_dirty"] = (0,)
    if not now("special_books"):
        values["out_special"] = (0,)
        if now("red_three_needs") == "special_book":
            values["red_three_needs"] = "meld"
    if not (now("feet") and now("foot_cards")):
        values["feet"], values["partner_foot"] = 0, "none"
    if (now("deals") is None) == (now("target") is None):
        values["deals"], values["target"] = now("deals") or 4, None
    if now("opening") == "deal" and (now("deals") or 0) > len(now("opening_by_deal")):
        values["opening_by_deal"] = (50,) * now("deals")
    if now("decks") * 54 < 6 * (now("hand_cards")[4] + now("feet") * now("foot_cards")):
        values |= {"decks": 8, "hand_cards": (13, 13, 13, 13, 11), "feet": min(now("feet"), 2)}
        values["foot_cards"] = min(now("foot_cards"), 13)
    return values


def cards(*ranks: str, most: int = 12) -> st.SearchStrategy[Cards]:
    """Cards of these ranks, any number of each."""
    pairs = st.tuples(st.sampled_from(ranks or RANKS), st.integers(0, most))
    return st.lists(pairs, max_size=4).map(lambda given: Cards.of(dict(given)))


def melds(*, most: int = 9) -> st.SearchStrategy[Meld]:
    """Any cards laid together, good melds and bad ones."""
    wilds = st.integers(0, 4)
    rank = st.sampled_from((*NATURALS, "3B", WILD))

    def laid(rank: str, naturals: int, jokers: int, *, twos: int) -> Meld:
        return Meld(rank, 0 if rank == WILD else naturals, jokers, twos + (rank == WILD))

    return st.builds(laid, rank, st.integers(1, most), wilds, twos=wilds)


@st.composite
def lefts(draw: st.DrawFn) -> tuple[Left, Threes]:
    """Cards left card by card or as points, and the black threes counted beside them."""
    feet = draw(st.none() | st.integers(0, 3))
    if draw(st.booleans()):
        hand, foot = draw(cards()), draw(st.none() | cards())
        return Left(hand=hand, foot=foot, unopened_feet=feet), Threes()
    return Left(points=draw(AMOUNTS), unopened_feet=feet), draw(threes(laid=False))


def threes(*, laid: bool = True) -> st.SearchStrategy[Threes]:
    """Threes of one colour; black ones are never laid."""
    return st.builds(Threes, COUNTS if laid else st.just(0), COUNTS, COUNTS)


@st.composite
def entries(draw: st.DrawFn, rules: RuleSet) -> SideEntry:
    """What a side may type in under these rules, possible or not, in any mixture of ways."""
    special = tuple(
        (rank, draw(COUNTS)) for rank in NATURALS if rules.special_bonus(rank) is not None
    )
    left, black = draw(lefts())
    red = draw(threes())
    if left.by_card:
        red = Threes(red.laid)
    return SideEntry(
        name=draw(st.sampled_from(("North", "South", "East", "West"))),
        books=Books(
            draw(COUNTS), draw(COUNTS), draw(COUNTS), tuple(pair for pair in special if pair[1])
        ),
        card_points=draw(st.just(0) | AMOUNTS),
        melds=tuple(draw(st.lists(melds(), max_size=4))),
        cards=draw(cards()),
        red_threes=red,
        black_threes=black,
        left=left,
        went_out=draw(st.booleans()),
        concealed=draw(st.booleans()),
        exact_cuts=draw(st.integers(0, 3)),
        opened_first=draw(st.booleans()),
        adjustment=Adjustment(draw(SCORES), draw(st.sampled_from(("", "a card too many")))),
        melded=draw(st.none() | st.booleans()),
    )


@st.composite
def deals(draw: st.DrawFn, rules: RuleSet) -> DealEntry:
    """A deal of two or three sides, with any entries and totals before it."""
    tables = [table for table in rules.seatings if table[1] < 4] or [(4, 2)]
    players, sides = draw(st.sampled_from(tables))
    entered = draw(st.tuples(*(entries(rules) for _ in range(sides))))
    before = draw(st.tuples(*(SCORES for _ in range(sides))))
    return DealEntry(players, draw(DEALS), entered, before)


@st.composite
def rules_and_deals(draw: st.DrawFn) -> tuple[RuleSet, DealEntry]:
    """A rule set and a deal entered under it."""
    rules = draw(rule_sets())
    return rules, draw(deals(rules))


@st.composite
def rules_and_entries(draw: st.DrawFn) -> tuple[RuleSet, SideEntry]:
    """A rule set and one side's entry under it."""
    rules = draw(rule_sets())
    return rules, draw(entries(rules))


def no_threes() -> st.SearchStrategy[Cards]:
    """Cards of every rank but threes."""
    return cards(*(rank for rank in RANKS if rank not in THREES))
