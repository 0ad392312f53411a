"""One side's count of a deal in a file, read strictly and written as short as it can be."""

from collections.abc import Mapping
from types import MappingProxyType

from scorekeeper.scoring.cards import BLACK_THREE, RED_THREE, Cards
from scorekeeper.scoring.cards_json import cards_from, cards_to_json, melds_from, melds_to_json
from scorekeeper.scoring.entry import SPECIAL_KEYS, Adjustment, Books, Left, SideEntry, Threes
from scorekeeper.scoring.problems import SEVERITIES
from scorekeeper.scoring.reading import AMOUNT_MAX, MISSING, Keys, Reading
from scorekeeper.scoring.ruleset import MAX_PLAYERS, RuleSet

NAME_LONGEST = 100
NOTE_LONGEST = 200
PLACES = ("hand", "foot")
OVERRIDE_REASONS: Mapping[str, str] = MappingProxyType(
    {
        "no_code": "must begin with the code of a problem",
        "error": "names {code}, which cannot have happened and cannot be accepted",
        "no_field": 'must be "code:field" of a problem',
    }
)
"""Why the table cannot accept a problem."""


def read_side(data: object, path: str, rules: RuleSet) -> SideEntry:
    """A side's entry from plain data found at `path` ("" for a form of its own).

    `rules` says which ranks have books of their own. Raises FileErrors with everything that
    is wrong.
    """
    reading = Reading()
    side = side_from(reading, reading.keys(data, path), rules)
    reading.finish()
    return side


def side_from(reading: Reading, keys: Keys, rules: RuleSet) -> SideEntry:
    """The same within a larger file: what is wrong is noted in `reading`."""
    red = keys.keys("red_threes")
    left = keys.keys("left")
    black = left.keys("black_threes")
    cards_left = _left_from(reading, left)
    for rank, counts in ((RED_THREE, red), (BLACK_THREE, black)):
        _refuse_both_ways(reading, cards_left, rank, counts=counts)
    adjustment = keys.keys("adjustment")
    return SideEntry(
        name=keys.text("name", longest=NAME_LONGEST),
        players=_players_from(reading, keys),
        books=_books_from(keys.keys("books"), rules),
        card_points=keys.whole("card_points", most=AMOUNT_MAX),
        melds=melds_from(reading, keys),
        cards=cards_from(keys.keys("cards")),
        red_threes=Threes(*(red.whole(place) for place in ("laid", *PLACES))),
        black_threes=Threes(0, *(black.whole(place) for place in PLACES)),
        left=cards_left,
        went_out=keys.flag("went_out"),
        concealed=keys.flag("concealed"),
        exact_cuts=keys.whole("exact_cuts"),
        opened_first=keys.flag("opened_first"),
        adjustment=Adjustment(
            adjustment.whole("points", least=-AMOUNT_MAX, most=AMOUNT_MAX),
            adjustment.text("note", longest=NOTE_LONGEST),
        ),
        melded=keys.flag("melded") if keys.has("melded") else None,
        overrides=_overrides_from(reading, keys),
    )


def _players_from(reading: Reading, keys: Keys) -> int | None:
    """A number of players, or the list of their names."""
    value, path = keys.get("players"), keys.path_of("players")
    if value is MISSING:
        return None
    if not isinstance(value, list):
        return reading.whole(value, path, least=1, most=MAX_PLAYERS)
    names = reading.items(value, path, least=1, most=MAX_PLAYERS)
    for name, at in names:
        reading.text(name, at, longest=NAME_LONGEST, least=1)
    return len(names)


def _books_from(keys: Keys, rules: RuleSet) -> Books:
    clean, dirty, wild = (keys.whole(kind) for kind in ("clean", "dirty", "wild"))
    own = dict(rules.special_books)
    special = []
    for rank, key in SPECIAL_KEYS.items():
        if rank in own:
            special.append((rank, keys.whole(key)))
        else:
            keys.refuse(
                key, "earn nothing of their own in these rules, count them as clean or dirty books"
            )
    return Books(clean, dirty, wild, tuple(pair for pair in special if pair[1]))


def _left_from(reading: Reading, keys: Keys) -> Left:
    hand, foot = (_cards_left(keys, place) for place in PLACES)
    points = keys.whole("points", most=AMOUNT_MAX)
    if keys.has("points") and (hand is not None or foot is not None):
        reading.wrong(
            keys.path_of("points"),
            "is given beside the cards left, give the points or the cards, not both",
        )
    feet = keys.whole("unopened_feet") if keys.has("unopened_feet") else None
    return Left(points, hand, foot, feet)


def _cards_left(keys: Keys, place: str) -> Cards | None:
    return cards_from(keys.keys(place)) if keys.has(place) else None


def _refuse_both_ways(reading: Reading, left: Left, rank: str, *, counts: Keys) -> None:
    """Threes come as a count or among the cards of the same place: both would count them twice."""
    for place, cards in zip(PLACES, (left.hand, left.foot), strict=True):
        if cards is not None and cards.count(rank) and counts.has(place):
            reading.wrong(
                counts.path_of(place),
                f"is given beside {rank} in left.{place}, give these threes once",
            )


def _overrides_from(reading: Reading, keys: Keys) -> frozenset[tuple[str, str]]:
    accepted = set()
    for item, path in keys.items("overrides"):
        code, colon, field = reading.text(item, path, longest=NOTE_LONGEST).partition(":")
        if accepts(reading, code, path) and not (colon and field):
            reading.wrong(path, OVERRIDE_REASONS["no_field"])
        accepted.add((code, field))
    return frozenset(accepted)


def accepts(reading: Reading, code: str, path: str) -> bool:
    """Whether the table may accept a problem of this code; an error is noted where it may not."""
    severity = SEVERITIES.get(code)
    if severity is None:
        reading.wrong(path, OVERRIDE_REASONS["no_code"])
    elif severity == "error":
        reading.wrong(path, OVERRIDE_REASONS["error"].format(code=code))
    return severity == "rule"


def side_to_json(side: SideEntry) -> dict[str, object]:
    """The shortest object that reads back as an equal entry."""
    books, black, left = side.books, side.black_threes, side.left
    by_rank = {SPECIAL_KEYS[rank]: count for rank, count in books.special}
    cards_left = {
        place: cards_to_json(cards)
        for place, cards in zip(PLACES, (left.hand, left.foot), strict=True)
        if cards is not None
    }
    return _given(
        name=side.name,
        players=side.players,
        books=_given(clean=books.clean, dirty=books.dirty, wild=books.wild, **by_rank),
        card_points=side.card_points,
        melds=melds_to_json(side.melds),
        cards=cards_to_json(side.cards),
        red_threes=_given(**dict(zip(("laid", *PLACES), _counts(side.red_threes), strict=True))),
        left={
            **_given(points=left.points, black_threes=_given(hand=black.hand, foot=black.foot)),
            **cards_left,
            **({} if left.unopened_feet is None else {"unopened_feet": left.unopened_feet}),
        },
        went_out=side.went_out,
        concealed=side.concealed,
        exact_cuts=side.exact_cuts,
        opened_first=side.opened_first,
        adjustment=_given(points=side.adjustment.points, note=side.adjustment.note),
        overrides=[f"{code}:{field}" for code, field in sorted(side.overrides)],
    ) | ({} if side.melded is None else {"melded": side.melded})


def _counts(threes: Threes) -> tuple[int, int, int]:
    return threes.laid, threes.hand, threes.foot


def _given(**values: object) -> dict[str, object]:
    """Only what is not the default: no zeros, empty texts, lists or objects."""
    return {key: value for key, value in values.items() if value}
