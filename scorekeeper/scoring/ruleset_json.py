"""A rule set in a file: a preset's slug, a preset with changes, or the whole set."""

from collections.abc import Callable
from dataclasses import replace

from scorekeeper.scoring.cards import NATURALS
from scorekeeper.scoring.contradictions import RuleSetError
from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.file_format import RULES, expect_format
from scorekeeper.scoring.house_rules import AGREED
from scorekeeper.scoring.reading import MISSING, FileError, FileErrors, Keys, Reading
from scorekeeper.scoring.ruleset import MAX_PLAYERS, MIN_PLAYERS, RuleSet
from scorekeeper.scoring.ruleset_values import read_value, value_to_json
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.scoring.rulesets.classic import CLASSIC

UNREAD = replace(CLASSIC, special_books=tuple((rank, 0) for rank in NATURALS))
"""Stands in for rules that cannot be read: it lets every book through, so that no key of the
rest is refused for nothing."""


def read_rules(data: object, path: str = "") -> RuleSet:
    """A rule set from plain data found at `path` in a file ("" where it is the whole file).

    Raises FileErrors for everything unreadable, out of range or contradictory in it.
    """
    reading = Reading()
    if isinstance(data, str):
        slug = reading.choice(data, path, PRESETS)
        reading.finish()
        return PRESETS[slug]
    keys = reading.keys(data, path)
    if keys.has("format"):
        expect_format(keys, RULES)
    return _changed(reading, keys) if keys.has("base") else _whole(reading, keys)


def rules_in(reading: Reading, keys: Keys) -> RuleSet:
    """The rule set under the key `rules` of a file, which must be there."""
    value = keys.needed("rules")
    if value is not MISSING:
        try:
            return read_rules(value, keys.path_of("rules"))
        except FileErrors as problem:
            reading.also(problem)
    return UNREAD


def players_in(keys: Keys, rules: RuleSet) -> int:
    """The players at the table; the rule set's usual number where it is left out."""
    usual = rules.seatings[0][0]
    return keys.whole("players", least=MIN_PLAYERS, most=MAX_PLAYERS, default=usual)


def named(rules: RuleSet) -> str | dict[str, object]:
    """The shortest that reads back as an equal rule set: a preset's slug, or the whole set."""
    return rules.slug if PRESETS.get(rules.slug) == rules else rules_to_json(rules)


def rules_to_json(rules: RuleSet) -> dict[str, object]:
    """The whole rule set, in the order of the rules editor; it reads back as an equal one."""
    values = {name: value_to_json(getattr(rules, name), field) for name, field in FIELDS.items()}
    return {"format": RULES, **values}


def _changed(reading: Reading, keys: Keys) -> RuleSet:
    """A preset with changes; each is noted as agreed at the table, so that no sheet is blamed."""
    base = PRESETS[reading.choice(keys.get("base"), keys.path_of("base"), PRESETS)]
    changes = keys.keys("changes")
    values = {
        name: read_value(reading, changes.get(name), changes.path_of(name), field=FIELDS[name])
        for name in changes.names(FIELDS)
    }
    reading.finish()
    agreed = dict.fromkeys((name for name in values if FIELDS[name].group != "about"), AGREED)
    notes = tuple({**dict(base.notes), **agreed}.items())
    return _made(lambda: replace(base, **{"notes": notes, **values}), changes)


def _whole(reading: Reading, keys: Keys) -> RuleSet:
    """A whole rule set; only the notes may be left out."""
    values = {}
    for name, field in FIELDS.items():
        value = keys.get(name) if name == "notes" else keys.needed(name)
        if value is not MISSING:
            values[name] = read_value(reading, value, keys.path_of(name), field=field)
    reading.finish()
    return _made(lambda: RuleSet(**values), keys)


def _made(make: Callable[[], RuleSet], keys: Keys) -> RuleSet:
    try:
        return make()
    except RuleSetError as problem:
        found = [FileError(keys.path_of(field), reason) for field, reason in problem.found]
        raise FileErrors(found) from problem
