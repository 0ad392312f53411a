"""How long the coach takes for a hand, under each preset and under house rules of all kinds.

`python3 run.py bench opening`: JSON, milliseconds of processor time over different hands.
"""

import time
from collections.abc import Callable
from random import Random
from statistics import median, quantiles

from scorekeeper.scoring.ruleset import RuleSet
from scorekeeper.scoring.rulesets import PRESETS
from scorekeeper.scoring.suggestions import suggest
from tests.bench.measure import show
from tests.random_openings import dealt_hand, random_rules

HANDS = 1000
SIZES = (13, 26, 30)


def main() -> None:
    """Print the figures, by rule set and by cards held."""
    figures: dict[str, object] = {slug: _by_size(_always(rules)) for slug, rules in PRESETS.items()}
    show("opening", figures | {"house": _by_size(random_rules)})


def _always(rules: RuleSet) -> Callable[[Random], RuleSet]:
    return lambda _: rules


def _by_size(rules: Callable[[Random], RuleSet]) -> dict[str, dict[str, float]]:
    return {f"{size}_cards": _spread(rules, size) for size in SIZES}


def _spread(rules: Callable[[Random], RuleSet], size: int) -> dict[str, float]:
    """Milliseconds a hand: median, 99th percentile and most."""
    random = Random(size)
    samples = []
    for _ in range(HANDS):
        hand, at_table = dealt_hand(random, size), rules(random)
        begun = time.process_time_ns()
        suggest(hand, at_table, deal=4, score=3000)
        samples.append((time.process_time_ns() - begun) / 1_000_000)
    return {
        "median_ms": round(median(samples), 2),
        "p99_ms": round(quantiles(samples, n=100)[98], 2),
        "max_ms": round(max(samples), 2),
    }


if __name__ == "__main__":
    main()
