"""What the scoring in Python says of a file, in the shape in which its JavaScript twin says it."""

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from scorekeeper.scoring.answers import answer_deal, answer_going_out, answer_opening
from scorekeeper.scoring.cards_json import melds_to_json
from scorekeeper.scoring.deal_json import read_deal
from scorekeeper.scoring.facts import facts
from scorekeeper.scoring.file_error import FileErrors
from scorekeeper.scoring.going_out_json import read_going_out
from scorekeeper.scoring.opening_json import read_opening
from scorekeeper.scoring.problems import Problem
from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import rules_to_json
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.scoring.score import SideScore
from scorekeeper.words.results import going_out_result

Json = dict[str, Any]
AnswerAll = Callable[..., list[Json]]
"""`answer_all("answerDeal", files, rules)`: what the twin says of files of one rule set."""

FACTS = {**facts(), "presets": {slug: rules_to_json(rules) for slug, rules in PRESETS.items()}}


def expected(name: str, file: Json, rules: RuleSet | None = None) -> Json:
    """What `answerDeal`, `answerOpening` or `answerGoingOut` has to say of this file."""
    answer = {"answerDeal": _deal, "answerOpening": _opening, "answerGoingOut": _going_out}[name]
    try:
        return _plain(answer({**file, "rules": rules_to_json(rules)} if rules else file))
    except FileErrors as refused:
        return {"paths": sorted({error.path for error in refused.errors})}


def comparable(answer: Json) -> Json:
    """What the twin says; the order in which wrong keys are told is not compared.

    JavaScript keeps the ranks of an object in another order than the file.
    """
    return {"paths": sorted(answer["paths"])} if "paths" in answer else answer


def _plain(answer: Json) -> Json:
    """What is left of it once it has been JSON."""
    plain: Json = json.loads(json.dumps(answer))
    return plain


def _deal(data: Json) -> Json:
    file = read_deal(data)
    answer = answer_deal(file)
    names = [side.name for side in file.entry.sides]
    return {
        "valid": answer.is_valid,
        "sides": [_side(*pair) for pair in zip(names, answer.scores, strict=True)],
        "problems": [
            _problem(problem, is_open=problem in answer.still_open) for problem in answer.problems
        ],
    }


def _side(name: str, score: SideScore) -> Json:
    lines = [{**asdict(line), "points": line.points} for line in score.lines]
    return {"name": name, "total": score.total, "total_after": score.total_after, "lines": lines}


def _problem(problem: Problem, *, is_open: bool = True) -> Json:
    told = {**asdict(problem), "extra": dict(problem.extra), "severity": problem.severity}
    return told if is_open else {**told, "accepted": True}


def _opening(data: Json) -> Json:
    answer = answer_opening(read_opening(data))
    opening = answer.opening
    told = {
        "meets": opening.meets,
        "points": opening.points,
        "minimum": opening.minimum,
        "short_by": opening.short_by,
        "melds": [{"kind": laid.meld.kind, "points": laid.points} for laid in opening.melds],
        "problems": [_problem(problem) for problem in opening.problems],
    }
    if answer.suggestions is None:
        return told
    found = [{**asdict(one), "melds": melds_to_json(one.melds)} for one in answer.suggestions]
    return {**told, "suggestions": found}


def _going_out(data: Json) -> Json:
    file = read_going_out(data)
    return {**going_out_result(file), "notes": answer_going_out(file).notes}


def without(key: str, answer: Json) -> Json:
    """The answer, its problems without this key."""
    problems = [
        {name: value for name, value in problem.items() if name != key}
        for problem in answer["problems"]
    ]
    return {**answer, "problems": problems}
