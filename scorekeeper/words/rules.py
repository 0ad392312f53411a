"""The rules of a table in plain words, made from the rule set's data: house rules have theirs too.

`summary` is two short lines, `sections` the whole rules, `faq` the questions of every table,
`differences` and `what_changed` one rule set against another. Nothing here is written by hand
for one rule set.
"""

from scorekeeper.words.rules_differences import Difference, differences, is_used, what_changed
from scorekeeper.words.rules_faq import Answer, faq
from scorekeeper.words.rules_sections import Row, Section, sections
from scorekeeper.words.rules_summary import summary

__all__ = [
    "Answer",
    "Difference",
    "Row",
    "Section",
    "differences",
    "faq",
    "is_used",
    "sections",
    "summary",
    "what_changed",
]
