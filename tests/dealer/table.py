"""The table: cards in stock, pile, hands and feet, what lies on the table, who sits where."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from scorekeeper.scoring.cards import IN_ONE_DECK
from scorekeeper.scoring.melds import Meld, is_meld
from scorekeeper.scoring.opening import minimum
from scorekeeper.scoring.ruleset import RuleSet
from tests.dealer.mood import Mood


@dataclass(slots=True)
class Player:
    """One player: the hand by rank, the feet not picked up yet."""

    seat: int
    side: int
    hand: Counter[str] = field(default_factory=Counter)
    held: int = 0  # cards in the hand
    feet: list[list[str]] = field(default_factory=list)
    turns: int = 0
    turns_from_foot: int = 0

    def gets(self, rank: str) -> None:
        """Take a card into the hand."""
        self.hand[rank] += 1
        self.held += 1

    def gives(self, rank: str, count: int = 1) -> None:
        """Give cards out of the hand."""
        self.hand[rank] -= count
        self.held -= count


@dataclass(slots=True)
class Side:
    """What lies on the table before a side."""

    score: int
    melds: list[Meld] = field(default_factory=list)
    red_threes: int = 0
    opened_first: bool = False
    opened_in: int = 0  # the turn, counted from 1


@dataclass(slots=True)
class Table:
    """One deal while it is played, and its end."""

    rules: RuleSet
    deal: int
    random: Random
    mood: Mood
    players: list[Player]
    sides: list[Side]
    stock: list[str]
    pile: list[str] = field(default_factory=list)
    out: Player | None = None
    turns: int = 0
    wants_out: bool = False  # whether the player whose turn it is cares to go out
    legal: dict[Meld, bool] = field(default_factory=dict)

    def is_meld(self, meld: Meld) -> bool:
        """Whether the rules allow this meld, remembered for speed."""
        known = self.legal.get(meld)
        if known is None:
            known = self.legal[meld] = is_meld(meld, self.rules)
        return known

    def likes(self, likelihood: float) -> bool:
        """Throw the dice."""
        return self.random.random() < likelihood

    def partners(self, player: Player) -> list[Player]:
        """The other players of the same side."""
        return [one for one in self.players if one.side == player.side and one is not player]

    def to_open(self, player: Player) -> int:
        """Points that the player's side needs to open."""
        return minimum(self.rules, deal=self.deal, score=self.sides[player.side].score)


def shuffled(decks: int, random: Random, *, how_well: float) -> list[str]:
    """All cards of these decks; shuffled badly they stay near their mates."""
    cards = [rank for rank, count in IN_ONE_DECK.items() for _ in range(count * decks)]
    if how_well == 1:
        random.shuffle(cards)
        return cards
    spread = how_well * len(cards)
    ranks = list(IN_ONE_DECK)
    random.shuffle(ranks)
    cards.sort(key=ranks.index)
    placed = sorted(
        enumerate(cards), key=lambda placed: placed[0] + random.uniform(-spread, spread)
    )
    return [rank for _, rank in placed]
