"""An opening as its page draws it: the verdict, the melds with what forbids them, suggestions."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from scorekeeper.scoring.cards import Cards
from scorekeeper.scoring.opening import Opening, check_opening, minimum
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.suggestions import MOST_CARDS, Suggestion, suggest
from scorekeeper.web.forms.opening_form import OpeningForm
from scorekeeper.web.meld_view import MeldView, view_meld
from scorekeeper.words.nouns import PLAIN
from scorekeeper.words.numbers import counted, points
from scorekeeper.words.problems import sentence

BEST = {
    "cards": "fewest cards",
    "wilds": "fewest wilds",
    "points": "most points",
    "pairs": "keeps most pairs",
}

OPENING: Mapping[str, str] = MappingProxyType(
    {
        "hold": "Tap your cards",
        "hold_hint": (
            "One tap a card that you hold. You will see at once what opens, and with how few cards."
        ),
        "lay": "Lay your melds",
        "lay_hint": (
            "Tap the cards of a meld one after the other; another rank begins the next meld."
        ),
        "good": "You can open",
        "short": "{points} short",
        "bad": "Not like this",
        "too_many": "Too many",
        "too_many_cards": "These are {cards} cards: enter at most {most}.",
        "no_meld": "These cards make no meld yet.",
        "at_most": "The most that these cards can lay counts {points}.",
        "no_wilds": "no wilds",
        "spent": "{cards}, {wilds}",
    }
)
"""What the page says of what was entered."""


@dataclass(frozen=True, slots=True)
class At:
    """When and for whom an opening is checked: the deal from 1, the side's total before it."""

    rules: RuleSet
    deal: int
    score: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WayView:
    """A suggested opening."""

    melds: tuple[MeldView, ...]
    points: int
    spent: str
    best_at: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The answer: `tone` is "good", "bad" or "" while nothing was entered."""

    points: int
    minimum: int
    tone: str
    words: str
    melds: tuple[MeldView, ...] = ()
    ways: tuple[WayView, ...] = ()
    problems: tuple[str, ...] = ()
    hint: str = ""


def judge(form: OpeningForm, at: At) -> Verdict:
    """What the page answers to this form; what cannot be read is in `form.errors` afterwards."""
    pile = form.pile
    return _of_hand(form, at, pile) if form.mode == "hold" else _of_melds(form, at, pile)


def _of_melds(form: OpeningForm, at: At, pile: str | None) -> Verdict:
    melds = form.melds()
    opening = check_opening(melds, at.rules, deal=at.deal, score=at.score, from_pile=pile)
    said: dict[str, list[str]] = {}
    for problem in opening.problems:
        text = sentence(problem, rules=at.rules, names=())
        said.setdefault(problem.field, []).append(text)
    return Verdict(
        points=opening.points,
        minimum=opening.minimum,
        tone=("good" if opening.meets else "bad") if melds else "",
        words=_words(opening) if melds else OPENING["lay"],
        hint="" if melds else OPENING["lay_hint"],
        melds=tuple(
            view_meld(laid.meld, at.rules, tuple(said.get(f"melds[{index}]", ())))
            for index, laid in enumerate(opening.melds)
        ),
        problems=tuple(said.get("from_pile", ())) if melds else (),
    )


def _words(opening: Opening) -> str:
    if opening.meets:
        return OPENING["good"]
    return _short(opening.short_by) if opening.short_by else OPENING["bad"]


def _short(by: int) -> str:
    return OPENING["short"].format(points=points(by))


def _of_hand(form: OpeningForm, at: At, pile: str | None) -> Verdict:
    hand = form.held()
    least = minimum(at.rules, deal=at.deal, score=at.score)
    if not len(hand):
        return Verdict(
            points=0, minimum=least, tone="", words=OPENING["hold"], hint=OPENING["hold_hint"]
        )
    if len(hand) > MOST_CARDS:
        said = (OPENING["too_many_cards"].format(cards=len(hand), most=MOST_CARDS),)
        return Verdict(
            points=0, minimum=least, tone="bad", words=OPENING["too_many"], problems=said
        )
    found = suggest(hand, at.rules, deal=at.deal, score=at.score, from_pile=pile)
    shown = found or _at_best(hand, at, pile)
    most = max((way.points for way in shown), default=0)
    return Verdict(
        points=most,
        minimum=least,
        tone="good" if found else "bad",
        words=OPENING["good"] if found else _short(least - most),
        hint="" if found else _at_most(most),
        ways=tuple(_way(way, at.rules) for way in found),
    )


def _at_most(most: int) -> str:
    if not most:
        return OPENING["no_meld"]
    return OPENING["at_most"].format(points=points(most))


def _at_best(hand: Cards, at: At, pile: str | None) -> tuple[Suggestion, ...]:
    """What the cards would lay if any points were enough."""
    free = replace(at.rules, opening="none")
    return suggest(hand, free, deal=at.deal, score=at.score, from_pile=pile)


def _way(way: Suggestion, rules: RuleSet) -> WayView:
    wilds = counted(way.wilds, *PLAIN["wild"]) if way.wilds else OPENING["no_wilds"]
    cards = counted(way.cards, *PLAIN["card"])
    return WayView(
        melds=tuple(view_meld(meld, rules) for meld in way.melds),
        points=way.points,
        spent=OPENING["spent"].format(cards=cards, wilds=wilds),
        best_at=", ".join(BEST[aim] for aim in way.best_at).capitalize(),
    )
