"""The deal file: one deal with all its sides, and the rule set to score it by."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scorekeeper.scoring.entry import DealEntry, SideEntry
from scorekeeper.scoring.fields import SCORE_MAX
from scorekeeper.scoring.file_format import DEAL, expect_format
from scorekeeper.scoring.reading import MISSING, Keys, Reading
from scorekeeper.scoring.ruleset import MAX_PLAYERS, MIN_PLAYERS, RuleSet
from scorekeeper.scoring.ruleset_json import named, rules_in
from scorekeeper.scoring.side_json import (
    NOTE_LONGEST,
    accepts,
    read_side,
    side_from,
    side_to_json,
)

__all__ = ["DealFile", "deal_to_json", "read_deal", "read_side", "side_to_json"]

USUAL_PLAYERS = 4
"""Players of two sides where their number is left out."""


@dataclass(frozen=True, slots=True)
class DealFile:
    """A deal file: what was counted, and the rule set."""

    entry: DealEntry
    rules: RuleSet


def read_deal(data: object) -> DealFile:
    """A deal from plain data. Raises FileErrors with everything that is wrong in it."""
    reading = Reading()
    keys = reading.keys(data, "")
    expect_format(keys, DEAL)
    rules = rules_in(reading, keys)
    sides = _sides_from(reading, keys, rules)
    players = _players_from(reading, keys, sides, rules=rules)
    deal = keys.whole("deal", least=1, default=1)
    scores = _scores_from(reading, keys, len(sides))
    sides = _with_overrides(reading, keys, sides)
    reading.finish()
    return DealFile(DealEntry(players, deal, sides, scores), rules)


def deal_to_json(deal: DealFile) -> dict[str, object]:
    """The deal file that reads back as an equal deal, a preset by its slug."""
    entry = deal.entry
    overrides = [
        f"{code}:{index}:{field}"
        for index, side in enumerate(entry.sides)
        for code, field in sorted(side.overrides)
    ]
    return {
        "format": DEAL,
        "rules": named(deal.rules),
        "players": entry.players,
        "deal": entry.deal,
        "scores_before": list(entry.scores_before),
        "sides": [side_to_json(replace(side, overrides=frozenset())) for side in entry.sides],
        **({"overrides": overrides} if overrides else {}),
    }


def _sides_from(reading: Reading, keys: Keys, rules: RuleSet) -> tuple[SideEntry, ...]:
    value = keys.needed("sides")
    if value is MISSING:
        return ()
    items = reading.items(value, keys.path_of("sides"), least=1, most=MAX_PLAYERS)
    return tuple(side_from(reading, reading.keys(item, at), rules) for item, at in items)


def _players_from(
    reading: Reading, keys: Keys, sides: Sequence[SideEntry], *, rules: RuleSet
) -> int:
    if keys.has("players"):
        players = keys.whole("players", least=MIN_PLAYERS, most=MAX_PLAYERS)
    else:
        players = _usual_players(sides, rules)
    if reading.is_sound:
        _refuse_unshared(reading, players, sides)
    return players


def _usual_players(sides: Sequence[SideEntry], rules: RuleSet) -> int:
    """Players where no number is given; one side alone sits at the rule set's usual table."""
    if len(sides) < 2:
        return rules.seatings[0][0]
    counted = [side.players for side in sides if side.players is not None]
    if len(counted) == len(sides):
        return sum(counted)
    return USUAL_PLAYERS if len(sides) == 2 else len(sides)


def _refuse_unshared(reading: Reading, players: int, sides: Sequence[SideEntry]) -> None:
    """Players who cannot be shared among the sides as the file says or leaves open."""
    counted = [side.players for side in sides if side.players is not None]
    if len(sides) == 1 and sum(counted) > players:
        reading.wrong("sides[0].players", f"must be at most {players}, the players of the table")
    elif len(sides) == 1:
        return
    elif not counted and players % len(sides):
        reading.wrong(
            "players",
            f"must be a number that {len(sides)} sides can share evenly, not {players};"
            " or give each side its players",
        )
    elif 0 < len(counted) < len(sides):
        without = next(index for index, side in enumerate(sides) if side.players is None)
        reading.wrong(
            f"sides[{without}].players",
            "is missing, give the players of every side or of none",
        )
    elif counted and sum(counted) != players:
        reading.wrong("players", f"is {players}, but the sides have {sum(counted)} together")
    elif players > MAX_PLAYERS:
        reading.wrong("sides", f"have {players} players, at most {MAX_PLAYERS} can play")


def _scores_from(reading: Reading, keys: Keys, sides: int) -> tuple[int, ...]:
    if not keys.has("scores_before"):
        return (0,) * sides
    items = reading.items(
        keys.get("scores_before"), keys.path_of("scores_before"), least=sides, most=sides
    )
    return tuple(
        reading.whole(item, path, least=-SCORE_MAX, most=SCORE_MAX) for item, path in items
    )


def _with_overrides(
    reading: Reading, keys: Keys, sides: Sequence[SideEntry]
) -> tuple[SideEntry, ...]:
    """The sides with the accepted problems of the deal, "code:side:field", added to their own.

    A problem of all sides together has no side ("seating::players"); the first one keeps it.
    """
    accepted = [set(side.overrides) for side in sides]
    for item, path in keys.items("overrides"):
        code, _, rest = reading.text(item, path, longest=NOTE_LONGEST).partition(":")
        side, _, field = rest.partition(":")
        if not accepts(reading, code, path):
            continue
        index = 0 if not side else int(side) if side.isdecimal() and len(side) == 1 else len(sides)
        if not field or index >= len(sides):
            reading.wrong(path, f'must be "code:side:field", the side from 0 to {len(sides) - 1}')
            continue
        accepted[index].add((code, field))
    return tuple(
        replace(side, overrides=frozenset(own)) for side, own in zip(sides, accepted, strict=True)
    )
