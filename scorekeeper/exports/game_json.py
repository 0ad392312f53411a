"""The game file: a whole game with its rule set and its history, and back again.

`deals` is how the game stands, `revisions` is everything that was done, in order. A file of
another program may leave out the history, the name and the first dealer.
"""

from dataclasses import dataclass
from datetime import datetime

from scorekeeper.exports.acts_json import (
    Counts,
    act_to_json,
    acts_from,
    acts_of_counts,
    moment_from,
    moment_to_json,
    name_from,
)
from scorekeeper.exports.second_counts_json import (
    SECOND_COUNTS,
    second_count_to_json,
    second_counts_from,
)
from scorekeeper.record import (
    LONGEST_NAME,
    Act,
    GameRecord,
    Revision,
    Seats,
    SecondCount,
    gap_in,
    newest_of,
)
from scorekeeper.scoring.file_format import expect_format
from scorekeeper.scoring.reading import MISSING, Keys, Reading
from scorekeeper.scoring.ruleset import MAX_PLAYERS, MIN_PLAYERS, RuleSet
from scorekeeper.scoring.ruleset_json import rules_in, rules_to_json
from scorekeeper.scoring.side_json import side_from, side_to_json

GAME = "scorekeeper/game-1"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFile:
    """A game file: everything of a game but its id, which opens only the game it was made for."""

    name: str
    created: datetime
    rules: RuleSet
    seats: Seats
    acts: tuple[Act, ...]
    again: tuple[SecondCount, ...] = ()


def game_to_json(
    game: GameRecord, acts: tuple[Act, ...], again: tuple[SecondCount, ...] = ()
) -> dict[str, object]:
    """The file of a game, all its acts and (`again`) its second counts."""
    seats = game.seats
    sides = [
        {"name": name, "players": list(seats.players_of(side))}
        for side, name in enumerate(seats.sides)
    ]
    told = {
        "format": GAME,
        "name": game.name,
        "created": moment_to_json(game.created),
        "rules": rules_to_json(game.rules),
        "sides": sides,
        "first_dealer": seats.first_dealer,
        "deals": [
            [side_to_json(entry) if entry is not None else None for entry in sides]
            for sides in _counts(game.newest, len(seats.sides))
        ],
        "revisions": [act_to_json(act, game.rules) for act in acts],
    }
    return told | {SECOND_COUNTS: list(map(second_count_to_json, again))} if again else told


def read_game(data: object) -> GameFile:
    """A game from plain data. Raises FileErrors with everything that is wrong in it."""
    reading = Reading()
    keys = reading.keys(data, "")
    expect_format(keys, GAME)
    rules = rules_in(reading, keys)
    seats = _seats_from(reading, keys, rules)
    created = moment_from(reading, keys, "created")
    name = " – ".join(seats.sides)[:LONGEST_NAME]
    if keys.has("name"):
        name = name_from(reading, keys.get("name"), "name")
    counts = _counts_from(reading, keys, rules, sides=len(seats.sides))
    acts = acts_of_counts(counts, rules, name=name, at=created)
    if keys.has("revisions"):
        acts = acts_from(reading, keys, rules)
        if reading.is_sound:
            _compare(reading, acts, counts, name=name, rules=rules)
    again: tuple[SecondCount, ...] = ()
    if keys.has(SECOND_COUNTS) and reading.is_sound:
        sides = len(seats.sides)
        again = second_counts_from(reading, keys, acts, sides=sides, rules=rules)
    reading.finish()
    return GameFile(name=name, created=created, rules=rules, seats=seats, acts=acts, again=again)


def _seats_from(reading: Reading, keys: Keys, rules: RuleSet) -> Seats:
    """The seats: the sides take turns round the table, the first player of each side first."""
    value = keys.needed("sides")
    items = [] if value is MISSING else reading.items(value, "sides", least=2, most=MAX_PLAYERS)
    sides, teams = [], []
    for item, path in items:
        side = reading.keys(item, path)
        sides.append(name_from(reading, side.needed("name"), side.path_of("name")))
        names = reading.items(
            side.needed("players"), side.path_of("players"), least=1, most=MAX_PLAYERS
        )
        teams.append([name_from(reading, name, at) for name, at in names])
    players = tuple(name for row in zip(*teams, strict=False) for name in row)
    if reading.is_sound and (
        len(players) != sum(map(len, teams)) or (len(players), len(sides)) not in rules.seatings
    ):
        reading.wrong("sides", "have numbers of players for which these rules have no seats")
    most = max(len(players), MIN_PLAYERS) - 1
    return Seats(
        players=players,
        sides=tuple(sides),
        first_dealer=keys.whole("first_dealer", most=most),
    )


def _counts_from(reading: Reading, keys: Keys, rules: RuleSet, *, sides: int) -> Counts:
    """The deals, each with a count or null for every side; only the last one may have null."""
    value = keys.needed("deals")
    deals = [] if value is MISSING else reading.items(value, "deals")
    counts = [
        [
            None if item is None else side_from(reading, reading.keys(item, at), rules)
            for item, at in reading.items(deal, path, least=sides, most=sides)
        ]
        for deal, path in deals
    ]
    if rules.deals is not None and len(counts) > rules.deals:
        reading.wrong("deals", f"are {len(counts)}, but these rules end a game after {rules.deals}")
    for index, deal in enumerate(counts, start=1):
        if all(entry is None for entry in deal):
            reading.wrong(f"deals[{index - 1}]", "has no side's count, leave the deal out")
        elif None in deal and index < len(counts):
            reading.wrong(f"deals[{index - 1}]", "lacks a side's count, but is not the last deal")
    return counts


def _compare(
    reading: Reading, acts: tuple[Act, ...], counts: Counts, *, name: str, rules: RuleSet
) -> None:
    """Note an error where the history does not lead to the name, rules and deals of the file."""
    newest = newest_of(acts)
    sides = len(counts[0]) if counts else 0
    if gap_in(newest, sides) or _counts(newest, sides) != [list(deal) for deal in counts]:
        reading.wrong("deals", "are not what the revisions lead to")
    if [act.name for act in acts if act.name is not None][-1] != name:
        reading.wrong("name", "is not what the revisions lead to")
    if [act.rules for act in acts if act.rules is not None][-1] != rules:
        reading.wrong("rules", "are not what the revisions lead to")


def _counts(newest: tuple[Revision, ...], sides: int) -> Counts:
    there = {(made.deal, made.side): made.entry for made in newest}
    last = max((made.deal for made in newest), default=0)
    return [[there.get((deal, side)) for side in range(sides)] for deal in range(1, last + 1)]
