"""The rules editor as its templates draw it: groups of rules, what differs, what is wrong."""

from collections.abc import Iterator
from dataclasses import dataclass

from scorekeeper.scoring.fields import FIELDS, Field
from scorekeeper.scoring.house_rules import base_of
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.web.forms.rule_texts import parts_of
from scorekeeper.web.forms.rule_values import OF_PLAYERS, Texts
from scorekeeper.web.forms.rules_form import EDITED, Draft
from scorekeeper.web.seating import SEATINGS
from scorekeeper.words.fields import CHOICES, HELP, LEFT_EMPTY
from scorekeeper.words.nouns import RANKS
from scorekeeper.words.numbers import counted, points
from scorekeeper.words.rules import differences, is_used
from scorekeeper.words.rules_differences import CHANGE, TOLD_WITH
from scorekeeper.words.values import decks_of_players, value_words

UNITS = ("points", "cards", "books", "melds", "decks", "piles", "deals")
"""Units that are said after a range."""
MORE_DECKS = range(-1, 4)
"""Choices of decks that are counted from the players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One of several fields of a rule: what it is for in words, its name and its text."""

    label: str
    name: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleView:
    """One rule: `kind` is how it is drawn, `text` what is typed; `was` the preset's value.

    `change` says in words how it differs from the preset, "" where it does not.
    """

    field: Field
    kind: str
    label: str
    help: str
    text: str
    parts: tuple[Part, ...]
    options: tuple[tuple[str, str], ...]
    problem: str
    change: str
    was: str
    is_used: bool

    @property
    def name(self) -> str:
        """The name of its field."""
        return self.field.name

    @property
    def is_signed(self) -> bool:
        """Whether it may cost points: phones' number keys have no minus."""
        return self.field.least < 0 and self.kind == "number"


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Rules that belong together; `differ` and `wrong` count those in it."""

    id: str
    title: str
    rules: tuple[RuleView, ...]

    @property
    def differ(self) -> int:
        """How many differ from the preset."""
        return sum(bool(rule.change) for rule in self.rules)

    @property
    def wrong(self) -> int:
        """How many cannot stay as they are."""
        return sum(bool(rule.problem) for rule in self.rules)


@dataclass(frozen=True, slots=True, kw_only=True)
class Editor:
    """The whole editor: `start` is the set that is changed, `base` the preset it came from, `title`
    the name that the rules get.
    """

    start: RuleSet
    base: RuleSet
    draft: Draft
    title: RuleView
    groups: tuple[Group, ...]

    @property
    def rules(self) -> tuple[RuleView, ...]:
        """Everything that can be changed, the name first."""
        return (self.title, *(rule for group in self.groups for rule in group.rules))

    @property
    def changes(self) -> tuple[str, ...]:
        """What these rules change, a sentence each."""
        return tuple(rule.change for rule in self.rules if rule.change)

    @property
    def wrong(self) -> tuple[RuleView, ...]:
        """The rules that cannot stay as they are."""
        return tuple(rule for rule in self.rules if rule.problem)


def view(draft: Draft, start: RuleSet) -> Editor:
    """The editor of house rules that were changed from `start` so far."""
    base = base_of(start)
    changes = {
        each.field: CHANGE.format(label=each.label, here=each.here, there=each.there)
        for each in differences(draft.seen, base)
    }
    groups: dict[str, list[RuleView]] = {}
    for name in EDITED:
        if name != "name" and name not in TOLD_WITH.values():
            rule = _rule(draft, base, name, change=changes.get(name, ""))
            groups.setdefault(rule.field.group, []).append(rule)
    return Editor(
        start=start,
        base=base,
        draft=draft,
        title=_rule(draft, base, "name"),
        groups=tuple(
            Group(id=title.replace(" ", "-"), title=title.capitalize(), rules=tuple(rules))
            for title, rules in groups.items()
        ),
    )


def _rule(draft: Draft, base: RuleSet, name: str, *, change: str = "") -> RuleView:
    field = FIELDS[name]
    problem = draft.problems.get(name, "")
    return RuleView(
        field=field,
        kind="choice" if name in TOLD_WITH else field.kind,
        label=HELP[name].label,
        help=_help(field),
        text=(draft.texts.getlist(name) or [""])[-1],
        parts=tuple(_parts(draft.texts, field, draft.seen.deals)),
        options=tuple(_options(field, draft.texts)),
        problem=problem,
        change=change,
        was="" if name == "name" else value_words(base, name),
        is_used=is_used(draft.seen, name),
    )


def _help(field: Field) -> str:
    """Its help, the range of its numbers, and what it means where it is left empty."""
    said = [HELP[field.name].help]
    if field.kind in ("number", "by_players", "by_deal", "special_books", "by_score"):
        unit = f" {field.unit}" if field.unit in UNITS else ""
        said.append(f"{points(field.least)} to {points(field.most)}{unit}.")
    if field.name in LEFT_EMPTY:
        said.append(f"Left empty: {LEFT_EMPTY[field.name]}.")
    return " ".join(said[:1] if field.name in TOLD_WITH else said)


def _parts(texts: Texts, field: Field, deals: int | None) -> Iterator[Part]:
    if field.kind in ("by_players", "by_deal", "special_books", "by_score"):
        for part in parts_of(field.name, texts, deals):
            name = f"{field.name}.{part}"
            yield Part(label=_part_label(field, part), name=name, text=texts.get(name, ""))


def _part_label(field: Field, part: str) -> str:
    if field.kind == "by_players":
        return f"{part} players"
    if field.kind == "by_deal":
        return f"Deal {part}"
    return RANKS[part][1].capitalize() if field.kind == "special_books" else f"Line {int(part) + 1}"


def _options(field: Field, texts: Texts) -> Iterator[tuple[str, str]]:
    """The choices as (value, words); of the seatings all that can be shared evenly."""
    if field.name == "decks":
        yield from _decks(field, texts.get(field.name, ""))
    elif field.kind == "seatings":
        for seating in SEATINGS:
            yield seating.value, f"{seating.players} {seating.label}"
    for choice in field.choices:
        yield choice, CHOICES[f"{field.name}.{choice}"]


def _decks(field: Field, typed: str) -> Iterator[tuple[str, str]]:
    """Whole numbers and those that follow the players; what was typed is always among them."""
    offered = {str(decks): counted(decks, "deck", "decks") for decks in range(1, field.most + 1)}
    offered |= {f"{OF_PLAYERS}{more:+}": decks_of_players(more) for more in MORE_DECKS}
    offered.setdefault(typed, typed)
    yield from offered.items()
