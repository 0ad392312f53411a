"""What the table adds to a count that other rules ask more of: a field for each question.

It only asks and changes nothing, so it travels in the address; the fields are named by the
questions (`Unknown.key`).
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from werkzeug.datastructures import MultiDict

from scorekeeper.scoring.carrying import Unknown
from scorekeeper.web.forms.numbers import NotANumber, read_points
from scorekeeper.words.replay import POINTS, refusal

_KEY = re.compile(r"[0-9]{1,4}\.[0-9]\.[a-z_]+(\.[0-9A-Za-z]{1,5})?")


LONGEST_NUMBER = 9  # digits of the number of an act


@dataclass(frozen=True, slots=True)
class AnswersForm:
    """What was typed, by field name, and what cannot be an answer, a sentence by field name.

    `rest_is_none` says that everything left empty is none, or no.
    """

    typed: Mapping[str, str]
    rest_is_none: bool = False
    errors: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, sent: MultiDict[str, str]) -> "AnswersForm":
        """The form as it was sent, without the fields that are no questions."""
        typed = {name: text for name, text in sent.items() if _KEY.fullmatch(name)}
        return cls(typed, sent.get("rest") == "none")

    def get(self, name: str) -> str:
        """The text of a field, empty where it did not arrive."""
        return self.typed.get(name, "").strip()

    def answers(self) -> Mapping[str, int]:
        """Every answer that can be read; whether it can be right is not judged here."""
        read: dict[str, int] = {}
        for name in self.typed:
            if self.get(name):
                try:
                    read[name] = read_points(self.get(name))
                except NotANumber as problem:
                    self.errors[name] = str(problem)
        return read

    def judge(self, asked: Iterable[Unknown]) -> None:
        """Note what lies outside the range of its question."""
        answers = self.answers()
        for question in asked:
            answer = answers.get(question.key, question.least)
            if not question.least <= answer <= question.most:
                self.errors[question.key] = refusal(question)

    def with_rest(self, asked: Iterable[Unknown]) -> Mapping[str, str]:
        """What was typed, and 0 for what was left empty; points have to be counted."""
        rest = {each.key: "0" for each in asked if each.is_asked and each.code not in POINTS}
        return rest | {name: text for name, text in self.typed.items() if text.strip()}

    def said(self, asked: Iterable[Unknown]) -> Mapping[str, str]:
        """What was typed at these questions, by field name."""
        keys = [question.key for question in asked]
        return {key: self.get(key) for key in keys if self.get(key)}


def read_act(text: str) -> int:
    """The number of the last act that a page showed; 0, which is none, for anything else."""
    sound = text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER
    return int(text) if sound else 0
