"""What is wrong with a count sheet, in words and by the field that it stands at."""

from dataclasses import dataclass

from scorekeeper.actions.game_view import Game
from scorekeeper.actions.score_record import problems_of
from scorekeeper.scoring.check import open_problems
from scorekeeper.scoring.problems import Problem
from scorekeeper.web.forms.deal_form import Counted, Typed, only_side, read_sheet
from scorekeeper.web.forms.ways import MELDS
from scorekeeper.words.problems import sentence

MELDED = "card_points"


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """Something wrong, in words; `key` is set where the table may allow it."""

    text: str
    severity: str
    key: str = ""
    allowed: bool = False


Notices = dict[str, list[Notice]]


@dataclass(frozen=True, slots=True)
class Judged:
    """A sheet read, and everything wrong with it by the name of its field."""

    counted: Counted
    notices: Notices

    @property
    def is_good(self) -> bool:
        """Whether nothing stands in the way of saving."""
        return all(notice.allowed for found in self.notices.values() for notice in found)


def judge(game: Game, deal: int, typed: Typed, *, strict: bool, only: int | None = None) -> Judged:
    """The sheet, or with `only` what this side saves alone: then what is wrong as far as it
    concerns that side, all of it if it is the last.
    """
    if only is not None:
        typed = only_side(game, deal, typed, side=only)
    counted = read_sheet(game, deal, typed)
    found = _by_field(game, typed, counted, strict=strict)
    standing = game.deal(deal)
    entries = standing.entries if standing else (None,) * len(game.sides)
    if only is None or all(entry is not None for at, entry in enumerate(entries) if at != only):
        return Judged(counted, found)
    own = {name: told for name, told in found.items() if name.startswith(f"{only}.")}
    return Judged(counted, own)


def _by_field(game: Game, typed: Typed, counted: Counted, *, strict: bool) -> Notices:
    """Everything wrong, by the name of its field; "" for what belongs to the whole table."""
    notices: Notices = {}
    for name, text in counted.errors.items():
        if strict or typed.get(name).strip():
            notices.setdefault(name, []).append(Notice(text=text, severity="error"))
    names = [side.name for side in game.sides]
    problems = problems_of(counted.entry, game.rules)
    still_open = open_problems(counted.entry, problems)
    for problem in problems:
        name = "" if problem.side is None else f"{problem.side}.{problem.field}"
        if name in counted.errors or _is_guess(problem, counted):
            continue  # a number stands in for something that could not be read
        found = Notice(
            text=sentence(problem, rules=game.rules, names=names, players=len(game.players)),
            severity=problem.severity,
            key=_key(problem) if problem.severity == "rule" else "",
            allowed=problem not in still_open,
        )
        notices.setdefault(name, []).append(found)
    return notices


def _is_guess(problem: Problem, counted: Counted) -> bool:
    """Whether it says that a side has not melded, though what it melded could not be read."""
    unknown = any(f"{problem.side}.{path}" in counted.errors for path in (MELDED, MELDS))
    return unknown and ("unmelded" in problem.code or "without_meld" in problem.code)


def _key(problem: Problem) -> str:
    """The value of the tick that allows a rule problem; the first side speaks for the table."""
    return f"{problem.code}:{problem.side or 0}:{problem.field}"
