"""The opening file: the melds that a side wants to lay, or the cards that it holds."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from scorekeeper.scoring.cards import RANKS, Cards
from scorekeeper.scoring.cards_json import cards_from, melds_from
from scorekeeper.scoring.fields import SCORE_MAX
from scorekeeper.scoring.file_format import OPENING, expect_format
from scorekeeper.scoring.melds import Meld
from scorekeeper.scoring.reading import MISSING, Keys, Reading
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import players_in, rules_in
from scorekeeper.scoring.suggestions import MOST_CARDS, Prefer

PREFER: Mapping[str, Prefer] = MappingProxyType(
    {"cards": "cards", "wilds": "wilds", "points": "points"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningFile:
    """An opening to be judged (`melds`) or to be found (`hand`, with what to spare).

    `deal` counts from 1, `score` is the side's total before it in points, `from_pile` the rank
    of the top card where the pile is taken.
    """

    rules: RuleSet
    players: int
    deal: int
    score: int
    melds: tuple[Meld, ...] = ()
    hand: Cards | None = None
    prefer: Prefer = "cards"
    from_pile: str | None = None


def read_opening(data: object) -> OpeningFile:
    """An opening from plain data. Raises FileErrors with everything that is wrong in it."""
    reading = Reading()
    keys = reading.keys(data, "")
    expect_format(keys, OPENING)
    rules = rules_in(reading, keys)
    opening = OpeningFile(
        rules=rules,
        players=players_in(keys, rules),
        deal=keys.whole("deal", least=1, default=1),
        score=keys.whole("score", least=-SCORE_MAX, most=SCORE_MAX),
        melds=_melds_from(reading, keys),
        hand=_hand_from(reading, keys),
        prefer=_prefer_from(reading, keys),
        from_pile=_from_pile(reading, keys),
    )
    reading.finish()
    return opening


def _melds_from(reading: Reading, keys: Keys) -> tuple[Meld, ...]:
    if keys.has("hand"):
        keys.refuse("melds", "is given beside hand, give the melds or the cards held")
        return ()
    keys.needed("melds")
    return melds_from(reading, keys)


def _hand_from(reading: Reading, keys: Keys) -> Cards | None:
    if not keys.has("hand"):
        return None
    hand = cards_from(keys.keys("hand"))
    if reading.is_sound and len(hand) > MOST_CARDS:
        reading.wrong(
            keys.path_of("hand"), f"must be {MOST_CARDS} cards at most, not {len(hand):,}"
        )
    return hand


def _prefer_from(reading: Reading, keys: Keys) -> Prefer:
    if not keys.has("hand"):
        keys.refuse("prefer", "must be left out with melds, it ranks openings from a hand")
        return "cards"
    value = keys.get("prefer")
    if value is MISSING:
        return "cards"
    return PREFER[reading.choice(value, keys.path_of("prefer"), PREFER)]


def _from_pile(reading: Reading, keys: Keys) -> str | None:
    if not keys.has("from_pile"):
        return None
    pile = keys.keys("from_pile")
    rank = pile.needed("rank")
    return None if rank is MISSING else reading.choice(rank, pile.path_of("rank"), RANKS)
