"""The form of "Can we go out?": the books on the table, and what only the table can say.

It only asks and changes nothing, so it travels in the address.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from werkzeug.datastructures import MultiDict

from scorekeeper.scoring.entry import SPECIAL_KEYS, Books, SideEntry
from scorekeeper.scoring.reading import AMOUNT_MAX, COUNT_MAX
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.web.forms.numbers import NotANumber, read_count, read_points
from scorekeeper.web.forms.opening_form import FORM_ERRORS
from scorekeeper.words.numbers import points

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
        return SideEntry(books=self.books(), melded=self.said("melded"))

    def books(self, start: str = "") -> Books:
        """The books under the fields whose names begin so."""
        special = tuple(
            (rank, self.count(f"{start}books.{SPECIAL_KEYS[rank]}"))
            for rank, _ in self.rules.special_books
        )
        clean, dirty, wild = (self.count(f"{start}books.{kind}") for kind in PLAIN)
        return Books(clean, dirty, wild, special=special)

    def count(self, name: str) -> int:
        """A number of cards or books, 0 where none was typed or it cannot be read."""
        return self._read(name, read_count, COUNT_MAX)

    def points(self, name: str) -> int:
        """Points, perhaps as a sum; 0 where none were typed or they cannot be read."""
        return self._read(name, read_points, AMOUNT_MAX)

    def _read(self, name: str, read: Callable[[str], int], most: int) -> int:
        text = self.get(name)
        if not text.strip():
            return 0
        try:
            number = read(text)
        except NotANumber as problem:
            self.errors[name] = str(problem)
            return 0
        if number > most:
            self.errors[name] = FORM_ERRORS["at_most"].format(most=points(most))
            return 0
        return number
