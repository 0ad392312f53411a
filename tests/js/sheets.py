"""Count sheets as they are sent: good ones, miscounted ones, and ones with anything typed in."""

from random import Random

from scorekeeper.actions.create_game import create_game
from scorekeeper.actions.game_view import Game
from scorekeeper.actions.new_game import NewGame
from scorekeeper.record import Seats
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.storage.db import Store
from scorekeeper.web.forms.deal_form import filled, sheet_rows, write_base
from scorekeeper.web.forms.ways import WAYS, group_tiles, rank_tiles
from tests.js.plays import NAMES, any_entries

Pairs = list[tuple[str, str]]

ODD_NUMBERS: tuple[str, ...] = (
    "", " ", "0", "00", "7", "-1", "\u22122", "+5", "5+", "285+120+45", "1,285", "1,28", "1 285",
    "20-5", "-20-5", "--5", "++5", "+", "two", "2.5", "1+1+", "1000", "1001", "100001", "1000000",
    "9" * 15, "9" * 16, "0" * 30 + "4", "9" * 201, "5+" * 101, "9" * 15 + "+" + "9" * 15,
    "-" + "9" * 15 + "-" + "9" * 15, "２", "٣", "8\u00a0", "\u20285", "\x1c6\x1f", "\ufeff6",
    "6\x856", "🎉", "½", "²", "1\n2", "\u30003", "e", "0x5", "1_000", "5 + 6 -\t1",
)  # fmt: skip
ODD_MELDS: tuple[str, ...] = (
    "K 7", "k7", "Q 5 + 2 jokers", "wild 3 jokers 4 twos", "wilds 7 twos", "WILD 4 jk 3 two",
    "kings 5 1 joker", "Sixes 7", "sixs 7", "3b 3", "3B3", "3b3", "3R 4", "A 3 joker", "A 3 jokers",
    "joker 3", "K", "K 0", "K 100", "K 1000", "K 5 6", "K 5 jokers 6 jokers", "wild 5", "hello 7",
    "7 7", "10 4", "1 4", "K five", "K ７", "K ٣", "K, 5 and 2 twos.", "K×7", "K*7", "K-7", "K/7",
    "K\u00a07", "K\u30007", "K\x1c7", "K\u20287", "K\ufeff7", "é 7", "ﬀ 7", "İ 7", "ß 5", "Ⅷ 7",
    "½ 7", "²7", "a_b 7", "🎉 7", "K 7 🎉", "k" * 81, "Łódźłódźłódźłódź 7", "aces 4 with twos",
    "K 99", "K 98 two", "ſixes 4", "\u212a 5", "jks 3",
)  # fmt: skip
ODD_TEXTS: tuple[str, ...] = (
    "", "as agreed", "x" * 200, "x" * 201, "\U0001f389" * 200, "two\nlines", "bell\x07", "a\u2028b",
    "<b>&\"'", "\u200d", " spaced ", "\u202eas \u200fagreed\u2069", "אבא", "\x85", "a\x00b",
)  # fmt: skip
BASES = ("", "x", ":", "rules:0,0", "0,0", "0", "-1,0", "1,1", "9999999999,0", "٣,0", "a:b:0,0")
ALLOWED = (
    "seating:0:players", "books_missing:0:books.clean", "not_in_rules:1:card_points",
    "too_many:0:x", "seating", "seating:0:", "seating:9:players", "::", "x:1:y",
    "red_three_in_hand:0:" + "x" * 250,
    "red_three_in_hand:0:a\nb",
)  # fmt: skip


def any_table(store: Store, rules: RuleSet, random: Random) -> str:
    """A new game by these rules, somewhere; its id."""
    players, sides = random.choice(rules.seatings)
    names = random.sample(sorted(set(NAMES)), players + sides)
    seats = Seats(
        players=tuple(names[:players]),
        sides=tuple(names[:players] if players == sides else names[players:]),
        first_dealer=random.randrange(players),
    )
    return create_game(store, NewGame(name="Thursday", rules=rules, seats=seats))


def good_sheet(game: Game, deal: int, random: Random) -> Pairs:
    """A sheet that a table may send, with what may be wrong with a deal that was miscounted."""
    entries: tuple[SideEntry | None, ...] = any_entries(
        random, game.rules, players=len(game.players), sides=len(game.sides)
    )
    typed = filled(game, deal, entries)
    base = write_base(game, game.revisions_of(deal))
    values = {**typed.values, "base": base, "client_id": f"sheet-{random.random()}", "do": "save"}
    return [*values.items(), *(("allow", key) for key in sorted(typed.allowed))]


def counted_otherwise(game: Game, pairs: Pairs, random: Random) -> Pairs:
    """The sheet with the melded cards of a side counted in any way."""
    values = dict(pairs)
    side = random.randrange(len(game.sides))
    values[f"{side}.way"] = random.choice((*WAYS, "other"))
    tiles = (*group_tiles(game.rules), *rank_tiles(game.rules))
    for tile in random.sample(tiles, min(3, len(tiles))):
        values[f"{side}.{tile.path}"] = random.choice(("1", "3", "7", "14", *ODD_NUMBERS))
    lines = random.choices(ODD_MELDS, k=random.choice((1, 2, 5, 5, 62)))
    values[f"{side}.melds"] = random.choice(("\n", "\r\n", "\r", "\u2028")).join(lines)
    return list(values.items())


def spoilt_sheet(game: Game, deal: int, pairs: Pairs, *, random: Random) -> Pairs:
    """The sheet with some fields in which something else was typed."""
    values = dict(pairs)
    rows = sheet_rows(game, deal)
    for _ in range(random.choice((1, 1, 2, 4))):
        side = random.randrange(len(game.sides))
        row = random.choice(rows[side])
        odd = {"note": ODD_TEXTS, "tick": ODD_TEXTS, "melds": ODD_MELDS}.get(row.kind, ODD_NUMBERS)
        values[f"{side}.{row.path}"] = random.choice(odd)
    what = random.random()
    if what < 0.2:
        values[random.choice(("out", "first"))] = random.choice(("", "none", "0", "1", "9", "x"))
    elif what < 0.3:
        del values[random.choice(list(values))]
    elif what < 0.4:
        values[random.choice(("9.books.clean", "zzz", "0.cards.K", "1.x" * 30))] = "1"
    elif what < 0.5:
        values["base"] = random.choice(BASES)
    allowed = [("allow", random.choice(ALLOWED)) for _ in range(random.choice((0, 0, 0, 1, 2)))]
    return [*values.items(), *allowed]


def any_sheet(game: Game, deal: int, random: Random) -> Pairs:
    """One of them."""
    pairs = good_sheet(game, deal, random)
    if random.random() < 0.35:
        pairs = counted_otherwise(game, pairs, random)
    return spoilt_sheet(game, deal, pairs, random=random) if random.random() < 0.4 else pairs
