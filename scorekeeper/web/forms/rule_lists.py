"""Fields of a rule set that are lists: written for the editor's form, and read out of it."""

from collections.abc import Iterator

from scorekeeper.scoring.cards import NATURALS
from scorekeeper.scoring.fields import Field
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_values import MOST_ROWS
from scorekeeper.web.forms.rule_values import Texts, number_of


class NotChosen(ValueError):
    """Nothing was chosen where something must be; the message says what to do."""


def write_seatings(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    """The seatings, and which of them is the usual."""
    for players, sides in rules.seatings:
        yield field.name, f"{players}-{sides}"
    yield f"{field.name}.usual", "{}-{}".format(*rules.seatings[0])


def read_seatings(texts: Texts, field: Field, start: RuleSet) -> object:
    """Pairs, the usual one first. Raises NotChosen."""
    before = [f"{players}-{sides}" for players, sides in start.seatings]
    order = [texts.get(f"{field.name}.usual", ""), *before]
    ticked = sorted(set(texts.getlist(field.name)))
    if not ticked:
        raise NotChosen("tick one way to sit at least")
    ticked.sort(key=lambda each: order.index(each) if each in order else len(order))
    return [[number_of(number) for number in each.split("-", 1)] for each in ticked]


def write_special_books(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    """The bonus of each rank, empty where it is not special."""
    bonuses = dict(rules.special_books)
    for rank in NATURALS:
        yield f"{field.name}.{rank}", str(bonuses.get(rank, ""))


def read_special_books(texts: Texts, field: Field, start: RuleSet) -> object:
    """Pairs of the ranks that have a bonus."""
    ranks = dict.fromkeys((*(rank for rank, _ in start.special_books), *NATURALS))
    typed = ((rank, texts.get(f"{field.name}.{rank}", "").strip()) for rank in ranks)
    return [[rank, number_of(text)] for rank, text in typed if text]


def write_by_score(rules: RuleSet, field: Field) -> Iterator[tuple[str, str]]:
    """Lines of a score and the minimum from there on."""
    for row, (start, least) in enumerate(getattr(rules, field.name)):
        yield f"{field.name}.{row}.from", "" if start is None else str(start)
        yield f"{field.name}.{row}.least", str(least)


def read_by_score(texts: Texts, field: Field, _start: RuleSet) -> object:
    """Pairs, empty lines left out. Raises NotChosen."""
    rows: list[list[object]] = []
    for row in range(MOST_ROWS):
        start, least = (
            texts.get(f"{field.name}.{row}.{part}", "").strip() for part in ("from", "least")
        )
        if start or least:
            rows.append([number_of(start) if start or rows else None, number_of(least)])
    if not rows:
        raise NotChosen("fill in one line at least")
    return rows
