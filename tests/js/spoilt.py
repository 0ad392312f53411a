"""Deals as they may come from a table that miscounted: real ones with some numbers changed."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from scorekeeper.scoring.cards import WILDS
from scorekeeper.scoring.deal_json import DealFile, deal_to_json
from scorekeeper.scoring.entry import SPECIAL_KEYS
from scorekeeper.scoring.limits import Limits, limits_for
from scorekeeper.scoring.limits_points import BookPoints
from scorekeeper.scoring.reading import AMOUNT_MAX
from scorekeeper.scoring.ruleset import RuleSet
from tests.dealer import deal_out, ways_to_count

Json = dict[str, Any]

MISTAKES = (-300, -100, -10, -5, -2, -1, 1, 1, 2, 5, 10, 50)


def real_deals(rules: RuleSet, random: Random) -> list[Json]:
    """One deal played with real cards, counted in each way; the rules are left out."""
    players, sides = random.choice(rules.seatings)
    table = deal_out(rules, random, players=players, sides=sides)
    files = [deal_to_json(DealFile(entry, rules)) for entry in ways_to_count(table).values()]
    return [_seated(file) for file in files]


def _seated(file: Json) -> Json:
    """The players of every side, or of none."""
    del file["rules"]
    if not all("players" in side for side in file["sides"]):
        for side in file["sides"]:
            side.pop("players", None)
    return file


def spoilt(file: Json, random: Random) -> Json:
    """The same file with a few mistakes in it."""
    file = json.loads(json.dumps(file))
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        random.choice((_another_number, _another_number, _more, _said))(file, random)
    return file


def _another_number(file: Json, random: Random) -> None:
    """Any number or mark that is given, changed a little."""
    holder, key = random.choice(list(_leaves(file["sides"])))
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = max(0, value + random.choice((*MISTAKES, value)))


def _leaves(value: Any) -> Iterator[tuple[Any, Any]]:
    """Where each number, mark and text stands: the list or object, and its index or key."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inside in items:
        if isinstance(inside, (dict, list)):
            yield from _leaves(inside)
        else:
            yield value, key


def _more(file: Json, random: Random) -> None:
    """Books, points or a meld that nobody counted before."""
    side = random.choice(file["sides"])
    what = random.choice(("books", "card_points", "melds"))
    if what == "books":
        kind = random.choice(("clean", "dirty", "wild"))
        books = side.setdefault("books", {})
        books[kind] = books.get(kind, 0) + random.choice((1, 1, 2, 5))
    elif what == "card_points":
        side[what] = max(0, side.get(what, 0) + random.choice(MISTAKES))
    else:
        rank = random.choice(("A", "K", "7", "4", "wild", "3B", "3R"))
        naturals = 0 if rank == "wild" else random.randint(0, 7)
        meld = {"rank": rank, "naturals": naturals, "twos": random.randint(0, 3), "jokers": 1}
        side.setdefault("melds", []).append(meld)


def _said(file: Json, random: Random) -> None:
    """What is said besides the numbers."""
    side = random.choice(file["sides"])
    left = side.setdefault("left", {})
    what = random.choice(("went_out", "melded", "opened_first", "feet", "points", "overrides"))
    if what == "feet":
        left["unopened_feet"] = random.randint(0, 4)
    elif what == "points":
        left.pop("points", None)
    elif what == "overrides":
        side["overrides"] = ["books_missing:books.clean", "not_in_rules:card_points"]
        file["overrides"] = ["seating::players", "books_missing:0:books.wild"]
    else:
        side[what] = random.random() < 0.5


def near_the_limits(rules: RuleSet, random: Random) -> Json:
    """What each side may have, and all of them together perhaps not."""
    players, sides = random.choice(rules.seatings)
    limits = limits_for(rules, decks=rules.decks_for(players))
    share = random.choice((1, sides, sides, sides, 2 * sides, 2 * sides, 3 * sides))
    each = random.choice((limits.least, limits.least, limits.most))
    held = players // sides * (rules.hand_for(players) + rules.feet * rules.foot_cards)
    by_card = random.random() < 0.25
    entries = []
    for _ in range(sides):
        cards_left = random.choice((0, 1, 2, 5))
        if by_card:
            side = _by_card(rules, limits, random)
        elif random.random() < 0.15:
            side, cards_left = {"melded": False}, held
        else:
            side = _books(rules, limits, random, share=share, each=each)
        points_left = limits.least_left(cards_left) + random.choice((0, 1, 4)) * limits.step_left
        if rules.left_counted:
            side["left"] = {"points": points_left}
        entries.append(side)
    deal = random.randint(1, 5)
    return {"format": "scorekeeper/deal-1", "players": players, "deal": deal, "sides": entries}


def _books(rules: RuleSet, limits: Limits, random: Random, *, share: int, each: BookPoints) -> Json:
    """Books by number, and points that are hardly enough for them or hardly possible."""
    most = limits.books
    kinds = {"clean": most.clean, "dirty": most.dirty, "wild": most.wild * rules.wild_melds}
    books = {kind: random.randint(0, count // share) for kind, count in kinds.items()}
    points = sum(count * getattr(each, kind) for kind, count in books.items())
    for rank, count in most.special.items():
        books[SPECIAL_KEYS[rank]] = claimed = random.randint(0, count // share)
        points += claimed * each.special[rank]
    points += random.choice((-1, 0, 0, 1, 2, 3, 5, 8, 20, 80)) * limits.step
    if not rules.melded_counted:
        return {"books": books}
    return {"books": books, "card_points": max(0, min(points, limits.points, AMOUNT_MAX))}


def _by_card(rules: RuleSet, limits: Limits, random: Random) -> Json:
    """Cards by rank with some of the books that they can make."""
    cards: Json = {}
    for rank in random.sample([rank.rank for rank in limits.ranks], random.randint(1, 5)):
        cards[rank] = min(limits.of_rank[rank], random.choice((3, 4, 6, 7, 7, 8, 9, 14)))
    for wild in random.sample(WILDS, random.randint(0, 2)):
        cards[wild] = random.randint(0, 7)
    books = {kind: random.choice((0, 0, 1, 1, 2)) for kind in ("clean", "dirty")}
    books["wild"] = random.choice((0, 0, 0, 1)) * rules.wild_melds
    for rank in limits.books.special:
        books[SPECIAL_KEYS[rank]] = random.choice((0, int(cards.get(rank, 0) > 4)))
    return {"books": books, "cards": cards}
