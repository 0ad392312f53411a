"""What the pages say of a game: where it stands, who is ahead, what is needed to open."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from flask import Flask

from scorekeeper.actions.game_view import Game
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.story import swing as swing_of
from scorekeeper.web.look import day
from scorekeeper.words.names import together
from scorekeeper.words.numbers import points
from scorekeeper.words.rules_change import changed_words

USUAL_PLAYERS = 4
TELLING: Mapping[str, str] = MappingProxyType(
    {
        "deal": "Deal {number}",
        "deal_of": "Deal {number} of {deals}",
        "won": "{names} won by {points}",
        "shared": "{names} share the win",
        "draw": "A draw: {names}",
        "all_level": "Level",
        "level": "{names} are level",
        "ahead": "{names} ahead by {points}",
        "next": "{rules} · {deal} is next",
        "swing": "The deal that swung it: deal {deal}, {name} by {points}.",
        "swing_unnamed": "The deal that swung it: deal {deal}, by {points}.",
        "title": "{name}, {day}",
        "side": "{name} {points}",
    }
)
"""What is told of a game, by what is told."""


@dataclass(frozen=True, slots=True)
class Minimum:
    """Points needed to open, and by whom."""

    name: str
    points: int


def deal_of(game: Game, number: int) -> str:
    """Which deal of how many: "Deal 3 of 4", or "Deal 3" where a target ends the game."""
    deals = game.rules.deals
    return TELLING["deal_of" if deals else "deal"].format(number=number, deals=deals)


def outcome(game: Game) -> str:
    """How a finished game ended, in one line; nothing while it is on."""
    result = game.result
    if result is None:
        return ""
    names = together([game.sides[side].name for side in result.winners])
    return TELLING[result.outcome].format(names=names, points=points(game.standing.lead))


def lead(game: Game) -> str:
    """Who is ahead and by how much; nothing before the first deal is counted."""
    standing = game.standing
    if not game.totals_after:
        return ""
    if len(standing.leaders) == len(game.sides):
        return TELLING["all_level"]
    names = together([game.sides[side].name for side in standing.leaders])
    said = TELLING["level" if len(standing.leaders) > 1 else "ahead"]
    return said.format(names=names, points=points(standing.lead))


def outcome_unnamed(game: Game) -> str:
    """How a game ended or stands, for where the names of who is ahead stand beside it."""
    by = points(game.standing.lead)
    if game.result is None:
        return f"Ahead by {by}" if game.standing.lead else "Level"
    return {"won": f"Won by {by}", "shared": "A shared win"}.get(game.result.outcome, "A draw")


def where_it_stands(game: Game) -> str:
    """One line for a list of games: what is next, or how it ended."""
    if game.next_deal is None:
        return outcome(game)
    return TELLING["next"].format(rules=game.rules.name, deal=deal_of(game, game.next_deal))


def opening_minimums(game: Game) -> tuple[Minimum, ...]:
    """What the next deal asks to open: nothing, one number for all, or one for each side."""
    if game.rules.opening == "none":
        return ()
    asked = tuple(Minimum(side.name, game.opening_minimum(i)) for i, side in enumerate(game.sides))
    return asked[:1] if len({each.points for each in asked}) == 1 else asked


def swing(game: Game, *, named: bool = True) -> str:
    """The deal that changed the lead most, in one line; nothing where none did."""
    deals = [[score.total for score in deal.scores] for deal in game.deals if deal.scores]
    found = swing_of(deals, len(game.sides))
    if found is None:
        return ""
    said = TELLING["swing" if named else "swing_unnamed"]
    name = game.sides[found.side].name
    return said.format(deal=found.deal, name=name, points=points(found.points))


def told(game: Game) -> str:
    """The whole game as a text to be sent to somebody."""
    totals = game.standing.totals
    order = sorted(range(len(totals)), key=lambda side: -totals[side])
    lines = [
        TELLING["title"].format(name=game.name, day=day(game.created)),
        outcome(game) or lead(game),
        *(
            TELLING["side"].format(name=game.sides[side].name, points=points(totals[side]))
            for side in order
        ),
        swing(game),
    ]
    return "\n".join(line for line in lines if line)


def target(game: Game) -> int | None:
    """Points that end the game, or None where a number of deals does."""
    return game.rules.target_for(len(game.players))


def target_words(rules: RuleSet) -> str:
    """What a rule set plays to: "5,000, with three players 7,500"."""
    usual = rules.target_for(USUAL_PLAYERS) or 0
    others = {
        players: rules.target_for(players) or 0
        for players, _ in sorted(rules.seatings)
        if rules.target_for(players) != usual
    }
    told = [f"with {players} players {points(least)}" for players, least in others.items()]
    return ", ".join([points(usual), *told])


def rules_changed(rules: RuleSet, before: RuleSet) -> str:
    """What the table is told of the last change of its rules."""
    return changed_words(before.name, rules.name)


def register(app: Flask) -> None:
    """Let the templates of `app` say it."""
    for tell in (
        deal_of, outcome, lead, where_it_stands, opening_minimums, swing, told, target,
        target_words, rules_changed,
    ):  # fmt: skip
        app.jinja_env.filters[tell.__name__] = tell
