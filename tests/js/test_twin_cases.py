"""The worked cases, run on the scoring in JavaScript."""

import pytest

from scorekeeper.scoring.cards import DECK_SIZE
from scorekeeper.scoring.melds import meld_of
from scorekeeper.scoring.rulesets import PRESETS
from tests.js.conftest import Call
from tests.js.twins import AnswerAll, Json
from tests.worked_cases import (
    Case,
    all_cases,
    cases_of,
    deal_file,
    expected_sides,
    items_of,
    rules_of,
    rules_value,
    title,
)

CLASSIC = PRESETS["classic"]
ALL = list(all_cases())
MORE = ("deal", "players", "score", "from_pile", "melds", "hand", "prefer", "side", "permission",
        "partner_played_from_foot")  # fmt: skip


def file_of(case: Case, kind: str) -> Json:
    """The opening or going-out file of a case."""
    given = {key: case[key] for key in MORE if case.get(key) is not None}
    return {"format": f"scorekeeper/{kind}-1", "rules": rules_value(case), **given}


def scored(side: Json) -> dict[str, int]:
    """A side's score sheet in the words of the cases."""
    lines = [(line["item"], line["points"]) for line in side["lines"]]
    return items_of(lines) | {"total": side["total"], "after": side["total_after"]}


@pytest.mark.parametrize("case", cases_of("score"), ids=title)
def test_score(answer_all: AnswerAll, case: Case) -> None:
    [answer] = answer_all("answerDeal", [deal_file(case)])
    assert [scored(side) for side in answer["sides"]] == expected_sides(case)


@pytest.mark.parametrize(
    "case", [case for case in ALL if "problems" in case["expected"]], ids=title
)
def test_problems(answer_all: AnswerAll, case: Case) -> None:
    [answer] = answer_all("answerDeal", [deal_file(case)])
    told = [
        [problem[key] for key in ("severity", "code", "side", "field")]
        for problem in answer["problems"]
    ]
    assert told == case["expected"]["problems"]


@pytest.mark.parametrize(
    "case", [case for case in cases_of("meld") if meld_of(case["cards"])], ids=title
)
def test_meld(ask_twin: Call, case: Case) -> None:
    meld, expected = meld_of(case["cards"]), case["expected"]
    counts = {key: getattr(meld, key) for key in ("rank", "naturals", "jokers", "twos")}
    answer = ask_twin("meld", rules_of(case), counts)
    assert answer["flaws"] == expected.get("flaws", [])
    assert not expected["valid"] or answer["kind"] == expected["kind"]


@pytest.mark.parametrize("case", cases_of("minimum"), ids=title)
def test_minimum_to_open(ask_twin: Call, case: Case) -> None:
    when = {"deal": case["deal"], "score": case["score"]}
    assert ask_twin("minimum", rules_of(case), when) == case["expected"]["minimum"]


@pytest.mark.parametrize("case", cases_of("opening"), ids=title)
def test_opening(answer_all: AnswerAll, case: Case) -> None:
    [answer] = answer_all("answerOpening", [file_of(case, "opening")])
    found = {**answer, "codes": [problem["code"] for problem in answer["problems"]]}
    assert {key: found[key] for key in case["expected"]} == case["expected"]


@pytest.mark.parametrize("case", cases_of("coach"), ids=title)
def test_the_coach_suggests(answer_all: AnswerAll, case: Case) -> None:
    [answer] = answer_all("answerOpening", [file_of(case, "opening")])
    found = [
        {key: one[key] for key in ("points", "cards", "wilds")} for one in answer["suggestions"]
    ]
    assert found == case["expected"]["suggestions"]


@pytest.mark.parametrize("case", cases_of("going-out"), ids=title)
def test_what_is_missing_to_go_out(answer_all: AnswerAll, case: Case) -> None:
    [answer] = answer_all("answerGoingOut", [file_of(case, "going-out")])
    expected = case["expected"]
    missing = [[one["code"], one["have"], one["need"]] for one in answer["missing"]]
    assert (missing, answer["allowed"]) == (expected["missing"], expected["allowed"])
    assert answer["notes"] == expected.get("notes", answer["notes"])


@pytest.mark.parametrize("case", cases_of("game"), ids=title)
def test_game(ask_twin: Call, case: Case) -> None:
    rules, expected = rules_of(case), case["expected"]
    sides = case.get("sides") or len(expected["totals"])
    now = ask_twin("standing", rules, case["deals"], case["players"], sides)
    if "outcome" in expected:
        now |= ask_twin("result", rules, now["totals"])
    assert now == expected


@pytest.mark.parametrize("case", cases_of("dealer"), ids=title)
def test_dealer(ask_twin: Call, case: Case) -> None:
    players, first, expected = case["players"], case["first"], case["expected"]
    deals = list(range(1, len(expected["dealers"]) + 1))
    for who in ("dealers", "beginners"):
        assert ask_twin(who, CLASSIC, deals, first, players) == expected[who]


def test_partners_sit_opposite(ask_twin: Call) -> None:
    seated = ["Ann", "Bo", "Cy", "Di"]
    assert ask_twin("ofSide", CLASSIC, seated, 1, 2) == ["Bo", "Di"]


@pytest.mark.parametrize("case", cases_of("table"), ids=title)
def test_table(ask_twin: Call, case: Case) -> None:
    found = ask_twin("table", rules_of(case), case["players"])
    found["cards"] = found["decks"] * DECK_SIZE
    expected = {key: case["expected"][key] for key in found if key in case["expected"]}
    assert found | expected == found
