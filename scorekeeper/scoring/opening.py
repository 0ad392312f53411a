"""The opening: a side's first melds of a deal, what they count and whether they are enough."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scorekeeper.scoring.cards import BLACK_THREE, NATURALS, WILDS
from scorekeeper.scoring.melds import WILD, Flaw, Meld, flaws
from scorekeeper.scoring.problems import Problem, problem
from scorekeeper.scoring.ruleset import RuleSet, for_deal

PAIR = 2
PILE = "from_pile"


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A meld of an opening: its card points and everything that forbids it, if anything."""

    meld: Meld
    points: int
    flaws: tuple[Flaw, ...]


@dataclass(frozen=True, slots=True)
class Opening:
    """An opening judged. Amounts are card points.

    `points` adds up all melds laid, the forbidden ones too, as they lie there; `short_by` is
    what is missing to `minimum`. `meets` is true when at least one meld is laid, the points
    are enough and there is no problem.
    """

    meets: bool
    points: int
    minimum: int
    short_by: int
    melds: tuple[LaidMeld, ...]
    problems: tuple[Problem, ...]


def minimum(rules: RuleSet, *, deal: int, score: int) -> int:
    """Points that a side needs to open in this deal (from 1) with this total; 0 for none."""
    if rules.opening == "deal":
        return for_deal(rules.opening_by_deal, deal)
    if rules.opening != "score":
        return 0
    reached = [least for start, least in rules.opening_by_score if start is None or score >= start]
    return reached[-1] if reached else 0


def check_opening(
    melds: Sequence[Meld], rules: RuleSet, *, deal: int, score: int, from_pile: str | None = None
) -> Opening:
    """Judge the melds that a side wants to lay as its opening.

    What counts are the card values of the melds laid, wilds too: never red threes, never the
    bonus of a book, and of a taken pile only the top card, because the other six may not be
    among the melds. `deal` counts from 1, `score` is the side's total before the deal in
    points, `from_pile` the rank of the top card where the pile is taken.
    """
    laid = tuple(
        LaidMeld(meld, meld.points(rules), tuple(opening_flaws(meld, rules))) for meld in melds
    )
    problems = (
        *_flawed(laid),
        *_crowded(melds, rules),
        *_pile_problems(melds, rules, from_pile),
    )
    points = sum(one.points for one in laid)
    least = minimum(rules, deal=deal, score=score)
    return Opening(
        meets=bool(laid) and points >= least and not problems,
        points=points,
        minimum=least,
        short_by=max(0, least - points),
        melds=laid,
        problems=problems,
    )


def opening_flaws(meld: Meld, rules: RuleSet) -> Iterator[Flaw]:
    """Everything that forbids this meld in an opening; nothing for a good one."""
    yield from flaws(meld, rules)
    if meld.wilds and not rules.opening_wilds:
        yield Flaw("wilds_in_opening", meld.wilds, 0, "opening.wilds")
    if meld.rank == BLACK_THREE and rules.black_three_melds:
        yield Flaw("black_threes_opening", meld.naturals, 0, "melds.black_threes")


def top_may_be_taken(rank: str, rules: RuleSet) -> bool:
    """Whether a pile with this card on top may be taken: no three, and a card that can be melded.

    A wild card is taken with two of its like, for a meld of wilds alone: where there are such
    melds, no rules sheet forbids it.
    """
    return rank in NATURALS or (rank in WILDS and rules.wild_melds)


def uses_top_card(meld: Meld, rank: str) -> bool:
    """Whether this meld holds the pile's top card and two of its rank from the hand."""
    return _is_of(meld, rank) and meld.cards.count(rank) > PAIR


def _is_of(meld: Meld, rank: str) -> bool:
    """Whether a top card of this rank is melded in such a meld."""
    return meld.rank == (WILD if rank in WILDS else rank)


def _flawed(laid: Sequence[LaidMeld]) -> Iterator[Problem]:
    for index, one in enumerate(laid):
        for flaw in one.flaws:
            yield problem(
                None,
                flaw.code,
                f"melds[{index}]",
                value=flaw.value,
                limit=flaw.limit,
                rule=flaw.rule,
                rank=one.meld.rank,
            )


def _crowded(melds: Sequence[Meld], rules: RuleSet) -> Iterator[Problem]:
    """A problem for each unfinished meld beyond those of its rank that may lie open."""
    beside: Counter[str] = Counter()
    for index, meld in enumerate(melds):
        if meld.is_book:
            continue
        beside[meld.rank] += 1
        if beside[meld.rank] > rules.open_melds:
            yield problem(
                None,
                "too_many_open_melds",
                f"melds[{index}]",
                value=beside[meld.rank],
                limit=rules.open_melds,
                rank=meld.rank,
            )


def _pile_problems(melds: Sequence[Meld], rules: RuleSet, top: str | None) -> Iterator[Problem]:
    """What forbids taking the pile; the pile of standard Canasta is frozen until a side opens."""
    if top is None:
        return
    if not top_may_be_taken(top, rules):
        yield problem(None, "pile_blocked", PILE, value=1, limit=0, rank=top)
        return
    held = [meld.cards.count(top) for meld in melds if _is_of(meld, top)]
    if not held:
        yield problem(None, "pile_unused", PILE, value=0, limit=1, rank=top)
    elif not any(uses_top_card(meld, top) for meld in melds):
        from_hand = max(0, max(held) - 1)
        yield problem(None, "pile_needs_pair", PILE, value=from_hand, limit=PAIR, rank=top)
