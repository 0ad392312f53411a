"""The answers to files as text for people, in columns."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from scorekeeper.scoring.answers import (
    answer_deal,
    answer_going_out,
    answer_going_out_effect,
    answer_opening,
)
from scorekeeper.scoring.deal_json import DealFile
from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.going_out_effect import Effect
from scorekeeper.scoring.going_out_json import GoingOutFile
from scorekeeper.scoring.opening import Opening
from scorekeeper.scoring.opening_json import OpeningFile
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.score import SideScore
from scorekeeper.scoring.suggestions import Suggestion
from scorekeeper.words.fields import HELP
from scorekeeper.words.going_out import NOTES, lead_words, missing_words, span
from scorekeeper.words.lines import term
from scorekeeper.words.melds import meld_words
from scorekeeper.words.numbers import counted, points
from scorekeeper.words.problems import sentence, side_name
from scorekeeper.words.rules_differences import NOT_USED, is_used
from scorekeeper.words.values import value_words

GAP = 3  # spaces between two columns
Row = tuple[str, str]


def deal_text(file: DealFile) -> str:
    """A score sheet for each side, then what is wrong."""
    entry, rules = file.entry, file.rules
    answer = answer_deal(file)
    names = [side.name for side in entry.sides]
    heading = f"{rules.name}, deal {entry.deal}, {counted(entry.players, 'player', 'players')}"
    sheets = [list(_score_rows(score)) for score in answer.scores]
    width = max(_width(rows) for rows in sheets)
    titled = (
        f"{side_name(side, names)}\n{_columns(rows, width)}" for side, rows in enumerate(sheets)
    )
    said = [
        sentence(problem, rules=rules, names=names, players=entry.players)
        + ("" if problem in answer.still_open else " (accepted)")
        for problem in answer.problems
    ]
    return _parts(heading, *titled, _listed("Problems", said))


def opening_text(file: OpeningFile) -> str:
    """Enough or not, the melds, what is wrong with them, and what the hand can open with."""
    answer = answer_opening(file)
    opening = answer.opening
    heading = f"{file.rules.name}, opening of deal {file.deal}: {_verdict(opening)}"
    melds = [(meld_words(laid.meld), points(laid.points)) for laid in opening.melds]
    said = [
        sentence(problem, rules=file.rules, names=(), players=file.players)
        for problem in opening.problems
    ]
    found = [_suggestion(one) for one in answer.suggestions or ()]
    return _parts(
        heading, _columns(melds, _width(melds)), _listed("Problems", said),
        _listed("From these cards", found),
    )  # fmt: skip


def going_out_text(file: GoingOutFile) -> str:
    """Whether the side may go out, and what is missing."""
    answer = answer_going_out(file)
    name = file.side.name or "The side"
    verdict = "may go out." if answer.allowed else "may not go out yet."
    missing = [missing_words(missing) for missing in answer.missing]
    notes = [NOTES[note] for note in answer.notes]
    effect = answer_going_out_effect(file) if file.others else None
    totals = list(_totals(file, effect)) if effect else []
    return _parts(
        f"{name} {verdict}", _listed("Missing", missing), _listed("Mind", notes),
        _listed("Out now", totals),
    )  # fmt: skip


def _totals(file: GoingOutFile, effect: Effect) -> Iterator[str]:
    names = [each.side.name for each in (file.own, *file.others)]
    for index, side in enumerate(effect.sides):
        yield f"{side_name(index, names)}: {span(side.total_after)}"
    yield lead_words(side_name(0, names), effect.lead)


def rules_text(rules: RuleSet) -> str:
    """Every rule with what its source says of it; a value that plays no part is "not used"."""
    heading = f"{rules.name} ({rules.slug})\nSource: {rules.source}"
    shown = [field for field in FIELDS.values() if field.group != "about"]
    groups = [
        f"{group.capitalize()}\n" + "\n".join(_rule(rules, field.name) for field in fields)
        for group, fields in groupby(shown, lambda field: field.group)
    ]
    return _parts(heading, *groups)


def presets_text(presets: Sequence[RuleSet]) -> str:
    """The slugs and names of rule sets."""
    rows = [(rules.slug, rules.name) for rules in presets]
    width = max(len(slug) for slug, _ in rows) + GAP
    return "".join(f"{slug:<{width}}{name}\n" for slug, name in rows)


def _score_rows(score: SideScore) -> Iterator[Row]:
    for line in score.lines:
        yield term(line), points(line.points)
    yield "this deal", points(score.total)
    yield "before", points(score.total_after - score.total)
    yield "total", points(score.total_after)


def _verdict(opening: Opening) -> str:
    sum_ = f"{points(opening.points)} of {points(opening.minimum)}"
    if opening.meets:
        return f"{sum_}, yes"
    return f"{sum_}, {points(opening.short_by)} short" if opening.short_by else f"{sum_}, but no"


def _suggestion(one: Suggestion) -> str:
    melds = "; ".join(meld_words(meld) for meld in one.melds)
    spent = f"{counted(one.cards, 'card', 'cards')}, {counted(one.wilds, 'wild', 'wilds')}"
    return f"{melds}: {points(one.points)} with {spent}"


def _rule(rules: RuleSet, name: str) -> str:
    value = value_words(rules, name) if is_used(rules, name) else NOT_USED
    row = f"  {HELP[name].label + ':':<33}{value}"
    note = dict(rules.notes).get(name)
    return f"{row}\n      {note}" if note else row


def _width(rows: Sequence[Row]) -> int:
    return max((len(label) + len(value) for label, value in rows), default=0) + GAP


def _columns(rows: Sequence[Row], width: int) -> str:
    return "\n".join(f"  {label}{value:>{width - len(label)}}" for label, value in rows)


def _listed(title: str, items: Sequence[str]) -> str:
    return "\n".join([title, *(f"  - {item}" for item in items)]) if items else ""


def _parts(*parts: str) -> str:
    return "\n\n".join(filter(None, parts)) + "\n"
