"""What the scoring in Python says of a file, in the shape in which its JavaScript twin says it."""

import json
from collections.abc import Callable
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
from scorekeeper.scoring.suggestions import Suggestion
from scorekeeper.words.results import deal_result, going_out_result, opening_result

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
    return _with_extras(deal_result(file), answer_deal(file).problems)


def _opening(data: Json) -> Json:
    file = read_opening(data)
    answer = answer_opening(file)
    result = _with_extras(opening_result(file), answer.opening.problems)
    if answer.suggestions is None:
        return result
    return {**result, "suggestions": [_suggestion(one) for one in answer.suggestions]}


def _suggestion(one: Suggestion) -> Json:
    return {
        "melds": melds_to_json(one.melds),
        "points": one.points,
        "cards": one.cards,
        "wilds": one.wilds,
        "pairs": one.pairs,
        "best_at": one.best_at,
    }


def _going_out(data: Json) -> Json:
    file = read_going_out(data)
    return {**going_out_result(file), "notes": answer_going_out(file).notes}


def _with_extras(result: Json, problems: tuple[Problem, ...]) -> Json:
    """The result with what the sentence of each problem is made of in the place of the sentence."""
    told = [
        {
            key: value
            for key, value in {**shown, "extra": dict(problem.extra)}.items()
            if key != "message"
        }
        for shown, problem in zip(result["problems"], problems, strict=True)
    ]
    return {**result, "problems": told}
