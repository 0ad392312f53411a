"""The pages and the HTTP API: one blueprint a noun, with the same name as its template folder.

A page below `/g/<key>` gets its game loaded by `current.py`, by the key of a link: its view takes
no `key`, and `url_for` fills in the one by which the visitor came. What a link is good for is
decided in `access.py`.
"""

from flask import Flask

from scorekeeper.storage.db import Store
from scorekeeper.web import (
    agreeing,
    api,
    assets,
    board,
    counting,
    current,
    deals,
    editor,
    errors,
    explain,
    game_files,
    games,
    going_out,
    help,  # noqa: A004 - the noun of its pages
    hints,
    history,
    home,
    join,
    links,
    live,
    look,
    opening,
    other_rules,
    phones,
    picture,
    rule_words,
    rules,
    rules_files,
    second_count,
    security,
    telling,
    trust,
    whole_games,
)
from scorekeeper.web.offline import pages as offline

NOUNS = (
    home,
    join,
    games,
    links,
    phones,
    board,
    picture,
    deals,
    counting,
    agreeing,
    second_count,
    live,
    opening,
    going_out,
    explain,
    history,
    game_files,
    whole_games,
    other_rules,
    rules,
    rules_files,
    editor,
    help,
    hints,
    offline,
    api,
)


def register(app: Flask, store: Store) -> None:
    """Give `app` its headers, static files, look, pages and error pages."""
    for part in (security, assets, look, rule_words, telling, counting, agreeing, picture, errors):
        part.register(app)
    current.register(app, store)
    for noun in NOUNS:
        app.register_blueprint(noun.blueprint)


def register_trust(app: Flask, authority: bytes, port: int) -> None:
    """Give `app` nothing but the page that tells how to trust the pages at `port`."""
    for part in (security, assets, look):
        part.register(app)
    trust.register(app, authority, port)
