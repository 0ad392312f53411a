"""Cards and melds in a file: {"K": 3, "joker": 1}, {"rank": "K", "naturals": 5, "twos": 2}."""

from collections.abc import Iterable

from scorekeeper.scoring.cards import BLACK_THREE, NATURALS, RANKS, RED_THREE, Cards
from scorekeeper.scoring.melds import WILD, Meld
from scorekeeper.scoring.reading import MISSING, Keys, Reading

MELD_RANKS = (*NATURALS, WILD, BLACK_THREE, RED_THREE)


def cards_from(keys: Keys) -> Cards:
    """Cards from an object of rank to count."""
    return Cards.of({rank: keys.whole(rank) for rank in keys.names(RANKS)})


def cards_to_json(cards: Cards) -> dict[str, int]:
    """The object that reads back as these cards."""
    return dict(cards)


def melds_from(reading: Reading, keys: Keys, key: str = "melds") -> tuple[Meld, ...]:
    """The melds listed under this key, none where it is left out."""
    return tuple(_meld_from(reading, reading.keys(item, at)) for item, at in keys.items(key))


def _meld_from(reading: Reading, keys: Keys) -> Meld:
    rank = keys.needed("rank")
    if rank is not MISSING:
        rank = reading.choice(rank, keys.path_of("rank"), MELD_RANKS)
    naturals, jokers, twos = (keys.whole(key) for key in ("naturals", "jokers", "twos"))
    meld = Meld(str(rank), naturals, jokers, twos)
    if rank == WILD and naturals:
        reading.wrong(keys.path_of("naturals"), "must be left out, a wild meld has only wild cards")
    elif reading.is_sound and not meld.size:
        reading.wrong(keys.path, "holds no cards, count its naturals, jokers and twos")
    return meld


def melds_to_json(melds: Iterable[Meld]) -> list[dict[str, object]]:
    """The list that reads back as these melds."""
    return [_meld_to_json(meld) for meld in melds]


def _meld_to_json(meld: Meld) -> dict[str, object]:
    counts = {"naturals": meld.naturals, "jokers": meld.jokers, "twos": meld.twos}
    return {"rank": meld.rank, **{key: count for key, count in counts.items() if count}}
