"""The rules editor's form: what was typed, the rules that it makes, and what is wrong with it."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

from werkzeug.datastructures import MultiDict

from scorekeeper.scoring.contradictions import RuleSetError
from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.file_error import FileErrors
from scorekeeper.scoring.house_rules import house_rules
from scorekeeper.scoring.reading import Reading
from scorekeeper.scoring.ruleset import MIN_PLAYERS, RuleSet
from scorekeeper.scoring.ruleset_values import read_value
from scorekeeper.web.forms.rule_lists import NotChosen
from scorekeeper.web.forms.rule_texts import read, written
from scorekeeper.web.forms.rule_values import Texts
from scorekeeper.words.nouns import RANKS

NOT_CHANGED = ("slug", "source", "notes")
"""They follow from where the rules started and what was changed in them."""
EDITED = tuple(name for name in FIELDS if name not in NOT_CHANGED)
NAMELESS = "Give these rules a name."
EMPTY = ', not the text ""'


@dataclass(frozen=True, slots=True)
class Draft:
    """House rules while they are changed: `texts` as they were typed, `rules` once they are sound.

    `problems` has a sentence for each field that is wrong. `seen` is the rules as far as they can
    be read, to be described and not to be played by: what cannot be read is as before.
    """

    texts: Texts
    rules: RuleSet | None
    seen: RuleSet
    problems: Mapping[str, str]


def texts_of(rules: RuleSet, name: str) -> Texts:
    """The form of a rule set that is called `name` from now on, nothing changed yet."""
    texts: Texts = MultiDict(pair for field in EDITED for pair in written(rules, field))
    texts["name"] = name
    return texts


def typed(sent: Texts, start: RuleSet) -> Texts:
    """The form as it was sent; a field that did not arrive at all is as in `start`."""
    arrived = {key.partition(".")[0] for key in sent}
    texts: Texts = MultiDict()
    for name in EDITED:
        if name in arrived:
            for key in sent:
                if key.partition(".")[0] == name:
                    texts.setlist(key, sent.getlist(key))
        else:
            texts.update(MultiDict(written(start, name)))
    return texts


def put_back(texts: Texts, name: str, base: RuleSet) -> None:
    """Let a field be as in the preset again."""
    for key in [key for key in texts if key.partition(".")[0] == name]:
        del texts[key]
    texts.update(MultiDict(written(base, name)))


def read_draft(texts: Texts, start: RuleSet) -> Draft:
    """The rules that this form makes of `start`."""
    values: dict[str, Any] = {}
    problems: dict[str, str] = {}
    for name in EDITED:
        try:
            values[name] = _value(texts, name, start)
        except (NotChosen, FileErrors) as problem:
            problems[name] = _said(problem, name, texts, start=start)
    whole = {name: values.get(name, getattr(start, name)) for name in EDITED}
    rules = None
    if not problems:
        try:
            rules = house_rules(start, whole, name=whole["name"])
        except RuleSetError as problem:
            for field, reason in problem.found:
                problems[field] = " ".join(filter(None, [problems.get(field), _sentence(reason)]))
    # what contradicts itself can be described all the same: words only look at the values
    seen = rules or cast("RuleSet", SimpleNamespace(**whole))
    return Draft(texts, rules, seen, problems)


def _value(texts: Texts, name: str, start: RuleSet) -> Any:
    reading = Reading()
    value = read_value(reading, read(texts, name, start), name, field=FIELDS[name])
    reading.finish()
    return value


def _said(problem: NotChosen | FileErrors, name: str, texts: Texts, *, start: RuleSet) -> str:
    if isinstance(problem, NotChosen):
        return _sentence(str(problem))
    if name == "name" and not texts.get(name, "").strip():
        return NAMELESS
    reason = problem.reason.removesuffix(EMPTY)
    index = problem.path.removeprefix(name).lstrip("[").partition("]")[0]
    if not index:
        return _sentence(reason)
    if FIELDS[name].kind == "special_books":
        rank = cast("list[list[str]]", read(texts, name, start))[int(index)][0]
        return _sentence(f"{RANKS[rank][1]}: {reason}")
    return _sentence(f"{_part_words(name, int(index))}: {reason}")


def _part_words(name: str, index: int) -> str:
    """What one of several numbers of a field is for, counted from 0."""
    kind = FIELDS[name].kind
    if kind == "by_players":
        return f"{index + MIN_PLAYERS} players"
    return f"deal {index + 1}" if kind == "by_deal" else f"line {index + 1}"


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."
