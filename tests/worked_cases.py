"""The worked cases of tests/cases, and what a program needs to run them (see their README)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.ruleset_json import read_rules
from scorekeeper.scoring.rulesets import SWITCHES
from scorekeeper.scoring.score import SideScore

Case = dict[str, Any]

FOLDER = Path(__file__).parent / "cases"
KINDS = (
    "score", "problems", "meld", "minimum", "opening", "coach", "going-out", "game", "dealer",
    "table",
)  # fmt: skip
ROWS = (
    "seating", "decks", "hand-foot", "card-values", "meld", "wilds-in-meld", "wild-meld", "books",
    "opening", "counts-to-opening", "red-three-laid", "red-three-foot", "red-three-hand",
    "black-three-left", "cards-left", "out-needs", "out-bonus", "stock-end", "length-winner",
)  # fmt: skip
COLUMNS = ("classic", "players-plus-one", "seven-hundred", "canasta")
BESIDES = ("house", "limits", "dealing", "preset")

ITEMS = ("bonus", "melded", "red3", "left", "out", "extra")
_OF_ITEM = {
    "card_points": "melded",
    "cards_left": "left",
    "black_threes_hand": "left",
    "black_threes_foot": "left",
    "going_out": "out",
    "concealed": "out",
    "exact_cuts": "extra",
    "opened_first": "extra",
    "adjustment": "extra",
}


def all_cases() -> Iterator[Case]:
    """Every case of every file."""
    for path in sorted(FOLDER.glob("*.json")):
        yield from json.loads(path.read_text(encoding="utf-8"))["cases"]


def cases_of(*kinds: str) -> list[Case]:
    """The cases of these kinds."""
    return [case for case in all_cases() if case["kind"] in kinds]


def title(case: Case) -> str:
    """The name of a case's test: its id and the rule that it states."""
    return f"{case['id']}: {case['rule']}"


def rules_value(case: Case) -> Any:
    """What stands under `rules` in the case's file, with its switch turned on."""
    if "switch" not in case:
        return case["rules"]
    slug = case["rules"]
    switch = next(switch for switch in SWITCHES[slug] if switch.slug == case["switch"])
    return {"base": slug, "changes": dict(switch.changes)}


def rules_of(case: Case) -> RuleSet:
    """The case's rule set."""
    return read_rules(rules_value(case))


def deal_file(case: Case) -> Case:
    """The deal file of a case of kind `score` or `problems`."""
    return {
        "format": "scorekeeper/deal-1",
        "rules": rules_value(case),
        "sides": case["sides"] if "sides" in case else [case["side"]],
        **{key: case[key] for key in ("players", "deal", "scores_before") if key in case},
    }


def expected_sides(case: Case) -> list[dict[str, int]]:
    """What each side of a `score` case scores: every item, the total and the total after."""
    expected = case["expected"]
    sides = expected["sides"] if "sides" in case else [expected]
    return [
        {item: side.get(item, 0) for item in ITEMS}
        | {"total": side["total"], "after": side.get("after", side["total"])}
        for side in sides
    ]


def scored(score: SideScore) -> dict[str, int]:
    """A score sheet in the words of the cases."""
    lines = [(line.item, line.points) for line in score.lines]
    return items_of(lines) | {"total": score.total, "after": score.total_after}


def items_of(lines: list[tuple[str, int]]) -> dict[str, int]:
    """Points by the items of the cases, from (item, points) of a score sheet's lines."""
    points = dict.fromkeys(ITEMS, 0)
    for item, amount in lines:
        points[_item(item)] += amount
    return points


def _item(line: str) -> str:
    if line.startswith("red_threes"):
        return "red3"
    if line.endswith("_unfinished") or "_books" in line:
        return "bonus"
    return _OF_ITEM[line]
