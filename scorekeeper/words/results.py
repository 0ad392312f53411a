"""The results of the files as plain data for JSON, with a message at each problem."""

from collections.abc import Sequence

from scorekeeper.scoring.answers import (
    answer_deal,
    answer_going_out,
    answer_going_out_effect,
    answer_opening,
)
from scorekeeper.scoring.cards_json import melds_to_json
from scorekeeper.scoring.deal_json import DealFile
from scorekeeper.scoring.extremes import Bounds
from scorekeeper.scoring.file_error import FileError
from scorekeeper.scoring.going_out_effect import Effect
from scorekeeper.scoring.going_out_json import GoingOutFile
from scorekeeper.scoring.opening_json import OpeningFile
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.scoring.score import Line, SideScore
from scorekeeper.scoring.suggestions import Suggestion
from scorekeeper.words.problems import sentence

Json = dict[str, object]


def unreadable(problem: FileError) -> Json:
    """What stands in the place of a result where a file cannot be read."""
    return {"error": problem.reason, "path": problem.path}


def presets_result() -> list[Json]:
    """The slug and name of every preset."""
    return [{"slug": rules.slug, "name": rules.name} for rules in PRESETS.values()]


def deal_result(file: DealFile) -> Json:
    """`valid`, the sides' totals and lines, and every problem; an accepted one says so."""
    answer = answer_deal(file)
    names = [side.name for side in file.entry.sides]
    return {
        "valid": answer.is_valid,
        "sides": [_side(name, score) for name, score in zip(names, answer.scores, strict=True)],
        "problems": [
            _problem(problem, file.rules, names=names, players=file.entry.players)
            | ({} if problem in answer.still_open else {"accepted": True})
            for problem in answer.problems
        ],
    }


def opening_result(file: OpeningFile) -> Json:
    """`meets`, points against the minimum, the melds, every problem; from a hand, suggestions."""
    answer = answer_opening(file)
    opening = answer.opening
    result: Json = {
        "meets": opening.meets,
        "points": opening.points,
        "minimum": opening.minimum,
        "short_by": opening.short_by,
        "melds": [{"kind": laid.meld.kind, "points": laid.points} for laid in opening.melds],
        "problems": [
            _problem(problem, file.rules, names=(), players=file.players)
            for problem in opening.problems
        ],
    }
    if answer.suggestions is not None:
        result["suggestions"] = [_suggestion(one) for one in answer.suggestions]
    return result


def going_out_result(file: GoingOutFile) -> Json:
    """`allowed`, and what is missing with how much of it there is and must be.

    Where the file tells of the other sides, `effect` has the totals, at least and at most.
    """
    answer = answer_going_out(file)
    result: Json = {
        "allowed": answer.allowed,
        "missing": [
            {"code": missing.code, "have": missing.have, "need": missing.need}
            for missing in answer.missing
        ],
    }
    if file.others:
        result["effect"] = _effect(answer_going_out_effect(file))
    return result


def _effect(effect: Effect | None) -> Json | None:
    """The sides, the one that goes out first; nothing where nobody can hold so many cards."""
    if effect is None:
        return None
    return {
        "sides": [
            {"deal": _bounds(side.deal), "total_after": _bounds(side.total_after)}
            for side in effect.sides
        ],
        "lead": _bounds(effect.lead),
    }


def _bounds(bounds: Bounds) -> Json:
    return {"least": bounds.lowest, "most": bounds.highest}


def _side(name: str, score: SideScore) -> Json:
    return {
        "name": name,
        "total": score.total,
        "total_after": score.total_after,
        "lines": [_line(line) for line in score.lines],
    }


def _line(line: Line) -> Json:
    return {
        "item": line.item,
        "count": line.count,
        "each": line.each,
        "points": line.points,
        "rule": line.rule,
    }


def _problem(problem: Problem, rules: RuleSet, *, names: Sequence[str], players: int) -> Json:
    return {
        "severity": problem.severity,
        "code": problem.code,
        "side": problem.side,
        "field": problem.field,
        "value": problem.value,
        "limit": problem.limit,
        "rule": problem.rule,
        "message": sentence(problem, rules=rules, names=names, players=players),
    }


def _suggestion(one: Suggestion) -> Json:
    return {
        "melds": melds_to_json(one.melds),
        "points": one.points,
        "cards": one.cards,
        "wilds": one.wilds,
    }
