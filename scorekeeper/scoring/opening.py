"""The opening: a side's first melds of a deal, what they count and whether they are enough."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from scorekeeper.scoring.cards import BLACK_THREE, THREES, WILDS
from scorekeeper.scoring.melds import WILD, Flaw, Meld, crowding, flaws
from scorekeeper.scoring.problems import Problem, problem
from scorekeeper.scoring.ruleset import RuleSet, for_deal

PAIR = 2


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A meld of an opening with its card points."""

    meld: Meld
    points: int


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
    laid = tuple(LaidMeld(meld, meld.points(rules)) for meld in melds)
    problems = (
        *_of_melds(melds, lambda meld, _: opening_flaws(meld, rules)),
        *_of_melds(melds, lambda meld, earlier: crowding(meld, rules, earlier)),
        *_of_pile(melds, rules, from_pile),
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
        yield Flaw("wilds_in_opening", meld.wilds, 0)
    if meld.rank == BLACK_THREE and rules.black_three_melds:
        yield Flaw("black_threes_opening", meld.naturals, 0)


def meld_rank(top: str) -> str:
    """The rank of the meld that a top card of this rank is laid in."""
    return WILD if top in WILDS else top


def _of_melds(
    melds: Sequence[Meld], flaws_of: Callable[[Meld, Sequence[Meld]], Iterator[Flaw]]
) -> Iterator[Problem]:
    """A problem for each flaw of each meld, which is judged beside the earlier ones."""
    for index, meld in enumerate(melds):
        for flaw in flaws_of(meld, melds[:index]):
            yield _problem(flaw, f"melds[{index}]", meld.rank)


def _of_pile(melds: Sequence[Meld], rules: RuleSet, top: str | None) -> Iterator[Problem]:
    if top is not None:
        for flaw in _pile_flaws(melds, rules, top):
            yield _problem(flaw, "from_pile", top)


def _problem(flaw: Flaw, field: str, rank: str) -> Problem:
    return problem(None, flaw.code, field, value=flaw.value, limit=flaw.limit, rank=rank)


def _pile_flaws(melds: Sequence[Meld], rules: RuleSet, top: str) -> Iterator[Flaw]:
    """What forbids taking the pile; the pile of standard Canasta is frozen until a side opens.

    A wild card is taken with two of its like, for a meld of wilds alone: where there are such
    melds, no rules sheet forbids it. A three is never taken.
    """
    taker = meld_rank(top)
    held = [meld.cards.count(top) for meld in melds if meld.rank == taker]
    if top in THREES or (taker == WILD and not rules.wild_melds):
        yield Flaw("pile_blocked", 1, 0)
    elif not held:
        yield Flaw("pile_unused", 0, 1)
    elif max(held) <= PAIR:
        yield Flaw("pile_needs_pair", max(0, max(held) - 1), PAIR)
