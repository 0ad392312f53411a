"""A line chart of the running totals: where each point lies; the template only draws it."""

from dataclasses import dataclass

from scorekeeper.actions.game_view import Game

WIDTH, HEIGHT = 400, 250
LEFT, RIGHT, TOP, BOTTOM = 82, 14, 14, 34
STEPS = (100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000)
MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class Point:
    """A total after a deal, at a place of the drawing (as it is written there)."""

    x: str
    y: str
    total: int


@dataclass(frozen=True, slots=True)
class Chart:
    """Lines by side, and the marks of both axes as (place, number)."""

    lines: tuple[tuple[Point, ...], ...]
    deals: tuple[tuple[str, int], ...]
    heights: tuple[tuple[str, int], ...]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT


def chart_of(game: Game) -> Chart:
    """The running totals of a game, from nothing before the first deal to the end."""
    after = ((0,) * len(game.sides), *game.totals_after)
    marks = height_marks(min(map(min, after)), max(map(max, after)))
    low, high = marks[0], marks[-1]

    def x(deal: int) -> str:
        return _place(LEFT, WIDTH - LEFT - RIGHT, deal, of=max(1, len(after) - 1))

    def y(total: int) -> str:
        return _place(TOP, HEIGHT - TOP - BOTTOM, high - total, of=high - low)

    return Chart(
        lines=tuple(
            tuple(Point(x(deal), y(total), total) for deal, total in enumerate(totals))
            for totals in zip(*after, strict=True)
        ),
        deals=tuple((x(deal), deal) for deal in range(1, len(after))),
        heights=tuple((y(mark), mark) for mark in marks),
    )


def _place(start: int, length: int, part: int, *, of: int) -> str:
    """Where so many parts of a length end, to a tenth; in whole numbers, which every machine
    rounds alike.
    """
    tenths = 10 * start + (20 * length * part + of) // (2 * of)
    return f"{tenths // 10}.{tenths % 10}"


def height_marks(lowest: int, highest: int) -> tuple[int, ...]:
    """Round numbers of points from below the lowest total (at most 0) to above the highest."""
    step = next((s for s in STEPS if highest - lowest <= s * MOST_LINES), STEPS[-1])
    first, last = lowest // step, -(-highest // step)
    return tuple(step * each for each in range(first, max(last, first + 1) + 1))
