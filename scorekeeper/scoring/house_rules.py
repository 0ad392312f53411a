"""House rules: a preset with what the table changed in it, under the table's own name.

The slug tells where they started ("house-classic"), so that a set that came by link or from a
file still shows what differs. A set of another origin is compared with the nearest preset.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS

AGREED = "Agreed at the table."
PREFIX = "house-"
OURS = "Our {name}"
"""The name of a preset that was changed, until the table gives it one."""


def house_rules(start: RuleSet, values: Mapping[str, Any], *, name: str) -> RuleSet:
    """A rule set with other `values` (as `RuleSet` holds them, by field), called `name`.

    What is as in the preset keeps the preset's source; the rest is noted as agreed at the
    table, so that no rules sheet is blamed. Raises RuleSetError for a set that contradicts itself.
    """
    base = base_of(start)
    made = replace(
        start, **{**values, "slug": PREFIX + base.slug, "name": name, "source": base.source}
    )
    return replace(made, notes=usual_notes(made))


def as_house_rules(rules: RuleSet) -> RuleSet:
    """The same rules under a name of their own where they bear a preset's and differ from it."""
    preset = PRESETS.get(rules.slug)
    if preset is None or preset == rules:
        return rules
    name = OURS.format(name=preset.name) if rules.name == preset.name else rules.name
    return replace(rules, slug=PREFIX + preset.slug, name=name)


def base_of(rules: RuleSet) -> RuleSet:
    """The preset that these rules started from, else the one with the fewest differences."""
    named = PRESETS.get(rules.slug.removeprefix(PREFIX))
    return named or min(PRESETS.values(), key=lambda preset: len(_differing(rules, preset)))


def changed_fields(rules: RuleSet) -> frozenset[str]:
    """The fields in which these rules differ from their preset; name, source and notes apart."""
    return _differing(rules, base_of(rules))


def usual_notes(rules: RuleSet) -> tuple[tuple[str, str], ...]:
    """The preset's notes on what is as in the preset, and `AGREED` on what is not."""
    changed = _differing(rules, base_of(rules))
    notes = {field: note for field, note in base_of(rules).notes if field not in changed}
    agreed = {field: AGREED for field in FIELDS if field in changed}
    return tuple({**notes, **agreed}.items())


def _differing(rules: RuleSet, other: RuleSet) -> frozenset[str]:
    return frozenset(
        name
        for name, field in FIELDS.items()
        if field.group != "about" and getattr(rules, name) != getattr(other, name)
    )
