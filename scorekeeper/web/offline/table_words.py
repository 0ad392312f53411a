"""What the modules say and know that draw the table, the result, Home and New game on a phone."""

from dataclasses import asdict

from scorekeeper.actions.links import RANKS
from scorekeeper.record import LONGEST_NAME
from scorekeeper.scoring.fields import FIELDS
from scorekeeper.scoring.ruleset_values import value_to_json
from scorekeeper.scoring.rulesets import SWITCHES
from scorekeeper.web import (
    chart,
    dots,
    explain,
    games,
    new_game,
    phone,
    rule_sets,
    seating,
    telling,
)
from scorekeeper.web.forms.new_game import MAX_SIDES_WITH_PARTNERS
from scorekeeper.web.offline.play import FORMAT
from scorekeeper.words import joining, lines, names, news, numbers, rules_change, sources, standing
from scorekeeper.words.fields import HELP
from scorekeeper.words.glossary import WORDS

Json = dict[str, object]

NOT_ON_THIS_PHONE = "These are not kept on this phone, and nothing can be fetched just now."
"""Why rules that came by a link cannot be taken without the server."""


def table_words() -> Json:
    """All of it as plain data, mostly by the names of the constants."""
    return {
        "LINK_RANKS": dict(RANKS),
        "SPELT": numbers.SPELT,
        "BETWEEN": dict(names.BETWEEN),
        **{name: getattr(news, name) for name in ("SOME_PHONE", "ANOTHER_PHONE", "MEANWHILE")},
        "WORDS": [asdict(word) for word in WORDS],
        "TELLING": dict(telling.TELLING),
        "SPOKEN": dict(standing.SPOKEN),
        "RULES_CHANGED": dict(rules_change.CHANGED),
        "PHONE_OF": joining.PHONE_OF,
        "STILL_ON": games.STILL_ON,
        "SHOWN_AT_HOME": phone.SHOWN,
        "MAKES_DOTS": dots.maker() is not None,
        "CHART": {name: getattr(chart, name) for name in CHART},
        **_explanation(),
        **_new_game(),
    }


CHART = ("WIDTH", "HEIGHT", "LEFT", "RIGHT", "TOP", "BOTTOM", "STEPS", "MOST_LINES")


def _explanation() -> Json:
    """Of the page that explains a deal."""
    fields = {*sources.FIELD_OF_RULE.values(), *sources.FIELD_OF_ITEM.values()}
    return {
        "LINES": {
            "marks": explain.MARKS,
            "counted": dict(lines.COUNTED),
            "amounts": dict(lines.AMOUNTS),
        },
        "NOTHING": lines.NOTHING,
        "FIELD_OF_RULE": dict(sources.FIELD_OF_RULE),
        "FIELD_OF_ITEM": dict(sources.FIELD_OF_ITEM),
        "RULE_HELP": {name: HELP[name].help for name in sorted(fields)},
    }


def _new_game() -> Json:
    target = FIELDS["target"]
    return {
        "SHOWN_AT_ONCE": games.SHOWN_AT_ONCE,
        "LONGEST_NAME": LONGEST_NAME,
        "MAX_SIDES_WITH_PARTNERS": MAX_SIDES_WITH_PARTNERS,
        "TARGET": {"least": target.least, "most": target.most},
        "ABOUT": [name for name, field in FIELDS.items() if field.group == "about"],
        "SWITCHES": {
            slug: [
                {
                    "slug": switch.slug,
                    "name": switch.name,
                    "help": switch.help,
                    "changes": {
                        name: value_to_json(value, FIELDS[name]) for name, value in switch.changes
                    },
                }
                for switch in switches
            ]
            for slug, switches in SWITCHES.items()
        },
        "COMPASS": {"players": seating.COMPASS, "sides": seating.COMPASS_SIDES},
        "SEATED": dict(seating.SEATED),
        "REFUSED": dict(new_game.REFUSED),
        "NO_SUCH_RULES": rule_sets.NO_SUCH_RULES,
        "NOT_ON_THIS_PHONE": NOT_ON_THIS_PHONE,
        "PLAY_FORMAT": FORMAT,
        "DAY_PARTS": new_game.DAY_PARTS,
    }
