"""The worked cases through the command line: as one file of JSON Lines, and some one by one."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from scorekeeper import cli
from tests.worked_cases import Case, cases_of, deal_file, expected_sides, items_of, title

DEALS = cases_of("score", "problems")
SCORED = [case for case in DEALS if case["kind"] == "score"]
EVERY_SEVENTH = DEALS[::7]


def command(*lines: Any) -> tuple[int, list[Any]]:
    """Exit code and results of `scorekeeper score -`, one object a line in and out."""
    done = subprocess.run(
        [sys.executable, "-m", "scorekeeper", "score", "-"],
        input="\n".join(map(json.dumps, lines)),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def scored(side: Any) -> dict[str, int]:
    """A side of a result in the words of the cases."""
    lines = [(line["item"], line["count"] * line["each"]) for line in side["lines"]]
    return items_of(lines) | {"total": side["total"], "after": side["total_after"]}


def problems_of(result: Any) -> list[list[Any]]:
    """Problems of a result in the words of the cases."""
    return [[one["severity"], one["code"], one["side"], one["field"]] for one in result["problems"]]


def test_all_of_them_as_json_lines_score_the_same() -> None:
    _, results = command(*map(deal_file, SCORED))
    found = {
        case["id"]: [scored(side) for side in result["sides"]]
        for case, result in zip(SCORED, results, strict=True)
    }
    assert found == {case["id"]: expected_sides(case) for case in SCORED}


def test_each_line_of_a_result_says_how_its_points_come_about() -> None:
    _, results = command(*map(deal_file, SCORED))
    lines = [line for result in results for side in result["sides"] for line in side["lines"]]
    assert len(lines) > 200
    assert [line for line in lines if line["points"] != line["count"] * line["each"]] == []


@pytest.mark.parametrize("case", EVERY_SEVENTH, ids=title)
def test_one_file(case: Case, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(deal_file(case)))
    code = cli.main(["score", str(file)], serve=Mock())
    result = json.loads(capsys.readouterr().out)
    assert (code == 0) == result["valid"] == (result["problems"] == [])
    if case["kind"] == "score":
        assert [scored(side) for side in result["sides"]] == expected_sides(case)
    if "problems" in case["expected"]:
        assert problems_of(result) == case["expected"]["problems"]
        assert [one for one in result["problems"] if len(one["message"]) < 20] == []
