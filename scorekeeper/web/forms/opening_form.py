"""The opening page's form: the cards held or the melds laid, for whom, and the pile's top card.

It only asks and changes nothing, so it travels in the address.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

from werkzeug.datastructures import MultiDict

from scorekeeper.scoring.cards import NATURALS, WILDS, Cards
from scorekeeper.scoring.melds import Meld
from scorekeeper.web.forms.meld_lines import read_melds
from scorekeeper.web.forms.numbers import NotANumber, read_count, read_points
from scorekeeper.words.numbers import points

Mode = Literal["hold", "lay"]
RANKS = (*NATURALS, "2", "joker")
HELD = "held."
MOST_OF_A_RANK = 30
LONGEST_FIELD = 5_000
FORM_ERRORS: Mapping[str, str] = MappingProxyType(
    {
        "no_card": "Choose one of these cards.",
        "at_most": "At most {most}.",
        "line": "Line {line}: {reason}.",
    }
)
"""What is wrong with a field, in a sentence."""


@dataclass(frozen=True, slots=True)
class OpeningForm:
    """What was typed, by field name, and what cannot be read, a sentence by field name."""

    typed: Mapping[str, str]
    errors: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, sent: MultiDict[str, str]) -> "OpeningForm":
        """The form as it was sent."""
        return cls(sent.to_dict())

    def get(self, name: str) -> str:
        """The text of a field, empty where it did not arrive."""
        return self.typed.get(name, "")[:LONGEST_FIELD]

    @property
    def mode(self) -> Mode:
        """Whether it lists the cards held or the melds to lay."""
        return "lay" if self.get("mode") == "lay" else "hold"

    @property
    def pile(self) -> str | None:
        """The rank of the pile's top card, None where the pile is not taken."""
        rank = self.get("pile")
        if rank and rank not in NATURALS + WILDS:
            self.errors["pile"] = FORM_ERRORS["no_card"]
            return None
        return rank or None

    def number(self, name: str, *, default: int, most: int, negative: bool = False) -> int:
        """A whole number up to `most`, `default` where nothing was typed or it cannot be read."""
        text = self.get(name)
        if not text.strip():
            return default
        try:
            number = read_points(text, negative=True) if negative else read_count(text)
        except NotANumber as problem:
            self.errors[name] = str(problem)
            return default
        if abs(number) > most:
            self.errors[name] = FORM_ERRORS["at_most"].format(most=points(most))
            return default
        return number

    def held(self) -> Cards:
        """The cards held."""
        counts = {rank: self.number(HELD + rank, default=0, most=MOST_OF_A_RANK) for rank in RANKS}
        return Cards.of(counts)

    def melds(self) -> tuple[Meld, ...]:
        """The melds to lay."""
        melds, errors = read_melds(self.get("melds"))
        if errors:
            self.errors["melds"] = " ".join(
                FORM_ERRORS["line"].format(line=each.line, reason=each.reason) for each in errors
            )
        return melds

    def tiles(self) -> Iterator[tuple[str, str]]:
        """Each rank with the text of its field."""
        for rank in RANKS:
            yield rank, self.get(HELD + rank)
