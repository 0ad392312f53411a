"""A game under other rules in words: how it would have ended, and what the table is asked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.scoring.carrying import Unknown
from scorekeeper.scoring.replay import Replay
from scorekeeper.words.names import together
from scorekeeper.words.nouns import RANKS
from scorekeeper.words.numbers import counted, points


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and why nobody knows it."""

    text: str
    why: str


_VALUES = "The cards count other points under these rules."
_NOT_COUNTED = "The rules that were played count nothing for this, so nobody counted it."
_NOT_NAMED = "The rules that were played do not tell these books apart."

QUESTIONS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "special_clean": ("How many of the clean books were of {ranks}?", _NOT_NAMED),
        "special_dirty": ("How many of the dirty books were of {ranks}?", _NOT_NAMED),
        "special_was_clean": (
            "How many of the books of {ranks} were clean?",
            "Under these rules {ranks} are like any other rank.",
        ),
        "card_points": ("How many points are all melded cards, books too?", _VALUES),
        "left_points": ("How many points are the cards left, without threes?", _VALUES),
        "red_threes_laid": ("How many red threes lay on the table?", _NOT_COUNTED),
        "red_threes_hand": ("How many red threes were left in hands?", _NOT_COUNTED),
        "red_threes_foot": ("How many red threes were left in unopened feet?", _NOT_COUNTED),
        "black_threes_hand": ("How many black threes were left in hands?", _NOT_COUNTED),
        "black_threes_foot": ("How many black threes were left in unopened feet?", _NOT_COUNTED),
        "melded": (
            "Had this side melded?",
            "Under these rules its red threes depend on it.",
        ),
        "exact_cuts": ("How many exact cuts were there?", _NOT_COUNTED),
        "opened_first": ("Did this side open first?", _NOT_COUNTED),
        "concealed": ("Did it go out concealed, the whole hand in one turn?", _NOT_COUNTED),
        "wild_mixed": (
            "Which wild books held both jokers and twos is not known.",
            "Correct the deal and list the wild books card by card.",
        ),
        "special_unfinished": (
            "Whether a meld of {ranks} was no book at the end is not known.",
            "Correct the deal and list the melds card by card.",
        ),
    }
)
YES_OR_NO = frozenset({"melded", "opened_first", "concealed"})
"""Questions that are answered by 1 for yes and 0 for no."""
POINTS = frozenset({"card_points", "left_points"})
"""Questions that are answered in points."""


def question(unknown: Unknown) -> Question:
    """What is asked for something that is not known, or what is said where asking is no use."""
    text, why = QUESTIONS[unknown.code]
    ranks = RANKS[unknown.item][1] if unknown.item else ""
    return Question(text.format(ranks=ranks), why.format(ranks=ranks))


def refusal(unknown: Unknown) -> str:
    """Why an answer cannot be right."""
    what = "the points, from" if unknown.code in POINTS else "a whole number from"
    return f"Type {what} {points(unknown.least)} to {points(unknown.most)}."


def in_short(replayed: Replay, *, rules: str, names: Sequence[str]) -> str:
    """The headline where the rules are named beside it: "Ann would have won by 300."."""
    if replayed.unknown:
        return f"Asks {counted(len(replayed.unknown), 'thing', 'things')} that nobody counted."
    told = headline(replayed, rules=rules, names=names)
    return told.removeprefix(f"Under {rules} ")


def headline(replayed: Replay, *, rules: str, names: Sequence[str]) -> str:
    """How the game would stand or have ended: "Under Rising hands Ann would have won by 300."."""
    known = [total for total in replayed.totals if total is not None]
    if len(known) < len(replayed.totals):
        missing = counted(len(replayed.unknown), "thing is", "things are")
        return f"What {rules} would have made of it is not known: {missing} missing."
    if not replayed.deals:
        return "No deal is counted yet."
    best = max(known)
    leaders = [name for name, total in zip(names, known, strict=True) if total == best]
    below = [total for total in known if total != best]
    lead = points(best - max(below)) if below else "0"
    return _ending(replayed, rules, together(leaders), lead=lead, several=len(leaders) > 1)


def _ending(replayed: Replay, rules: str, who: str, *, lead: str, several: bool) -> str:
    if not replayed.is_over:
        ahead = "would be level" if several else f"would be ahead by {lead}"
        return f"Under {rules} {who} {ahead}, and the game would go on."
    if not several:
        return f"Under {rules} {who} would have won by {lead}."
    shared = replayed.result is not None and replayed.result.outcome == "shared"
    return f"Under {rules} {who} would have {'shared the win' if shared else 'drawn'}."


def remarks(replayed: Replay, *, rules: str, names: Sequence[str]) -> tuple[str, ...]:
    """What has to be kept in mind beside the figures."""
    told = []
    if replayed.ended_early:
        told.append(f"{rules} would have ended the game after deal {replayed.deals[-1].number}.")
    if not replayed.is_seated:
        told.append(f"{rules} knows no game of so many players in so many sides.")
    for deal in replayed.deals:
        for name, side in zip(names, deal.sides, strict=True):
            if side.unseen_dirty:
                books = counted(side.unseen_dirty, "dirty book", "dirty books")
                told.append(
                    f"Deal {deal.number}, {name}: {books} counted without the cards; "
                    f"{rules} allows fewer wild cards in a book."
                )
    return tuple(told)
