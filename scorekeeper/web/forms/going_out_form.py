"""The form of "Can we go out?": the books on the table, and what only the table can say.

It only asks and changes nothing, so it travels in the address.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from werkzeug.datastructures import MultiDict

from scorekeeper.scoring.entry import SPECIAL_KEYS, Books, SideEntry
from scorekeeper.scoring.reading import COUNT_MAX
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.web.forms.numbers import NotANumber, read_count

ANSWERS: Mapping[str, bool] = {"yes": True, "no": False}
PLAIN = ("clean", "dirty", "wild")


@dataclass(frozen=True, slots=True)
class GoingOutForm:
    """What was typed, by field name, and what cannot be read, a sentence by field name."""

    typed: Mapping[str, str]
    rules: RuleSet
    errors: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, sent: MultiDict[str, str], rules: RuleSet) -> "GoingOutForm":
        """The form as it was sent."""
        return cls(sent.to_dict(), rules)

    def get(self, name: str) -> str:
        """The text of a field, empty where it did not arrive."""
        return self.typed.get(name, "")

    def side(self, sides: int) -> int:
        """The side that asks, the first where nothing sensible was said."""
        text = self.get("side")
        return next((side for side in range(sides) if text == str(side)), 0)

    def said(self, name: str) -> bool | None:
        """Yes, no, or None where nobody knows."""
        return ANSWERS.get(self.get(name))

    def entry(self) -> SideEntry:
        """What lies on the table, as far as going out depends on it."""
        special = tuple(
            (rank, self._count(f"books.{SPECIAL_KEYS[rank]}"))
            for rank, _ in self.rules.special_books
        )
        clean, dirty, wild = (self._count(f"books.{kind}") for kind in PLAIN)
        return SideEntry(
            books=Books(clean, dirty, wild, special=special), melded=self.said("melded")
        )

    def _count(self, name: str) -> int:
        text = self.get(name)
        if not text.strip():
            return 0
        try:
            count = read_count(text)
        except NotANumber as problem:
            self.errors[name] = str(problem)
            return 0
        if count > COUNT_MAX:
            self.errors[name] = f"At most {COUNT_MAX:,}."
            return 0
        return count
