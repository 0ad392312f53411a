"""The words that a phone gets as data: no part says by a name what another one says otherwise."""

from itertools import combinations

from flask import Flask

from scorekeeper.web.offline.answers_words import answers_words
from scorekeeper.web.offline.sheet_words import sheet_words
from scorekeeper.web.offline.table_words import table_words
from scorekeeper.web.offline.worker_words import worker_words


def test_a_name_means_the_same_in_all_parts(app: Flask) -> None:
    with app.app_context():
        parts = [answers_words(), sheet_words(), table_words(), worker_words()]
    for one, other in combinations(parts, 2):
        assert {name for name in one.keys() & other.keys() if one[name] != other[name]} == set()
