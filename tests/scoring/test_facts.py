"""What the scoring in JavaScript is told: plain data, by the names that it has in Python."""

import json

from scorekeeper.scoring.facts import NAMES, facts
from scorekeeper.scoring.rulesets import PRESETS


def test_the_facts_are_plain_data() -> None:
    told = facts()
    assert json.loads(json.dumps(told)).keys() == told.keys()


def test_no_two_constants_have_one_name() -> None:
    names = [name for told in NAMES.values() for name in told]
    assert len(set(names)) == len(names)


def test_no_fact_hides_a_field_of_a_rule_set() -> None:
    assert facts().keys() & set(PRESETS["classic"].__slots__) == set()


def test_a_shape_tells_what_a_missing_value_counts_as_and_the_limits() -> None:
    shapes = json.loads(json.dumps(facts()["SHAPES"]))
    assert shapes["side"]["card_points"] == ["whole", 0, 0, 100_000]
    assert shapes["side"]["red_threes"]["hand"] == ["whole", None, 0, 1000]
    assert shapes["meld"]["rank"][:2] == ["choice", "needed"]
