"""How long it takes to score and check one full deal of two sides, in each way of counting.

python3 run.py bench scoring [--deals 300] [--rounds 9]

The deals were played with real cards; every round measures all ways on the same deal one after
the other, and each deal counts with its best round, so that a busy machine spoils nothing. The
very first check under a rule set, which works out its limits, is told apart.
"""

import argparse
import math
import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import median, quantiles

from scorekeeper.scoring.check import check_deal
from scorekeeper.scoring.entry import DealEntry
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.scoring.score import score_deal
from tests.bench.measure import show
from tests.dealer import deal_out, ways_to_count

RULES = PRESETS["classic"]
WAYS = ("totals", "cards", "melds")


def score_and_check(entry: DealEntry) -> None:
    """What is done with a deal when it is saved."""
    score_deal(entry, RULES)
    check_deal(entry, RULES)


ACTS: dict[str, Callable[[DealEntry], object]] = {
    "score": lambda entry: score_deal(entry, RULES),
    "check": lambda entry: check_deal(entry, RULES),
    "score_and_check": score_and_check,
}


def main() -> None:
    """Play the deals, measure, print JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=300)
    options.add_argument("--rounds", type=int, default=9)
    asked = options.parse_args()
    tables = [
        deal_out(RULES, Random(f"bench {number}"), players=4, sides=2)
        for number in range(asked.deals)
    ]
    deals = [ways_to_count(table) for table in tables]
    first = _microseconds(ACTS["check"], deals[0]["totals"])
    best = {(way, act): [math.inf] * len(deals) for way in WAYS for act in ACTS}
    for _ in range(asked.rounds):
        for number, deal in enumerate(deals):
            for (way, act), found in best.items():
                found[number] = min(found[number], _microseconds(ACTS[act], deal[way]))
    show(
        "scoring",
        {
            "deals": asked.deals,
            "first_check_us": round(first),
            "microseconds": {way: {act: _spread(best[way, act]) for act in ACTS} for way in WAYS},
        },
    )


def _microseconds(act: Callable[[DealEntry], object], entry: DealEntry) -> float:
    begun = time.perf_counter_ns()
    act(entry)
    return (time.perf_counter_ns() - begun) / 1000


def _spread(found: Sequence[float]) -> dict[str, float]:
    return {
        "median": round(median(found), 1),
        "p99": round(quantiles(found, n=100)[98], 1),
        "most": round(max(found), 1),
    }


if __name__ == "__main__":
    main()
