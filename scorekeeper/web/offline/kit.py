"""The kit: everything that a phone needs besides its games to draw the pages by itself, as data."""

import re
from typing import Any

from flask import Flask
from flask_wtf.csrf import generate_csrf

from scorekeeper.scoring.facts import facts
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.web import hints, look, phone
from scorekeeper.web.access import need_of
from scorekeeper.web.assets import Assets
from scorekeeper.web.offline.answers_words import answers_words
from scorekeeper.web.offline.rule_cards import rule_card
from scorekeeper.web.offline.sheet_words import sheet_words
from scorekeeper.web.offline.table_words import table_words
from scorekeeper.web.offline.worker_words import worker_words

Json = dict[str, Any]
CONVERTER = re.compile(r"<\w+(?:\([^)]*\))?:")
"""What an address says of the kind of one of its parts: `<int:deal>`."""
STATIC = "static"


def common_kit(app: Flask, assets: Assets) -> Json:
    """What is the same for every phone, as long as the program is the same."""
    routes = _routes(app)
    return {
        "facts": facts(),
        "presets": [rule_card(rules) for rules in PRESETS.values()],
        "words": _words(),
        "routes": routes,
        "needs": {
            endpoint: need_of(endpoint) for endpoint, path in routes.items() if "<key>" in path
        },
        "assets": {name: address_of(assets, name) for name in assets.files},
    }


def phone_kit() -> Json:
    """What only this phone has: its games and rules, how it looks, what it is called."""
    return {
        "games": phone.keys(),
        "own": [rule_card(rules) for rules in phone.own_rules()],
        "look": {"lang": "en", "theme": look.theme(), "hand": look.hand()},
        "hints": {name: hints.shows_hint(name) for name in hints.NAMES},
        "phone": {"name": phone.name(), "is_asked": phone.is_asked()},
        # What all forms bear that are drawn for this phone: a token without its time and signature.
        "mark": generate_csrf().rsplit(".", 2)[0],
    }


def address_of(assets: Assets, name: str) -> str:
    """Where a static file is found."""
    return f"/static/{assets.version}/{name}"


def _routes(app: Flask) -> dict[str, str]:
    """The address of every page and act: "/g/<key>/deals/<deal>"."""
    return {
        rule.endpoint: CONVERTER.sub("<", rule.rule)
        for rule in app.url_map.iter_rules()
        if rule.endpoint != STATIC
    }


def _words() -> Json:
    """The sentences and labels that the pages are made of, by the names of their tables."""
    return {**answers_words(), **sheet_words(), **table_words(), **worker_words()}
