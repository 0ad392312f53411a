"""Rule sets that contradict themselves are refused here, with the field and the reason."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scorekeeper.scoring.cards import DECK_SIZE, NATURALS

if TYPE_CHECKING:
    from scorekeeper.scoring.ruleset import RuleSet


class RuleSetError(ValueError):
    """A rule set that cannot be played: `field` names the value, `reason` says why."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


def refuse_contradictions(rules: "RuleSet") -> None:
    """Raise RuleSetError for the first contradiction in a rule set, if there is one."""
    for field, reason in contradictions(rules):
        raise RuleSetError(field, reason)


def contradictions(rules: "RuleSet") -> Iterator[tuple[str, str]]:
    """Each contradiction as (field, reason)."""
    yield from _table(rules)
    yield from _books(rules)
    yield from _length(rules)


def _table(rules: "RuleSet") -> Iterator[tuple[str, str]]:
    for players, sides in rules.seatings:
        if sides < 2 or players % sides:
            yield "seatings", f"{players} players cannot be shared evenly among {sides} sides"
            continue
        dealt = players * (rules.hand_for(players) + rules.feet * rules.foot_cards)
        held = rules.decks_for(players) * DECK_SIZE
        if dealt >= held:
            yield "decks", f"{players} players are dealt {dealt} cards, but the decks hold {held}"


def _books(rules: "RuleSet") -> Iterator[tuple[str, str]]:
    if max(rules.out_wild) > 0 and not rules.wild_melds:
        yield "out_wild", "a wild book is needed to go out, but wild melds are forbidden"
    if max(rules.out_dirty) > 0 and rules.wilds_max == 0:
        yield "out_dirty", "a dirty book is needed to go out, but no meld may hold wilds"
    for rank, _ in rules.special_books:
        if rank not in NATURALS:
            yield "special_books", f"{rank} is not a natural rank"
    if max(rules.out_special) > 0 and not rules.special_books:
        yield "out_special", "a special book is needed to go out, but there are none"


def _length(rules: "RuleSet") -> Iterator[tuple[str, str]]:
    if (rules.deals is None) == (rules.target is None):
        yield "deals", "the game ends either after a number of deals or at a target"
    if rules.opening == "deal" and rules.deals and len(rules.opening_by_deal) < rules.deals:
        yield (
            "opening_by_deal",
            f"{rules.deals} deals need {rules.deals} opening minimums,"
            f" {len(rules.opening_by_deal)} are given",
        )
