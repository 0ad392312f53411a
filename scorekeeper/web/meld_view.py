"""Melds as pages draw them: their name, their cards with suits, how their points are made."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.scoring.cards import BLACK_THREE, NATURALS, RED_THREE
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.melds import WILD, Meld
from scorekeeper.scoring.ruleset import MIN_PLAYERS, RuleSet
from scorekeeper.scoring.score import score_side
from scorekeeper.words.nouns import RANKS
from scorekeeper.words.numbers import points

RED_SUITS, BLACK_SUITS = ("heart", "diamond"), ("spade", "club")
SUITS = ("heart", "spade", "diamond", "club")
SUITS_OF = {RED_THREE: RED_SUITS, BLACK_THREE: BLACK_SUITS}
MELD_TITLES: Mapping[str, str] = MappingProxyType(
    {
        "wild_book": "Wild book",
        "wild": "Wild meld",
        "book": "{ranks}, {kind} book",
        "open": "{ranks}, {kind}",
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldView:
    """A meld as it lies on the table.

    `cards` are (rank printed, suit), `kind` is its mark, `points` are its card points and
    `bonus` what it earns besides as a book.
    """

    title: str
    kind: str
    cards: tuple[tuple[str, str], ...]
    points: int
    bonus: int
    working: str
    problems: tuple[str, ...] = ()


def view_meld(meld: Meld, rules: RuleSet, problems: tuple[str, ...] = ()) -> MeldView:
    """The meld with its card points under this rule set, and what is wrong with it."""
    return MeldView(
        title=_title(meld),
        kind=meld.kind,
        cards=tuple(_printed(meld)),
        points=meld.points(rules),
        bonus=_bonus(meld, rules),
        working=_working(meld, rules),
        problems=problems,
    )


def _bonus(meld: Meld, rules: RuleSet) -> int:
    lines = score_side(SideEntry(melds=(meld,)), rules, deal=1, players=MIN_PLAYERS)
    return sum(line.points for line in lines if line.rule.startswith("books.") and meld.is_book)


def _title(meld: Meld) -> str:
    if meld.rank == WILD:
        return MELD_TITLES["wild_book" if meld.is_book else "wild"]
    title = MELD_TITLES["book" if meld.is_book else "open"]
    return title.format(ranks=RANKS[meld.rank][1].capitalize(), kind=meld.kind)


def _working(meld: Meld, rules: RuleSet) -> str:
    """How the points are made: "4 × 10 = 40", "2 × 20 + 50 = 90"."""
    values = rules.card_values
    naturals = [] if meld.rank == WILD else [(meld.naturals, values.get(meld.rank, 0))]
    heaps = [*naturals, (meld.jokers, values["joker"]), (meld.twos, values["2"])]
    terms = [f"{count} × {each}" if count > 1 else str(each) for count, each in heaps if count]
    return f"{' + '.join(terms)} = {points(meld.points(rules))}"


def _printed(meld: Meld) -> Iterator[tuple[str, str]]:
    """Rank and suit of each card."""
    suits = SUITS_OF.get(meld.rank, SUITS)
    rank = meld.rank if meld.rank in NATURALS else "3"
    for index in range(meld.naturals):
        yield rank, suits[index % len(suits)]
    yield from [("joker", "star")] * meld.jokers
    yield from [("2", "spade")] * meld.twos
