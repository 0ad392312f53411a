"""Two ways of scoring the same deals beside each other, side by side and deal by deal."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.rules_preview import RulesPreview
from scorekeeper.scoring.carrying import Unknown
from scorekeeper.scoring.replay import Replay
from scorekeeper.web.forms.answers_form import AnswersForm
from scorekeeper.words.replay import POINTS, YES_OR_NO, question

MOST_CHIPS = 6
"""Most answers that are offered as chips; where more are possible a number is typed."""
YES, NO = ("1", "Yes"), ("0", "No")


@dataclass(frozen=True, slots=True)
class Cell:
    """What a side made in a deal and its total after it; None where that is not known."""

    points: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class Row:
    """A deal of one side; `other` is None where the other rules would have ended the game."""

    deal: int
    played: Cell
    other: Cell | None


@dataclass(frozen=True, slots=True)
class Column:
    """A side with all its deals."""

    name: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """One question with what was typed: as a few chips (value and word), else as a number."""

    name: str
    text: str
    why: str
    chips: tuple[tuple[str, str], ...]
    is_points: bool
    typed: str
    error: str

    @property
    def id(self) -> str:
        """The end of the ids of its elements."""
        return self.name.replace(".", "-")


@dataclass(frozen=True, slots=True)
class Group:
    """The questions about one side in one deal."""

    title: str
    questions: tuple[Asked, ...]


def replayed_columns(game: Game, again: Replay) -> tuple[Column, ...]:
    """The deals as they were played, beside the replay."""

    def other(deal: int, side: int) -> Cell | None:
        if deal > len(again.deals):
            return None
        replayed = again.deals[deal - 1].sides[side]
        return Cell(replayed.total, replayed.after)

    return _columns(game, other)


def previewed_columns(seen: RulesPreview) -> tuple[Column, ...]:
    """The deals as they count now, beside what they would count."""

    def other(deal: int, side: int) -> Cell:
        scores = seen.after.deals[deal - 1].scores or ()
        score = scores[side] if seen.knows(deal) else None
        known = all(seen.knows(number) for number in range(1, deal + 1))
        after = scores[side].total_after if known else None
        return Cell(score.total if score else None, after)

    return _columns(seen.before, other)


def groups(game: Game, asked: tuple[Unknown, ...], form: AnswersForm) -> tuple[Group, ...]:
    """The questions by deal and side; why something is asked is said the first time only."""
    told: set[str] = set()
    found: dict[tuple[int, int], list[Asked]] = {}
    for each in asked:
        if each.is_asked:
            shown = _asked(each, form)
            why = "" if shown.why in told else shown.why
            told.add(shown.why)
            found.setdefault((each.deal, each.side), []).append(replace(shown, why=why))
    return tuple(
        Group(f"Deal {deal}, {game.sides[side].name}", tuple(questions))
        for (deal, side), questions in found.items()
    )


def beyond_asking(game: Game, unknown: tuple[Unknown, ...]) -> Iterator[str]:
    """What nobody can say as a number, and what would tell it."""
    for each in unknown:
        if not each.is_asked:
            said = question(each)
            name = game.sides[each.side].name
            yield f"Deal {each.deal}, {name}: {said.text} {said.why}"


def _columns(game: Game, other: Callable[[int, int], Cell | None]) -> tuple[Column, ...]:
    counted = [deal for deal in game.deals if deal.scores]
    return tuple(
        Column(
            side.name,
            tuple(
                Row(deal.number, _played(game, deal.number, index), other(deal.number, index))
                for deal in counted
            ),
        )
        for index, side in enumerate(game.sides)
    )


def _played(game: Game, deal: int, side: int) -> Cell:
    scores = game.deals[deal - 1].scores or ()
    return Cell(scores[side].total, scores[side].total_after)


def _asked(unknown: Unknown, form: AnswersForm) -> Asked:
    said = question(unknown)
    return Asked(
        name=unknown.key,
        text=said.text,
        why=said.why,
        chips=_chips(unknown),
        is_points=unknown.code in POINTS,
        typed=form.get(unknown.key),
        error=form.errors.get(unknown.key, ""),
    )


def _chips(unknown: Unknown) -> tuple[tuple[str, str], ...]:
    if unknown.code in YES_OR_NO:
        return YES, NO
    if unknown.most - unknown.least >= MOST_CHIPS:
        return ()
    return tuple((str(each), str(each)) for each in range(unknown.least, unknown.most + 1))
