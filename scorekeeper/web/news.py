"""What was done to a game between two looks at it, for whoever cannot see what changed."""

from collections.abc import Iterator

from scorekeeper.actions.game_view import Game
from scorekeeper.scoring.entry import SideEntry
from scorekeeper.scoring.score import score_side
from scorekeeper.web.telling import lead, outcome
from scorekeeper.words import news as words


def news(before: Game, after: Game) -> str:
    """The sentences, in one line; nothing where nothing was done that changes the score."""
    told = [*_counts(before, after), *_whole(before, after)]
    if after.standing.totals != before.standing.totals:
        told.append(outcome(after) or lead(after))
    return " ".join(f"{each}." for each in told if each)


def _counts(before: Game, after: Game) -> Iterator[str]:
    for number in range(1, max(len(before.deals), len(after.deals)) + 1):
        old, new = _entries(before, number), _entries(after, number)
        for side, (was, now) in enumerate(zip(old, new, strict=True)):
            if was == now:
                continue
            name = after.sides[side].name
            if now is None:
                yield words.taken_away(name, number)
            else:
                tell = words.corrected if was else words.saved
                yield tell(name, number, made_by(after, number, now))


def _whole(before: Game, after: Game) -> Iterator[str]:
    if after.rules != before.rules:
        yield words.other_rules(after.rules.name)
    if after.name != before.name:
        yield words.renamed(after.name)


def _entries(game: Game, number: int) -> tuple[SideEntry | None, ...]:
    deal = game.deal(number)
    return deal.entries if deal else (None,) * len(game.sides)


def made_by(game: Game, number: int, entry: SideEntry) -> int:
    """The points of a side's count of a deal, whether or not the other sides have counted."""
    lines = score_side(entry, game.rules, deal=number, players=len(game.players))
    return sum(line.points for line in lines)
