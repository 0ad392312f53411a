"""What is shared while a count is taken over to other rules: both rule sets, and the questions."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.scoring.cards import IN_ONE_DECK, NATURALS, WILDS
from scorekeeper.scoring.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Unknown:
    """Something that the other rules count and nobody counted.

    `item` is the rank it is about, where it is about one. The table may say how much it is,
    `least` to `most` (points, cards, books; 0 or 1 for no or yes), except where `is_asked` is
    false: then only the melds themselves, listed card by card, tell it.
    """

    deal: int
    side: int
    code: str
    item: str
    least: int
    most: int
    is_asked: bool = True

    @property
    def key(self) -> str:
        """Its name among the answers: "2.0.special_clean.7"."""
        return ".".join(filter(None, (str(self.deal), str(self.side), self.code, self.item)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a count belongs: deal from 1, side from 0, players at the table and of the side."""

    deal: int
    side: int
    table: int
    players: int


class Carrying:
    """What the steps share: both rule sets, and the questions that come up."""

    def __init__(
        self, played: RuleSet, other: RuleSet, place: Place, *, answers: Mapping[str, int]
    ) -> None:
        self.played = played
        self.other = other
        self.place = place
        self.unknown: list[Unknown] = []
        self.asked: list[Unknown] = []
        self._answers = answers

    def ask(self, code: str, item: str = "", *, least: int = 0, most: int) -> int | None:
        """What the table says, None where it has not said it (or nothing that can be)."""
        question = Unknown(self.place.deal, self.place.side, code, item, least, most)
        self.asked.append(question)
        answer = self._answers.get(question.key)
        if answer is not None and least <= answer <= most:
            return answer
        self.unknown.append(question)
        return None

    def tell(self, code: str, item: str = "", *, most: int) -> None:
        """Note what no number tells."""
        question = Unknown(self.place.deal, self.place.side, code, item, 0, most, is_asked=False)
        self.asked.append(question)
        self.unknown.append(question)

    def in_decks(self, rank: str) -> int:
        """Cards of a rank in the decks that were played with."""
        return self.played.decks_for(self.place.table) * IN_ONE_DECK[rank]

    @property
    def same_values(self) -> bool:
        """Whether every card that may be melded or left counts the same in both."""
        mine, others = self.played.card_values, self.other.card_values
        return all(mine[rank] == others[rank] for rank in (*NATURALS, *WILDS))

    @property
    def some_count_nothing(self) -> bool:
        """Whether cards may have lain there unseen, since they count nothing."""
        return any(not self.played.card_values[rank] for rank in (*NATURALS, *WILDS))
