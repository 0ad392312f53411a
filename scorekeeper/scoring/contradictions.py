"""Rule sets that contradict themselves are refused here, with the field and the reason."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from scorekeeper.scoring.cards import BOOK, DECK_SIZE, NATURALS

if TYPE_CHECKING:
    from scorekeeper.scoring.ruleset import RuleSet

MIN_PLAYERS = 2
MAX_PLAYERS = 6
NEEDS_A_NUMBER = (
    "seatings", "opening_by_deal", "opening_by_score", "out_bonus", "out_clean", "out_dirty",
    "out_wild", "out_special",
)  # fmt: skip


class RuleSetError(ValueError):
    """A rule set that cannot be played: each (field, reason) is in `found`."""

    def __init__(self, found: Sequence[tuple[str, str]]) -> None:
        super().__init__("; ".join(f"{field}: {reason}" for field, reason in found))
        self.found = tuple(found)


def refuse_contradictions(rules: "RuleSet") -> None:
    """Raise RuleSetError with all contradictions of a rule set, if there are any."""
    found = tuple(contradictions(rules))
    if found:
        raise RuleSetError(found)


def contradictions(rules: "RuleSet") -> Iterator[tuple[str, str]]:
    """Each contradiction as (field, reason)."""
    empty = [field for field in NEEDS_A_NUMBER if not getattr(rules, field)]
    yield from ((field, "is empty, at least one entry is needed") for field in empty)
    if empty:
        return
    yield from _table(rules)
    yield from _feet(rules)
    yield from _books(rules)
    yield from _special_books(rules)
    yield from _opening(rules)
    if (rules.deals is None) == (rules.target is None):
        yield "deals", "the game ends either after a number of deals or at a target"


def _table(rules: "RuleSet") -> Iterator[tuple[str, str]]:
    for players, sides in rules.seatings:
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            yield "seatings", f"{MIN_PLAYERS} to {MAX_PLAYERS} can play, not {players}"
            continue
        if sides < 2 or players % sides:
            yield "seatings", f"{players} players cannot be shared evenly among {sides} sides"
            continue
        dealt = players * (rules.hand_for(players) + rules.feet * rules.foot_cards)
        held = rules.decks_for(players) * DECK_SIZE
        if dealt >= held:
            yield "decks", f"{players} players are dealt {dealt} cards, but the decks hold {held}"


def _feet(rules: "RuleSet") -> Iterator[tuple[str, str]]:
    if rules.feet and not rules.foot_cards:
        yield "foot_cards", "a foot is dealt, but it has no cards"
    if not rules.feet and rules.partner_foot != "none":
        yield "partner_foot", "the partner's foot is needed to go out, but no foot is dealt"


def _books(rules: "RuleSet") -> Iterator[tuple[str, str]]:
    if max(rules.out_wild) > 0 and not rules.wild_melds:
        yield "out_wild", "a wild book is needed to go out, but wild melds are forbidden"
    if max(rules.out_dirty) > 0 and rules.wilds_max == 0:
        yield "out_dirty", "a dirty book is needed to go out, but no meld may hold wilds"
    elif max(rules.out_dirty) > 0 and rules.book_naturals_min >= BOOK:
        yield "out_dirty", "a dirty book is needed to go out, but books must be all naturals"


def _special_books(rules: "RuleSet") -> Iterator[tuple[str, str]]:
    ranks = [rank for rank, _ in rules.special_books]
    for index, rank in enumerate(ranks):
        if rank not in NATURALS:
            yield "special_books", f"{rank} is not a natural rank"
        elif rank in ranks[:index]:
            yield "special_books", f"{rank} is given twice"
    if ranks:
        return
    if max(rules.out_special) > 0:
        yield "out_special", "a special book is needed to go out, but there are none"
    if rules.red_three_needs == "special_book":
        yield "red_three_needs", "red threes need a special book, but there are none"


def _opening(rules: "RuleSet") -> Iterator[tuple[str, str]]:
    given = len(rules.opening_by_deal)  # one is for all deals
    if rules.opening == "deal" and rules.deals and 1 < given < rules.deals:
        yield (
            "opening_by_deal",
            f"{rules.deals} deals need {rules.deals} opening minimums, {given} are given",
        )
    starts = [start for start, _ in rules.opening_by_score]
    below = [start for start in starts[1:] if start is None]
    scores = [start for start in starts if start is not None]
    if below or sorted(set(scores)) != scores:
        yield "opening_by_score", "the scores must rise from line to line"
