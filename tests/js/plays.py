"""Games of all kinds, and the plays of them that a phone keeps."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

from scorekeeper.actions.entries import entry_as_kept
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.links import give_links, new_key
from scorekeeper.actions.score_record import score_record
from scorekeeper.record import (
    Act,
    ActKind,
    Agreement,
    GameRecord,
    Link,
    Removal,
    Revision,
    Seats,
)
from scorekeeper.scoring.deal_json import read_deal
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.storage.db import Store
from scorekeeper.storage.save import insert_acts, insert_game
from scorekeeper.web.beside import Beside
from scorekeeper.web.offline.play import play_of
from tests.dealer import deal_out, ways_to_count
from tests.dealer.houses import any_house
from tests.js.spoilt import near_the_limits

Json = dict[str, Any]

WHEN = datetime(2026, 11, 30, 23, 59, 58, 120, tzinfo=UTC)
NAMES = (
    "Ann", "Bob", "Cem", "Dan", "Eve", "Flo", "<b>Zoë</b> & Co", "Ann's \"side\"", "אבא ועמא",
    "张伟", "👩‍👩‍👧 three", "x" * 40, "O’Hara – 2", "Ann", "1,000",
)  # fmt: skip


def any_game(random: Random, rules: RuleSet | None = None) -> Game:
    """A game that is somewhere between its beginning and its end."""
    return score_record(any_record(random, rules))


def any_record(random: Random, rules: RuleSet | None = None) -> GameRecord:
    """The same as it is kept."""
    rules = rules or any_house(random)
    players, sides = random.choice(rules.seatings)
    names = random.sample(NAMES, players + sides)
    seats = Seats(
        players=tuple(names[:players]),
        sides=tuple(names[:players] if players == sides else names[players:]),
        first_dealer=random.randrange(players),
    )
    newest = _newest(random, rules, seats)
    last = max((made.deal for made in newest), default=0)
    there = {(made.deal, made.side) for made in newest}
    removed = tuple(
        Removal(deal, side, 3)
        for deal in range(max(1, last), last + 2)
        for side in range(sides)
        if (deal, side) not in there and random.random() < 0.3
    )
    return GameRecord(
        id="the game's own id",
        name=random.choice(("Thursday evening", *NAMES)),
        created=WHEN,
        rules=rules,
        seats=seats,
        newest=newest,
        removed=removed,
        agreed=_agreed(random, newest, sides),
        last_act=random.randrange(1, 40),
    )


def put(store: Store, record: GameRecord) -> str:
    """Keep a game, whatever was counted in it; its id, which is its host's key."""
    game_id = new_key()
    made: list[tuple[ActKind, dict[str, Any]]] = [
        ("create", {"name": record.name, "rules": record.rules}),
        *(("save", {"revisions": (each,)}) for each in record.newest),
        *(("remove", {"removals": (each,)}) for each in record.removed),
        *(("agree", {"agreements": (each,)}) for each in record.agreed),
    ]
    acts = [
        Act(number=number, kind=kind, at=WHEN, phone="", client_id="", **what)
        for number, (kind, what) in enumerate(made, start=1)
    ]
    with store.writing() as connection:
        insert_game(connection, replace(record, id=game_id))
        insert_acts(connection, game_id, acts)
        give_links(connection, game_id, at=WHEN)
    return game_id


def _newest(random: Random, rules: RuleSet, seats: Seats) -> tuple[Revision, ...]:
    """Deals with a count of every side, the last one perhaps of some sides only."""
    sides = len(seats.sides)
    most = rules.deals if rules.deals is not None else 3
    counted = random.randint(0, most)
    made = []
    for deal in range(1, counted + 1):
        entries = any_entries(random, rules, players=len(seats.players), sides=sides)
        some = random.sample(range(sides), random.randint(1, sides))
        is_last = deal == counted and random.random() < 0.4
        for side, entry in enumerate(entries):
            if side in some or not is_last:
                made.append(Revision(deal, side, random.randint(1, 12), entry))
    return tuple(made)


def any_entries(
    random: Random, rules: RuleSet, *, players: int, sides: int
) -> tuple[SideEntry, ...]:
    """Counts of a deal that was played, of one that was miscounted, or of an impossible one."""
    if random.random() < 0.2:
        file = near_the_limits(replace(rules, seatings=((players, sides),)), random)
        entries = read_deal({**file, "rules": rules_to_json(rules)}).entry.sides
    else:
        table = deal_out(rules, random, players=players, sides=sides)
        entries = random.choice(list(ways_to_count(table).values())).sides
    accepted = frozenset({("books_missing", "books.clean"), ("not_in_rules", "card_points")})
    return tuple(
        entry_as_kept(
            replace(entry, overrides=accepted if random.random() < 0.2 else frozenset()), "", rules
        )
        for entry in entries
    )


def _agreed(random: Random, newest: Sequence[Revision], sides: int) -> tuple[Agreement, ...]:
    deals: dict[int, list[int]] = {}
    for made in newest:
        deals.setdefault(made.deal, []).append(made.revision)
    return tuple(
        Agreement(deal, side, tuple(revisions))
        for deal, revisions in deals.items()
        for side in range(sides)
        if len(revisions) == sides and random.random() < 0.5
    )


def play_json(played: Game, *, role: str = "score") -> Json:
    """The play of a game as it arrives on a phone."""
    link = Link(game_id="an id", key="a-key", role=role, made=WHEN)  # type: ignore[arg-type]
    more = Beside(own=link, watch_key="watch-key", next_key="", rules_before=None)
    play: Json = json.loads(json.dumps(play_of(played, link, more, saved_by={})))
    return play
